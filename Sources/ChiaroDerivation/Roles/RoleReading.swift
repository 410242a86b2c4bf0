// SPDX-License-Identifier: MIT

package import ChiaroAudit
package import ChiaroColor

/// The role of a color, and what decided it.
package struct RoleReading: Hashable, Sendable {
  /// What decided the role.
  package enum Source: Hashable, Sendable {
    /// The caller gave the role.
    case given
    /// A word of the color's name decided the role.
    case word(String)
    /// The places in code that use the color decided the role.
    case use
    /// The other colors of the catalog decided that the color is constant, for a reason in words.
    case palette(String)
    /// The color's value decided the role: background near white, text near black, otherwise
    /// accent.
    case value
  }

  /// The role.
  package var role: ColorRole
  /// What decided the role.
  package var source: Source
  /// Whether the color is read: text, and what code uses as text beside other things.
  package var isRead: Bool

  /// Reads the role from a color's name, else from its uses, else from its value.
  ///
  /// The last word that tells a role decides: a `TextBackground` is a background. A name that says
  /// the value, such as `White`, keeps it, and so does one that says that it stays: `staticInk`.
  ///
  /// - Parameters:
  ///   - name: the color's name, with its namespaces
  ///   - light: the color's value in light, which decides where nothing else does
  ///   - roles: where code puts the color; empty where nobody read any
  package init(name: String, light: Color? = nil, usedAs roles: Set<AssetUses.Role> = []) {
    let words = NameWords(name)
    if let constant = words.words.first(where: Self.constants.contains) {
      self.init(role: .fixed, source: .word(constant))
    } else if let named = Self.namedValue(name, words, light) {
      self.init(role: .fixed, source: .word(named))
    } else if Self.isOnSomething(name, words) {
      self.init(role: .text, source: .word("on"))
    } else if let found = words.words.reversed().lazy.compactMap(Self.deciding).first {
      self = found.role == .shadow && Self.isLight(light) ? Self.glow(found) : found
    } else if let used = Self.role(of: roles) {
      self.init(role: used, source: .use)
      isRead = roles.contains(.text)
    } else {
      self.init(role: Self.role(of: light), source: .value)
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

  /// Creates the reading of a color that is constant, as the colors beside it tell.
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
  /// What decided the role, in words: `the name says "background"`.
  package var description: String {
    switch self {
    case .given: "given"
    case .word(let word): "the name says \"\(word)\""
    case .use: "code uses it so"
    case .palette(let reason): reason
    case .value: "its value looks so"
    }
  }
}
