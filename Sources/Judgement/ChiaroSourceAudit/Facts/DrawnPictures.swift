// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// Pictures that are kept, what they are drawn of, and the functions that draw them.
struct DrawnPictures: FactPart {
  /// A picture that something keeps.
  struct Kept {
    var site: Site
    /// What keeps it, a property or what a call sets, and the same of its type and object.
    var property: String
    var place: String
    var recurrence: Recurrence
    /// The colors that it is drawn of at this very place.
    var colors: [String] = []
    /// The colors that a function is handed, by what they are handed as.
    var handed: [(key: String, source: String)] = []
    /// The function that gives it; empty where a function keeps the picture itself.
    var maker = ""
  }

  /// What a function does with a color that it is handed, and what it hands it on to.
  private struct Use {
    var (draws, gives, keeps) = (false, false, false)
    var next: Set<String> = []

    mutating func merge(_ other: Use) {
      (draws, gives, keeps) = (draws || other.draws, gives || other.gives, keeps || other.keeps)
      next.formUnion(other.next)
    }
  }

  private(set) var kept: [Kept] = []
  /// The members that set a picture, by its place.
  private(set) var setters: [String: Set<String>] = [:]
  /// What types set when registered traits change.
  private(set) var registered: Set<String> = []
  /// The colors of which functions draw pictures that they give, by the functions' names.
  private(set) var own: [String: [String]] = [:]
  private var uses: [String: Use] = [:]

  var isEmpty: Bool { kept.isEmpty && own.isEmpty && uses.isEmpty }

  mutating func join(_ other: DrawnPictures) {
    own.merge(other.own) { $0 + $1 }
    for (key, use) in other.uses { uses[key, default: Use()].merge(use) }
  }

  /// Whether a color that is handed over ends in a picture that is given back, or kept there; nil
  /// where the project has no such function.
  func draws(_ key: String, isKept: Bool) -> Bool? {
    guard let first = uses[key] else { return nil }
    guard isKept ? first.keeps : first.gives else { return false }
    var (next, seen): ([Use], Set<String>) = ([first], [key])
    while let use = next.popLast(), seen.count < 64 {
      if use.draws || use.next.contains(where: { uses[$0] == nil && Self.isOfLibrary($0) }) {
        return true
      }
      next += use.next.filter { seen.insert($0).inserted }.compactMap { uses[$0] }
    }
    return false
  }

  /// Whether a library's initializer is meant: UIKit has none that takes a color.
  static func isOfLibrary(_ key: String) -> Bool {
    key == "UIImage(color:)" || key == "init(color:)"
  }

  mutating func look(at sight: Sight, in walk: FactCollector) {
    let type = walk.scopes.last?.type ?? ""
    switch sight {
    case .function(let function):
      let isPicture = function.signature.returnClause.map { Self.isPicture($0.type, in: type) }
      note([function.name.text], function.signature, function.body, isPicture ?? false)
    case .initializer(let function) where Self.pictures.contains(type):
      note([type, "init"], function.signature, function.body, true)
    case .property(let variable, let name):
      guard let binding = variable.bindings.first, let value = binding.initializer?.value,
        binding.typeAnnotation.map({ Self.isPicture($0.type, in: type) })
          ?? (Self.isNamed(name) || Self.pictures.contains(Expressions.path(value).first ?? ""))
      else { return }
      keep(value, Drawing(value), "self", name, walk)
    case .assignment(_, let path, let value):
      guard let name = path.last, Self.isNamed(name), let first = value.first else { return }
      let isChosen = value.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
      keep(first, isChosen ? nil : Drawing(first), walk.receiver(path.dropLast()), name, walk)
    case .call(let call, let path): look(at: call, path, walk)
    default: break
    }
  }

  private static let pictures: Set = ["UIImage", "NSImage", "CGImage"]

  private static func isPicture(_ type: TypeSyntax, in owner: String) -> Bool {
    let name = Expressions.words(type, limit: 40).filter { !"?!".contains($0) }
    return pictures.contains(name == "Self" ? owner : name)
  }

