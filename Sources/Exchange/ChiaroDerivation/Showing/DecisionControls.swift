// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroColor
import ChiaroReport
import ChiaroSource

/// The controls by which a designer finds colors on the page of a derivation and decides on them,
/// with the script behind them.
enum DecisionControls {
  /// The filter, and the place where the decisions are given.
  static func form(for colors: [PaletteColor], of path: String) -> String {
    let present = Set(colors.map(\.role.role))
    let roles = ColorRole.allCases.filter(present.contains).map {
      "<option>\($0.rawValue)</option>"
    }
    return """
      <div class="tools" role="search" aria-label="Colors">
      <label>Search <input type="search" id="find"></label>
      <label>Role <select id="role"><option value="">any</option>\(roles.joined())</select></label>
      <label>Show <select id="state"><option value="">all colors</option>\
      <option value="moved">changed in dark</option><option value="kept">kept in dark</option>\
      <option value="fails">in pairs that fail</option><option value="open">undecided</option>\
      <option value="decided">decided</option></select></label>
      <button type="button" id="accept">Accept all shown colors</button>
      <output id="count" aria-live="polite"></output></div>
      <details class="decisions"><summary>Decisions: <b id="decided">0</b></summary>
      <p>Save them as a file and run <code>chiaro derive \(MarkupText.show(path)) \
      --decisions decisions.json</code>: it writes only the accepted colors, with the values shown \
      here.</p>
      <button type="button" id="save">Save decisions.json</button>
      <button type="button" id="copy">Copy</button>
      <textarea id="decisions" readonly rows="8" aria-label="Decisions as JSON"></textarea></details>
      """
  }

  /// The attributes of a color's rows, by which the script finds and tells them.
  static func attributes(of color: PaletteColor, _ index: Int, in catalog: String) -> String {
    let set = JSON.object(DerivationDecisions.key(of: color, in: catalog)).text(.compact)
    let dark = color.values[.dark]
    let isMoved = dark.map { $0.color != color.color(.light) } ?? false
    let value = dark?.isGiven == false ? dark?.color.cssText : nil
    return """
      data-color="\(index)" data-role="\(color.role.role.rawValue)" \
      data-dark="\(isMoved ? "moved" : "kept")" data-set="\(MarkupText.escape(set))"\
      \(value.map { " data-value=\"\($0)\"" } ?? "")
      """
  }

  /// The choice of a decision on a color; nothing where there is nothing to decide.
  static func choice(for color: PaletteColor) -> String {
    guard color.values.values.contains(where: { !$0.isGiven }) else { return "" }
    return """
      <select class="decision" aria-label="Decision on \(MarkupText.show(color.name))">\
      <option value="">undecided</option><option value="accept">accept</option>\
      <option value="lock">lock</option></select>
      """
  }

  /// The style sheet.
  static let styles = """
    [hidden] { display: none !important }
    .tools { display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: center; margin: 20px 0 12px }
    .tools output { color: var(--soft) }
    input[type=search], select, button, textarea { font: inherit; color: var(--ink);
      background: var(--paper); border: 1px solid var(--soft); border-radius: 6px; padding: 4px 8px }
    .decision { display: block; margin-top: 6px }
    .decisions textarea { display: block; width: 100%; margin-top: 10px;
      font: 12px ui-monospace, monospace }
    .reasons { color: var(--soft); font-size: 13px; columns: 3 280px }
    """

  /// The script.
  static let script = """
    (() => {
      const find = id => document.getElementById(id);
      const rows = [...document.querySelectorAll("tbody[data-color]")];
      const figures = [...document.querySelectorAll("figure[data-colors]")];
      const choice = row => row.querySelector(".decision");
      const colors = figure => figure.dataset.colors.split(" ");
      const value = row => {
        const slider = row.querySelector("[data-moved]");
        if (!slider) return row.dataset.value;
        const { chroma, hue, alpha } = slider.dataset;
        return `oklch(${slider.value}% ${chroma} ${hue} / ${alpha})`;
      };
      const decision = row => {
        const entry = { ...JSON.parse(row.dataset.set), decision: choice(row).value };
        if (entry.decision === "accept" && row.dataset.value) entry.dark = value(row);
        return entry;
      };
      const isShown = (row, failing) => {
        const words = find("find").value.trim().toLowerCase();
        const name = row.querySelector("th").firstChild.textContent.toLowerCase();
        const role = find("role").value;
        if (!name.includes(words) || role && role !== row.dataset.role) return false;
        switch (find("state").value) {
          case "moved": case "kept": return row.dataset.dark === find("state").value;
          case "fails": return failing.has(row.dataset.color);
          case "open": return choice(row)?.value === "";
          case "decided": return !!choice(row)?.value;
          default: return true;
        }
      };
      const update = () => {
        const failing = new Set(figures.filter(f => f.querySelector(".fails")).flatMap(colors));
        for (const row of rows) row.hidden = !isShown(row, failing);
        const shown = new Set(rows.filter(row => !row.hidden).map(row => row.dataset.color));
        const isNarrow = shown.size < rows.length;
        for (const figure of figures) {
          const fails = find("state").value !== "fails" || figure.querySelector(".fails");
          figure.hidden = isNarrow && !(fails && colors(figure).some(color => shown.has(color)));
        }
        find("count").textContent = `${shown.size} of ${rows.length} colors`;
        const decided = rows.filter(row => choice(row)?.value).map(decision);
        find("decided").textContent = decided.length;
        find("decisions").value =
          JSON.stringify({ version: 1, decisions: decided }, null, 2) + "\\n";
      };
      for (const id of ["find", "role", "state"]) find(id).addEventListener("input", update);
      for (const row of rows) {
        choice(row)?.addEventListener("input", update);
        row.querySelector("[data-variable]")?.addEventListener("input", event => {
          event.target.dataset.moved = "";
          choice(row).value = "accept";
          update();
        });
      }
      find("accept").addEventListener("click", () => {
        for (const row of rows) if (!row.hidden && choice(row)) choice(row).value = "accept";
        update();
      });
      find("save").addEventListener("click", () => {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(
          new Blob([find("decisions").value], { type: "application/json" }));
        link.download = "decisions.json";
        link.click();
        URL.revokeObjectURL(link.href);
      });
      find("copy").addEventListener("click", () => {
        find("decisions").select();
        navigator.clipboard?.writeText(find("decisions").value);
      });
      update();
    })();
    """
}
