// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The way from a picture up to where it is shown: as a template, as it is, or nobody knows.
struct ImageAscent {
  private var node: Syntax
  private(set) var manner = AssetUse.Manner.plain
  /// The functions that the picture passes through on its way.
  private(set) var functions: [String] = []
  /// The object that shows it, as a path; nil where none is told.
  private(set) var holder: [String]?

  /// What shows the shape of its pictures alone.
  static let bars: Set = [
    "UITabBarItem", "UIBarButtonItem", "UIAction", "UIMenu", "UICommand", "UIContextualAction",
    "UIApplicationShortcutIcon",
  ]
  /// Properties of what shows the shape of its picture alone, such as the marker on a map.
  private static let templateProperties: Set = ["glyphImage", "selectedGlyphImage"]
  private static let barTargets = ["tabbaritem", "barbuttonitem", "buttonitem", "barbutton"]

  init(from expression: ExprSyntax) {
    node = Syntax(expression)
    for _ in 0..<Expressions.bound {
      guard let parent = node.parent, !step(to: parent) else { return }
      node = parent
    }
  }

  /// Whether a call makes a template of a picture.
  static func makesTemplate(_ function: String, _ call: FunctionCallExprSyntax) -> Bool {
    switch function {
    case "withRenderingMode", "renderingMode":
      Expressions.words(call.arguments, limit: 60).contains("emplate")
    // `withTintColor`, and what projects call theirs: `tinted(with:)`, `image(withColor:)`.
    default:
      function.mentions("tint") || function.mentions("withcolor") || function.mentions("colorized")
        || function.mentions("colored")
    }
  }

  /// Goes one step; true at the end.
  private mutating func step(to parent: Syntax) -> Bool {
    switch parent.as(SyntaxEnum.self) {
    case .memberAccessExpr(let access): return member(access)
    case .functionCallExpr, .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .labeledExprList,
      .tupleExpr, .sequenceExpr, .unresolvedTernaryExpr, .subscriptCallExpr:
      return false
    case .exprList(let list): return sequence(list)
    case .labeledExpr(let argument): return self.argument(argument)
    case .initializerClause(let clause):
      if let binding = clause.parent?.as(PatternBindingSyntax.self) {
        manner = .constant(Expressions.words(binding.pattern, limit: 60))
      } else {
        manner = .unknown
      }
      return true
    case .returnStmt, .codeBlockItem: return returned(parent)
    default:
      manner = .unknown
      return true
    }
  }

  private mutating func member(_ access: MemberAccessExprSyntax) -> Bool {
    let name = access.declName.baseName.text
    guard let call = access.parent?.as(FunctionCallExprSyntax.self) else { return false }
    functions.append(name)
    guard Self.makesTemplate(name, call) else { return false }
    manner = .template
    return true
  }

  private mutating func argument(_ argument: LabeledExprSyntax) -> Bool {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    let path = Expressions.path(call.calledExpression)
    let function = path.last == "init" ? path.dropLast().last ?? "" : path.last ?? ""
    if Self.bars.contains(function) {
      manner = .template
    } else if ["Image", "UIImage", "NSImage", "UIImageView", "ImageRenderer"].contains(function) {
      // A view of a picture, or a copy, goes on.
      if function == "UIImageView" { manner = .plain }
      return function == "UIImageView"
    } else if function == "setImage" {
      holder = path.dropLast()
    } else if function != "addSubview" {
      manner = .unknown
    }
    return true
  }

  private mutating func sequence(_ list: ExprListSyntax) -> Bool {
    let elements = Array(list.prefix(4))
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return false }
    let path = Expressions.path(elements[0])
    let receiver = path.dropLast().last?.lowercased() ?? ""
    if Self.barTargets.contains(where: receiver.hasSuffix)
      || path.last.map(Self.templateProperties.contains) == true
    {
      manner = .template
    } else if path.last?.lowercased().hasSuffix("image") != true {
      manner = path.last.map(AssetUse.Manner.constant) ?? .unknown
    } else {
      holder = path.dropLast()
    }
    return true
  }

  /// What is put under or over something else: a shade, a mask, or a mark on a picture.
  private static let layers: Set = ["background", "overlay", "mask"]

  private static func function(around closure: ClosureExprSyntax) -> String {
    Expressions.call(of: closure).flatMap { Expressions.lastName($0.calledExpression) } ?? ""
  }

  /// What a function or property gives is asked by its name; what a SwiftUI body has is shown.
  private mutating func returned(_ statement: Syntax) -> Bool {
    var current = statement
    for _ in 0..<Expressions.bound {
      guard let parent = current.parent else { return true }
      if let closure = parent.as(ClosureExprSyntax.self) {
        if Self.layers.contains(Self.function(around: closure)) { manner = .unknown }
        return true
      }
      if let binding = parent.as(PatternBindingSyntax.self) {
        let name = Expressions.words(binding.pattern, limit: 60)
        if name != "body" { manner = .constant(name) }
        return true
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        manner = .constant(function.name.text)
        return true
      }
      current = parent
    }
    return true
  }
}
