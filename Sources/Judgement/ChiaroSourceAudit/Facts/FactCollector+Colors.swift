// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FactCollector {
  /// Notes a color that is written down, where it goes somewhere.
  func noteColor(_ expression: ExprSyntax) {
    guard let known = literal.read(expression) else { return }
    var ascent = Ascent(from: expression)
    guard let sink = ascent.climb().map(named), let role = sink.role(isExplicit: known.isExplicit),
      !ascent.isVeil
    else { return }
    guard var value = value(expression, known, sink), !fitsOthers(value, sink, ascent.node)
    else { return }
    value.alpha = ascent.alpha(of: value.alpha)
    guard let role = seen(role, value, at: ascent.node),
      !Self.isBesideItsGround(ascent.node, role, sink),
      !isOnHighlight(value, ascent.node, role, sink)
    else { return }
    noteFill(value, sink)
    let site = placed(expression, ascent, sink)
    facts.colors.uses.append(
      ColorUse(
        value: value, site: site, sink: sink, role: role,
        isLayer: (ascent.isCGColor || sink.isOfLayer) && Self.layerProperty(sink) != nil,
        isVariable: ascent.isVariable, meetsText: role == .background && meetsText(ascent.node),
        spelling: spelling(of: expression)))
    let isDark = (value.contrast(inDark: true) ?? 21) < 3
    if (role == .text || role == .tint) && isDark { updateType { $0.hasFixedDarkText = true } }
  }

  /// A place with the property's name where its closure sets it up.
  private func named(_ sink: Sink) -> Sink {
    if case .assignment(let path) = sink { .assignment(named(path)) } else { sink }
  }

  /// The place of an expression, and the object to which it goes.
  func placed(_ expression: some ExprSyntaxProtocol, _ ascent: Ascent, _ sink: Sink) -> Site {
    var site = site(
      of: expression, around: ascent.node, conditions: ascent.conditions,
      isDynamic: ascent.isDynamic)
    if case .assignment(let path) = sink { site.receiver = receiver(path.dropLast()) }
    if case .argument("setTitleColor", _) = sink {
      site.receiver = receiver(Self.callee(above: ascent.node).dropLast())
    }
    return site
  }

  private static let shapes: Set = [
    "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Path", "Divider",
    "ContainerRelativeShape", "UnevenRoundedRectangle",
  ]

  /// Whether a name is that of a shape, also of one of the project's own: `TabBarShape`.
  static func isShape(_ name: String) -> Bool { shapes.contains(name) || name.hasSuffix("Shape") }

  /// Shapes that are cards where something stands on them.
  private static let panels: Set = [
    "Rectangle", "RoundedRectangle", "Capsule", "ContainerRelativeShape", "UnevenRoundedRectangle",
  ]

  /// The role that a color is seen in: a shape under something is its ground, and a dark shape
  /// carries light text; nil where nothing is to be said.
  private func seen(_ role: ColorRole, _ value: ColorValue, at node: Syntax) -> ColorRole? {
    let path = Self.callee(above: node)
    // The dark behind a picture is what the picture was made for.
    if role == .background, path.first == "Image", (value.luminance ?? 1) < 0.2 { return nil }
    let role = Self.role(role, at: node)
    guard role == .drawing, let first = path.first, Self.panels.contains(first) else {
      return role
    }
    if (value.luminance ?? 1) < 0.2 { return nil }
    guard let hasText = cardHasText(value, at: node) else { return role }
    return hasText ? nil : .background
  }

  /// The role of a modifier's color by what its chain begins with: a picture, shape or line.
  static func role(_ role: ColorRole, at node: Syntax) -> ColorRole {
    if role == .text && isOfSymbols(node) { return .tint }
    return Self.role(role, path: callee(above: node))
  }

  /// Whether a modifier colors symbols alone: a container with pictures and no text, or what stands
  /// in the `icon` of a label.
  private static func isOfSymbols(_ node: Syntax) -> Bool {
    var current = node
    for _ in 0..<40 {
      guard let parent = current.parent else { return false }
      if let closure = parent.as(ClosureExprSyntax.self) {
        let label =
          closure.parent?.as(LabeledExprSyntax.self)?.label
          ?? closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label
        return label?.text == "icon"
      }
      if let call = parent.as(FunctionCallExprSyntax.self), isOfPictures(call) { return true }
      if parent.is(FunctionDeclSyntax.self) || parent.is(PatternBindingSyntax.self) { return false }
      current = parent
    }
    return false
  }

  private static let containers: Set = ["Group", "HStack", "VStack", "ZStack"]

  /// Whether a chain of modifiers begins with a container that has pictures and no text.
  private static func isOfPictures(_ call: FunctionCallExprSyntax) -> Bool {
    guard let first = Expressions.path(call.calledExpression).first, containers.contains(first)
    else { return false }
    var root = call
    for _ in 0..<40 {
      guard let access = root.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base?.as(FunctionCallExprSyntax.self)
      else { break }
      root = base
    }
    guard let content = root.trailingClosure else { return false }
    let words = Expressions.words(content, limit: 2_000)
    let texts = ["Text(", "Label(", "Button(", "TextField(", "Link(", "Toggle("]
    return words.contains("Image(") && !texts.contains(where: words.contains)
  }

  private static let tinted: Set = [
    "Button", "Link", "ShareLink", "PasteButton", "Picker", "Menu",
  ]

  static func role(_ role: ColorRole, path: [String]) -> ColorRole {
    guard path.count > 1, let first = path.first else { return role }
    switch role {
    case .text where first == "Image" || path.dropLast().contains(where: isPicture): return .tint
    case .text where isShape(first) || marks.contains(first): return .drawing
    case .background where first == "Divider": return .border
    // The text of a button, link or menu has the tint, which was chosen with its ground.
    case .background where tinted.contains(first): return .drawing
    case .background where first == "Image" || isShape(first): return .drawing
    default: return role
    }
  }

  /// What Charts draws without words.
  private static let marks: Set = [
    "AreaMark", "BarMark", "LineMark", "PointMark", "RectangleMark", "RuleMark", "SectorMark",
    "AreaPlot", "BarPlot", "LinePlot", "PointPlot", "RectanglePlot", "RulePlot", "SectorPlot",
    "AxisGridLine", "AxisTick",
  ]

  /// Whether a name is that of a picture: `Asset.check.swiftUIImage`, `statusIcon`.
  private static func isPicture(_ name: String) -> Bool {
    ["image", "icon"].contains(StyleWords.words(of: name).last)
  }

  static func callee(above node: Syntax) -> [String] {
    // The color itself may be a call: `.white.opacity(0.1)`.
    var node = node.parent
    for _ in 0..<4 {
      if let call = node?.as(FunctionCallExprSyntax.self) {
        return Expressions.path(call.calledExpression)
      }
      node = node?.parent
    }
    return []
  }

  /// The value as the library of its place has it: SwiftUI's `.red` adapts, UIKit's does not.
  private func value(
    _ expression: ExprSyntax, _ known: (value: ColorValue, isExplicit: Bool), _ sink: Sink
  ) -> ColorValue? {
    guard !known.isExplicit else { return known.value }
    var framework = literal.implicit
    switch sink {
    case .argument(let function, nil) where Sink.modifiers[function] != nil:
      if function != "setTitleColor" { framework = .swiftUI }
    case .named(_, let type?, _), .parameter(_, let type?), .returned(_, let type?):
      let bare = type.filter { !"?!".contains($0) }
      framework = ColorTypes.framework(bare) ?? framework
    default: break
    }
    return ColorLiteral(implicit: framework).read(expression)?.value
  }

  // MARK: Layers

  private static let layerProperties: Set = [
    "borderColor", "backgroundColor", "shadowColor", "strokeColor", "fillColor", "colors",
    "foregroundColor",
  ]

  /// The property of a layer to which a value goes; nil when it goes elsewhere.
  static func layerProperty(_ sink: Sink) -> String? {
    guard case .assignment(let path) = sink, let name = path.last,
      layerProperties.contains(name)
    else { return nil }
    return name
  }

  func mayAdapt(_ base: ExprSyntax, _ source: String) -> Bool {
    if [".clear", "for: .dark", "for: .light"].contains(where: source.contains) { return false }
    if literal.read(base) != nil { return false }
    // `UIColor.black.withAlphaComponent(0.2)`, `(isOn ? UIColor.red : .black)`.
    let names = base.tokens(viewMode: .sourceAccurate).prefix(60).compactMap { token in
      if case .identifier(let name) = token.tokenKind { return name }
      return nil
    }
    let colors = names.filter { ColorTypes.isNamed($0) }
    let others = names.filter { LayerColorSource.adapts($0) }
    if !colors.isEmpty && others.isEmpty { return false }
    return !LayerColorSource.hasComponents(source)
  }
}
