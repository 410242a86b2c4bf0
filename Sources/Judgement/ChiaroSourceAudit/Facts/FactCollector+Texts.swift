// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What is text, which color it has, and what it stands on.
extension FactCollector {
  private static let textTypes: Set = [
    "UILabel", "UITextView", "UITextField", "NSTextField", "NSTextView",
  ]

  /// Notes a property that code makes as a text: `let a = UILabel()`, `let a = { … }()`.
  func noteLabel(_ node: VariableDeclSyntax, _ name: String) {
    guard let value = node.bindings.first?.initializer?.value else { return }
    let words = Expressions.words(value, limit: 80)
    guard Self.textTypes.contains(where: { words.contains("\($0)(") }) else { return }
    updateType { $0.labels.insert(name) }
  }

  private static let textColors: Set = [
    "textColor", "attributedText", "attributedStringValue", "linkTextAttributes",
  ]

  /// Notes which object's color is set, and whether its text has the system's.
  func noteAssignment(_ path: [String], _ value: [ExprSyntax]) {
    guard let name = path.last else { return }
    if name == "text", value.count == 1,
      Expressions.words(value[0], limit: 120).lowercased().contains("placeholder")
    {
      updateType { $0.placeholders.insert(receiver(path.dropLast())) }
    }
    let isText =
      Self.textColors.contains(name) || name.hasSuffix("itleColor")
      || name.hasSuffix("ttributes") && Self.colorsText(value)
    guard isText || ColorRole.isColorName(name) else { return }
    let object = receiver(path.dropLast())
    let adapts =
      isText && value.count == 1
      && LayerColorSource.isSystemText(Expressions.words(value[0], limit: 60))
    updateType {
      $0.assignments["\(object).\(name)", default: []].insert(member)
      guard isText else { return }
      $0.coloredTexts.insert(object)
      if Self.isOfProperty(object) { $0.coloredTexts.insert(member) }
      if adapts { $0.adaptiveTexts.insert(object) }
    }
  }

  /// Whether attributes give a text a color.
  private static func colorsText(_ attributes: [ExprSyntax]) -> Bool {
    attributes.contains { Expressions.words($0, limit: 400).contains("oregroundColor") }
  }

  /// Notes what is set as an object's ground.
  func noteGroundSource(_ path: [String], _ value: [ExprSyntax]) {
    let words = value.map { Expressions.words($0, limit: 100) }.joined(separator: " ")
    let source = words.contains("clear") && value.count == 1 ? ".clear" : words
    let object = receiver(path.dropLast())
    let name = Self.isOfProperty(object) ? member : object
    updateType { $0.groundSources[name, default: []].insert(source) }
  }

  /// Whether a closure sets up the property around: `let a = UILabel().then { $0.textColor = … }`.
  private static func isOfProperty(_ object: String) -> Bool {
    object == "$0" || object.hasSuffix("/$0")
  }

  // MARK: SwiftUI

  /// Notes texts of SwiftUI that have the system's color, on no ground of their own, and grounds.
  func noteView(_ call: FunctionCallExprSyntax, _ path: [String]) {
    switch path.last {
    case "Text" where path.count == 1, "Label" where path.count == 1:
      if showsSwiftUI, isPlain(call) {
        updateType { $0.adaptiveTexts.insert("Text") }
      }
    case "background", "listRowBackground", "containerBackground":
      guard Surroundings.ground(of: call, literal) != nil else { return }
      let words = Expressions.words(call.arguments, limit: 100)
      updateType { $0.groundSources["background", default: []].insert(words) }
    default: break
    }
  }

  /// Modifiers that give text a color, or something to stand on.
  private static let colorings: Set = [
    "foregroundColor", "foregroundStyle", "background", "overlay", "colorScheme", "environment",
    "listRowBackground", "buttonStyle", "tint", "accentColor", "preferredColorScheme", "mask",
    "glassEffect", "labelStyle", "colorInvert", "blendMode", "safeAreaInset", "alert",
    "confirmationDialog", "navigationTitle", "toolbar", "swipeActions", "contextMenu",
  ]
  /// Views that are no part of the text's company.
  private static let places: Set = [
    "Button", "Menu", "ZStack", "NavigationLink", "Link", "Toggle", "Picker", "alert", "toolbar",
  ]

  /// Whether nothing around a text gives it a color or a ground.
  private func isPlain(_ call: FunctionCallExprSyntax) -> Bool {
    var current = Syntax(call)
    for _ in 0..<Expressions.bound * 2 {
      guard let parent = current.parent else { return true }
      if let access = parent.as(MemberAccessExprSyntax.self),
        Self.colorings.contains(access.declName.baseName.text)
      {
        return false
      }
      if parent.is(LabeledExprSyntax.self) { return false }
      if let closure = parent.as(ClosureExprSyntax.self) {
        let outer = closure.parent?.as(FunctionCallExprSyntax.self)
        let name = outer.map { Expressions.path($0.calledExpression).last ?? "" } ?? ""
        if Self.places.contains(name) || Self.colorings.contains(name) { return false }
      }
      if parent.is(PatternBindingSyntax.self) || parent.is(FunctionDeclSyntax.self) { return true }
      current = parent
    }
    return false
  }
}
