// SPDX-License-Identifier: MIT

extension AppearanceKey: LosslessStringConvertible {
  /// The key as text: the style, followed by every value that is not the usual one, such as `dark
  /// high contrast P3`.
  public var description: String { text(of: Self.allAxes) }

  /// Creates a key from a text in the form of `description`; nil for any other text.
  ///
  /// The words may be in any order and in upper or lower case, with spaces, commas or hyphens
  /// between them (`dark-high-contrast`). They may include usual values (`base`, `normal
  /// contrast`). No axis may occur twice.
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

  /// The values of the style, contrast, level and gamut by name, such as `("contrast", "high")`:
  /// the words of the description, one axis at a time.
  package var namedValues: [(axis: String, value: String)] {
    Self.axes.prefix(4).map { ($0.name, $0.values[value(on: $0)]) }
  }

  /// Returns the words for some axes, given by their bits in the key.
  func text(of axes: UInt32) -> String {
    Self.axes.filter { $0.mask & axes != 0 }.compactMap { axis in
      let value = value(on: axis)
      guard axis.values.indices.contains(value), value > 0 || axis.mentionsUsual else { return nil }
      return axis.words(value)
    }.joined(separator: " ")
  }

  private func value(on axis: Axis) -> Int {
    Int((rawValue & axis.mask) >> axis.mask.trailingZeroBitCount)
  }

  /// An axis of the key: its bits, the names of its values, of which the first is the usual one,
  /// and the noun that follows the name of a value in descriptions.
  private struct Axis: Sendable {
    var name: String
    var mask: UInt32
    var values: [String]
    var noun = ""
    var mentionsUsual = false

    init(
      _ name: String, _ field: TraitField, _ values: [String], noun: String = "",
      mentionsUsual: Bool = false
    ) {
      self.name = name
      mask = UInt32(field.mask)
      self.values = values
      self.noun = noun
      self.mentionsUsual = mentionsUsual
    }

    /// Creates the axis of a trait whose values are the cases of an enumeration.
    init<T: SystemTrait>(_ name: String, _ trait: T.Type, _ field: TraitField, noun: String = "")
    where T.Value: CaseIterable & Equatable {
      var names: [Int: String] = [:]
      for value in T.Value.allCases {
        var traits = TraitCollection()
        T.slot.write(&traits, value)
        let bits = Int((traits.values & field.mask) >> field.shift)
        // What is unspecified reads as the usual value.
        if names[bits] == nil || value != T.defaultValue { names[bits] = "\(value)" }
      }
      self.init(
        name, field, (0...(names.keys.max() ?? 0)).map { names[$0] ?? "" }, noun: noun)
    }

    func words(_ value: Int) -> String {
      noun.isEmpty || values[value].isEmpty ? values[value] : "\(values[value]) \(noun)"
    }
  }

  private static let axes: [Axis] = [
    Axis("style", .style, ["light", "dark"], mentionsUsual: true),
    Axis("contrast", .contrast, ["normal", "high"], noun: "contrast"),
    Axis("level", .level, ["base", "elevated"]), Axis("gamut", .gamut, ["sRGB", "P3"]),
    Axis("palette", .palette, ["2025", "2024"], noun: "palette"),
    Axis("activity", .activity, ["active", "inactive"]),
    Axis("idiom", TraitUserInterfaceIdiom.self, .idiom),
    Axis("accent", .accent, AccentColor.allCases.map { "\($0)" }, noun: "accent"),
    Axis("list", TraitListEnvironment.self, .list, noun: "list"),
  ]

  /// The axis and value that each word, or pair of words, denotes.
  private static let terms: [String: (mask: UInt32, bits: UInt32)] = {
    var terms: [String: (mask: UInt32, bits: UInt32)] = [:]
    for axis in axes {
      for value in axis.values.indices where !axis.values[value].isEmpty {
        terms[axis.words(value).lowercased()] = (
          axis.mask, UInt32(value) << axis.mask.trailingZeroBitCount
        )
      }
    }
    return terms
  }()
}
