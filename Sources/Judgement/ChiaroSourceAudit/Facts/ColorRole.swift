// SPDX-License-Identifier: MIT

/// The use of a color in code.
package enum ColorRole: String, Hashable, Sendable {
  case text
  case background
  case tint
  case border
  case drawing
  /// Shadows and overlays of pictures, which are dark in both styles by design.
  case shadow
  /// A color whose use the file does not show.
  case unknown

  /// What a message calls it.
  var words: String {
    switch self {
    case .text: "text"
    case .background: "background"
    case .tint: "tint"
    case .border: "border"
    case .drawing: "drawing color"
    case .shadow: "shadow"
    case .unknown: "color"
    }
  }

  /// The role that the name of a property, argument, key or function tells; nil when it tells none.
  init?(name: String) {
    let name = name.lowercased()
    if let role = Self.words.first(where: { name.contains($0.word) })?.role {
      self = role
      return
    }
    return nil
  }

  /// Whether a name is that of a color at all, so that `.black` behind it is one.
  static func isColorName(_ name: String) -> Bool {
    // Nearly every name leaves here.
    guard endings.contains(where: name.mentions) else { return false }
    let name = name.lowercased()
    if name.contains("style") || name.contains("scheme") || name.contains("space") { return false }
    return name.hasSuffix("color") || name.hasSuffix("colour") || name.hasSuffix("tint")
      || name.hasSuffix("colors") || name == "background" || name == "foreground"
  }

  /// Whether a member of a color's type is one of a palette of the project's own, as far as its
  /// name tells: the system's say what they are for.
  static func isPaletteName(_ name: String) -> Bool {
    let words = StyleWords.words(of: name)
    let roles: Set = [
      "system", "label", "text", "background", "primary", "secondary", "tertiary", "separator",
      "fill", "control", "window", "accent", "tint",
    ]
    return name != "clear" && !words.isEmpty && !words.contains(where: roles.contains)
  }

  /// Whether the text of an object may stand on its ground, by the names of the properties: text
  /// on an element's ground, but not on a page's, is `elementTextColor` on
  /// `elementBackgroundColor`.
  static func mayMeet(text: String, ground: String) -> Bool {
    let ground = ground.lowercased()
    guard let end = ground.firstRange(of: "background") else { return true }
    return text.lowercased().hasPrefix(ground[..<end.lowerBound])
  }

  private static let endings: [StaticString] = ["color", "colour", "tint", "ground"]

  /// Words, the most telling first: a `labelBackgroundColor` is a background.
  private static let words: [(word: String, role: ColorRole)] = [
    ("backgroundtext", .text), ("shadow", .shadow), ("overlay", .shadow), ("dimm", .shadow),
    ("scrim", .shadow),
    ("mask", .shadow), ("highlight", .shadow), ("selected", .shadow),
    ("disabled", .shadow), ("glow", .shadow),
    ("bartint", .background), ("background", .background), ("backcolor", .background),
    ("bgcolor", .background), ("iconforeground", .tint), ("ground", .text),
    ("separator", .border), ("border", .border),
    ("divider", .border), ("outline", .border), ("stroke", .border), ("underline", .border),
    ("placeholder", .text), ("text", .text), ("label", .text), ("title", .text),
    ("font", .text), ("caption", .text), ("icon", .tint), ("tint", .tint), ("accent", .tint),
    ("fill", .drawing), ("line", .border), ("grid", .border), ("content", .text),
  ]
}
