// SPDX-License-Identifier: MIT

import ChiaroProject

/// A color of an object, with its role.
struct ColorUse {
  /// What a color is for.
  enum Role: String {
    case text
    case background
    case tint
    case border
  }

  var color: InterfaceColor
  var role: Role
  /// The object that has the color.
  var object: InterfaceObject

  /// Reads what a color is for; nil for shadows, for states other than the normal one, and for
  /// grounds that are not drawn.
  init?(_ color: InterfaceColor) {
    let element = color.element
    guard let parent = element.parent, let role = Self.role(of: element, in: parent) else {
      return nil
    }
    self.color = color
    self.role = role
    object = InterfaceObject(of: parent)
  }

  private static func role(of color: InterfaceElement, in parent: InterfaceElement) -> Role? {
    if parent.isNamed("userDefinedRuntimeAttribute") {
      if parent.isInertLayerColor { return nil }
      return parent[attribute: "keyPath"].flatMap(roleOfRuntimeAttribute)
    }
    if parent.isNamed("state"), parent.key != "normal" { return nil }
    if ViewKinds.isUnseenCell(parent) || parent.isNamed("shadow") { return nil }
    if isUnseenInButton(color, in: parent) { return nil }
    // A button with a picture and no title has no text.
    if parent.isNamed("state"), color.key == "titleColor", parent[attribute: "title"] == nil,
      parent[attribute: "image"] != nil
    {
      return nil
    }
    // A button's configuration has colors of its own.
    if parent.isNamed("button"), color.key == "tintColor",
      parent.child(named: "buttonConfiguration")?.children.contains(where: {
        $0.isNamed("color") && $0.key == "baseForegroundColor"
      }) == true
    {
      return nil
    }
    switch color.key ?? "" {
    case "textColor", "titleColor", "NSColor", "baseForegroundColor": return .text
    case "backgroundColor", "baseBackgroundColor", "barTintColor", "fillColor":
      return ViewKinds.drawsBackground(parent) && !ViewKinds.isVibrant(parent)
        ? .background : nil
    case "borderColor" where parent.isNamed("box"):
      return ViewKinds.drawsBackground(parent) ? .border : nil
    case "borderColor", "separatorColor", "gridColor", "tableSeparatorColor": return .border
    // What a well shows is a value.
    case "color" where parent.isNamed("colorWell"): return nil
    case "tintColor", "contentTintColor", "color", "progressTintColor", "pageIndicatorTintColor",
      "currentPageIndicatorTintColor", "minimumTrackTintColor":
      return .tint
    default: return nil
    }
  }

  /// Whether a color is one of a button's title that another is shown in the place of: those of its
  /// states where it has a configuration, and all where the title has colors of its own.
  private static func isUnseenInButton(
    _ color: InterfaceElement, in parent: InterfaceElement
  ) -> Bool {
    let state = ([parent] + Array(parent.ancestors.prefix(3))).first { $0.isNamed("state") }
    if let state, state.parent?.buttonConfiguration != nil { return true }
    guard color.key == "titleColor" || color.key == "baseForegroundColor",
      let title = parent.child(key: "attributedTitle")
    else { return false }
    let fragments = title.children.filter { $0.isNamed("fragment") }
    let isSymbolColored = color.key == "baseForegroundColor" && parent[attribute: "image"] != nil
    return !fragments.isEmpty && !isSymbolColored
      && fragments.allSatisfy {
        ($0.child(key: "attributes") ?? $0.child(named: "attributes"))?.child(key: "NSColor") != nil
      }
  }

  /// Reads a role from the last word of a key path such as `layer.borderUIColor`.
  private static func roleOfRuntimeAttribute(_ path: String) -> Role? {
    let name = path.lowercased()
    if name.contains("shadow") || name.contains("highlight") || name.contains("select") {
      return nil
    }
    if name.contains("border") || name.contains("separator") || name.contains("line") {
      return .border
    }
    if name.contains("background") || name.contains("fillcolor") { return .background }
    if name.contains("text") || name.contains("title") || name.contains("foreground") {
      return .text
    }
    return name.contains("tint") ? .tint : nil
  }
}
