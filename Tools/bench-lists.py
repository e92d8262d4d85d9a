#!/usr/bin/env python3
"""Count what a key costs in a list of ten and of a million, and time a filter beside its peers.

  bench-lists.py .build/release/vocalist

Keys are counted in instructions (valgrind's callgrind), which are the same whatever else the
machine does: a script presses N times and another 2N times, and the difference is what N cost.
Work that must look at every option (checking all) is named so. Filters are timed on a
million paths made by a seeded generator, by turns with fzf and fzy; the medians and the largest
memory are printed. With --strict it ends with status 1 when a limit is missed; --only takes one
part: keys or filter.
"""
import argparse, concurrent.futures, json, os, random, shutil, statistics, subprocess, sys
import tempfile, time

SEED, TEN, MILLION, RATIO = 4, 10, 1_000_000, 2.0
WORDS = ("alpha boot core doc etc fonts games home include javascript kernel linux model net "
         "opt python query run share tests usr var").split()
PAUSE = "wait:1500"

# What is pressed, as: name, list, options, keys before, the keys that are counted, how many of them
# are keys, how often, and whether every option must be looked at.
KEYS = [
    ("Down, Up", "flat", "--kind list", "", "Down Up", 2, 20, False),
    ("End, Home", "flat", "--kind list", "", "End Home", 2, 20, False),
    ("Page Down, Page Up", "flat", "--kind list", "Down", "PageDown PageUp", 2, 20, False),
    ("type-ahead, a hit", "flat", "--kind list", "", f"char:b {PAUSE} char:c {PAUSE}", 2, 20, False),
    ("type-ahead, a miss", "flat", "--kind list", "", f"char:! {PAUSE} char:; {PAUSE}", 2, 20, False),
    ("a digit to a position", "flat", "--kind list", "", f"char:7 {PAUSE} char:4 {PAUSE}", 2, 20,
     False),
    ("many: Space", "flat", "--multi", "", "Space", 1, 20, False),
    ("many: Shift+Down, Shift+Up", "flat", "--multi", "", "Shift+Down Shift+Up", 2, 20, False),
    ("many: Ctrl+O", "flat", "--multi", "Space", "Ctrl+O", 1, 20, False),
    ("many: Ctrl+A, all and none", "flat", "--multi", "", "Ctrl+A Ctrl+A", 2, 1, True),
    ("tree: Down, Up", "tree", "--kind tree --tree-from path", "Right", "Down Up", 2, 20, False),
    ("tree: Right, Left", "tree", "--kind tree --tree-from path", "", "Right Left", 2, 20, False),
    ("tree: * and Home", "tree", "--kind tree --tree-from path", "char:*", "char:* Home", 2, 5,
     False),
    ("into another group", "groups", "--kind list --json", "", "Down Up", 2, 20, False),
    ("combobox: a character, Backspace", "flat", "--kind combobox", "char:a", "char:l Backspace", 2,
     20, False),
    ("combobox: Down, Up in what is left", "flat", "--kind combobox", "char:a Down", "Down Up", 2, 20,
     False),
    ("combobox: Down, Enter", "flat", "--kind combobox", "char:a", "Down Enter", 2, 20, False),
    ("combobox: Down, Escape", "flat", "--kind combobox", "char:a", "Down Escape", 2, 20, False),
]


def paths(count):
    """Paths of about 47 bytes; the first ten begin with different letters, in every length of list."""
    chance = random.Random(SEED)
    for number in range(count):
        first = WORDS[number] if number < TEN else chance.choice(WORDS)
        yield "/".join([first, *(chance.choice(WORDS) for _ in range(6)), f"f{number}.txt"])


def write_lists(folder, count):
    """The files of a list of this length: flat, in a tree of a few folders, and in groups of one."""
    names = {kind: os.path.join(folder, f"{kind}-{count}") for kind in ("flat", "tree", "groups")}
    inside = 4 if count == TEN else 1000
    with open(names["flat"], "w") as flat, open(names["tree"], "w") as tree, \
            open(names["groups"], "w") as groups:
        for number, path in enumerate(paths(count)):
            print(path, file=flat)
            print(f"folder{number // inside}/f{number}", file=tree)
            print(json.dumps({"label": path, "group": f"Group {number}"}), file=groups)
    return names


