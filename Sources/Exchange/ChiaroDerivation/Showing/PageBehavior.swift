// SPDX-License-Identifier: MIT

package import ChiaroColor
import ChiaroReport

/// The script of pages on which a designer decides: a slider sets a color's variable, and every
/// pair is measured again from its shown colors.
package enum PageBehavior {
  /// The script.
  package static let text = """
    (() => {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 1;
      const pen = canvas.getContext("2d", { willReadFrequently: true });
      const paint = (...colors) => {
        pen.clearRect(0, 0, 1, 1);
        for (const color of colors) { pen.fillStyle = color; pen.fillRect(0, 0, 1, 1); }
        return [...pen.getImageData(0, 0, 1, 1).data];
      };
      const light = v => v <= 10.31475 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = ([r, g, b]) =>
        0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b) + 0.05;
      const hex = bytes => "#" + bytes.slice(0, bytes[3] < 255 ? 4 : 3)
        .map(v => v.toString(16).padStart(2, "0")).join("").toUpperCase();
      const measure = span => {
        const ground = getComputedStyle(span.parentElement).backgroundColor;
        const base = getComputedStyle(span.closest(".sample")).backgroundColor;
        const a = luminance(paint(base, ground, getComputedStyle(span).color));
        const b = luminance(paint(base, ground));
        const ratio = Math.floor(Math.max(a, b) / Math.min(a, b) * 100) / 100;
        const mark = span.querySelector("b");
        mark.textContent = ratio + ":1";
        mark.classList.toggle("fails", ratio < span.dataset.need - 0.01);
      };
      const spans = [...document.querySelectorAll("[data-need]")];
      for (const slider of document.querySelectorAll("[data-variable]")) {
        slider.addEventListener("input", () => {
          const { variable, chroma, hue, alpha } = slider.dataset;
          const color = `oklch(${slider.value}% ${chroma} ${hue} / ${alpha})`;
          document.documentElement.style.setProperty(variable, color);
          slider.nextElementSibling.textContent = hex(paint(color));
          spans.forEach(measure);
        });
      }
    })();
    """

  /// Returns a slider for the lightness of a color, whose variable it sets.
  ///
  /// - Parameters:
  ///   - name: the name of the color
  ///   - style: the style of the value, as a word
  ///   - variable: the variable that it sets
  ///   - color: the value to begin with
  /// - Returns: the slider, and the place where it says the value that it was moved to
  package static func slider(
    of name: String, in style: String, setting variable: String, from color: Color
  ) -> String {
    let parts = color.converted(to: .oklch).components
    let percent = (parts.x * 1000).rounded() / 10
    return """
      <input type="range" min="0" max="100" step="0.1" value="\(percent)" \
      aria-label="Lightness of \(MarkupText.show(name)) in \(style)" \
      data-variable="\(variable)" data-chroma="\(parts.y)" \
      data-hue="\(parts.z)" data-alpha="\(color.alpha)"><output></output>
      """
  }
}
