#!/usr/bin/env python3
"""Measure how soon Vocalist is heard and how soon it is silent, beside its peers, in one run.

  bench.py [--keys N] .build/release/vocalist

Prints medians and 95th percentiles in milliseconds, through a real sound server (see
soundprobe.py), where the time of a start goes, what a key costs that is held down for a minute, and
the ratios that the project aims at. Ends with status 1 when a limit is missed and --strict is
given. --only takes one part: keys (with silence and starts), where, or held.
"""
import argparse, array, json, os, signal, statistics, subprocess, sys, tempfile, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from soundprobe import AUDIBLE, RATE, Sink, Terminal, summary

FRUITS = ("Apple Banana Cherry Durian Elderberry Fig Grape Honeydew Kiwi Lemon Mango Nectarine "
          "Orange Papaya Quince Raspberry Strawberry Tangerine Watermelon Apricot").split()
TEXT = "Banana, two of twenty"
LONG = "Banana, two of twenty, which is a sentence that goes on for long enough to be cut"


def vocalist(binary, keys):
    """Key to sound and key to silence of one session: Down to be heard, Ctrl+G to be quiet."""
    sink, sound, silence = Sink(), [], []
    try:
        items = [f"{fruit}, with a long explanation behind it" for fruit in FRUITS]
        term = Terminal([binary, "choose", "--label", "Fruit", "--wrap", *items], sink.env)
        if sink.first_sound(time.monotonic(), 5) is None:
            sys.exit("bench: vocalist was not heard; is it the release build, and is there a voice?")
        sink.wait_quiet()
        term.press("Enter")
        sink.wait_quiet()
        for _ in range(keys):
            sound.append(sink.first_sound(term.press("Down")))
            time.sleep(0.25)
            pressed = term.press("Ctrl+G")
            time.sleep(0.3)
            silence.append(sink.last_sound(pressed))
            sink.wait_quiet()
        term.press("Ctrl+C")
        term.close()
    finally:
        sink.close()
    return summary(sound), summary(silence)


def starts(commands, runs, prepare):
    """Start to sound of several commands by turns, so that a busy moment of the machine meets all."""
    sink, times = Sink(), {name: [] for name in commands}
    server = subprocess.Popen(prepare, env=sink.env, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL)
    try:
        time.sleep(2)
        for turn in range(runs + 2):
            for name, command in commands.items():
                sink.wait_quiet()
                begun = time.monotonic()
                term = Terminal(command, sink.env)
                heard = sink.first_sound(begun, 5)
                # The first turns load what a person's server and files have long been loaded for.
                if turn >= 2:
                    times[name].append(heard)
                sink.wait_quiet()
                if name == "vocalist":
                    term.press("Ctrl+C")
                term.close()
    finally:
        server.terminate()
        server.wait()
        sink.close()
    return {name: summary(values) for name, values in times.items()}


