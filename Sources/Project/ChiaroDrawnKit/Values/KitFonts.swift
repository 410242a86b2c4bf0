// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Fonts of UIKit and AppKit.

extension Kit {
  /// A font; nil for what is none.
  func font(_ value: Value) -> UIFont? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    var calls = [call] + hosted.modifiers
    // `UIFontMetrics(forTextStyle:).scaledFont(for:)` gives the font in its own size.
    if let scaled = calls.last(where: { $0.name == "scaledFont" }),
      let inner = scaled.argument("for").flatMap(font)
    {
      return inner
    }
    // `NSFontManager.shared.convert(_:toHaveTrait:)` gives the font changed.
    if let converted = calls.last(where: { $0.name == "convert" }),
      let inner = converted.arguments.first.flatMap({ font($0.value) })
    {
      return changed(inner, converted)
    }
    let first = calls.removeFirst()
    guard var font = font(first) else { return nil }
    for change in calls { font = changed(font, change) }
    return font
  }

  private func changed(_ font: UIFont, _ change: HostCall) -> UIFont {
    let read = KitCall(
      kit: self, name: change.name, arguments: change.arguments, place: change.place)
    switch change.name {
    case "addingAttributes":
      for pair in read[0].flatMap({ evaluator?.pairs($0) }) ?? [] where word(pair.key) == "traits" {
        for trait in evaluator?.pairs(pair.value) ?? [] where word(trait.key) == "weight" {
          let weight = weight(trait.value) ?? .regular
          return font.with(weight: UIFont.systemFont(ofSize: 1, weight: weight).weight)
        }
      }
      return font
    case "convert":
      if let size = read.number("toSize") { return font.withSize(min(500, max(1, size))) }
      let traits = read.value("toHaveTrait").flatMap(words) ?? []
      if traits.contains("italicFontMask") { return .italicSystemFont(ofSize: font.pointSize) }
      return traits.contains("boldFontMask")
        ? .systemFont(ofSize: font.pointSize, weight: .bold) : font
    case "withSize": return read.number(0).map { font.withSize($0) } ?? font
    case "withSymbolicTraits":
      guard let words = read[0].flatMap(words) else { return font }
      var traits: UIFontDescriptor.SymbolicTraits = []
      if words.contains("traitBold") { traits.insert(.traitBold) }
      if words.contains("traitItalic") { traits.insert(.traitItalic) }
      if words.contains("traitMonoSpace") { traits.insert(.traitMonoSpace) }
      guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
      let changed = UIFont(descriptor: descriptor, size: font.pointSize)
      // A bold font of a text style is still of that style.
      return changed.face == font.face ? font.with(weight: changed.weight) : changed
    default: return font
    }
  }

  private func font(_ call: HostCall) -> UIFont? {
    let read = KitCall(kit: self, name: call.name, arguments: call.arguments, place: call.place)
    let given = read.number("ofSize") ?? 0
    let size = given > 0 ? given : isMac ? 13 : 17
    let weight = read.value("weight").flatMap(weight) ?? .regular
    switch call.name {
    case "systemFont": return .systemFont(ofSize: size, weight: weight)
    case "boldSystemFont": return .systemFont(ofSize: size, weight: .bold)
    case "italicSystemFont": return .italicSystemFont(ofSize: size)
    case "monospacedSystemFont": return .monospacedSystemFont(ofSize: size, weight: weight)
    case "monospacedDigitSystemFont": return .systemFont(ofSize: size, weight: weight)
    case "preferredFont", "preferredFontDescriptor":
      let style = read.word("forTextStyle") ?? read.word("withTextStyle") ?? "body"
      if isMac { return Self.macFont(style) }
      return .preferredFont(
        forTextStyle: UIFont.TextStyle.allCases.first { "\($0)" == style } ?? .body)
    case "menuFont", "menuBarFont", "messageFont", "controlContentFont", "titleBarFont",
      "userFont", "paletteFont":
      return .systemFont(ofSize: size)
    case "labelFont", "toolTipsFont": return .systemFont(ofSize: given > 0 ? given : 10)
    case "userFixedPitchFont": return .monospacedSystemFont(ofSize: size, weight: .regular)
    case "UIFont", "NSFont", "init": return named(read)
    default: return nil
    }
  }

  /// The sizes of macOS, in points.
  ///
  /// Source: Human Interface Guidelines, "Typography", macOS built-in text styles.
  private static let macSizes: [String: CGFloat] = [
    "largeTitle": 26, "title1": 22, "title2": 17, "title3": 15, "headline": 13, "body": 13,
    "callout": 12, "subheadline": 11, "footnote": 10, "caption1": 10, "caption2": 10,
  ]

  private static func macFont(_ style: String) -> UIFont {
    .systemFont(ofSize: macSizes[style] ?? 13, weight: style == "headline" ? .bold : .regular)
  }

  private func named(_ call: KitCall) -> UIFont? {
    let size = call.number("size") ?? (isMac ? 13 : 17)
    if let descriptor = call.value("descriptor").flatMap(font) {
      return size > 0 ? descriptor.withSize(size) : descriptor
    }
    guard let name = call.text("name") else { return nil }
    let bounded = min(500, max(1, size))
    if let known = UIFont(name: name, size: bounded) { return known }
    // A font that the app brings along: its name tells how it looks.
    let named = NamedFont(anyName: name)
    return UIFont(pointSize: bounded, weight: named.weight, face: named.face, standsFor: name)
  }

  /// A weight; nil for what is none.
  func weight(_ value: Value) -> UIFont.Weight? {
    switch word(value) {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: number(value).map { UIFont.Weight($0) }
    }
  }
}
