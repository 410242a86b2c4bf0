// SPDX-License-Identifier: MIT

public import Foundation

// On Apple's own systems Foundation itself has these.
#if !canImport(Darwin)
  extension String {
    /// A key in a table of localized texts, with the values to insert into the text.
    ///
    /// Apple counterpart: `String.LocalizationValue` · Source: Foundation's reference · Fidelity:
    /// approximate, values are written without the locale
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
      /// The text with a specifier, such as `%@`, in the place of each value.
      let key: String
      /// The values as texts.
      let values: [String]
      /// The first value that is a whole number; nil for none.
      let number: Int?

      /// Creates a value from a computed text, which becomes a key without values.
      public init(_ value: String) { (key, values, number) = (value, [], nil) }
      /// Creates a value from a literal.
      public init(stringLiteral value: String) { self.init(value) }
      /// Creates a value from a literal that contains interpolated values.
      public init(stringInterpolation: StringInterpolation) {
        (key, values) = (stringInterpolation.key, stringInterpolation.values)
        number = stringInterpolation.number
      }

      /// The parts of a literal that contains interpolated values.
      public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var values: [String] = []
        var number: Int?

        /// Creates an interpolation without parts; both parameters are ignored.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends a literal part to the key; percent signs are doubled.
        public mutating func appendLiteral(_ literal: String) {
          key += literal.replacingOccurrences(of: "%", with: "%%")
        }
        /// Appends a text, which becomes `%@` in the key.
        public mutating func appendInterpolation(_ value: String) { append(value, "%@") }
        /// Appends an integer, which becomes `%lld` in the key.
        public mutating func appendInterpolation(_ value: Int) {
          number = number ?? value
          append("\(value)", "%lld")
        }
        /// Appends a floating-point number, which becomes `%lf` in the key.
        public mutating func appendInterpolation(_ value: Double) { append("\(value)", "%lf") }
        /// Appends any other value, which becomes `%@` in the key.
        public mutating func appendInterpolation<Value>(_ value: Value) { append("\(value)", "%@") }

        private mutating func append(_ value: String, _ specifier: String) {
          key += specifier
          values.append(value)
        }
      }

      /// Returns the text of a table with the values in it.
      func text(of format: String) -> String {
        var (rest, result, next) = (format[...], "", 0)
        while let percent = rest.firstIndex(of: "%") {
          result += rest[..<percent]
          rest = rest[rest.index(after: percent)...]
          if rest.first == "%" {
            result += "%"
            rest = rest.dropFirst()
            continue
          }
          let specifier = rest.prefix { !$0.isLetter && $0 != "@" }
          rest = rest.dropFirst(specifier.count)
          rest = rest.drop { "lhqzt".contains($0) }.dropFirst()
          let place = specifier.firstIndex(of: "$").flatMap { Int(specifier[..<$0]) }
          let index = place.map { $0 - 1 } ?? next
          next += 1
          if values.indices.contains(index) { result += values[index] }
        }
        return result + rest
      }
    }

    /// Creates the localized text for a key from a bundle's string table; if there is none, from
    /// the key itself.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, with the values to fill in
    ///   - table: the name of the table; nil for `Localizable`
    ///   - bundle: the bundle; nil for the app's main bundle
    ///   - locale: ignored, because the bundle chooses the language
    ///   - comment: a note for translators
    ///
    /// Apple counterpart: `init(localized:table:bundle:locale:comment:)` · Source: Foundation's
    /// reference · Fidelity: approximate, values are filled in without formats and locale
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      let key = keyAndValue.key
      let format = (bundle ?? .main).text(
        forKey: key, value: key, table: table, number: keyAndValue.number)
      // A plain key is no format.
      self = keyAndValue.values.isEmpty ? format : keyAndValue.text(of: format)
    }

    /// Creates the localized text for a key from a bundle's string table; if there is none, from a
    /// default value.
    ///
    /// - Parameters:
    ///   - key: the key
    ///   - defaultValue: the text to use if the table has no entry, with the values to fill in
    ///   - table: the name of the table; nil for `Localizable`
    ///   - bundle: the bundle; nil for the app's main bundle
    ///   - locale: ignored, because the bundle chooses the language
    ///   - comment: a note for translators
    ///
    /// Apple counterpart: `init(localized:defaultValue:table:bundle:locale:comment:)` · Source:
    /// Foundation's reference · Fidelity: approximate
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      let format = (bundle ?? .main).text(
        forKey: "\(key)", value: defaultValue.key, table: table, number: defaultValue.number)
      self = defaultValue.values.isEmpty ? format : defaultValue.text(of: format)
    }
  }
#endif
