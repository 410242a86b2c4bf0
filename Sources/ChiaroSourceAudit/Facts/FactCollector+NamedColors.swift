// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A color that is called by name and given to a text, or to the ground under one.
struct NamedColor: Sendable {
  var site: Site
  /// Whether it is the text's, not the ground's.
  var isText: Bool
  /// What code calls it.
  var name: String
  /// The indices of the assets that may be meant; none for a name that only a constant may have.
  var assets: [Int]
}

extension FactCollector {
  /// Notes the color of an object: `label.textColor = UIColor(named: "Ink")`.
  func noteNamedColor(_ path: [String], _ value: [ExprSyntax]) {
    // A fallback, `UIColor(named: "Ink") ?? .black`, is never seen.
    let isWhole = value.count == 1 || Expressions.words(value[1], limit: 4) == "??"
    let role = ColorRole(name: path.last ?? "")
    guard table != nil, isWhole, role == .text || role == .background,
      !path.contains("layer"), path.last?.mentions("placeholder") != true,
      let (name, assets) = namedColor(value[0])
    else { return }
    note(name, assets, at: value[0], isText: role == .text, receiver(path.dropLast()))
  }

  /// Notes the colors of `Text("a").foregroundStyle(Color("Ink")).background(Color("Paper"))`.
  func noteNamedColors(_ call: FunctionCallExprSyntax, _ path: [String]) {
    guard table != nil, let first = path.first, first == "Text" || first == "Label",
      path.last == "foregroundStyle" || path.last == "foregroundColor",
      call.arguments.count == 1, let text = call.arguments.first?.expression,
      let ground = Self.ground(outside: call),
      let (name, assets) = namedColor(text), let (under, grounds) = namedColor(ground)
    else { return }
    let receiver = "#\(call.positionAfterSkippingLeadingTrivia.utf8Offset)"
    note(name, assets, at: text, isText: true, receiver)
    note(under, grounds, at: ground, isText: false, receiver)
  }

  private func note(
    _ name: String, _ assets: [Int], at node: ExprSyntax, isText: Bool, _ receiver: String
  ) {
    var site = site(of: node, around: Syntax(node))
    site.receiver = receiver
    facts.namedColors.append(NamedColor(site: site, isText: isText, name: name, assets: assets))
  }

  /// The nearest background that is put under the view that a modifier gives.
  private static func ground(outside call: FunctionCallExprSyntax) -> ExprSyntax? {
    var call = call
    for _ in 0..<Expressions.bound {
      guard let access = call.parent?.as(MemberAccessExprSyntax.self), access.base?.id == call.id,
        let outer = access.parent?.as(FunctionCallExprSyntax.self)
      else { return nil }
      switch access.declName.baseName.text {
      case "background":
        return outer.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
      case "foregroundStyle", "foregroundColor": return nil
      default: call = outer
      }
    }
    return nil
  }

  /// What members of a generated symbol, and wrappers of a color, are called.
  private static let wrappers: Set = ["color", "uiColor", "nsColor", "swiftUIColor"]

  /// The name of a color, and the assets that may be meant; nil for another expression.
  private func namedColor(_ expression: ExprSyntax) -> (name: String, assets: [Int])? {
    guard let table else { return nil }
    var next = expression
    for _ in 0..<8 {
      if let forced = next.as(ForceUnwrapExprSyntax.self) {
        next = forced.expression
      } else if let call = next.as(FunctionCallExprSyntax.self) {
        guard let type = Expressions.lastName(call.calledExpression),
          ColorTypes.names.contains(type), let first = call.arguments.first
        else { return nil }
        let label = first.label?.text
        if let text = Expressions.text(first.expression) {
          guard label == nil || label == "named" else { return nil }
          return (text, colors(table.indices(named: text)))
        }
        guard call.arguments.count == 1,
          label == nil || label == "resource" || label == "uiColor" || label == "nsColor"
        else { return nil }
        next = first.expression
      } else if let access = next.as(MemberAccessExprSyntax.self) {
        let name = access.declName.baseName.text
        guard Self.wrappers.contains(name), let base = access.base else { return symbol(name) }
        next = base
      } else {
        return Expressions.lastName(next).flatMap(symbol)
      }
    }
    return nil
  }

  /// A name that a tool or a palette gives; nil for those of the system.
  private func symbol(_ name: String) -> (name: String, assets: [Int])? {
    if ColorTypes.isNamed(name) || name.hasPrefix("system") || LayerColorSource.isSystemText(name) {
      return nil
    }
    return (name, colors(table?.indices(symbol: name) ?? []))
  }

  private func colors(_ indices: [Int]) -> [Int] {
    indices.filter { table?.assets[$0].kind == .color }
  }
}
