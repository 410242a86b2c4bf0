// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Fonts of UIKit.

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
    let size = read.number("ofSize") ?? 17
    let weight = read.value("weight").flatMap(weight) ?? .regular
    switch call.name {
    case "systemFont": return .systemFont(ofSize: size, weight: weight)
    case "boldSystemFont": return .systemFont(ofSize: size, weight: .bold)
    case "italicSystemFont": return .italicSystemFont(ofSize: size)
    case "monospacedSystemFont": return .monospacedSystemFont(ofSize: size, weight: weight)
    case "monospacedDigitSystemFont": return .systemFont(ofSize: size, weight: weight)
    case "preferredFont", "preferredFontDescriptor":
      let style = read.word("forTextStyle") ?? read.word("withTextStyle") ?? "body"
      return .preferredFont(
        forTextStyle: UIFont.TextStyle.allCases.first { "\($0)" == style } ?? .body)
    case "UIFont", "init": return named(read)
    default: return nil
    }
  }

  private func named(_ call: KitCall) -> UIFont? {
    let size = call.number("size") ?? 17
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
