#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Chromium's headless shell: elements whose colors are custom properties in a media query.

usage: switch-chromium.py LEAVES TEXT(0|1) SWITCHES

Every frame is asked for (begin-frame control) and answered when it is drawn, so that no waiting for
the screen is counted. The time is the processor time of all its processes.
"""
import glob
import json
import os
import subprocess
import sys
import tempfile
import time

LEAVES, HAS_TEXT, SWITCHES = (int(word) for word in sys.argv[1:4])
GRID = {1000: (5, 5, 5, 8, 48, 20), 10000: (10, 10, 10, 10, 12, 8), 100000: (10, 10, 40, 25, 3, 3)}
LIGHT = ["#fafafa", "#ffffff", "#ebebeb", "#f0f0f0", "#fdfdfd"]
DARK = ["#242424", "#1e1e1e", "#303030", "#383838", "#3a3a3a"]


def page():
    columns, rows, inner, leaves, width, height = GRID[LEAVES]
    variables = lambda colors, ink: "".join(
        f"--b{i}:{color};--f{i}:{ink};" for i, color in enumerate(colors))
    style = (
        f":root{{{variables(LIGHT, '#000')}}}"
        f"@media (prefers-color-scheme:dark){{:root{{{variables(DARK, '#fff')}}}}}"
        + "".join(f".l{i}{{background-color:var(--b{i});color:var(--f{i})}}" for i in range(5))
        + "html,body{margin:0;overflow:hidden}div{position:absolute}"
        + f".leaf{{width:{width}px;height:{height}px;left:0;white-space:nowrap;"
        + f"font:{10 if LEAVES == 1000 else 5}px DejaVu Sans}}")
    text = "leaf.textContent='Item';" if HAS_TEXT else ""
    script = f"""
      const box = (parent, x, y, w, h) => {{
        const e = document.createElement('div');
        e.style.cssText = `left:${{x}}px;top:${{y}}px;width:${{w}}px;height:${{h}}px`;
        parent.appendChild(e); return e }};
      let made = 0; const row = {leaves * height}, column = {inner * width};
      const root = box(document.body, 0, 0, 1200, 800);
      for (let a = 0; a < {columns}; a++) {{ const A = box(root, a * column, 0, column, row * {rows});
        for (let b = 0; b < {rows}; b++) {{ const B = box(A, 0, b * row, column, row);
          for (let c = 0; c < {inner}; c++) {{ const C = box(B, c * {width}, 0, {width}, row);
            for (let d = 0; d < {leaves}; d++) {{ const leaf = document.createElement('div');
              leaf.className = 'leaf l' + (made++ % 5); leaf.style.top = d * {height} + 'px'; {text}
              C.appendChild(leaf) }} }} }} }}"""
    return (f"<!doctype html><meta charset=utf-8><style>{style}</style>"
            f"<body><script>{script}</script>")


class Browser:
    """The DevTools protocol over two pipes, as messages that end in a NUL byte."""

    def __init__(self, folder):
        to_browser, self.writer = os.pipe()
        self.reader, from_browser = os.pipe()

        def connect():
            os.dup2(to_browser, 103), os.dup2(from_browser, 104)
            os.dup2(103, 3), os.dup2(104, 4)

        self.process = subprocess.Popen(
            ["chromium-headless-shell", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             f"--user-data-dir={folder}/data", "--window-size=1200,800", "--hide-scrollbars",
             "--enable-begin-frame-control", "--run-all-compositor-stages-before-draw",
             "--disable-threaded-animation", "--disable-threaded-scrolling",
             "--disable-checker-imaging", "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        self.buffer, self.count, self.session = b"", 0, None

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.writer, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                chunk = os.read(self.reader, 1 << 16)
                if not chunk:
                    sys.exit("chromium ended")
                self.buffer += chunk
            text, self.buffer = self.buffer.split(b"\0", 1)
            reply = json.loads(text)
            if reply.get("id") == self.count:
                if "error" in reply:
                    sys.exit(f"chromium: {reply['error']}")
                return reply["result"]

    def processes(self):
        children = {}
        for path in glob.glob("/proc/[0-9]*/stat"):
            try:
                fields = open(path).read().rsplit(")", 1)[1].split()
                children.setdefault(int(fields[1]), []).append(int(path.split("/")[2]))
            except OSError:
                pass
        found = [self.process.pid]
        for pid in found:
            found += children.get(pid, [])
        return found

    def processor_time(self):
        total = 0
        for pid in self.processes():
            for path in glob.glob(f"/proc/{pid}/task/*/schedstat"):
                try:
                    total += int(open(path).read().split()[0])
                except (OSError, IndexError):
                    pass
        return total / 1e6

    def peak(self):
        total = 0
        for pid in self.processes():
            try:
                for line in open(f"/proc/{pid}/status"):
                    if line.startswith("VmHWM:"):
                        total += int(line.split()[1])
            except OSError:
                pass
        return total / 1024


def main():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with open(f"{folder}/page.html", "w") as file:
            file.write(page())
        browser = Browser(folder)
        try:
            target = browser.call("Target.createTarget", url=f"file://{folder}/page.html",
                                  width=1200, height=800, enableBeginFrameControl=True)
            browser.session = browser.call(
                "Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
            media = lambda value: browser.call(
                "Emulation.setEmulatedMedia",
                features=[{"name": "prefers-color-scheme", "value": value}])
            media("light")
            time.sleep(1)
            for _ in range(3):
                browser.call("HeadlessExperimental.beginFrame")
            times = []
            for index in range(SWITCHES):
                start = browser.processor_time()
                media("light" if index % 2 else "dark")
                browser.call("HeadlessExperimental.beginFrame")
                times.append(browser.processor_time() - start)
                time.sleep(0.06)
            times.sort()
            print(f"chromium.switch.{LEAVES}{'.text' if HAS_TEXT else ''}\tmin {times[0]:.3f}"
                  f"\tmed {times[len(times) // 2]:.3f}\tmax {times[-1]:.3f}\tms"
                  f"\tn {len(times)}\tpeak {browser.peak():.1f} MB")
        finally:
            browser.process.kill()
            browser.process.wait()


main()
