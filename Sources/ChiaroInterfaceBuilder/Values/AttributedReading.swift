// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import ChiaroViews
import Foundation

/// The texts with attributes of `<attributedString>`.
enum AttributedReading {
  /// Returns the characters of all fragments.
  static func plainText(_ element: InterfaceElement) -> String {
    let fragments = element.children.filter { $0.isNamed("fragment") }
    return fragments.map(content).joined()
  }

  /// Returns a text, with a font and a color for the fragments that have none of their own; nil
  /// without one that can be read.
  @MainActor
  static func text(
    _ element: InterfaceElement?, font: Font, color: DynamicColor, _ builder: SceneBuilder
  ) -> AttributedText? {
    let runs = (element?.children.filter { $0.isNamed("fragment") } ?? []).map { fragment in
      let attributes = fragment.child(key: "attributes") ?? fragment.child(named: "attributes")
      let own = attributes?.child(key: "NSFont").flatMap { own in
        own.isNamed("fontDescription") ? FontReading(own)?.font : appKitFont(own)
      }
      let ink = attributes?.child(key: "NSColor")
      let ground = attributes?.child(key: "NSBackgroundColor")
      return AttributedText.Run(
        content(of: fragment), font: own ?? font,
        foregroundColor: ink.flatMap { $0.isNamed("color") ? builder.color($0) : nil } ?? color,
        backgroundColor: ground.flatMap { $0.isNamed("color") ? builder.color($0) : nil })
    }
    return runs.isEmpty || runs.allSatisfy({ $0.string.isEmpty }) ? nil : AttributedText(runs)
  }

  private static func content(of fragment: InterfaceElement) -> String {
    fragment.string("content") ?? fragment[attribute: "content"] ?? ""
  }

  /// Returns a font in the notation of AppKit; nil where it tells nothing.
  @MainActor
  private static func appKitFont(_ element: InterfaceElement) -> Font? {
    let isEmpty = element[attribute: "size"] == nil && element[attribute: "metaFont"] == nil
    return isEmpty ? nil : FontReading(mac: element)?.font
  }
}
