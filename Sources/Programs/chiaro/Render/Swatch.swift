// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster

/// A color as a picture: large, by name and number, and as text on the backgrounds it may meet.
struct Swatch {
  var name: String
  /// Nil where no entry of the set fits.
  var color: Color?
  /// What is said below the number: which entry it comes from.
  var detail: String
  var ground: Ground
  /// How the screen is seen; contrast is measured so.
  var condition: SeeingCondition?

  /// The size in points.
  static let size = PointSize(width: 320, height: 196)

  /// What is drawn.
  var list: DisplayList {
    var list = DisplayList()
    let all = Rectangle(
      x: 0, y: 0, width: Float(Self.size.width), height: Float(Self.size.height))
    list.fill(all, ground.main)
    layColor(Rectangle(x: 16, y: 16, width: 88, height: 88), &list)
    let quiet = ground.text.withAlpha(0.75)
    let line = { (text: String, size: Float, weight: Int16) in
      DisplayList.Text(text, size: size, weight: weight)
    }
    // Long names are better small than cut.
    let size: Float = name.count > 26 ? 11 : name.count > 18 ? 13 : 17
    list.line(line(name, size, 600), at: Point(x: 120, y: 16), width: 184, ground.text)
    list.line(
      line(color?.hexText ?? "no color", 15, 400), at: Point(x: 120, y: 42), width: 184,
      ground.text)
    list.line(line(numbers, 11, 400), at: Point(x: 120, y: 66), width: 184, quiet)
    list.line(line(detail, 11, 400), at: Point(x: 120, y: 84), width: 184, quiet)
    for (index, background) in ground.backgrounds.prefix(3).enumerated() {
      layChip(background, x: 16 + Float(index) * 98, &list)
    }
    return list
  }

  /// The numbers of the color where the hex text does not say all of it.
  private var numbers: String {
    guard let color else { return "" }
    return color.space == .sRGB ? "" : color.cssText(decimals: 3)
  }

  /// The color, half over the ground's opposite where it is translucent.
  private func layColor(_ place: Rectangle, _ list: inout DisplayList) {
    let radius = CornerRadius(16, curve: .continuous)
    list.commands.append(.clip(place, radius: radius))
    if let color {
      if color.alpha < 1 {
        let half = Rectangle(
          x: place.x + place.width / 2, y: place.y, width: place.width / 2, height: place.height)
        list.fill(half, ground.text)
      }
      list.fill(place, color)
    }
    list.commands.append(.restore)
    list.stroke(place, ground.text.withAlpha(0.25), radius: radius)
  }

  /// A background with two letters in the color and the contrast between both.
  private func layChip(_ background: Ground.Named, x: Float, _ list: inout DisplayList) {
    let place = Rectangle(x: x, y: 120, width: 92, height: 40)
    let radius = CornerRadius(10, curve: .continuous)
    list.fill(place, background.color, radius: radius)
    list.stroke(place, ground.text.withAlpha(0.25), radius: radius)
    if let color {
      list.line(
        DisplayList.Text("Aa", size: 19, weight: 600), at: Point(x: x + 9, y: 127), width: 30,
        color)
      let ratio = condition?.contrast(of: color, on: background.color)
      let text = "\(ratio ?? color.contrast(on: background.color).lowest)"
      list.line(
        DisplayList.Text(text, size: 13, alignment: 1), at: Point(x: x + 36, y: 131), width: 48,
        ground.text)
    }
    list.line(
      DisplayList.Text(background.name, size: 11), at: Point(x: x + 2, y: 165), width: 92,
      ground.text.withAlpha(0.75))
  }
}
