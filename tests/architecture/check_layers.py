#!/usr/bin/env python3
"""Fails when a source file includes something its layer must not know.

The table below is the architecture: a module may include itself and what is listed.
"""
import pathlib
import re
import sys

FOUNDATION = {"core/base", "core/text", "core/domain"}
FEATURES = {"core/scheduling", "core/grading", "core/session", "core/content", "core/storage", "core/statistics"}
MAY_INCLUDE = {
    "core/base": set(),
    "core/text": {"core/base"},
    "core/expression": {"core/base"},
    "core/domain": {"core/base", "core/text", "core/expression"},
    **{feature: FOUNDATION | {"core/expression"} for feature in FEATURES},  # features do not know each other
    "core/services": FOUNDATION | FEATURES,
    "app/support": FOUNDATION,
    "app/cli": {"app/support", "core/services"} | FOUNDATION,
    "app/gui": {"app/support", "core/services"} | FOUNDATION,
}
# Third-party headers are allowed only where they are wrapped.
ONLY_IN = {
    r"<sqlite3\.h>": {"core/storage"},
    r"<zlib\.h>": {"core/storage"},
    r"<SQLiteCpp/": {"core/storage"},
    r"<unicode/": {"core/text"},
    r"<md4c": {"core/text"},
    r"<muParser": {"core/expression"},
    r"<xxhash\.h>": {"core/base"},
    r"<CLI/": {"app/cli"},
    r"<(Q|Qt)[A-Z]": {"app/support", "app/cli", "app/gui"},
    r"<(QWidget|QApplication|QtWidgets|QtGui)": {"app/gui"},
}
# No module below app may ask a clock or the system for randomness: both are passed in.
FORBIDDEN_IN_CORE = re.compile(r"(_clock::now\(|std::random_device|\bstd::time\()")
INCLUDE = re.compile(r'^\s*#\s*include\s+(["<][^">]+[">])')


def module_of(path):
    return "/".join(path.split("/")[:2])


def problems_of_line(name, module, number, line):
    if module.startswith("core/") and FORBIDDEN_IN_CORE.search(line):
        yield f"{name}:{number}: core asks no clock and no random device; pass the value in"
    match = INCLUDE.match(line)
    if not match:
        return
    header = match[1]
    target = module_of(header[1:-1])
    if target in MAY_INCLUDE and target != module and target not in MAY_INCLUDE[module]:
        yield f"{name}:{number}: {module} must not include {target}"
    for pattern, allowed in ONLY_IN.items():
        if re.match(pattern, header) and module not in allowed:
            yield f"{name}:{number}: {header} is allowed only in {', '.join(sorted(allowed))}"


def main(root):
    problems = []
    files = [f for top in ("core", "app") for f in (root / top).rglob("*") if f.suffix in {".h", ".cpp"}]
    for file in sorted(files):
        name = file.relative_to(root).as_posix()
        module = module_of(name)
        if module not in MAY_INCLUDE:
            problems.append(f"{name}: module {module} is not in the layer table")
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            problems.extend(problems_of_line(name, module, number, line))
    print("\n".join(problems) or f"layers are respected in {len(files)} files")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
