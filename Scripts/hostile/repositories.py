# SPDX-License-Identifier: MIT
"""Git repositories whose configuration and files want more than to be kept: nothing of theirs runs, and an audit of the
changes in each ends in time."""
import json, os, re, shutil, subprocess, tempfile, time

# What an audit of the changes in one repository may take, in seconds, on a machine that does nothing else.
SECONDS = 5
# Keys that say how the repository is kept: these are looked at.
KEPT = re.compile(r"core\.worktree$|extensions\.", re.I)
# Where git looks beside its configuration, and whether it must read what is there.
PLACES = [(".git/hooks/post-index-change", False), (".git/hooks/fsmonitor-watchman", False), (".git/info/attributes", False),
          (".git/info/exclude", False), (".git/info/sparse-checkout", False), (".git/info/grafts", False),
          (".git/config.worktree", False), (".git/FETCH_HEAD", False), (".gitignore", False), (".gitattributes", False),
          (".gitmodules", False), (".mailmap", False), ("App/.gitattributes", False), (".git/config", True), (".git/HEAD", True),
          (".git/index", True), (".git/packed-refs", True), (".git/shallow", True), (".git/refs/heads/x", True),
          (".git/commondir", True), (".git/objects/info/alternates", True)]
CONTENTS = '{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x11","green":"0x22",' \
           '"blue":"0x33","alpha":"1.000"}}},\n{"idiom":"universal","appearances":[{"appearance":"luminosity",' \
           '"value":"dark"}]}]}\n'


def set_path(name):
    return f"App/A.xcassets/{name}.colorset/Contents.json"


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def line(key, value):
    """A line of a configuration."""
    parts = key.split(".")
    inner = ".".join(parts[1:-1])
    head = f'[{parts[0]} "{inner}"]' if inner else f"[{parts[0]}]"
    return f'{head}\n\t{parts[-1]} = "{value}"\n'


def known_keys():
    """The keys of a configuration that this machine's git knows, from its own documentation."""
    names = subprocess.run(["git", "help", "--config"], capture_output=True, text=True, check=True).stdout.split("\n")
    keys = [re.sub(r"<[^>]*>|\*", "evil", name) for name in names]
    return [key for key in keys if re.fullmatch(r"[A-Za-z]+\.[^ _]+", key) and not KEPT.match(key)]


def original(top):
    """A repository with two color sets that have a finding each, of which one was changed since."""
    repository = f"{top}/original"
    for name in ("Old", "New"):
        write(f"{repository}/{set_path(name)}", CONTENTS)
    for words in (["init", "-q", "-b", "main"], ["add", "."], ["commit", "-qm", "first"]):
        subprocess.run(["git", "-c", "user.name=t", "-c", "user.email=t@t"] + words, cwd=repository, check=True)
    write(f"{repository}/{set_path('New')}", CONTENTS + "\n")
    return repository


def attacks(program, pipe):
    """What is done to each repository: a label, a change, and whether the repository is refused."""
    values = [program, f"!{program}", pipe, "/dev/zero", f"ext::{program}", "always"]
    keys = known_keys()

    def configure(lines):
        def change(folder):
            write(f"{folder}/.gitattributes", "* filter=evil diff=evil merge=evil\n")
            with open(f"{folder}/.git/config", "a") as file:
                file.write("".join(lines))
        return change

    def replace(place, target):
        def change(folder):
            path = f"{folder}/{place}"
            os.makedirs(os.path.dirname(path), exist_ok=True)
            if os.path.lexists(path):
                os.unlink(path)
            os.mkfifo(path) if target is None else os.symlink(target, path)
        return change

    for value in values:
        # Ten keys in one repository: each section has a key or two that name something.
        for start in range(0, len(keys), 10):
            part = keys[start:start + 10]
            yield f"{part[0]} to {part[-1]} = {value}", configure([line(key, value) for key in part]), False
    for place, is_read in PLACES:
        for target in (None, "/dev/zero", program):
            if is_read and target == program:
                continue
            yield f"{place} is {target or 'a pipe'}", replace(place, target), is_read


def repositories(runs):
    """Audits the changes in each repository; how many there were, and the slowest with their seconds."""
    top = tempfile.mkdtemp(prefix="chiaro-git-")
    took = []
    try:
        program, pipe, mark = f"{top}/evil", f"{top}/pipe", f"{top}/mark"
        write(program, f"#!/bin/sh\ntouch '{mark}'\n")
        os.chmod(program, 0o755)
        os.mkfifo(pipe)
        kept = original(top)
        for label, change, is_refused in attacks(program, pipe):
            folder = f"{top}/repository"
            shutil.copytree(kept, folder, symlinks=True)
            change(folder)
            start = time.monotonic()
            try:
                run = subprocess.run(
                    [runs.program, "audit", "App", "-f", "json", "--fail-on", "never", "--only", "empty-dark-slot",
                     "--diff-base", "HEAD"], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=120)
                found = [one["file"] for one in json.loads(run.stdout or b'{"findings":[]}')["findings"]]
                right = (3, []) if is_refused else (0, [set_path("New").removeprefix("App/")])
                if (run.returncode, found) != right:
                    runs.fail(f"{label}: exited with {run.returncode}, {found}: {run.stderr[-300:]!r}")
            except subprocess.TimeoutExpired:
                runs.fail(f"{label}: does not end")
            seconds = time.monotonic() - start
            took.append((seconds, label))
            if seconds > SECONDS * max(1, os.getloadavg()[0] / os.cpu_count()):
                runs.fail(f"{label}: took {seconds:.1f} s")
            if os.path.exists(mark):
                runs.fail(f"{label}: a program of the repository ran")
                os.unlink(mark)
            shutil.rmtree(folder)
    finally:
        shutil.rmtree(top, ignore_errors=True)
    return len(took), sorted(took, reverse=True)[:5]