def instructions(binary, options, keys, items):
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", binary, "choose",
               "--speech", "off", "--lang", "en", *options.split(), "--keys", keys]
    with open(items) as source:
        run = subprocess.run(command, stdin=source, stdout=subprocess.DEVNULL,
                             stderr=subprocess.PIPE)
    told = run.stderr.decode(errors="replace").splitlines()
    counts = [line.split()[-1] for line in told if "Collected :" in line]
    # The keys end before an answer: status 1. A combobox may have taken one: status 0.
    if run.returncode not in (0, 1) or not counts:
        sys.exit("bench: " + "\n".join(told[-5:]))
    return int(counts[0])


def cost(binary, lists, row):
    _, kind, options, before, unit, keys, times, _ = row
    once, twice = (instructions(binary, options, " ".join([before] + [unit] * n).strip(), lists[kind])
                   for n in (times, 2 * times))
    return (twice - once) / (times * keys)


def count_keys(binary, folder):
    """The table of keys; answers whether one grows with the list that should not."""
    stripped = os.path.join(folder, "vocalist")
    # valgrind stumbles over Swift's debug information, and needs none.
    subprocess.run(["strip", "-o", stripped, binary], check=True)
    short, long = write_lists(folder, TEN), write_lists(folder, MILLION)
    print(f"\n  {'thousands of instructions a key':<38} {TEN:>9,} {MILLION:>11,} {'ratio':>9}",
          flush=True)
    missed = False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        few = [pool.submit(cost, stripped, short, row) for row in KEYS]
        many = [pool.submit(cost, stripped, long, row) for row in KEYS]
        for row, small, large in zip(KEYS, few, many):
            small, large = small.result(), large.result()
            ratio = large / small if small > 0 else float("inf")
            grows = ratio > RATIO and not row[-1]
            missed = missed or grows
            note = "  GROWS" if grows else "  looks at every option" if row[-1] else ""
            print(f"  {row[0]:<38} {small / 1e3:>9.1f} {large / 1e3:>11.1f} {ratio:>9.1f}{note}",
                  flush=True)
    return missed


def timed(command, items):
    """Milliseconds and the largest memory, in MB, of one run."""
    with open(items) as source:
        begun = time.monotonic()
        child = subprocess.Popen(command, stdin=source, stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(child.pid, 0)
        took = (time.monotonic() - begun) * 1000
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        sys.exit(f"bench: {command[0]} ended with status {child.returncode}")
    return took, usage.ru_maxrss / 1024


def compare_filters(binary, folder, runs):
    """The table of filters; answers whether fzf was quicker or took less memory."""
    items = os.path.join(folder, "paths")
    with open(items, "w") as file:
        file.writelines(path + "\n" for path in paths(MILLION))
    commands = {"vocalist": lambda q: [binary, "choose", "--speech", "off", "--filter", q]}
    for name in ("fzf", "fzy"):
        option = "--filter" if name == "fzf" else "--show-matches"
        if found := shutil.which(name):
            commands[name] = lambda q, found=found, option=option: [found, f"{option}={q}"]
    if "fzf" not in commands:
        sys.exit("bench: fzf is missing; Tools/install-packages Tools/bench-packages.txt installs it")
    size = os.path.getsize(items) / 1e6
    print(f"\n  {f'filter of {MILLION:,} paths, {size:.0f} MB':<38} {'ms':>9} {'MB':>11} {'of fzf':>9}")
    missed = False
    for query in ("linux", "l"):
        seen = {name: [] for name in commands}
        for _ in range(runs):
            for name, command in commands.items():
                seen[name].append(timed(command(query), items))
        middle = {name: (statistics.median(t for t, _ in v), max(m for _, m in v))
                  for name, v in seen.items()}
        for name, (took, memory) in middle.items():
            share = took / middle["fzf"][0]
            bad = name == "vocalist" and (share > 1 or memory > middle["fzf"][1])
            missed = missed or bad
            print(f"  {f'{name}, {query}':<38} {took:>9.0f} {memory:>11.0f} {share:>9.2f}"
                  f"{'  MISSED' if bad else ''}")
    return missed


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=9, help="how many times a filter is timed")
    parser.add_argument("--strict", action="store_true", help="status 1 when a limit is missed")
    parser.add_argument("--only", choices=["keys", "filter"], help="one part alone")
    parser.add_argument("binary")
    a = parser.parse_args()
    missed = False
    with tempfile.TemporaryDirectory() as folder:
        if a.only in (None, "filter"):
            missed = compare_filters(a.binary, folder, a.runs) or missed
        if a.only in (None, "keys"):
            missed = count_keys(a.binary, folder) or missed
    if missed and a.strict:
        sys.exit(1)


if __name__ == "__main__":
    main()
