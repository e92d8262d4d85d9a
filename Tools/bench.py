#!/usr/bin/env python3
"""Measure how soon Vocalist is heard and how soon it is silent, beside its peers, in one run.

  bench.py [--keys N] .build/release/vocalist

Prints medians and 95th percentiles in milliseconds, through a real sound server (see
soundprobe.py), and the ratios that the project aims at. Ends with status 1 when an aim is missed
and --strict is given.
"""
import argparse, os, signal, subprocess, sys, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from soundprobe import Sink, Terminal, summary

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
    a = parser.parse_args()
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
    if missed and a.strict:
        sys.exit(1)


if __name__ == "__main__":
    main()
