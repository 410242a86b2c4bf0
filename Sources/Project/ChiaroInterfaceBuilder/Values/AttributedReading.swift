// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import ChiaroViews
import Foundation

/// The texts with attributes of `<attributedString>`.
enum AttributedReading {
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
      var run = AttributedText.Run(
        content(of: fragment), font: own ?? font,
        foregroundColor: ink.flatMap { $0.isNamed("color") ? builder.color($0) : nil } ?? color,
        backgroundColor: ground.flatMap { $0.isNamed("color") ? builder.color($0) : nil })
      run.style = attributes.flatMap { style($0, ink: run.foregroundColor) }
      return run
    }
    return runs.isEmpty || runs.allSatisfy({ $0.string.isEmpty }) ? nil : AttributedText(runs)
  }

  /// The layout of the paragraph and the lines along the text; nil where nothing is told of either.
  private static func style(_ attributes: InterfaceElement, ink: DynamicColor?) -> RunStyle? {
    func line(_ key: String) -> DynamicColor? {
      let kind = attributes.child(key: key)?.number("value") ?? 0
      return kind == 0 ? nil : ink ?? .black
    }
    return RunStyle(
      paragraph: attributes.child(key: "NSParagraphStyle").map(paragraph) ?? ParagraphFormat(),
      underline: line("NSUnderline"), strikethrough: line("NSStrikethrough"),
      baselineOffset: attributes.child(key: "NSBaselineOffset")?.number("value") ?? 0)
  }

  private static let alignments: [String: TextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
  ]

  private static func paragraph(_ element: InterfaceElement) -> ParagraphFormat {
    func length(_ name: String) -> CGFloat { max(0, min(element.number(name) ?? 0, 10_000)) }
    var format = ParagraphFormat()
    format.alignment = element[attribute: "alignment"].flatMap { alignments[$0] } ?? .natural
    format.lineSpacing = length("lineSpacing")
    format.spacingBefore = length("paragraphSpacingBefore")
    format.spacingAfter = length("paragraphSpacing")
    format.lineHeightMultiple = length("lineHeightMultiple")
    format.minimumLineHeight = length("minimumLineHeight")
    format.maximumLineHeight = length("maximumLineHeight")
    format.firstLineHeadIndent = length("firstLineHeadIndent")
    format.headIndent = length("headIndent")
    format.tailIndent = max(-10_000, min(element.number("tailIndent") ?? 0, 10_000))
    return format
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
