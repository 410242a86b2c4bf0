#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Screens of storyboards beside headless Chromium, which draws pages of as many labelled boxes.

usage: screens-chromium.py CHIARO_SCREENS FOLDER [MOST]

The program draws all storyboards and xibs of the folder in light and dark, as PNG at a pixel a point,
and tells where each view stands. Chromium then shows a page a screen with a box for each view at its
place, in its text, and takes its picture in both styles. Processor time of all processes, with start
and end, and what each does besides drawing: the program's JSON and contact sheets, Chromium's pages.
"""
import base64
import glob
import html
import json
import os
import subprocess
import sys
import tempfile

PROGRAM, FOLDER = sys.argv[1:3]
MOST = int(sys.argv[3]) if len(sys.argv) > 3 else 200


def processor_time():
    now = os.times()
    return now.children_user + now.children_system


def files():
    found = []
    for place, _, names in os.walk(FOLDER):
        found += [os.path.relpath(os.path.join(place, name), FOLDER) for name in names
                  if name.endswith((".storyboard", ".xib"))]
    return sorted(found)


def page(screen):
    boxes = []
    for view in screen["views"]:
        left, top, width, height = view["inWindow"]
        ground = (view["colors"].get("backgroundColor") or {})
        boxes.append(
            f'<div style="left:{left}px;top:{top}px;width:{width}px;height:{height}px;background:'
            f'light-dark({ground.get("light", "transparent")},{ground.get("dark", "transparent")})">'
            f'{html.escape(view["text"] or "")}</div>')
    return ("<!doctype html><meta charset=utf-8><style>:root{color-scheme:light dark}"
            "body{margin:0}div{position:absolute;overflow:hidden;font:15px sans-serif}</style>"
            + "".join(boxes))


class Browser:
    """The DevTools protocol over two pipes, as messages that end in a NUL byte."""

    def __init__(self, folder):
        to_browser, self.writer = os.pipe()
        self.reader, from_browser = os.pipe()

        def connect():
            os.dup2(to_browser, 103), os.dup2(from_browser, 104)
            os.dup2(103, 3), os.dup2(104, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             f"--user-data-dir={folder}", "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number, self.buffer = 0, b""
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.call(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.writer, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                chunk = os.read(self.reader, 1 << 20)
                if not chunk:
                    sys.exit("chromium ended")
                self.buffer += chunk
            line, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.number:
                return answer.get("result", {})

    def processor_time(self):
        """That of all living processes: those of pages are nobody's children who waits."""
        children, total = {}, 0
        for path in glob.glob("/proc/[0-9]*/stat"):
            try:
                fields = open(path).read().rsplit(")", 1)[1].split()
                children.setdefault(int(fields[1]), []).append(int(path.split("/")[2]))
            except OSError:
                pass
        found = [self.process.pid]
        for process in found:
            found += children.get(process, [])
            for path in glob.glob(f"/proc/{process}/task/*/schedstat"):
                try:
                    total += int(open(path).read().split()[0])
                except (OSError, IndexError):
                    pass
        return total / 1e9

    def draw(self, screen):
        session = self.session
        width, height = (max(1, round(side)) for side in screen["size"])
        self.call("Emulation.setDeviceMetricsOverride", session, width=width, height=height,
                  deviceScaleFactor=1, mobile=False)
        tree = self.call("Page.getFrameTree", session)["frameTree"]["frame"]["id"]
        self.call("Page.setDocumentContent", session, frameId=tree, html=page(screen))
        for style in ("light", "dark"):
            self.call("Emulation.setEmulatedMedia", session,
                      features=[{"name": "prefers-color-scheme", "value": style}])
            picture = self.call("Page.captureScreenshot", session, format="png", optimizeForSpeed=True)
            base64.b64decode(picture["data"])


def main():
    with tempfile.TemporaryDirectory() as place:
        request = {"version": 1, "root": FOLDER, "files": files()[:MOST], "output": place,
                   "matrix": "default", "scale": 1, "measure": False}
        before = processor_time()
        run = subprocess.run([PROGRAM], input=json.dumps(request).encode(), capture_output=True)
        own = processor_time() - before
    screens = [s for file in json.loads(run.stdout)["files"] for s in file["screens"]]
    views = sum(len(screen["views"]) for screen in screens)
    print(f"{len(screens)} screens, {views} views, light and dark")
    print(f"chiaro-screens\t{own:.2f} s\t{len(screens) / own:.1f} screens/s")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        browser = Browser(place)
        for screen in screens:
            browser.draw(screen)
        other = browser.processor_time()
        browser.call("Browser.close")
        browser.process.wait()
    print(f"chromium\t{other:.2f} s\t{len(screens) / other:.1f} screens/s\t{other / own:.1f}×")


main()
