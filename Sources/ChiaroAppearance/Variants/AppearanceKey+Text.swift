// SPDX-License-Identifier: MIT

extension AppearanceKey: LosslessStringConvertible {
  /// The key in words: the style, then every value that is not the usual one, such as `dark high
  /// contrast P3`.
  public var description: String { text(of: Self.allAxes) }

  /// Creates a key from a text in the form of `description`; returns nil for any other text.
  ///
  /// The words may be in any order and in any case, with spaces, commas or hyphens between them
  /// (`dark-high-contrast`), and may include usual values (`base`, `normal contrast`). No axis may
  /// be named twice.
  public init?(_ description: String) {
    guard description.utf8.count <= 200 else { return nil }
    let words = description.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard !words.isEmpty else { return nil }
    var bits: UInt32 = 0
    var named: UInt32 = 0
    var rest = words[...]
    while let first = rest.first {
      let pair = rest.prefix(2).joined(separator: " ")
      guard let term = Self.terms[pair] ?? Self.terms[String(first)], named & term.mask == 0
      else { return nil }
      rest = rest.dropFirst(Self.terms[pair] == nil ? 1 : 2)
      bits |= term.bits
      named |= term.mask
    }
    self.init(rawValue: bits)
  }

  /// Returns the words for some axes, given by their bits in the key.
  func text(of axes: UInt32) -> String {
    Self.axes.filter { $0.mask & axes != 0 }.compactMap { axis in
      let value = Int((rawValue & axis.mask) >> axis.mask.trailingZeroBitCount)
      return axis.words.indices.contains(value) ? axis.words[value] : nil
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// An axis: its bits in the key, the names of its values, and the name of its usual value if
  /// descriptions leave that out.
  private struct Axis: Sendable {
    var mask: UInt32
    var words: [String]
    var usual: String?

    init(_ field: TraitField, _ words: [String], usual: String? = nil) {
      mask = UInt32(field.mask)
      self.words = words
      self.usual = usual
    }

    /// The axis of a trait whose values are the cases of an enumeration.
    init<T: SystemTrait>(
      _ trait: T.Type, _ field: TraitField, usual: T.Value, name: (T.Value) -> String
    ) where T.Value: CaseIterable & Equatable {
      var words: [Int: String] = [:]
      for value in T.Value.allCases {
        var traits = TraitCollection()
        T.slot.write(&traits, value)
        let bits = Int((traits.values & field.mask) >> field.shift)
        // What is unspecified reads as the usual value.
        if words[bits] == nil || value != T.defaultValue {
          words[bits] = value == usual ? "" : name(value)
        }
      }
      self.init(
        field, (0...(words.keys.max() ?? 0)).map { words[$0] ?? "" }, usual: name(usual))
    }
  }

  private static let axes: [Axis] = [
    Axis(.style, ["light", "dark"]),
    Axis(.contrast, ["", "high contrast"], usual: "normal contrast"),
    Axis(.level, ["", "elevated"], usual: "base"), Axis(.gamut, ["", "P3"], usual: "sRGB"),
    Axis(.activity, ["", "inactive"], usual: "active"),
    Axis(TraitUserInterfaceIdiom.self, .idiom, usual: .phone) { "\($0)" },
    Axis(TraitAccentColor.self, .accent, usual: .multicolor) { "\($0) accent" },
    Axis(TraitListEnvironment.self, .list, usual: .unspecified) { "\($0) list" },
  ]

  /// The axis and value that each word, or pair of words, denotes.
  private static let terms: [String: (mask: UInt32, bits: UInt32)] = {
    var terms: [String: (mask: UInt32, bits: UInt32)] = [:]
    for axis in axes {
      if let usual = axis.usual { terms[usual.lowercased()] = (axis.mask, 0) }
      for (value, word) in axis.words.enumerated() where !word.isEmpty {
        terms[word.lowercased()] = (
          axis.mask, UInt32(value) << axis.mask.trailingZeroBitCount
        )
      }
    }
    return terms
  }()
}
