// SPDX-License-Identifier: MIT

// What a line of code says of colors, styles and themes.

extension CodeLine {
  /// Whether it speaks of a color, style or theme.
  var speaksOfColors: Bool {
    mentions("color", "style", "theme", "decorate", "appearance", "attributedtitle")
      || ["ttributedText", "ffect", "aterial"].contains { has($0, before: "=") }
  }

  /// What it gives a color or an effect, as paths that end with the property.
  ///
  /// That is by `a.b = …`, by `a.setB(…)` and by `[a setB:…]`. Layers are their views.
  var givenPaths: [[String]] {
    words.indices.compactMap { index -> [String]? in
      if words[index] == "=" { return assigned(before: index) }
      let word = words[index]
      guard word.hasPrefix("set"), word.count > 3 else { return nil }
      let member = word.dropFirst(3).prefix(1).lowercased() + word.dropFirst(4)
      if self[index + 1] == "(", self[index - 1] == ".", isOfNormalState {
        let receiver = path(before: index - 1)
        return isInBlock(receiver) ? nil : Self.ofView(receiver.names) + [member]
      }
      guard self[index + 1] == ":" else { return nil }
      let receiver = path(before: index)
      return self[receiver.start - 1] == "[" ? Self.ofView(receiver.names) + [member] : nil
    }
  }

  private func assigned(before index: Int) -> [String]? {
    let path = path(before: index)
    guard let member = path.names.last else { return nil }
    // A constant, a variable with its type, and what a line above begins.
    let before = self[path.start - 1]
    if ["let", "var", "*", ":"].contains(before) || self[path.start] == "." { return nil }
    if path.names.count == 1 && Self.isName(before) || isInBlock(path) { return nil }
    return Self.ofView(path.names.dropLast()) + [member]
  }

  /// Whether a path stands in a block of the same line, which runs in some cases only.
  ///
  /// A block for each element begins with `$0`.
  private func isInBlock(_ path: (names: [String], start: Int)) -> Bool {
    self[path.start - 1] == "{" && path.names.first != "$0"
  }

  private static func ofView(_ names: some Sequence<String>) -> [String] {
    let names = Array(names)
    return names.last == "layer" ? names.dropLast() : names
  }

  /// Whether a call of `setTitleColor(_:for:)` is about what a button mostly shows.
  private var isOfNormalState: Bool {
    guard let label = words.firstIndex(of: "for"), self[label + 1] == ":" else { return true }
    let state = words[(label + 2)...]
    return state.starts(with: [".", "normal"]) || state.starts(with: ["[", "]"])
      || has("normal", before: ")")
  }

  /// The colors and texts with attributes that it assigns, as paths of two names and more.
  var assignedPaths: [[String]] {
    words.indices.compactMap { index in
      guard words[index] == "=", index > 0 else { return nil }
      let member = self[index - 1]
      guard
        member.hasSuffix("Color") || member == "attributedText" || member == "attributedStringValue"
      else { return nil }
      let names = path(before: index).names
      return names.count > 1 ? names : nil
    }
  }

  /// Whether a theme of the app's own is applied.
  func appliesTheme(isSwift: Bool) -> Bool {
    guard mentions("theme", "appearancedidchange", "restyl") else { return false }
    return words.indices.contains { index in
      let word = words[index]
      return Self.themes.contains(where: word.contains) || !isSwift && word.hasSuffix("Theme")
        || word.hasSuffix("hemed") && self[index + 1] == "("
        || word.hasSuffix("heme") && self[index + 1] == "." && self[index + 2].hasPrefix("current")
    }
  }

  /// Parts of names by which a theme is applied.
  private static let themes = [
    "applyTheme", "ThemeManager", "currentTheme", "hemeDidChange", "Themeable",
    "appearanceDidChange", "Restyl",
  ]

  /// Whether it extends views, or says that something is a view of some kinds; a view controller
  /// is no view.
  var extendsViews: Bool {
    words(after: "extension").contains { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
      || words(after: ":").contains { ["UIButton", "UILabel", "UIView"].contains($0) }
  }

  /// Whether it is `extension UIView: Themeable` or a similar line.
  var themesAllViews: Bool {
    guard let start = words.firstIndex(of: "extension"),
      ["UIView", "NSView"].contains(self[start + 1]), self[start + 2] == ":"
    else { return false }
    return words[start...].prefix { $0 != "{" }.contains { $0.mentions("theme") }
  }

  /// Whether a style is forced on a navigation or tab bar controller, or another container.
  var forcesContainer: Bool {
    words.indices.contains { index in
      guard words[index] == "=", self[index - 1] == "overrideUserInterfaceStyle" else {
        return false
      }
      let names = path(before: index).names
      return names.count > 1 && names[names.count - 2].hasSuffix("ontroller")
    }
  }
}
