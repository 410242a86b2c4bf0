// SPDX-License-Identifier: MIT

package import ChiaroRaster

/// A shaper that gives ten points a character and twenty a line, broken anywhere.
package struct Typewriter: TextShaper {
  package init() {}

  package func measure(_ text: DisplayList.Text, width: Float, lineLimit: Int) -> PointSize {
    let columns = max(1, Int(min(width, 10_000) / 10))
    let count = text.string.count
    let lines = max(1, (count + columns - 1) / columns)
    return PointSize(
      width: Double(min(count, columns) * 10),
      height: Double(20 * (lineLimit > 0 ? min(lines, lineLimit) : lines)))
  }

  package func shape(
    _ text: DisplayList.Text, width: Float, height: Float, scale: Float
  ) -> ShapedText {
    ShapedText()
  }
}
