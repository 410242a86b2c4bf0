// SPDX-License-Identifier: MIT

/// Where an expression goes.
enum Sink: Sendable {
  /// The target of an assignment `a.b.c = …`, as a path without calls and question marks.
  case assignment([String])
  /// An argument of a call.
  case argument(function: String, label: String?)
  /// A value of a dictionary, with its key as written.
  case dictionary(key: String)
  /// The value of a `let` or `var`.
  case named(String, type: String?, isLocal: Bool)
  /// A default argument.
  case parameter(String, type: String?)
  /// The result of a function or computed property.
  case returned(String, type: String?)
  /// A call of `set()`, `setFill()` or `setStroke()`.
  case drawn(String)
  /// A view in a SwiftUI body, with the names of its modifiers.
  case view(modifiers: [String])

  /// The name under which other places find the value; nil when it has none.
  var constant: String? {
    switch self {
    case .named(let name, _, _), .returned(let name, _): name
    default: nil
    }
  }

  /// The type whose initializer takes the value under a label: a function with a capital letter.
  var initializedType: String? {
    guard case .argument(let function, label: _?) = self, function.first?.isUppercase == true
    else { return nil }
    return function
  }

  /// Whether it is a default argument.
  var isParameter: Bool {
    if case .parameter = self { return true }
    return false
  }

  /// Whether it is a property of a view's layer, which takes no color but a `CGColor`.
  var isOfLayer: Bool {
    guard case .assignment(let path) = self else { return false }
    return path.dropLast().last == "layer"
  }

  /// The role that a color has there; nil where no color is wanted.
  ///
  /// `isExplicit` tells whether the expression says by itself that it is a color.
  func role(isExplicit: Bool) -> ColorRole? {
    switch self {
    case .assignment(let path):
      isExplicit || !Self.isOfTheme(path.last) ? Self.role(path) : nil
    case .argument(let function, let label):
      isExplicit || !Self.isOfTheme(label) ? Self.role(function, label) : nil
    case .dictionary(let key): Self.role(key: key)
    case .named(let name, let type, _), .parameter(let name, let type),
      .returned(let name, let type):
      isExplicit && type == nil || type.map(ColorTypes.isColor) == true
        ? ColorRole(name: name) ?? .unknown : nil
    case .drawn(let method): method == "setStroke" ? .border : .drawing
    case .view(let modifiers):
      modifiers.contains { $0 == "ignoresSafeArea" || $0 == "edgesIgnoringSafeArea" }
        ? .background : nil
    }
  }

  /// Whether a name is that of a property that takes values of an app's own theme, not colors:
  /// `label.themeTextColor = .black`.
  private static func isOfTheme(_ name: String?) -> Bool {
    guard let name, name.hasPrefix("theme") else { return false }
    return name.dropFirst("theme".count).first?.isUppercase == true
  }

  /// Parts of the names by which bars and their proxies are called.
  private static let bars = ["bar", "appearance", "navigation", "proxy", "self", "$0"]

  private static func role(_ path: [String]) -> ColorRole? {
    guard let name = path.last, ColorRole.isColorName(name) else { return nil }
    let receiver = path.dropLast().last?.lowercased() ?? ""
    // The filled part of a slider or a volume's mark is called so too.
    if name == "barTintColor", !receiver.isEmpty, !bars.contains(where: receiver.contains) {
      return nil
    }
    if name == "color" || name == "fillColor" || name == "tintColor" {
      if ["indicator", "spinner", "activity", "loader"].contains(where: receiver.contains) {
        return .tint
      }
      if name == "color" && receiver.contains("label") { return .text }
    }
    let lines = ["line", "separator", "divider", "border", "handle", "grip", "knob"]
    if name == "backgroundColor", lines.contains(where: receiver.contains) { return .border }
    return ColorRole(name: name) ?? .unknown
  }

  private static func role(_ function: String, _ label: String?) -> ColorRole? {
    // A stop of a gradient is a part of something that is looked at as a whole.
    if function == "Stop" || function.hasSuffix("Gradient") { return nil }
    if let role = modifiers[function], label == nil || label == "color" { return role }
    guard let label, ColorRole.isColorName(label) else { return nil }
    if let role = ColorRole(name: label) { return role }
    // `icon.image(ofSize: size, color: .black)`
    if label == "color", function.mentions("image") { return .tint }
    return ColorRole(name: function) ?? .unknown
  }

  private static func role(key: String) -> ColorRole? {
    // What is drawn under or around a text follows the text.
    let isExtra = key.hasSuffix("underlineColor") || key.hasSuffix("strokeColor")
    guard key.lowercased().contains("color"), !isExtra else { return nil }
    if key.contains("oregroundColor") { return .text }
    return ColorRole(name: key)
  }

  /// Functions whose first argument is a color.
  static let modifiers: [String: ColorRole] = [
    "foregroundColor": .text, "foregroundStyle": .text, "setTitleColor": .text,
    "background": .background, "listRowBackground": .background,
    "presentationBackground": .background, "toolbarBackground": .background,
    "containerBackground": .background, "tint": .tint, "accentColor": .tint,
    "fill": .drawing, "stroke": .border, "strokeBorder": .border, "border": .border,
    "shadow": .shadow, "setTitleShadowColor": .shadow,
  ]
}
