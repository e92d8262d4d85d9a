#!/usr/bin/env python3
"""Count what a start of Vocalist costs in each language, and what the languages not in use cost.

  bench-languages.py .build/release/vocalist

Counts instructions (valgrind's callgrind), which are the same whatever else the machine does: a
start in every language of Locales, and one in German with German alone in a folder and with 200
more files beside it. Ends with status 1 when those 200 cost more than a hundredth of a start.
"""
import os, shutil, subprocess, sys, tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def instructions(binary, *options):
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", binary, "choose",
               "--speech", "off", "--keys", "Tab", *options, "Apple", "Banana"]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    counts = [line.split()[-1] for line in run.stderr.splitlines() if "Collected :" in line]
    if run.returncode or not counts:
        sys.exit("bench: " + run.stderr)
    return int(counts[0])


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    locales = os.path.join(ROOT, "Locales")
    tags = sorted(name[:-4] for name in os.listdir(locales) if name.endswith(".arb"))
    with tempfile.TemporaryDirectory() as scratch:
        # valgrind stumbles over Swift's debug information, and needs none.
        binary = os.path.join(scratch, "vocalist")
        subprocess.run(["strip", "-o", binary, sys.argv[1]], check=True)
        print(f"\n  {'millions of instructions, start to end':<42} {'':>8}")
        for tag in tags:
            print(f"  in {tag:<39} {instructions(binary, '--lang', tag) / 1e6:>8.2f}")
        counts = []
        for extra in (0, 200):
            folder = os.path.join(scratch, str(extra))
            os.mkdir(folder)
            shutil.copy(os.path.join(locales, "de.arb"), folder)
            for number in range(extra):
                # Language codes that begin as no real one does: qaa to qtz are nobody's.
                name = "q" + chr(97 + number // 26) + chr(97 + number % 26) + ".arb"
                shutil.copy(os.path.join(locales, "de.arb"), os.path.join(folder, name))
            counts.append(instructions(binary, "--locales", folder, "--lang", "de"))
            print(f"  in de, with {extra:>3} more languages in a folder{'':>4} {counts[-1] / 1e6:>8.2f}")
        each = (counts[1] - counts[0]) / 200
        print(f"  each language that is not in use{'':>10} {each / 1e6:>8.4f}")
        if counts[1] > counts[0] * 1.01:
            sys.exit("bench: languages that are not in use cost the start something")


if __name__ == "__main__":
    main()
