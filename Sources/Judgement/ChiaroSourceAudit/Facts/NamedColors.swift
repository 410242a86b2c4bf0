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
  /// Whether it is white or black, written down, and no asset.
  var isFixed = false
  /// Whether a view around has it, of which the rules are not as sure.
  var isAround = false
  /// Its name among the system's colors, of which it may be one; nil for one that is written
  /// otherwise.
  var system: String?
  /// Whether no asset and no constant of the project can be meant.
  var isSystem = false
  /// The property that has it; nil for a modifier.
  var property: String?

  /// White or black in hexadecimal; nil for a color that is not written down.
  var fixedHex: String? { isFixed ? name == "black" ? "#000000" : "#FFFFFF" : nil }
}

/// The colors that are called by name and given to texts and the grounds under them.
struct NamedColors: FactPart {
  private(set) var all: [NamedColor] = []

  var isEmpty: Bool { all.isEmpty }

  mutating func look(at sight: Sight, in walk: FactCollector) {
    guard let table = walk.table else { return }
    switch sight {
    case .assignment(_, let path, let value): note(path, value, table, walk)
    case .call(let call, let path): note(call, path, table, walk)
    default: break
    }
  }
  /// Notes the color of an object: `label.textColor = UIColor(named: "Ink")`.
  private mutating func note(
    _ path: [String], _ value: [ExprSyntax], _ table: AssetTable, _ walk: FactCollector
  ) {
    guard let name = path.last, ColorRole.isColorName(name) else { return }
    // A fallback, `UIColor(named: "Ink") ?? .black`, is never seen.
    let isWhole = value.count == 1 || Expressions.words(value[1], limit: 4) == "??"
    let role = ColorRole(name: name)
    guard isWhole, role == .text || role == .background,
      !path.contains("layer"), !name.mentions("placeholder")
    else { return }
    let receiver = walk.receiver(path.dropLast())
    if let (color, assets) = Self.namedColor(value[0], table) {
      note(color, assets, at: value[0], isText: role == .text, receiver, walk, name)
    } else if role == .text, let color = Self.fixedColor(value[0]) {
      note(color, [], at: value[0], isText: true, receiver, walk, name, isFixed: true)
    } else if let color = Self.systemColor(value[0]) {
      note(color, [], at: value[0], isText: role == .text, receiver, walk, name, isSystem: true)
    }
  }

  /// Notes the colors of `Text("a").foregroundStyle(Color("Ink")).background(Color("Paper"))`.
  private mutating func note(
    _ call: FunctionCallExprSyntax, _ path: [String], _ table: AssetTable, _ walk: FactCollector
  ) {
    guard let first = path.first, first == "Text" || first == "Label",
      path.last == "foregroundStyle" || path.last == "foregroundColor",
      call.arguments.count == 1, let text = call.arguments.first?.expression,
      let (ground, isAround) = Self.ground(outside: call, table),
      let (under, grounds) = Self.namedColor(ground, table)
        ?? Self.systemColor(ground).map({ ($0, []) })
    else { return }
    let receiver = "#\(call.positionAfterSkippingLeadingTrivia.utf8Offset)"
    if let (name, assets) = Self.namedColor(text, table) {
      note(name, assets, at: text, isText: true, receiver, walk)
    } else if let name = Self.fixedColor(text) {
      note(name, [], at: text, isText: true, receiver, walk, isFixed: true)
    } else if let name = Self.systemColor(text) {
      note(name, [], at: text, isText: true, receiver, walk, isSystem: true)
    } else {
      return
    }
    note(
      under, grounds, at: ground, isText: false, receiver, walk, isAround: isAround,
      isSystem: Self.namedColor(ground, table) == nil)
  }

  private mutating func note(
    _ name: String, _ assets: [Int], at node: ExprSyntax, isText: Bool, _ receiver: String,
    _ walk: FactCollector, _ property: String? = nil, isFixed: Bool = false, isAround: Bool = false,
    isSystem: Bool = false
  ) {
    var site = walk.site(of: node, around: Syntax(node))
    site.receiver = receiver
    all.append(
      NamedColor(
        site: site, isText: isText, name: name, assets: assets, isFixed: isFixed,
        isAround: isAround, system: isFixed ? nil : Self.systemColor(node), isSystem: isSystem,
        property: property))
  }

  /// The name of a color as the system's are called, `UIColor.label`, `.systemBackground` and
  /// `Color(.label)`; nil for another expression, and for those that never adapt.
  private static func systemColor(_ expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let labels: Set = ["uiColor", "nsColor"]
      guard let type = Expressions.lastName(call.calledExpression),
        ColorTypes.names.contains(type), call.arguments.count == 1,
        let first = call.arguments.first, first.label.map({ labels.contains($0.text) }) ?? true,
        first.expression.is(MemberAccessExprSyntax.self)
      else { return nil }
      return systemColor(first.expression)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.text
    let base = access.base.map { Expressions.lastName($0) ?? "" }
    guard base.map(ColorTypes.names.contains) ?? true, !ColorTypes.isNamed(name) else {
      return nil
    }
    return swiftUINames[name] ?? name
  }

