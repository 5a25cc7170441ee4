#!/usr/bin/python3
"""Uses the program as a person with a screen reader would, under an X server and a session bus of its own.

Usage: window_test.py WARPDECK BANK      (run by run.sh, which makes server and bus)
"""
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

CONTROLS = {
    Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON, Atspi.Role.COMBO_BOX,
    Atspi.Role.ENTRY, Atspi.Role.SPIN_BUTTON, Atspi.Role.SLIDER, Atspi.Role.TABLE, Atspi.Role.LIST, Atspi.Role.MENU_ITEM,
}
PATIENCE = 30  # seconds; a loaded machine with sanitizers is slow


def walk(node, depth=0):
    yield node
    if depth < 40:
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is not None:
                yield from walk(child, depth + 1)


def is_shown(node):
    return node.get_state_set().contains(Atspi.StateType.SHOWING)


def eventually(what, look):
    """The first true value of look(), or the end of the test."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if found := look():
                return found
        except gi.repository.GLib.Error:
            pass  # the tree changed while it was read
        time.sleep(0.2)
    sys.exit(f"never seen: {what}")


class Program:
    def __init__(self, program, bank, home, *arguments):
        environment = dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, XDG_RUNTIME_DIR=home, LC_ALL="C.UTF-8",
                           QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        self.command = [program, "--bank", bank, *arguments]
        self.environment = environment
        self.process = subprocess.Popen(self.command, env=environment)

    def root(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == self.process.pid:
                return child
        return None

    def shown(self, role=None):
        root = self.root()
        return [node for node in walk(root) if is_shown(node) and (role is None or node.get_role() == role)] if root else []

    def find(self, name):
        return next((node for node in self.shown() if node.get_name() == name), None)

    def press(self, name):
        node = eventually(name, lambda: self.find(name))
        names = [node.get_action_name(index) for index in range(node.get_n_actions())]
        node.do_action(next((index for index, action in enumerate(names) if action in ("Press", "Toggle")), 0))

    def nameless(self):
        return [node.get_role_name() for node in self.shown() if node.get_role() in CONTROLS and not node.get_name()]

    def options(self):
        return [node.get_name() for node in self.shown() if node.get_name()[:3] in ("A: ", "B: ", "C: ", "D: ", "E: ")]

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def check_names(program):
    for place, seen in (("Topics", "Topics"), ("Browse", "Search questions"), ("Comparisons", "Comparisons"),
                        ("Settings", "Text size"), ("Today", "Choose topics")):
        program.press(place)
        eventually(f"{seen} on {place}", lambda: program.find(seen))
        if nameless := program.nameless():
            sys.exit(f"controls without a name on {place}: {nameless}")


def check_resumes_after_kill(executable, bank, home):
    program = Program(executable, bank, home, "--study", "metrics")
    options = eventually("options", program.options)
    if nameless := program.nameless():
        sys.exit(f"controls without a name while practising: {nameless}")
    program.kill()
    again = Program(executable, bank, home)
    again.press("Continue")
    if eventually("options", again.options) != options:
        sys.exit("another question, or another order, after a kill")
    return again


def check_second_start(program):
    second = subprocess.run([*program.command, "--study", "kernels"], env=program.environment, timeout=PATIENCE)
    if second.returncode != 0:
        sys.exit(f"the second start ended with {second.returncode}")
    program.press("Leave")  # the session of the first start is still open, and the window asks
    eventually("the topic that the second start asked for",
               lambda: any(node.get_name() == "Kernels and compilers" for node in program.shown()))


def main(executable, bank):
    with tempfile.TemporaryDirectory() as home:
        program = Program(executable, bank, str(pathlib.Path(home)))
        check_names(program)
        program.kill()
        program = check_resumes_after_kill(executable, bank, home)
        check_second_start(program)
        program.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
