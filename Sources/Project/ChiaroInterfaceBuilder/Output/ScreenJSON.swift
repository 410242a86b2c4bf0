// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// A screen and its views as JSON.
@MainActor
enum ScreenJSON {
  /// The light and the dark traits in which colors are told.
  private static let styles = [("light", UserInterfaceStyle.light), ("dark", .dark)]

  /// Returns a screen that is laid out, with the name of its element, the path of its file relative
  /// to the project, and the pictures that were written; what was measured is added where that was
  /// asked for.
  static func json(
    _ screen: InterfaceScreen, kind: String, file: String, platform: Platform,
    lock: FileDrawing.Lock?, pictures: [JSON], measured: JSON? = nil, previews: JSON? = nil
  ) -> JSON {
    var json: JSON = [
      "name": .string(screen.name), "file": .string(file), "kind": .string(kind),
      "object": screen.object.map(JSON.string) ?? .null, "class": .string(screen.className),
      "platform": .string(platform.rawValue),
      "size": .array([number(screen.size.width), number(screen.size.height)]),
      "lock": lock?.json ?? .null, "pictures": .array(pictures),
      "views": .array(screen.views.map { view($0, in: screen) }),
    ]
    if let measured { json["measured"] = measured }
    if let previews {
      json["previews"] = previews
      json["colorNames"] = .array(colorNames(screen).map(JSON.string))
    }
    return json
  }

  private static func view(_ placed: PlacedElement, in screen: InterfaceScreen) -> JSON {
    return [
      "object": placed.element.objectID.map(JSON.string) ?? .null,
      "class": .string(placed.className), "parent": placed.parent.map(JSON.string) ?? .null,
      "frame": rectangle(InterfaceScreen.fileFrame(of: placed)),
      "inWindow": rectangle(InterfaceScreen.windowFrame(of: placed)),
      "isHidden": .bool(placed.isHidden), "text": placed.text.map(JSON.string) ?? .null,
      "colors": .object(
        placed.colors.map { JSON.Member($0.key, $0.color.map { color($0, in: screen) } ?? .null) }),
    ]
  }

  /// The names of the catalogs' colors that the views of a screen have, sorted.
  private static func colorNames(_ screen: InterfaceScreen) -> [String] {
    var names: Set<String> = []
    for placed in screen.views {
      for child in placed.element.children {
        let colors = child.isNamed("color") ? [child] : Array(child.children)
        for color in colors where color.isNamed("color") {
          color[attribute: "name"].map { _ = names.insert($0) }
        }
      }
    }
    return names.sorted()
  }

  /// Returns a color in light and dark.
  private static func color(_ color: DynamicColor, in screen: InterfaceScreen) -> JSON {
    let traits = screen.window.traitCollection
    return .object(
      styles.map { name, style in
        let styled = traits.modifyingTraits { $0.userInterfaceStyle = style }
        return JSON.Member(name, .string(hex(color.resolved(with: styled))))
      })
  }

  /// Returns a color with all eight digits.
  private static func hex(_ color: Color) -> String {
    let text = color.hexText
    return text.utf8.count == 7 ? text + "FF" : text
  }

  private static func rectangle(_ rectangle: CGRect) -> JSON {
    .array(
      [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map(number))
  }

  /// Returns a length, to a thousandth of a point.
  private static func number(_ length: CGFloat) -> JSON {
    let rounded = (Double(length) * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? .integer(Int(rounded)) : .number(rounded)
  }
}