  /// Whether a property is called like one for a picture.
  private static func isNamed(_ name: String) -> Bool {
    name == "contents"
      || ["image", "icon", "picture"].contains(where: name.lowercased().hasSuffix)
  }

  /// Notes what a function draws: of the colors that it is given, or of its own.
  private mutating func note(
    _ names: [String], _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?,
    _ isPicture: Bool
  ) {
    let colors = signature.parameterClause.parameters.prefix(16).filter {
      ColorTypes.isColor(Expressions.words($0.type, limit: 40))
    }
    guard isPicture || !colors.isEmpty, let body else { return }
    let words = Expressions.words(body, limit: 10_000)
    let draws = ["UIGraphics", "lockFocus", "CGContext("].contains(where: words.contains)
    let asks = ["mageAsset", "userInterfaceStyle", "AsCurrent"].contains(where: words.contains)
    if colors.isEmpty && draws && !asks {
      for name in names { own[name, default: []] += Drawing.colors(in: Syntax(body)) }
    }
    for parameter in colors {
      let name = (parameter.secondName ?? parameter.firstName).text
      let next = draws || asks ? [] : Drawing.receivers(of: name, in: body)
      let use = Use(
        draws: draws && !asks, gives: isPicture,
        keeps: Drawing.setters.contains { words.contains("\($0)(") } || words.contains("mage = "),
        next: next)
      guard draws || asks || !next.isEmpty else { continue }
      for name in names {
        uses[HandedColor.argument(parameter.firstName.text, of: name), default: Use()].merge(use)
      }
    }
  }

  private mutating func look(
    at call: FunctionCallExprSyntax, _ path: [String], _ walk: FactCollector
  ) {
    guard let function = path.last, let first = call.arguments.first?.expression else { return }
    let object = { walk.receiver(path.dropLast()) }
    if Drawing.setters.contains(function) {
      let others = call.arguments.dropFirst().map { Expressions.words($0, limit: 40) }
      let property = "\(function) \(others.joined())"
      keep(first, Drawing(first), object(), property, walk)
    } else if function == "UIImageView", call.arguments.first?.label?.text == "image" {
      var ascent = Ascent(from: call)
      let name =
        switch ascent.climb() {
        case .assignment(let path)?: walk.receiver(path)
        case .named(let name, _, _)?: name
        default: "#\(call.position.utf8Offset)"
        }
      keep(first, Drawing(first), name, "image", walk)
    } else if function.mentions("color"), Sink.modifiers[function] == nil,
      !Drawing.handed(call, to: function).isEmpty
    {
      keep(ExprSyntax(call), .keeper(call), object(), function, walk)
    }
  }

  /// Notes that something keeps a picture, and what it is drawn of; nil for another picture.
  private mutating func keep(
    _ value: ExprSyntax, _ drawing: Drawing?, _ object: String, _ property: String,
    _ walk: FactCollector
  ) {
    let type = walk.scopes.last?.type ?? ""
    let place = "\(type) \(object) \(property)"
    setters[place, default: []].insert(walk.member)
    if Surroundings(of: Syntax(value), literal: walk.literal).isInRegistration {
      registered.insert("\(type) \(property)")
    }
    guard let drawing, let member = Expressions.member(around: Syntax(value)) else { return }
    // It is one of several pictures for styles, or is asked for again with each state.
    let words = Expressions.words(member, limit: 10_000)
    if ["mageAsset", "onUpdateHandler"].contains(where: words.contains) { return }
    var picture = Kept(
      site: walk.site(of: value, around: Syntax(value)), property: property, place: place,
      recurrence: RecurrenceScan.recurrence(of: value))
    switch drawing {
    case .colors(let colors): picture.colors = colors
    case .call(let call):
      picture.maker = Expressions.function(of: call)
      picture.handed = Drawing.handed(call, to: picture.maker)
    case .keeper(let call): picture.handed = Drawing.handed(call, to: property)
    }
    kept.append(picture)
  }
}

