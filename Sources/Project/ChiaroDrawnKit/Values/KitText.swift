// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import ChiaroViews
import Foundation

// Texts with attributes.

extension Kit {
  /// A text with attributes; nil for what is none.
  func attributed(_ value: Value) -> NSAttributedString? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call,
      ["NSAttributedString", "NSMutableAttributedString", "AttributedString", "init"]
        .contains(call.name)
    else { return text(value).map { NSAttributedString(string: $0) } }
    let read = KitCall(kit: self, name: call.name, arguments: call.arguments, place: call.place)
    let text = NSMutableAttributedString(string: "")
    if let inner = read.value("attributedString").flatMap(attributed) {
      text.append(inner)
    } else if let words = read.text("string") ?? read.text("localized") ?? read.text(0) {
      text.append(
        NSAttributedString(string: words, attributes: attributes(read.value("attributes"))))
    }
    for change in hosted.modifiers { apply(change, to: text) }
    return text
  }

  /// What a text with attributes knows of its characters; nil for another member.
  func part(_ name: String, ofText hosted: HostValue) -> Value? {
    switch name {
    case "length": attributed(.host(hosted)).map { .int($0.length) }
    case "string": attributed(.host(hosted)).map { .string($0.string) }
    default: nil
    }
  }

  private func apply(_ change: HostCall, to text: NSMutableAttributedString) {
    let read = KitCall(
      kit: self, name: change.name, arguments: change.arguments, place: change.place)
    let whole = NSRange(location: 0, length: text.length)
    switch change.name {
    case "append":
      if let more = read[0].flatMap(attributed) { text.append(more) }
    case "addAttribute":
      guard let key = read.word(0), let value = read.value("value") else { return }
      for (key, held) in attribute(key, value) {
        text.addAttribute(key, value: held, range: range(read.value("range"), in: whole))
      }
    case "addAttributes", "setAttributes":
      text.addAttributes(
        attributes(read[0]), range: range(read.value("range"), in: whole))
    case "font", "foregroundColor", "backgroundColor", "kern", "underlineStyle":
      guard !change.isCall, let value = read.first else { return }
      for (key, held) in attribute(change.name, value) {
        text.addAttribute(key, value: held, range: whole)
      }
    default: break
    }
  }

  private func range(_ value: Value?, in whole: NSRange) -> NSRange {
    if case .range(let range)? = value?.unwrapped {
      guard let start = range.lower.flatMap(self.whole), let end = range.upper.flatMap(self.whole),
        start >= 0, end >= start
      else { return whole }
      return NSIntersectionRange(NSRange(start..<end), whole)
    }
    guard case .host(let hosted)? = value?.unwrapped, let call = hosted.call else { return whole }
    // `NSRange(range, in: text)`
    if case .range? = call.arguments.first?.value.unwrapped {
      return range(call.arguments.first?.value, in: whole)
    }
    guard let start = call.argument("location").flatMap(self.whole),
      let length = call.argument("length").flatMap(self.whole), start >= 0, length >= 0
    else { return whole }
    return NSIntersectionRange(NSRange(location: start, length: length), whole)
  }

  /// The attributes of a dictionary.
  func attributes(_ value: Value?) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    if case .host(let hosted)? = value?.unwrapped {
      found = attributes(hosted.call?.arguments.first?.value)
      for change in hosted.modifiers where !change.isCall {
        guard let held = change.arguments.first?.value else { continue }
        found.merge(attribute(change.name, held)) { _, new in new }
      }
      return found
    }
    for pair in value.flatMap({ evaluator?.pairs($0) }) ?? [] {
      guard let key = word(pair.key) else { continue }
      found.merge(attribute(key, pair.value)) { _, new in new }
    }
    return found
  }

  private func attribute(_ key: String, _ value: Value) -> [NSAttributedString.Key: Any] {
    switch key {
    case "font": font(value).map { [.font: $0] } ?? [:]
    case "foregroundColor": color(value).map { [.foregroundColor: $0] } ?? [:]
    case "backgroundColor": color(value).map { [.backgroundColor: $0] } ?? [:]
    case "kern": number(value).map { [.kern: $0] } ?? [:]
    case "baselineOffset": number(value).map { [.baselineOffset: $0] } ?? [:]
    case "underlineStyle": [.underlineStyle: NSUnderlineStyle.single.rawValue]
    case "strikethroughStyle": [.strikethroughStyle: NSUnderlineStyle.single.rawValue]
    case "underlineColor": color(value).map { [.underlineColor: $0] } ?? [:]
    case "paragraphStyle": paragraph(value).map { [.paragraphStyle: $0] } ?? [:]
    default: [:]
    }
  }

  /// The look of a paragraph; nil for what is none.
  private func paragraph(_ value: Value) -> NSParagraphStyle? {
    guard case .host(let hosted) = value.unwrapped else { return nil }
    let style = NSMutableParagraphStyle()
    for change in hosted.modifiers where !change.isCall {
      guard let value = change.arguments.first?.value else { continue }
      let length = number(value).map(KitGeometry.bounded) ?? 0
      switch change.name {
      case "lineSpacing": style.lineSpacing = length
      case "paragraphSpacing": style.paragraphSpacing = length
      case "lineHeightMultiple": style.lineHeightMultiple = length
      case "minimumLineHeight": style.minimumLineHeight = length
      case "maximumLineHeight": style.maximumLineHeight = length
      case "alignment":
        choice(value, NSTextAlignment.self).map { style.alignment = $0 }
      case "lineBreakMode":
        choice(value, NSLineBreakMode.self).map { style.lineBreakMode = $0 }
      default: break
      }
    }
    return style
  }
}