def peer_silence(start, stop, runs, prepare=None):
    """From the request to be quiet to the last audible sample."""
    sink, times, server = Sink(), [], None
    try:
        if prepare:
            server = subprocess.Popen(prepare, env=sink.env, stdout=subprocess.DEVNULL,
                                      stderr=subprocess.DEVNULL)
            time.sleep(2)
        for _ in range(runs):
            sink.wait_quiet()
            begun = time.monotonic()
            term = Terminal(start, sink.env)
            sink.first_sound(begun, 5)
            time.sleep(0.25)
            asked = time.monotonic()
            if stop:
                subprocess.run(stop, env=sink.env, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
            else:
                os.kill(term.pid, signal.SIGTERM)
            time.sleep(0.3)
            times.append(sink.last_sound(asked))
            term.close()
    finally:
        if server:
            server.terminate()
            server.wait()
        sink.close()
    return summary(times)


def where(binary, runs):
    """The moments of a start (Sources/Speech/Signpost.swift), in milliseconds after it."""
    sink, moments = Sink(), {}
    with tempfile.TemporaryDirectory() as scratch:
        path = os.path.join(scratch, "signposts")
        try:
            for turn in range(runs + 2):
                sink.wait_quiet()
                if os.path.exists(path):
                    os.remove(path)
                begun = time.monotonic()
                term = Terminal([binary, "choose", "--label", "Fruit", *FRUITS],
                                dict(sink.env, VOCALIST_SIGNPOSTS=path))
                heard = sink.first_sound(begun, 5)
                time.sleep(0.1)
                term.press("Ctrl+C")
                term.close()
                if turn < 2 or heard is None:
                    continue
                seen = {}
                with open(path) as lines:
                    for mark in map(json.loads, lines):
                        seen.setdefault(mark["signpost"], (
                            mark["t_ns"] / 1e6 - begun * 1000, mark["cpu_ns"] / 1e6, mark["faults"]))
                seen["heard"] = (heard, None, None)
                for name, values in seen.items():
                    moments.setdefault(name, []).append(values)
        finally:
            sink.close()
    print(f"\n  {'a start, milliseconds after it':<42} {'median':>8} {'p95':>8} {'CPU':>6} {'faults':>7}")
    middle = lambda values: statistics.median(values)
    for name, values in sorted(moments.items(), key=lambda m: middle([v[0] for v in m[1]])):
        times = sorted(v[0] for v in values)
        used = "" if values[0][1] is None else \
            f"{middle([v[1] for v in values]):>6.1f} {middle([v[2] for v in values]):>7.0f}"
        print(f"  {name:<42} {middle(times):>8.1f} {times[int(len(times) * 0.95)]:>8.1f} {used}")


def begins_again(sink, since):
    """Milliseconds from `since` to the first sound after a row of zeros, which no utterance has inside:
    where one was cut and the next begins."""
    samples, place, zeros = array.array("h", bytes(sink.pcm)), 0, 0
    for when, count, _ in list(sink.log):
        if when >= since:
            for sample in samples[place:place + count]:
                if zeros >= 8 and abs(sample) > AUDIBLE:
                    return (when - since) * 1000
                zeros = zeros + 1 if sample == 0 else 0
        place += count
    return float("inf")


def held(binary, seconds, rate):
    """Down held on a list: memory, processor time, and how soon the last option is heard."""
    page, tick = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")
    sink = Sink()
    try:
        count = seconds * rate + 50
        items = [f"Option {number}" for number in range(1, count + 1)]
        term = Terminal([binary, "choose", "--kind", "list", *items], sink.env)
        if sink.first_sound(time.monotonic(), 5) is None:
            sys.exit("bench: vocalist was not heard")
        sink.wait_quiet()

        def memory():
            with open(f"/proc/{term.pid}/statm") as file:
                return int(file.read().split()[1]) * page / 2**20

        def used():
            with open(f"/proc/{term.pid}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / tick

        early, before, begun = None, used(), time.monotonic()
        for number in range(seconds * rate):
            time.sleep(max(0, begun + number / rate - time.monotonic()))
            pressed = term.press("Down")
            if early is None and time.monotonic() - begun > seconds / 6:
                early = memory()
        load = (used() - before) / (time.monotonic() - begun)
        time.sleep(1)
        late = memory()
        sink.wait_quiet()
        told = [line for line in bytes(term.output).decode().split("\n") if line.startswith("Option")]
        is_last = told[-1].startswith(f"Option {seconds * rate + 1}, ")
        delay = begins_again(sink, pressed)
        term.press("Ctrl+C")
        term.close()
    finally:
        sink.close()
    print(f"\n  {f'Down held for {seconds} s at {rate} a second':<42} {'is':>8} {'limit':>8}")
    missed = False
    for name, value, limit in [
        (f"memory from {seconds // 6} s to the end, MB more", late - early, 1),
        ("processor, of one core", load, 0.25),
        ("last key to the last option, ms", delay, 10),
        ("options told after the last one", 0 if is_last else 1, 0),
    ]:
        bad = value > limit
        missed = missed or bad
        print(f"  {name:<42} {value:>8.2f} {limit:>8}{'  MISSED' if bad else ''}")
    return missed


def row(name, values):
    if not values:
        return print(f"  {name:<42} not heard")
    print(f"  {name:<42} {values['median']:>8.1f} {values['p95']:>8.1f} {values['n']:>6}")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keys", type=int, default=30, help="how many keys, and starts, to time")
    parser.add_argument("--strict", action="store_true", help="status 1 when an aim is missed")
    parser.add_argument("binary")
    parser.add_argument("--only", choices=["keys", "where", "held"], help="one part alone")
    parser.add_argument("--held", type=int, default=60, help="how many seconds a key is held")
    a = parser.parse_args()
    missed = False
    if a.only in (None, "keys"):
        missed = compare(a) or missed
    if a.only in (None, "where"):
        where(a.binary, a.keys)
    if a.only in (None, "held"):
        missed = held(a.binary, a.held, 30) or missed
    if missed and a.strict:
        sys.exit(1)


def compare(a):
    """Keys, silence and starts beside the peers'; answers whether a limit is missed."""
    server = ["speech-dispatcher", "-s", "-t", "0"]
    sound, silence = vocalist(a.binary, a.keys)
    first = starts({
        "vocalist": [a.binary, "choose", "--label", "Fruit", *FRUITS],
        "spd-say": ["spd-say", TEXT], "espeak-ng": ["espeak-ng", TEXT]}, a.keys, server)
    start, spd, espeak = first["vocalist"], first["spd-say"], first["espeak-ng"]
    spd_silence = peer_silence(["spd-say", LONG], ["spd-say", "-S"], a.keys, server)
    espeak_silence = peer_silence(["espeak-ng", LONG], None, a.keys)

    print(f"\n  {'milliseconds':<42} {'median':>8} {'p95':>8} {'n':>6}")
    row("vocalist, key to sound", sound)
    row("spd-say with its server running, to sound", spd)
    row("espeak-ng, start to sound", espeak)
    row("vocalist, start to sound", start)
    row("vocalist, stop key to silence", silence)
    row("spd-say, stop to silence", spd_silence)
    row("espeak-ng, end to silence", espeak_silence)
    if not (sound and silence and start and spd and espeak):
        sys.exit("bench: something was not heard")
    aims = [
        ("key to sound / spd-say", sound["median"] / spd["median"], 0.2, 0.25),
        ("start to sound / espeak-ng", start["median"] / espeak["median"], 0.75, 0.9),
        ("key to silence, ms", silence["median"], 2, 5),
    ]
    print(f"\n  {'ratio':<42} {'is':>8} {'aim':>8} {'limit':>6}")
    missed = False
    for name, value, aim, limit in aims:
        print(f"  {name:<42} {value:>8.2f} {aim:>8} {limit:>6}{'' if value <= limit else '  MISSED'}")
        missed = missed or value > limit
    return missed


if __name__ == "__main__":
    main()
