// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FactCollector {
  /// What an expression says of a style.
  private struct Style {
    var names: [String] = []
    var isChosen = false
    var lifts = false

    init(_ elements: [ExprSyntax], names known: Set<String>) {
      for element in elements {
        if element.is(UnresolvedTernaryExprSyntax.self) { isChosen = true }
        var isMember = false
        for token in element.tokens(viewMode: .sourceAccurate).prefix(60) {
          let text = token.text
          if Self.isNil(token) || isMember && ["unspecified", "none"].contains(text) {
            lifts = true
          }
          if isMember && known.contains(text) && !names.contains(text) { names.append(text) }
          isMember = token.tokenKind == .period
        }
      }
    }

    /// Whether a word is the style that is none: not so in `NSAppearance(…, bundle: nil)`.
    private static func isNil(_ token: TokenSyntax) -> Bool {
      token.tokenKind == .keyword(.nil) && token.parent?.parent?.is(LabeledExprSyntax.self) != true
    }
  }

  private func lock(
    _ node: some SyntaxProtocol, _ kind: StyleLock.Kind, _ subject: StyleLock.Subject,
    _ style: String, isChosen: Bool = false, isOfSelf: Bool = false
  ) {
    let site = site(of: node, around: Syntax(node))
    if isOfSelf && site.conditions.isEmpty { updateType { $0.locksStyle = true } }
    guard !site.isPreview else { return }
    var lock = StyleLock(
      site: site, kind: kind, subject: subject, style: style, isChosen: isChosen)
    // In a chain the comment stands before the period.
    let period = Syntax(node).parent?.as(MemberAccessExprSyntax.self)?.period
    let next = node.lastToken(viewMode: .sourceAccurate)
    lock.isExplained =
      StyleWords.areSpoken(in: node.leadingTrivia)
      || next.map { StyleWords.areSpoken(in: $0.trailingTrivia) } == true
      || period.map { StyleWords.areSpoken(in: $0.leadingTrivia) } == true
    facts.styles.locks.append(lock)
  }

  /// Notes `followSystemColorScheme`, or a case `system` of a type for themes.
  func noteSystemSetting(_ name: String, of type: String) {
    guard name.mentions("system") || name.mentions("auto") else { return }
    let words = StyleWords.words(of: "\(type)_\(name)")
    let styles: Set = ["scheme", "theme", "appearance", "dark", "style", "interface"]
    guard words.contains("system") || words.contains("automatic") || words.contains("auto"),
      words.contains(where: styles.contains)
    else { return }
    facts.styles.followsSystem = true
  }

  private static let blurs = Set(
    ["light", "dark", "extraLight", "extraDark"] + StyleLock.materials)
  private static let appearances: Set = [
    "aqua", "darkAqua", "vibrantLight", "vibrantDark", "accessibilityHighContrastAqua",
    "accessibilityHighContrastDarkAqua",
  ]

  /// Notes `overrideUserInterfaceStyle = …` and `appearance = NSAppearance(…)`.
  func noteStyle(_ node: SequenceExprSyntax, _ path: [String], _ value: [ExprSyntax]) {
    let isAppearance = path.last == "appearance"
    let style = Style(value, names: isAppearance ? Self.appearances : ["light", "dark"])
    if isAppearance {
      let words = value.map { Expressions.words($0, limit: 200) }.joined()
      let isNamed = words.contains("NSAppearance") || words.contains("(named:")
      guard style.lifts || isNamed else { return }
    }
    if style.lifts {
      updateType { $0.unlocks = true }
      return
    }
    guard let name = style.names.first, !Self.followsSystem(value) else { return }
    let receiver = styled(path, Syntax(node))
    lock(
      node, .style, receiver.map(StyleLock.Subject.object) ?? .itself,
      style.names.count > 1 ? "light or dark" : name,
      isChosen: style.isChosen && style.names.count > 1,
      isOfSelf: receiver == nil && !isAppearance && style.names.count == 1 && !style.isChosen)
  }

  /// Members on the way from an object to its style, which name no object themselves.
  private static let steps: Set = ["self", "first", "last", "traitOverrides", "forEach"]

  /// The name of what is given a style; nil for the object whose code it is.
  ///
  /// `windows.first` and `windows.forEach { $0 … }` are windows.
  private func styled(_ path: [String], _ node: Syntax) -> String? {
    guard let name = path.dropLast().last(where: { !Self.steps.contains($0) }) else { return nil }
    guard name == "$0" else { return name }
    let closure = sequence(first: node) { $0.parent }.prefix(Expressions.bound)
      .lazy.compactMap { $0.as(ClosureExprSyntax.self) }.first
    let call = closure.flatMap { Expressions.call(of: $0) }
    return call.flatMap { Expressions.path($0.calledExpression).last { !Self.steps.contains($0) } }
      ?? name
  }

  /// Notes keyboards and bars with a style of their own.
  func noteSystemStyle(_ node: SequenceExprSyntax, _ name: String, _ value: [ExprSyntax]) {
    guard value.count == 1 else { return }
    if name == "material" {
      let old: Set = ["light", "dark", "mediumLight", "ultraDark"]
      if let style = Style(value, names: old).names.first { lock(node, .effect, .material, style) }
      return
    }
    guard let property = StyleLock.Property(rawValue: name) else { return }
    let known: Set<String> =
      switch property {
      case .keyboardAppearance: ["dark", "light", "alert"]
      case .barStyle: ["black", "blackTranslucent", "blackOpaque"]
      case .activityIndicatorViewStyle: ["gray", "white", "whiteLarge"]
      }
    guard let style = Style(value, names: known).names.first else { return }
    lock(node, .system, .property(property), style)
  }

  /// Notes SwiftUI's modifiers, blurs and indicators with a fixed style.
  func noteModifier(_ call: FunctionCallExprSyntax, _ function: String) {
    guard let argument = call.arguments.first else { return }
    let last = call.arguments.last ?? argument
    switch function {
    case "preferredColorScheme", "colorScheme":
      guard argument.label == nil, call.calledExpression.is(MemberAccessExprSyntax.self) else {
        return
      }
      noteAppScheme(call, argument.expression)
      noteScheme(
        call, argument.expression,
        function == "colorScheme" ? .colorScheme : .preferredColorScheme)
    case "environment":
      guard Expressions.words(argument.expression, limit: 60).hasSuffix("colorScheme") else {
        return
      }
      noteScheme(call, last.expression, .environment)
    case "UIBlurEffect":
      let style = Style([argument.expression], names: Self.blurs)
      if argument.label?.text == "style", style.names.count == 1, let name = style.names.first {
        lock(call, .effect, .blur, name)
      }
    case "UIActivityIndicatorView":
      let style = Style([argument.expression], names: ["gray", "white", "whiteLarge"])
      if argument.label?.text.hasSuffix("tyle") == true, let name = style.names.first {
        lock(call, .system, .activityIndicator, name)
      }
    default: break
    }
  }

  /// Whether a choice of style asks for the system's own: `colorScheme == .light ? .light : .dark`.
  private static func followsSystem(_ elements: [ExprSyntax]) -> Bool {
    guard elements.count > 2, let first = elements.first else { return false }
    let words = Expressions.words(first, limit: 120)
    return words == "colorScheme" || words.contains("traitCollection.userInterfaceStyle")
      || words.contains("effectiveAppearance")
  }

  private func noteScheme(
    _ call: FunctionCallExprSyntax, _ argument: ExprSyntax, _ modifier: StyleLock.Modifier
  ) {
    // A shape of one style under something fixed is decoration.
    if Self.isShape(Expressions.path(call.calledExpression).first ?? "") { return }
    let elements = argument.as(SequenceExprSyntax.self).map { Array($0.elements.prefix(64)) }
    let style = Style(elements ?? [argument], names: ["light", "dark"])
    guard !style.lifts, let name = style.names.first, !Self.followsSystem(elements ?? []) else {
      return
    }
    if elements == nil && !argument.is(MemberAccessExprSyntax.self) { return }
    let place = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    let isChosen = style.isChosen && elements != nil
    let words = isChosen ? "light or dark" : name
    if let place {
      lock(place, .style, .modifier(modifier), words, isChosen: isChosen)
    }
  }
}
