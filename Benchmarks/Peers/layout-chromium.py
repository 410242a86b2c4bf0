#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Chromium's headless shell: the first layout of a page of nested flexible boxes with words.

usage: layout-chromium.py NODES ROUNDS

Each round makes the elements with new words in an empty page and asks for the height of the page,
which lays them out. The time is the page's own clock: with the making of the elements (`.whole`),
and only from the elements to their frames.
"""
import json
import os
import subprocess
import sys
import tempfile

NODES, ROUNDS = (int(word) for word in sys.argv[1:3])
PAGE = """<!doctype html><meta charset=utf-8><style>
html,body{margin:0}div{display:flex}
.page{flex-direction:column;align-items:flex-start;gap:2px;width:2400px}
.row{gap:6px;align-items:center}.cell{gap:4px;align-items:center;font:10px DejaVu Sans}
.box{width:8px;height:8px}.word{white-space:nowrap}
.c0{background:#f33}.c1{background:#07f}.c2{background:#3c5}.c3{background:#eee}.c4{background:#fff}
</style><body><script>
const make = (parent, name) => {
  const e = document.createElement('div'); e.className = name; parent.appendChild(e); return e };
function round(rows, page) {
  document.body.textContent = ''; document.body.offsetHeight;
  const start = performance.now();
  const root = make(document.body, 'page');
  for (let row = 0; row < rows; row++) { const line = make(root, 'row');
    for (let column = 0; column < 13; column++) { const cell = make(line, 'cell');
      make(cell, 'box c' + column % 5);
      make(cell, 'word').textContent = `Item ${page}${row}x${column}`; } }
  const made = performance.now();
  const height = root.offsetHeight;
  const end = performance.now();
  if (height < rows * 10) throw 'nothing was laid out';
  return [end - made, end - start];
}
const results = [];
for (let page = 0; page < ROUNDS + 2; page++) results.push(round(ROWS, page));
document.body.textContent = JSON.stringify(results.slice(2));
</script>"""


def line(name, times):
    times = sorted(times)
    print(f"{name}\tmin {times[0]:.3f}\tmed {times[len(times) // 2]:.3f}\tmax {times[-1]:.3f}"
          f"\tms\tn {len(times)}")


def main():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with open(f"{folder}/page.html", "w") as file:
            file.write(PAGE.replace("ROWS", str(NODES // 40)).replace("ROUNDS", str(ROUNDS)))
        page = subprocess.run(
            [os.environ.get("CHROMIUM", "chromium-headless-shell"), "--headless", "--no-sandbox",
             "--disable-gpu", f"--user-data-dir={folder}/data", "--dump-dom",
             "--virtual-time-budget=600000", f"file://{folder}/page.html"],
            capture_output=True, text=True, timeout=300, check=True).stdout
    results = json.loads(page[page.index("[["):page.index("]]") + 2])
    line(f"chromium.layout.{NODES}", [result[0] for result in results])
    line(f"chromium.layout.{NODES}.whole", [result[1] for result in results])


main()
