// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

// The notation of components, which every open reader gets wrong somewhere:
//
//   "0.500", ".5", "1e-3"   a value as it stands, rounded to single precision as Xcode does
//   "0x7F", "0XFF"          hexadecimal, divided by 255
//   "127", "1", "0"         whole decimal, divided by 255, also "1"
//   0.5, 1                  a JSON number: a value as it stands
//
// The rules are AssetKit's, whose tests pin bytes that Xcode's compiler wrote; that "1" is 1/255
// shows in NetNewsWire's accent color, whose light red is "0" and whose dark red is "1".

/// A reader of the components of a color.
enum ComponentReader {
  /// Returns the color, or nil when a channel is missing or not a number, which is reported.
  static func color(
    _ components: JSONValue, in space: ColorSpace, _ reader: inout EntryReader
  ) -> Color? {
    let channels: [StaticString] = space.isGray ? ["white"] : ["red", "green", "blue"]
    var values: [Double] = []
    for channel in channels {
      guard let text = components[channel] else {
        reader.report(
          .error, "component-missing", at: components.location,
          "the component \(channel) is missing (a color in \(space.catalogName ?? "srgb") has "
            + "\(channels.map(\.description).joined(separator: ", ")))"
        )
        return nil
      }
      guard let value = value(text, channel, &reader) else { return nil }
      reportRange(value, text, channel, in: space, &reader)
      values.append(value)
    }
    guard let alpha = alpha(components, &reader) else { return nil }
    let rest = [Double](repeating: 0, count: 3 - values.count)
    let all = values + rest
    return Color(space, all[0], all[1], all[2], alpha: alpha)
  }

  private static func alpha(_ components: JSONValue, _ reader: inout EntryReader) -> Double? {
    guard let text = components["alpha"] else {
      reader.report(
        .note, "alpha-missing", at: components.location, "the alpha is missing and is read as 1")
      return 1
    }
    guard let value = value(text, "alpha", &reader) else { return nil }
    if text.string == "1" {
      reader.report(
        .warning, "alpha-ambiguous", at: text.location,
        "alpha \"1\" means 1/255, because a whole number in quotes counts from 0 to 255",
        fix: "write \"1.000\" for an opaque color")
    }
    reportRange(value, text, "alpha", in: .sRGB, &reader)
    return value
  }

  private static func value(
    _ json: JSONValue, _ channel: StaticString, _ reader: inout EntryReader
  ) -> Double? {
    if let number = json.number, number.isFinite { return number }
    if let text = json.string {
      let trimmed = text.utf8.contains(where: \.mayBeSpace) ? text.trimmed : text
      if trimmed.utf8.count != text.utf8.count {
        reader.report(
          .note, "component-with-space", at: json.location,
          "\(channel) \"\(text.excerpt)\" holds white space")
      }
      if let value = value(of: trimmed) { return value }
    }
    reader.report(
      .error, "component-malformed", at: json.location,
      "\(channel) is \(json.excerpt) (expected \"0.500\", \"0x7F\" or \"127\")")
    return nil
  }

  /// Returns the value of a component's text, or nil when it is malformed.
  static func value(of text: String) -> Double? {
    if text.utf8.starts(with: "0x".utf8) || text.utf8.starts(with: "0X".utf8) {
      return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2B }) {
      return Int32(text).map { Double($0) / 255 }
    }
    // Letters other than an exponent's would let "nan" and "infinity" through.
    let isDecimal = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E || $0 | 0x20 == 0x65
    }
    guard isDecimal, let value = Float(text), value.isFinite else { return nil }
    return Double(value)
  }

  /// Reports a value outside 0…1 in a bounded space; it is kept, and clipped for display.
  private static func reportRange(
    _ value: Double, _ json: JSONValue, _ channel: StaticString, in space: ColorSpace,
    _ reader: inout EntryReader
  ) {
    guard space.isBounded, value < 0 || value > 1 else { return }
    reader.report(
      .warning, "component-out-of-range", at: json.location,
      "\(channel) \(json.excerpt) is outside of 0…1 and is clipped when shown",
      fix: value > 1 && value <= 255 && json.kind == .string
        ? "write a whole number up to 255, or a decimal from 0 to 1" : nil)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII space or part of a character that could be another space.
  fileprivate var mayBeSpace: Bool { self <= 0x20 || self >= 0x80 }
}

extension String {
  fileprivate var trimmed: String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
