// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

// How values of interpreted code are read as those that views take.

extension Drawing {
  /// A length or another number; nil for what is none.
  func length(_ value: Value) -> CGFloat? {
    if let number = value.number { return Self.bounded(number) }
    guard case .host(let hosted) = value.unwrapped, let name = hosted.call?.name,
      hosted.modifiers.isEmpty
    else { return nil }
    switch name {
    case "infinity", "greatestFiniteMagnitude": return .infinity
    case "zero": return hosted.typeName == nil || hosted.typeName == "CGFloat" ? 0 : nil
    case "pi": return .pi
    default: return nil
    }
  }

  /// A number with which views can be laid out.
  ///
  /// Sums and products of lengths that no screen has would be no numbers. Endless stays endless.
  static func bounded(_ number: Double) -> CGFloat {
    if number.isNaN { return 0 }
    return number.isFinite ? CGFloat(min(1e7, max(-1e7, number))) : CGFloat(number)
  }

  /// The name of a case: the last part of `Alignment.leading`.
  func word(_ value: Value) -> String? {
    switch value.unwrapped {
    case .host(let hosted): hosted.modifiers.isEmpty ? hosted.call?.name : Self.part(of: hosted)
    case .enumeration: session.caseName(value)
    default: nil
    }
  }

  /// `Alignment.topLeading.horizontal` is `leading`.
  private static func part(of alignment: HostValue) -> String? {
    guard alignment.modifiers.count == 1, let name = alignment.call?.name else { return nil }
    let word = name.lowercased()
    switch alignment.modifiers[0].name {
    case "horizontal":
      return ["leading", "trailing"].first { word.hasSuffix($0) } ?? "center"
    case "vertical": return ["top", "bottom"].first { word.hasPrefix($0) } ?? "center"
    default: return nil
    }
  }

  /// The names of one case or of several.
  func words(_ value: Value) -> [String]? {
    if case .array(let values) = value.unwrapped {
      let words = values.compactMap(word)
      return words.count == values.count ? words : nil
    }
    return word(value).map { [$0] }
  }

  /// A value as text.
  func text(_ value: Value) -> String {
    switch value.unwrapped {
    case .string(let text): text
    case .unknown(let unknown): session.sample(of: unknown)
    case .binding(let binding): session.read(binding).map(text) ?? ""
    case .host(let hosted):
      hosted.call.flatMap { call in
        ["LocalizedStringKey", "LocalizedStringResource", "AttributedString", "NSLocalizedString"]
          .contains(call.name) ? call.arguments.first.map { text($0.value) } : nil
      } ?? hosted.name
    case .nothing: ""
    default: session.described(value) ?? ""
    }
  }

  /// A text as the project's tables have it.
  func localized(_ value: Value, table: String? = nil) -> String {
    let key = text(value)
    let language = Locales.identifier(of: host.surroundings.values["locale"])
    return assets.strings.text(key, table: table, in: language) ?? key
  }

  /// The view of a title, as the app's language has it.
  func title(_ value: Value) -> Node { Text(verbatim: localized(value)).lowered }

  /// A point in a unit square.
  func unitPoint(_ value: Value) -> UnitPoint? {
    if let word = word(value), let point = Enumerations.points[word] { return point }
    return HostGeometry.readPoint(value).map { UnitPoint(x: $0.x, y: $0.y) }
  }

  /// An angle.
  func angle(_ value: Value) -> Angle? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    let arguments = Arguments(drawing: self, call: call)
    switch call.name {
    case "degrees": return arguments.length(0).map { .degrees(Double($0)) }
    case "radians": return arguments.length(0).map { .radians(Double($0)) }
    case "zero": return .zero
    case "Angle", "init":
      if let degrees = arguments.length("degrees") { return .degrees(Double(degrees)) }
      return arguments.length("radians").map { .radians(Double($0)) }
    default: return nil
    }
  }

  /// Insets on four sides.
  func insets(_ value: Value) -> EdgeInsets? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call,
      call.name == "EdgeInsets" || call.name == "init"
    else { return nil }
    let arguments = Arguments(drawing: self, call: call)
    return EdgeInsets(
      top: arguments.length("top") ?? 0, leading: arguments.length("leading") ?? 0,
      bottom: arguments.length("bottom") ?? 0, trailing: arguments.length("trailing") ?? 0)
  }

  // MARK: Fonts

  /// A font; nil for what is none.
  func font(_ value: Value) -> Font? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    guard var font = font(call) else { return nil }
    for modifier in hosted.modifiers {
      let arguments = Arguments(drawing: self, call: modifier)
      switch modifier.name {
      case "weight":
        font = arguments.word(0).flatMap { Enumerations.weights[$0] }.map(font.weight) ?? font
      case "bold": font = font.bold()
      case "italic": font = font.italic()
      case "monospaced": font = font.monospaced()
      case "monospacedDigit": font = font.monospacedDigit()
      case "leading":
        font = font.leading(
          arguments.word(0) == "tight" ? .tight : arguments.word(0) == "loose" ? .loose : .standard)
      default: break
      }
    }
    return font
  }

  private func font(_ call: HostCall) -> Font? {
    let arguments = Arguments(drawing: self, call: call)
    if let style = Enumerations.styles[call.name] { return .system(style) }
    let weight = arguments.word("weight").flatMap { Enumerations.weights[$0] }
    let design = arguments.word("design").flatMap { Enumerations.designs[$0] }
    switch call.name {
    case "system":
      if let size = arguments.length("size") {
        return .system(size: size, weight: weight, design: design)
      }
      let style = arguments.word(0).flatMap { Enumerations.styles[$0] } ?? .body
      return .system(style, design: design, weight: weight)
    case "custom":
      let name = arguments.text() ?? ""
      if let size = arguments.length("fixedSize") { return .custom(name, fixedSize: size) }
      let size = arguments.length("size") ?? 17
      let style = arguments.word("relativeTo").flatMap { Enumerations.styles[$0] } ?? .body
      return .custom(name, size: size, relativeTo: style)
    case "systemFont", "boldSystemFont":
      let size = arguments.length("ofSize") ?? 17
      return .system(size: size, weight: call.name == "systemFont" ? weight : .bold)
    case "preferredFont":
      return .system(arguments.word("forTextStyle").flatMap { Enumerations.styles[$0] } ?? .body)
    case "Font", "UIFont", "init":
      if let inner = arguments[0], let font = font(inner) { return font }
      guard let size = arguments.length("size") else { return nil }
      return .custom(arguments.value("name").map(text) ?? "", fixedSize: size)
    default: return nil
    }
  }
}