/// What gives a picture: drawing of colors, a call, or a call that keeps it as well.
private enum Drawing {
  case colors([String])
  case call(FunctionCallExprSyntax)
  case keeper(FunctionCallExprSyntax)

  static let setters: Set = [
    "setImage", "setBackgroundImage", "setDividerImage", "setShadowImage", "setThumbImage",
  ]
  private static let wrappers: Set = ["withRenderingMode", "resizableImage"]

  /// Reads what gives a picture; nil for one that is there already.
  init?(_ value: ExprSyntax) {
    var next: ExprSyntax? = value
    for _ in 0..<12 {
      guard let current = next else { break }
      if let forced = current.as(ForceUnwrapExprSyntax.self) {
        next = forced.expression
      } else if current.is(DeclReferenceExprSyntax.self) {
        next = Declarations.local(current)
      } else if let access = current.as(MemberAccessExprSyntax.self) {
        next = access.declName.baseName.text == "cgImage" ? access.base : nil
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
          let last = closure.statements.last?.item
          next = last?.as(ReturnStmtSyntax.self)?.expression ?? last?.as(ExprSyntax.self)
          continue
        }
        guard Self.wrappers.contains(Expressions.function(of: call)) else {
          guard let drawing = Self.drawing(call) else { return nil }
          self = drawing
          return
        }
        // Of a template only the shape is seen.
        let isTemplate = Expressions.words(call.arguments, limit: 60).contains("Template")
        next = isTemplate ? nil : call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      } else {
        break
      }
    }
    return nil
  }

  private static func drawing(_ call: FunctionCallExprSyntax) -> Drawing? {
    let path = Expressions.path(call.calledExpression)
    switch path.last {
    case "withTintColor":
      let words = Expressions.words(call.arguments, limit: 120)
      return words.contains("resolvedColor(") ? .colors([words]) : nil
    case "image" where path.dropLast().last?.mentions("renderer") == true:
      return .colors(colors(in: Syntax(call)))
    case "UIGraphicsGetImageFromCurrentImageContext":
      return Expressions.member(around: Syntax(call)).map { .colors(colors(in: $0)) }
    default: return .call(call)
    }
  }

  /// The colors, as far as they may be some, among the arguments of a call.
  static func handed(
    _ call: FunctionCallExprSyntax, to function: String
  ) -> [(key: String, source: String)] {
    call.arguments.prefix(8).compactMap { argument in
      let given = argument.expression
      let bare = given.as(ForceUnwrapExprSyntax.self)?.expression ?? given
      let color = Declarations.local(bare) ?? bare
      guard color.is(MemberAccessExprSyntax.self) || color.is(FunctionCallExprSyntax.self) else {
        return nil
      }
      return (handed(argument, to: function), Expressions.words(color, limit: 100))
    }
  }

  private static func handed(_ argument: LabeledExprSyntax, to function: String) -> String {
    HandedColor.argument(argument.label?.text ?? "_", of: function)
  }

  /// The colors that a piece of code draws with.
  static func colors(in node: Syntax) -> [String] {
    Expressions.calls(in: node, most: 2_000).compactMap { call in
      let function = Expressions.function(of: call)
      let isOwn = ["set", "setFill", "setStroke"].contains(function)
      guard isOwn || function.hasSuffix("Color") else { return nil }
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      let color = isOwn ? base : call.arguments.first?.expression
      return color.map { Expressions.words(Declarations.local($0) ?? $0, limit: 100) }
    }
  }

  /// What a color is handed on to by its name.
  static func receivers(of color: String, in node: CodeBlockSyntax) -> Set<String> {
    Expressions.calls(in: Syntax(node), most: 2_000).reduce(into: []) { found, call in
      let own = call.arguments.first { Expressions.path($0.expression).first == color }
      let key = own.map { handed($0, to: Expressions.function(of: call)) }
      if let key { found.insert(key) }
    }
  }
}
