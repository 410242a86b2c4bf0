// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import Foundation

@testable import ChiaroControls
@testable import ChiaroViews

/// A text as it was set: what it says, in which color, on which background.
struct SetText {
  var string: String
  var color: Color
  var backdrop: Color
  /// The color as the control declared it.
  var declared: DynamicColor

  var ratio: ContrastRatio { ContrastRatio(color.composited(over: backdrop), backdrop) }

  /// The name of the declared color, or its value.
  var colorName: String {
    String(declared.description.prefix { $0 != "(" }).trimmingSuffix(" ")
  }

  /// Every text of a window, in the order in which it is drawn.
  @MainActor
  static func all(in window: Window) -> [SetText] {
    let list = window.displayList
    let declared = declaredColors(of: window)
    var painter = FlatPainter(list)
    var texts: [SetText] = []
    for command in list.commands {
      if case .text(let frame, let index, let slot) = command {
        texts.append(
          SetText(
            string: list.texts[Int(index)].string,
            color: list.colors[Int(slot.index)].faded(by: painter.opacity),
            backdrop: painter.color(atMiddleOf: frame), declared: declared[texts.count]))
      }
      painter.paint(command)
    }
    return texts
  }

  /// The colors that views declared for their texts, in the order in which views are drawn.
  @MainActor
  private static func declaredColors(of view: View) -> [DynamicColor] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    var colors: [DynamicColor] = []
    if let drawing = view.drawing {
      for case .text(_, _, let slot) in drawing.list.commands {
        colors.append(drawing.colors[Int(slot.index)])
      }
    }
    return colors + view.subviews.flatMap(declaredColors)
  }
}

/// Knows what was painted so far where, as flat colors.
private struct FlatPainter {
  private let list: DisplayList
  private var opacities: [Float] = []
  private var layers: [(frame: Rectangle, lay: (Color) -> Color)] = []

  init(_ list: DisplayList) { self.list = list }

  var opacity: Double { Double(opacities.reduce(1, *)) }

  mutating func paint(_ command: DisplayCommand) {
    switch command {
    case .fill(let frame, let slot), .fillRounded(let frame, _, let slot):
      let color = list.colors[Int(slot.index)].faded(by: opacity)
      layers.append((frame, { color.composited(over: $0) }))
    case .material(let frame, _, let index):
      let recipe = MaterialRecipe.withID(list.materials[Int(index)].name)
      layers.append((frame, { recipe?.applied(to: $0) ?? $0 }))
    case .group(let opacity): opacities.append(opacity)
    case .clip, .clipPath, .transform: opacities.append(1)
    case .restore: opacities.removeLast()
    default: break
    }
  }

  func color(atMiddleOf frame: Rectangle) -> Color {
    let point = Rectangle(
      x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, width: 0, height: 0)
    return layers.filter { $0.frame.contains(point) }.reduce(.white) { $1.lay($0) }
  }
}

extension Color {
  fileprivate func faded(by opacity: Double) -> Color { withAlpha(alpha * opacity) }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
