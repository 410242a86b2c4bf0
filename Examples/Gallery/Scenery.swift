// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster

/// The picture at the top of the home screen: hills by a lake, by day or by night.
struct Scenery: Sendable {
  /// What display lists call it.
  let path: String
  private let sky: [String]
  private let light: String
  private let hills: [String]
  private let lake: [String]

  static let day = Scenery(
    path: "scenery-day", sky: ["#4F9DDE", "#BFE3F2", "#FDE8C8"], light: "#FFF6D8",
    hills: ["#8FB8C9", "#5E94A0", "#3B6F6B", "#24504A"], lake: ["#A9D6E5", "#4E93A8"])
  static let night = Scenery(
    path: "scenery-night", sky: ["#0B1026", "#1F2A54", "#4A3F6B"], light: "#E8E6F5",
    hills: ["#2F3A63", "#232C4F", "#18203B", "#0E1426"], lake: ["#3A4374", "#141A33"])

  private static let size = PixelSize(width: 1170, height: 900)

  /// The pixels.
  var picture: Bitmap {
    let renderer = Renderer(canvas: Canvas(size: Self.size, scale: 3))
    return renderer.render(list)
  }

  private var list: DisplayList {
    var list = DisplayList()
    func slot(_ hex: String) -> ColorSlot {
      list.colors.append((try? Color(css: hex)) ?? .black)
      return ColorSlot(list.colors.count - 1)
    }
    func fill(_ rect: Rectangle, _ hexes: [String]) {
      let stops = hexes.enumerated().map { index, hex in
        Gradient.Stop(Float(index) / Float(hexes.count - 1), slot(hex))
      }
      list.gradients.append(
        Gradient(
          .linear(from: Point(x: rect.x, y: rect.y), to: Point(x: rect.x, y: rect.maxY)),
          stops: stops, interpolation: .oklab))
      list.commands.append(.gradient(rect, radius: 0, Int32(list.gradients.count - 1)))
    }
    fill(Rectangle(x: 0, y: 0, width: 390, height: 220), sky)
    list.commands.append(
      .fillRounded(Rectangle(x: 262, y: 46, width: 52, height: 52), radius: 26, slot(light)))
    for (index, hex) in hills.enumerated() {
      list.paths.append(Self.ridge(index))
      list.commands.append(
        .path(Int32(list.paths.count - 1), at: Point(x: 0, y: 0), .winding, slot(hex)))
    }
    fill(Rectangle(x: 0, y: 214, width: 390, height: 86), lake)
    return list
  }

  /// The outline of one row of hills; those in front are lower and longer.
  private static func ridge(_ index: Int) -> Path {
    let heights: [[Float]] = [
      [118, 84, 132, 96, 140], [150, 118, 156, 128, 150], [180, 158, 176, 150, 184],
      [206, 190, 210, 186, 204],
    ]
    let row = heights[index]
    var path = Path()
    path.move(to: Point(x: 0, y: 222))
    path.line(to: Point(x: 0, y: row[0]))
    for step in 1..<row.count {
      let (from, to) = (Float(step - 1) * 97.5, Float(step) * 97.5)
      path.curve(
        to: Point(x: to, y: row[step]), control1: Point(x: from + 40, y: row[step - 1]),
        control2: Point(x: to - 40, y: row[step]))
    }
    path.line(to: Point(x: 390, y: 222))
    path.close()
    return path
  }
}
