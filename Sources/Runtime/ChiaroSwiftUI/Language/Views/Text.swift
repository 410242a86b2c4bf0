// SPDX-License-Identifier: MIT

public import Foundation

/// A text of one or more lines that people cannot edit.
///
/// Apple counterpart: `Text` · Source: SwiftUI reference (statements SU75–SU82, SU92) · Fidelity:
/// approximate, without Markdown, dates and formats
public struct Text: Equatable, Sendable {
  /// Where a text is cut if it does not fit.
  public enum TruncationMode: Hashable, Sendable, CaseIterable {
    case head, tail, middle
  }
  /// The letter case of text.
  public enum Case: Hashable, Sendable, CaseIterable {
    case uppercase, lowercase
  }

  package var value: TextValue

  private init(_ value: TextValue) { self.value = value }

  /// Creates a text from literal characters.
  public init(verbatim content: String) { value = TextValue(content) }
  /// Creates a text from literal characters.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { value = TextValue(String(content)) }
  /// Creates a text from a key in the string tables of a bundle.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    value = TextValue(key.localized(tableName, bundle))
  }

  private func changed(_ change: (inout TextValue.Piece) -> Void) -> Text {
    var copy = value
    for index in copy.pieces.indices { change(&copy.pieces[index]) }
    return Text(copy)
  }

  /// Returns the text with a font.
  public func font(_ font: Font?) -> Text {
    changed { if $0.font == nil { $0.font = font } }
  }
  /// Returns the text with a font weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  /// Returns the text in bold.
  public func bold() -> Text { adding(.bold) }
  /// Returns the text in bold if `isActive` is true, otherwise unchanged.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// Returns the text in italics.
  public func italic() -> Text { adding(.italic) }
  /// Returns the text in italics if `isActive` is true, otherwise unchanged.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  /// Returns the text with all characters of the same width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? adding(.design(.monospaced)) : self
  }
  /// Returns the text with all digits of the same width.
  public func monospacedDigit() -> Text { adding(.evenDigits) }
  /// Returns the text with a font design.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { adding(.design($0)) } ?? self
  }
  func spaced(_ kerning: CGFloat) -> Text {
    changed { $0.kerning = kerning.isFinite ? kerning : 0 }
  }
  /// Creates a text of pieces, each with whether it is a link.
  init(_ pieces: [(String, isLink: Bool)]) {
    value = TextValue(
      pieces.map { string, isLink in
        var piece = TextValue.Piece(string)
        if isLink { piece.color = .tint }
        return piece
      })
  }
  private func adding(_ change: FontChange) -> Text { changed { $0.fontChanges.append(change) } }

  /// Returns the text with a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changed { $0.color = $0.color ?? style.value }
  }
  /// Returns the text with a color.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.color = $0.color ?? color?.style }
  }
  /// Returns the text underlined.
  public func underline(_ isActive: Bool = true) -> Text { changed { $0.isUnderlined = isActive } }
  /// Returns the text struck through.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    changed { $0.isStruckThrough = isActive }
  }
  /// Returns the text raised above its baseline by a length, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    changed { $0.baselineOffset = offset.isFinite ? offset : 0 }
  }

  /// Joins two texts; each keeps its own style (statement SU95).
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(TextValue(lhs.value.pieces + rhs.value.pieces))
  }
}

extension Text: View, PrimitiveView {
  package var node: Node { Node(.text(value)) }
}

/// The alignment of a text's lines.
///
/// Apple counterpart: `TextAlignment` · Source: SwiftUI reference (statement SU81) · Fidelity:
/// exact
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// A key that stands for a text in string tables, with values to insert into it.
///
/// Apple counterpart: `LocalizedStringKey` · Source: SwiftUI reference (statements SU92, SU94) ·
/// Fidelity: approximate, without Markdown
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  private let key: String
  private let values: [String]

  /// Creates a key.
  public init(_ value: String) { (key, values) = (value, []) }
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key from a literal with inserted values.
  public init(stringInterpolation: StringInterpolation) {
    (key, values) = (stringInterpolation.key, stringInterpolation.values)
  }

  /// A buffer that collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var values: [String] = []

    /// Starts collecting a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds literal characters, with each percent sign doubled.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }
    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { add("%@", string) }
    /// Adds an integer.
    public mutating func appendInterpolation(_ number: some BinaryInteger) {
      add("%lld", "\(number)")
    }
    /// Adds a number.
    public mutating func appendInterpolation(_ number: Double) {
      add("%lf", String(format: "%lf", number))
    }
    /// Adds a number in a `printf` format.
    public mutating func appendInterpolation(_ number: Double, specifier: String) {
      add(specifier, String(format: specifier, number))
    }
    /// Adds an integer in a `printf` format.
    public mutating func appendInterpolation(_ number: Int, specifier: String) {
      add(specifier, String(format: specifier, number))
    }
    /// Adds the characters of a text.
    public mutating func appendInterpolation(_ text: Text) { add("%@", text.value.string) }
    /// Adds the description of any value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { add("%@", "\(value)") }

    private mutating func add(_ format: String, _ value: String) {
      key += format
      values.append(value)
    }
  }

  /// The text of the key in a table, with the values put in.
  func localized(_ table: String?, _ bundle: Bundle?) -> String {
    let found = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
    return values.isEmpty && !key.contains("%%") ? found : filled(found)
  }

  private func filled(_ format: String) -> String {
    var result = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let letters = rest.prefix { !$0.isLetter && $0 != "@" }
      var index = next
      if let place = Int(letters.prefix { $0 != "$" }), letters.contains("$") { index = place - 1 }
      rest = rest.dropFirst(letters.count)
      while let letter = rest.first, "lhqzt".contains(letter) { rest = rest.dropFirst() }
      rest = rest.dropFirst()
      if values.indices.contains(index) { result += values[index] }
      next = index + 1
    }
    return result + rest
  }
}
