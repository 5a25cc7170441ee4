#!/usr/bin/env python3
"""Runs the benchmarks and prints each figure beside its target.

Usage: report.py RELEASE_BUILD_DIR CONTENT_DIR

Every figure is a ratio to a floor measured in the same run, or a whole program's time. The report is refused on a busy
machine, because a loaded one measures its neighbours. Exit status 0 whether targets are met or missed: a figure is
information, not a test.
"""
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

MOST_LOAD = 2.0
PATIENCE_SECONDS = 120


def wait_for_quiet():
    deadline = time.monotonic() + PATIENCE_SECONDS
    while os.getloadavg()[0] > MOST_LOAD:
        if time.monotonic() > deadline:
            sys.exit(f"The load is {os.getloadavg()[0]:.1f}; figures taken above {MOST_LOAD} would mean nothing. "
                     "Stop what else is running and try again.")
        time.sleep(5)


def benchmarks(program, *arguments):
    with tempfile.NamedTemporaryFile(suffix=".json") as out:
        subprocess.run([program, f"--benchmark_out={out.name}", "--benchmark_out_format=json", *arguments],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        return {run["name"].split("/")[0]: run for run in json.load(out)["benchmarks"]}


def milliseconds(run):
    return run["real_time"] * {"ns": 1e-6, "us": 1e-3, "ms": 1, "s": 1e3}[run["time_unit"]]


def median_run(command):
    times = []
    for _ in range(11):
        start = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        times.append((time.perf_counter() - start) * 1e3)
    return statistics.median(times[1:])  # the first one warms the file cache


def figures(command, platform):
    """What a run of window_bench says, by name, and how long the whole run took in ms."""
    environment = dict(os.environ, QT_QPA_PLATFORM=platform, QT_LOGGING_RULES="*=false")
    start = time.perf_counter()
    lines = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, text=True)
    taken = (time.perf_counter() - start) * 1e3
    return {name: float(value) for name, value in (line.split() for line in lines.stdout.splitlines())}, taken


def show_start(release, bank, folder, platform):
    program = release / "bin/window_bench"
    empty, study, memory = [], [], 0
    for _ in range(12):  # interleaved, so that both meet the same neighbours
        empty.append(figures([program, "empty"], platform)[1])
        said, taken = figures([program, "study", bank, folder], platform)
        study.append(taken)
        memory = max(memory, said["pss"])
    floor, time_taken = statistics.median(empty[1:]), statistics.median(study[1:])
    show(f"start to the first question / empty Qt window ({platform})", f"{time_taken / floor:.2f}x ({time_taken:.0f} ms)",
         "at most 3x", time_taken <= 3 * floor)
    show(f"memory at the first question, PSS ({platform})", f"{memory:.0f} MB", "at most 90 MB", memory <= 90)


def show_window(release):
    bank = release / "share/warpdeck/banks/ai-hardware.wdbank"
    # Beside the build, because a commit must meet a real disk.
    with tempfile.TemporaryDirectory(dir=release) as folder:
        show_start(release, bank, folder, "offscreen")
        with subprocess.Popen(["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24"], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True) as server:
            os.environ["DISPLAY"] = ":" + server.stdout.readline().strip()
            show_start(release, bank, folder, "xcb")
            server.terminate()
    formulas, _ = figures([release / "bin/window_bench", "formulas", bank], "offscreen")
    show("a formula drawn ahead, built, laid out, painted", f"{formulas['formula']:.2f} ms", "at most 2 ms", formulas["formula"] <= 2)
    show("a page with 20 formulas", f"{formulas['page']:.1f} ms", "at most 30 ms", formulas["page"] <= 30)
    with tempfile.TemporaryDirectory(dir=release) as folder:
        said, _ = figures([release / "bin/window_bench", "answers", bank, folder, "10000"], "offscreen")
    beyond = said["next_p99"] - said["commit_p99"]
    show("rating to next card painted, p99 beyond a raw commit", f"{beyond:.1f} ms ({said['next_p99']:.1f} ms)", "at most 16 ms",
         beyond <= 16)
    show("memory growth over 9,000 answers after the first 1,000", f"{said['growth']:.1f} MB", "under 5 MB", said["growth"] < 5)


def show(name, figure, target, met):
    print(f"{name:<58} {figure:<26} {target:<16} {'met' if met else 'MISSED'}")


def main(release, content):
    wait_for_quiet()
    show_heading = f"{'measured':<58} {'figure':<26} {'target':<16}"
    print(show_heading, "-" * len(show_heading), sep="\n")

    answer = benchmarks(release / "bin/answer_bench", f"--folder={release}")["oneAnswer"]
    show("one answer / bare SQLite transaction of the same rows", f"{answer['ratio']:.2f}x ({answer['store_us'] / 1e3:.2f} ms)",
         "at most 1.3x", answer["ratio"] <= 1.3)

    bank = benchmarks(release / "bin/bank_bench")
    opening, floor = (milliseconds(bank[name]) for name in ("openAndReadFirstItem", "openAndReadFirstItemFloor"))
    show("bank open + first item, 100,000 items x 3 locales", f"{opening:.2f} ms ({opening / floor:.1f}x SQLite alone)",
         "at most 5 ms", opening <= 5)
    speed, bare = (bank[name]["items_per_second"] for name in ("writeItemLocales", "writeItemLocalesFloor"))
    show("bank build, item-locales of 2 KB a second", f"{speed:,.0f} ({bare / speed:.1f}x SQLite alone)", "at least 5,000",
         speed >= 5000)

    program = release / "bin/warpdeck-cli"
    check, start = median_run([program, "check", content]), median_run([program, "--version"])
    show("check of the shipped content, whole program", f"{check:.0f} ms ({check / start:.1f}x its start)", "at most 300 ms",
         check <= 300)

    show_window(release)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
