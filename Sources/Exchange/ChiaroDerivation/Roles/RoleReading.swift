// SPDX-License-Identifier: MIT

import ChiaroAudit
package import ChiaroColor
package import ChiaroFindings

/// The role of a color, with the evidence for it.
package struct RoleReading: Hashable, Sendable {
  /// The evidence for a role.
  package enum Source: Hashable, Sendable {
    /// The caller gave the role.
    case given
    /// A word of the color's name decided the role.
    case word(String)
    /// The use of the color in code and screens decided the role.
    case use
    /// The other colors of the catalog decided that the color is constant, for a reason in words.
    case palette(String)
    /// The color's value decided the role: background near white, text near black, otherwise
    /// accent.
    case value
  }

  /// The role.
  package var role: ColorRole
  /// The evidence for a role.
  package var source: Source
  /// Whether the color is read as text: it is text, or code also uses it as text.
  package var isRead: Bool

  /// Reads the role from the uses of a color, else from its name, else from its value.
  ///
  /// A name that contains the value, such as `White`, or that says that it stays, such as
  /// `staticInk`, keeps the color. If there are several uses, the name chooses one. A line or
  /// shadow that is a view's ground is still a line or shadow, and a color of text that fills
  /// symbols is still one. In a name the last word that tells a role decides: a `TextBackground` is
  /// a background.
  ///
  /// - Parameters:
  ///   - name: the color's name, with its namespaces
  ///   - light: the color's value in light, which decides where nothing else does
  ///   - uses: what code and screens use the color for; empty where nobody read any
  package init(name: String, light: Color? = nil, usedAs uses: Set<AssetUses.Role> = []) {
    let words = NameWords(name)
    if let constant = Self.constant(name, words, light) {
      self.init(role: .fixed, source: .word(constant))
      return
    }
    let named = Self.reading(of: name, words, light)
    if let named, Self.agrees(named.role, with: uses) {
      self = named
    } else if let used = Self.role(of: uses) {
      self.init(role: used, source: .use)
    } else {
      self.init(role: Self.role(of: light), source: .value)
    }
    isRead = role == .text || uses.contains(.text)
  }

  /// The word of a name that says that the color is the same everywhere; nil for none.
  private static func constant(_ name: String, _ words: NameWords, _ light: Color?) -> String? {
    words.words.first(where: constants.contains) ?? namedValue(name, words, light)
  }

  /// The role that a name tells; nil for none.
  private static func reading(
    of name: String, _ words: NameWords, _ light: Color?
  ) -> RoleReading? {
    if isOnSomething(name, words) { return RoleReading(role: .text, source: .word("on")) }
    let found = words.words.reversed().lazy.compactMap(deciding).first
    return found?.role == .shadow && isLight(light) ? found.map(glow) : found
  }

  /// Whether a role that a name tells is one of those in which the color is used, or is not
  /// contradicted by them.
  private static func agrees(_ role: ColorRole, with uses: Set<AssetUses.Role>) -> Bool {
    switch role {
    case .separator, .shadow: !uses.contains(.text)
    case .text: uses.contains(.text) || uses.isDisjoint(with: [.background, .border])
    case .background: uses.contains(.background) || uses.isDisjoint(with: [.text, .border])
    case .accent, .fixed: true
    }
  }

  /// Whether a color casts no shadow, since it is lighter than half.
  private static func isLight(_ light: Color?) -> Bool {
    light.map { $0.converted(to: .oklch).components.x > 0.5 } ?? false
  }

  /// The reading of a light color that is called a shadow: a line that turns around.
  private static func glow(_ reading: RoleReading) -> RoleReading {
    RoleReading(role: .separator, source: reading.source)
  }

  /// Creates the reading of a role that the caller gives.
  package init(given role: ColorRole) { self.init(role: role, source: .given) }

  /// Creates the reading of a constant color, judged by the colors beside it.
  package init(constant reason: String) { self.init(role: .fixed, source: .palette(reason)) }

  private init(role: ColorRole, source: Source) {
    self.role = role
    self.source = source
    isRead = role == .text
  }

  /// The word by which a name says the color's value, which then stays true in dark.
  ///
  /// That is `White`, `TextBlack`, and `onAccent` for white on a fill. `BlackWhite` names two
  /// values, and `adaptiveBlack` another one in dark.
  private static func namedValue(
    _ name: String, _ words: NameWords, _ light: Color?
  ) -> String? {
    let values = ["white", "black"].filter(words.words.contains)
    guard let light = light?.converted(to: .oklch).components, light.y < 0.03,
      !words.words.contains(where: adaptives.contains)
    else { return nil }
    if let last = words.words.last(where: { Int($0) == nil }), values == [last] {
      let isTrue = last == "white" ? light.x > 0.9 : light.x < 0.35
      return isTrue ? last : nil
    }
    let isOnFill = isOnSomething(name, words) && words.words.contains(where: fills.contains)
    return isOnFill && light.x > 0.95 ? "on" : nil
  }

  /// Whether a name says that the color stands on something: `onPrimary`, `text/on-primary/hover`.
  private static func isOnSomething(_ name: String, _ words: NameWords) -> Bool {
    words.isOnSomething
      || name.split(separator: "/").contains { $0.hasPrefix("on-") || $0.hasPrefix("on_") }
  }

  /// Words of names that say the color is the same in every appearance.
  private static let constants: Set<String> = ["static", "fixed", "constant", "always"]
  /// Words of names that say the color is another one in dark.
  private static let adaptives: Set<String> = [
    "adaptive", "adaptable", "dynamic", "inverted", "inverse", "auto",
  ]

  /// Words for fills that keep their color in dark, as buttons and badges do.
  private static let fills: Set<String> = [
    "accent", "primary", "secondary", "tertiary", "brand", "tint", "button", "badge", "error",
    "fill", "action", "destructive", "positive", "negative", "success", "notice", "discovery",
  ]

  private static func deciding(_ word: String) -> RoleReading? {
    let single = word.hasSuffix("s") ? String(word.dropLast()) : word
    return (roles[word] ?? roles[single]).map { RoleReading(role: $0, source: .word(word)) }
  }

  private static func role(of uses: Set<AssetUses.Role>) -> ColorRole? {
    // What is text here and a ground there stays away from its grounds, as accents do.
    if uses.isSuperset(of: [.text, .background]) { return .accent }
    let order: [(AssetUses.Role, ColorRole)] = [
      (.background, .background), (.text, .text), (.border, .separator), (.tint, .accent),
      (.drawing, .accent), (.shadow, .shadow),
    ]
    return order.first { uses.contains($0.0) }?.1
  }

  private static func role(of light: Color?) -> ColorRole {
    guard let color = light?.converted(to: .oklch).components, color.y < 0.045 else {
      return .accent
    }
    return color.x > 0.85 ? .background : color.x < 0.35 ? .text : .accent
  }

  private static let roles: [String: ColorRole] = {
    let words: [ColorRole: String] = [
      .text: "text label title subtitle caption body foreground placeholder link font heading",
      .background: """
      background bg surface card canvas fill cell row window sheet panel bubble backdrop ground \
      field bar paper page container tile base list
      """,
      .separator: "separator seperator divider border hairline outline stroke line track",
      .shadow: "shadow dim dimming scrim overlay",
    ]
    return words.reduce(into: [:]) { roles, entry in
      for word in entry.value.split(separator: " ") { roles[String(word)] = entry.key }
    }
  }()
}

extension RoleReading.Source: CustomStringConvertible {
  /// The evidence for the role, in words: `the name says "background"`.
  package var description: String {
    switch self {
    case .given: "given"
    case .word(let word): "the name says \"\(word)\""
    case .use: "code uses it in this role"
    case .palette(let reason): reason
    case .value: "its value suggests this role"
    }
  }
}
