// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Colors that layers keep, and when they are set.
extension FactCollector {
  /// Notes `x.cgColor` where `x` may adapt and a layer keeps it.
  func noteLayerColor(_ access: MemberAccessExprSyntax) {
    guard let base = access.base else { return }
    if let mapping = Self.mapping(around: access, base) { return noteLayerColors(of: mapping) }
    guard let place = LayerPlace(of: access) else { return }
    note(place, meaning: meant(by: base), of: access)
  }

  /// Notes `[a, b].map(\.cgColor)`.
  func noteLayerColors(_ path: KeyPathExprSyntax) {
    guard path.components.count == 1,
      let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self),
      property.declName.baseName.text == "cgColor",
      let call = path.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return }
    noteLayerColors(of: call)
  }

  private static let mappings: Set = ["map", "compactMap"]

  /// The call of `colors.map { $0.cgColor }` around a closure's only color.
  private static func mapping(
    around access: MemberAccessExprSyntax, _ base: ExprSyntax
  ) -> FunctionCallExprSyntax? {
    guard let name = Expressions.path(base).first, Expressions.path(base).count == 1 else {
      return nil
    }
    var current = Syntax(access)
    for _ in 0..<8 {
      guard let parent = current.parent else { return nil }
      if let closure = parent.as(ClosureExprSyntax.self) {
        let isOwn =
          name == "$0" || closure.signature.map { Expressions.words($0) }?.contains(name) == true
        guard isOwn, let call = Expressions.call(of: closure),
          mappings.contains(Expressions.lastName(call.calledExpression) ?? "")
        else { return nil }
        return call
      }
      current = parent
    }
    return nil
  }

  /// Notes the colors of which a layer is given all `CGColor`s.
  private func noteLayerColors(of call: FunctionCallExprSyntax) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      Self.mappings.contains(access.declName.baseName.text), let base = access.base,
      let place = LayerPlace(of: call)
    else { return }
    var list = base
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let value = Declarations.value(of: name, above: Syntax(call))
    {
      list = value.expression
    }
    guard let array = list.as(ArrayExprSyntax.self) else {
      return note(place, meaning: base, of: call)
    }
    for element in array.elements.prefix(16) {
      note(place, meaning: meant(by: element.expression), of: element.expression, in: base)
    }
  }

  /// The color that a variable of the function around stands for; other expressions as they are.
  private func meant(by base: ExprSyntax) -> ExprSyntax {
    Declarations.local(base) ?? base
  }

  /// Notes that a layer is given a color.
  ///
  /// - Parameters:
  ///   - place: what the layer's property is
  ///   - color: the color as it is known
  ///   - node: where it is written, with its `.cgColor` or without
  ///   - list: the list of which it is one
  private func note(
    _ place: LayerPlace, meaning color: ExprSyntax, of node: some ExprSyntaxProtocol,
    in list: ExprSyntax? = nil
  ) {
    let recurrence = RecurrenceScan.recurrence(of: place.node)
    let inRegistration = Surroundings(of: place.node, literal: literal).isInRegistration
    noteLayerProperty(place.property, recurrence, inRegistration)
    let source = Expressions.words(color, limit: 100)
    // Callers who are told that the color stays set it again themselves.
    let isTold = function.map { StyleWords.areSpoken(in: $0.leadingTrivia) } ?? false
    guard mayAdapt(color, source), !isTold else { return }
    let spelled = Expressions.words(node, limit: 100)
    let isWhole = spelled.hasSuffix(".cgColor")
    facts.colors.layers.append(
      LayerColor(
        site: placed(node, place), property: place.property, source: source,
        spelling: isWhole ? spelled : "\(spelled).cgColor",
        isKnownToAdapt: LayerColorSource.adapts(source),
        isThemed: LayerColorSource.isThemed(source),
        statement: statement(around: place.node, spelled, place.receiver),
        giver: giver(of: source), recurrence: recurrence))
  }

  /// Notes that a layer is given a `CGColor` by its name: `layer.borderColor = edge`.
  func noteNamedLayerColor(_ node: SequenceExprSyntax, _ path: [String], _ value: [ExprSyntax]) {
    guard value.count == 1, let property = Self.layerProperty(.assignment(path)),
      let name = Expressions.path(value[0]).last, name != "cgColor",
      value[0].is(DeclReferenceExprSyntax.self) || value[0].is(MemberAccessExprSyntax.self),
      !isLocal(name), !ColorTypes.isNamed(name), name != "clear"
    else { return }
    let isOfLayer = path.dropLast().last?.lowercased().hasSuffix("layer") == true
    let source = Expressions.words(value[0], limit: 100)
    let giver = giver(of: source)
    if giver != nil && !takesCGColor(name) { return }
    let recurrence = RecurrenceScan.recurrence(of: node)
    var site = site(of: value[0], around: Syntax(value[0]))
    site.receiver = receiver(path.dropLast())
    if isOfLayer { noteLayerProperty(property, recurrence, site.isInRegistration) }
    var color = LayerColor(
      site: site, property: property, source: source, spelling: source, isKnownToAdapt: false,
      isThemed: LayerColorSource.isThemed(source), giver: giver, recurrence: recurrence)
    color.isNamed = true
    facts.colors.layers.append(color)
  }

  /// Whether the function around takes a `CGColor` by a name.
  private func takesCGColor(_ name: String) -> Bool {
    function?.signature.parameterClause.parameters.prefix(32).contains {
      ($0.secondName ?? $0.firstName).text == name
        && Expressions.words($0.type, limit: 40).hasPrefix("CGColor")
    } ?? false
  }

  private func noteLayerProperty(
    _ property: String, _ recurrence: Recurrence, _ isInRegistration: Bool
  ) {
    let isNew =
      facts.types[scopes.last?.type ?? ""]?.layerProperties[member]?.contains(property) != true
    updateType {
      $0.layerProperties[member, default: []].insert(property)
      $0.note(".\(property)", in: member, recurrence, isNew: isNew)
      if isInRegistration { $0.registeredProperties.insert(property) }
    }
  }

  private func placed(_ node: some ExprSyntaxProtocol, _ place: LayerPlace) -> Site {
    var site = site(
      of: node, around: place.node, conditions: place.conditions, isDynamic: place.isDynamic)
    site.receiver = receiver(place.receiver)
    return site
  }

  // MARK: What runs again

  /// Notes that a member calls another of its type, and when.
  func noteOwnCall(_ call: FunctionCallExprSyntax, of function: String) {
    let isNew =
      facts.types[scopes.last?.type ?? ""]?.calls[member]?.contains(function) != true
    let recurrence = hasLayerColors ? RecurrenceScan.recurrence(of: call) : .always
    updateType {
      $0.calls[member, default: []].insert(function)
      $0.note(function, in: member, recurrence, isNew: isNew)
    }
  }

  /// Notes what a property is set to that may be asked before a layer is made.
  func noteSetting(_ path: [String], _ value: [ExprSyntax]) {
    guard hasLayerColors, let name = path.last, let first = value.first else { return }
    let words = value.count == 1 ? Expressions.words(first, limit: 8) : ""
    let setting = CodeWords.setting(name, words)
    // What a color is set to is no flag.
    if setting.last == "=" && ColorRole.isColorName(name) { return }
    updateType {
      $0.settings[member, default: []].insert(setting)
      if setting == "sublayers=nil" {
        $0.settings[member]?.insert("\(Recurrence.Opening.layers)=nil")
      }
    }
  }

  /// Notes that layers are put into others, or taken out, and flags turned.
  func noteSetting(of path: [String]) {
    guard hasLayerColors, let function = path.last else { return }
    let layers = Recurrence.Opening.layers
    switch function {
    case _ where CodeWords.adding.contains(function):
      updateType { $0.settings[member, default: []].insert("\(layers)=") }
    case "removeFromSuperlayer", "removeFromSuperview":
      updateType { $0.settings[member, default: []].insert("\(layers)=nil") }
    case "toggle":
      guard let name = path.dropLast().last else { return }
      updateType { $0.settings[member, default: []].formUnion(["\(name)=true", "\(name)=false"]) }
    default: break
    }
  }
}
