# SPDX-License-Identifier: MIT
"""Runs that are killed at random moments: every file is then the old or the new one, whole."""
import os, random, shutil, signal, subprocess, tempfile, time

import mutation

COMMANDS = [["audit", "App", "--fix", "--unsafe", "--quiet", "--fail-on", "never"],
            ["audit", "App", "--only", "empty-dark-slot", "--fix", "--quiet", "--fail-on", "never"],
            ["import", "App/tokens", "--into", "App/New.xcassets"], ["sync", "App"]]


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, data):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data)


def snapshot(top):
    """The bytes of each file, and where each link leads, by path."""
    state = {}
    for folder, folders, names in os.walk(top):
        for name in names + [n for n in folders if os.path.islink(os.path.join(folder, n))]:
            path = os.path.join(folder, name)
            state[path] = os.readlink(path) if os.path.islink(path) else read(path)
    return state


CONTENTS = b'{\n  "colors" : [\n    {"idiom":"universal","color":{"color-space":"srgb","components":' \
           b'{"red":"0x11","green":"0x55","blue":"0x22","alpha":"1.000"}}},\n    ' + mutation.EMPTY + b"\n  ]\n}\n"


def fill(top):
    """Files of every kind that a command changes, and what is imported."""
    for number in range(30):
        write(f"{top}/App/A.xcassets/C{number}.colorset/Contents.json", CONTENTS)
    for number, text in enumerate(mutation.SWIFT * 2):
        write(f"{top}/App/Screens/S{number}.swift", text % {b"name": b"Card%d" % number})
    for number, text in enumerate(mutation.HTML):
        write(f"{top}/App/Help/H{number}.html", text)
    for number, text in enumerate(mutation.CSS):
        write(f"{top}/App/Help{number}/H.css", text)
    for name, kind, data in mutation.PALETTES:
        write(f"{top}/App/tokens/{name}", data.replace(b"../", b""))
    many = ", ".join(f'"c{n}": {{"$value": "#{n:06x}"}}' for n in range(40))
    write(f"{top}/App/tokens/many.tokens.json", ('{"many": {"$type": "color", %s}}' % many).encode())
    write(f"{top}/App/.chiaro.yml", mutation.RULES[1])


def whole(runs, command):
    """The bytes of each file, by its path from the top, before and after a run that nobody kills; its seconds."""
    top = tempfile.mkdtemp(prefix="chiaro-whole-")
    try:
        fill(top)
        old = {os.path.relpath(path, top): data for path, data in snapshot(top).items()}
        start = time.monotonic()
        subprocess.run([runs.program] + command, cwd=top, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        seconds = time.monotonic() - start
        return old, {os.path.relpath(path, top): data for path, data in snapshot(top).items()}, seconds
    finally:
        shutil.rmtree(top, ignore_errors=True)


def prepare(top, outside, kind):
    if kind == "linked":
        os.symlink(outside, f"{top}/App/B.xcassets")
        os.makedirs(f"{top}/App/A.xcassets/L.colorset")
        os.symlink(f"{outside}/D.colorset/Contents.json", f"{top}/App/A.xcassets/L.colorset/Contents.json")
    if kind == "read-only":
        for path in list(snapshot(top))[::2]:
            os.chmod(path, 0o444)
    if kind == "full":
        try:
            with open(f"{top}/filler", "wb", buffering=0) as file:
                while True:
                    file.write(b"x" * 4096)
        except OSError:
            pass


def kills(runs, count, seed):
    r, torn, mended = random.Random(seed), 0, 0
    kinds = ["plain", "plain", "plain", "read-only", "linked", "full"]
    expected = [whole(runs, command) for command in COMMANDS]
    for turn in range(count):
        place = turn % len(COMMANDS)
        command, (old, new, seconds) = COMMANDS[place], expected[place]
        kind, together = r.choice(kinds), 3 if turn % 10 == 0 else 1
        label = f"kill {turn} ({command[0]}, {kind})"
        top = tempfile.mkdtemp(prefix="chiaro-kills-")
        outside = tempfile.mkdtemp(prefix="chiaro-outside-")
        mounted = False
        try:
            if kind == "full" and os.geteuid() == 0:
                mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=900k", "tmpfs", top],
                                         stderr=subprocess.DEVNULL).returncode == 0
            fill(top)
            write(f"{outside}/D.colorset/Contents.json", CONTENTS)
            prepare(top, outside, kind if kind != "full" or mounted else "plain")
            before, far = snapshot(top), snapshot(outside)
            started = [subprocess.Popen([runs.program] + command, cwd=top, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL) for _ in range(together)]
            time.sleep(r.random() * seconds * 1.1)
            for process in started:
                process.send_signal(signal.SIGKILL)
                process.wait()
            runs.counts["killed " + command[0]] += together
            # A child of the killed one that still writes would be a defect of its own.
            time.sleep(0.05)
            after = snapshot(top)
            if snapshot(outside) != far:
                runs.fail(f"{label}: something outside of the project changed")
            mended += judge(runs, label, top, before, after, old, new, kind)
            left = {p for p in set(after) - set(before) if os.path.relpath(p, top) not in new}
            if left:
                # What was killed between two calls of the system is cleared away by the next run.
                subprocess.run([runs.program] + command, cwd=top, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                torn += 1
                left = {p for p in set(snapshot(top)) - set(before) if os.path.relpath(p, top) not in new}
            if left:
                runs.fail(f"{label}: left behind: {sorted(left)[:3]}")
        finally:
            if mounted:
                # Lazily: a helper of the one that was killed may still end.
                subprocess.run(["umount", "-l", top])
            shutil.rmtree(top, ignore_errors=True)
            shutil.rmtree(outside, ignore_errors=True)
    return mended, torn


def judge(runs, label, top, before, after, old, new, kind):
    """Says what is neither old nor new; how many files are new."""
    mended = 0
    for path in set(before) | set(after):
        name = os.path.relpath(path, top)
        data, now = before.get(path), after.get(path)
        if now == data:
            continue
        if now is None:
            runs.fail(f"{label}: {name} is gone")
        elif name in new:
            mended += 1
            if now != new[name]:
                runs.fail(f"{label}: {name} is neither the old nor the new file")
            if kind == "read-only" and data is not None and not os.stat(path).st_mode & 0o200:
                runs.fail(f"{label}: the read-only {name} changed")
        elif data is not None:
            runs.fail(f"{label}: {name} changed")
    return mended