  /// What SwiftUI calls the system's text colors.
  private static let swiftUINames = ["primary": "label", "secondary": "secondaryLabel"]

  /// Views that have no ground of their own.
  private static let stacks: Set = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "ScrollView",
  ]

  /// The nearest background that is put under the view that a modifier gives, or under a stack
  /// around it.
  private static func ground(
    outside call: FunctionCallExprSyntax, _ table: AssetTable
  ) -> (ground: ExprSyntax, isAround: Bool)? {
    var call = call
    var isAround = false
    for _ in 0..<Expressions.bound {
      guard let access = call.parent?.as(MemberAccessExprSyntax.self), access.base?.id == call.id,
        let outer = access.parent?.as(FunctionCallExprSyntax.self)
      else {
        guard let stack = stack(around: call) else { return nil }
        if let ground = first(in: stack), ground.id != ExprSyntax(call).id,
          namedColor(ground, table) != nil
        {
          return (ground, true)
        }
        (call, isAround) = (stack, true)
        continue
      }
      switch access.declName.baseName.text {
      case "background":
        if let fill = fill(in: outer) { return (fill, isAround) }
        return outer.arguments.first.flatMap { $0.label == nil ? ($0.expression, isAround) : nil }
      case "foregroundStyle", "foregroundColor": return nil
      default: call = outer
      }
    }
    return nil
  }

  /// The color of `.background { Capsule().fill(color) }`; nil for another ground.
  private static func fill(in call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard case .expr(let view)? = call.trailingClosure?.statements.first?.item,
      let fill = view.as(FunctionCallExprSyntax.self),
      Expressions.lastName(fill.calledExpression) == "fill", fill.arguments.count == 1
    else { return nil }
    return fill.arguments.first?.expression
  }

  /// The stack in whose closure a view stands by itself.
  private static func stack(around view: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
    guard let item = view.parent?.as(CodeBlockItemSyntax.self),
      let closure = item.parent?.parent?.as(ClosureExprSyntax.self),
      let call = closure.parent?.as(FunctionCallExprSyntax.self),
      call.trailingClosure?.id == closure.id,
      let name = Expressions.lastName(call.calledExpression), stacks.contains(name)
    else { return nil }
    return call
  }

  /// What lies under everything else of a `ZStack`, without its modifiers.
  private static func first(in stack: FunctionCallExprSyntax) -> ExprSyntax? {
    guard Expressions.lastName(stack.calledExpression) == "ZStack",
      case .expr(var view)? = stack.trailingClosure?.statements.first?.item
    else { return nil }
    let modifiers: Set = ["ignoresSafeArea", "edgesIgnoringSafeArea"]
    while let call = view.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      modifiers.contains(access.declName.baseName.text)
    {
      view = base
    }
    return view
  }

  /// What members of a generated symbol, and wrappers of a color, are called.
  private static let wrappers: Set = ["color", "uiColor", "nsColor", "swiftUIColor"]

  /// The name of a color, and the assets that may be meant; nil for another expression.
  private static func namedColor(
    _ expression: ExprSyntax, _ table: AssetTable
  ) -> (name: String, assets: [Int])? {
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
          return (text, colors(table.indices(named: text), table))
        }
        guard call.arguments.count == 1,
          label == nil || label == "resource" || label == "uiColor" || label == "nsColor"
        else { return nil }
        next = first.expression
      } else if let access = next.as(MemberAccessExprSyntax.self) {
        let name = access.declName.baseName.text
        guard wrappers.contains(name), let base = access.base else {
          return isOfPalette(access) ? symbol(name, table) : nil
        }
        next = base
      } else {
        return Expressions.lastName(next).flatMap { symbol($0, table) }
      }
    }
    return nil
  }

  /// Whether a member may be a generated symbol: of a type, or of a variable that is called like a
  /// palette, not of a value such as `settings.foregroundColor`.
  private static func isOfPalette(_ access: MemberAccessExprSyntax) -> Bool {
    guard let base = access.base, let name = Expressions.lastName(base) else { return true }
    return name.first?.isLowercase != true
      || ["color", "colors", "asset", "assets", "palette", "theme"].contains(name)
  }

  /// The name of white or black, as in `.white` and `UIColor.black`; nil for another expression.
  private static func fixedColor(_ expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.text
    let base = access.base.map { Expressions.lastName($0) ?? "" }
    guard name == "white" || name == "black", base.map(ColorTypes.names.contains) ?? true else {
      return nil
    }
    return name
  }

  /// A name that a tool or a palette gives; nil for those of the system.
  private static func symbol(
    _ name: String, _ table: AssetTable
  ) -> (name: String, assets: [Int])? {
    if ColorTypes.isNamed(name) || name.hasPrefix("system") || LayerColorSource.isSystemText(name) {
      return nil
    }
    return (name, colors(table.indices(symbol: name), table))
  }

  private static func colors(_ indices: [Int], _ table: AssetTable) -> [Int] {
    indices.filter { table.assets[$0].kind == .color }
  }
}
