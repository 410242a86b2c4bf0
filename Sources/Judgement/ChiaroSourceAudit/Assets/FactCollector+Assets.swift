// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

extension FactCollector {
  static let imageTypes: Set = ["UIImage", "NSImage", "Image", "ImageResource"]
  private static let holders: Set = ["Asset", "Assets", "R", "ImageAsset", "ColorAsset"]

  // MARK: Texts

  /// Notes a text that names an asset, or a part of such a name.
  func noteAsset(_ literal: StringLiteralExprSyntax) {
    guard let table, facts.assets.uses.count < Self.bound, !look.isExhausted else { return }
    guard let text = Expressions.text(ExprSyntax(literal)) else { return noteParts(literal) }
    // `systemName:`, `systemImage:`: a symbol of the system's, whatever a set is called.
    let label = literal.parent?.as(LabeledExprSyntax.self)?.label?.text
    if label?.hasPrefix("system") == true { return }
    if text.count > 1, isBeforeMore(literal), table.hasName(startingWith: text) {
      facts.assets.nameParts.insert(NamePart(start: text, end: ""))
    }
    // `name + "Alt"`: another form of what is called `name`.
    if isBehindMore(literal), table.hasForm(endingWith: text) {
      facts.assets.nameParts.insert(NamePart(start: "", end: text))
    }
    // `"frame-%02d"`: what is put in is seen when it runs.
    if let place = text.firstIndex(of: "%"), table.hasName(startingWith: String(text[..<place])),
      text.distance(from: text.startIndex, to: place) > 1
    {
      facts.assets.nameParts.insert(NamePart(start: String(text[..<place]), end: ""))
    }
    let indices = table.indices(named: text)
    if indices.isEmpty { noteForms(of: text, in: table) }
    // `"org.example.console.vectrex"`, whose last part is a name.
    if indices.isEmpty, text.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1,
      let last = text.split(separator: ".").last, !text.contains(" ")
    {
      note(table.indices(named: String(last)), Syntax(literal), .unknown)
    }
    // A folder of sets: `String(format: "%@/%02d", "icons/keys", number)`.
    if indices.isEmpty, table.hasName(startingWith: text + "/") {
      facts.assets.nameParts.insert(NamePart(start: text + "/", end: ""))
    }
    // A watch counts up the names of an animation's pictures.
    if indices.isEmpty && text.count > 3,
      table.hasName(countedFrom: text)
        || ["_0", "-0"].contains(where: { !table.indices(named: text + $0).isEmpty })
    {
      facts.assets.nameParts.insert(NamePart(start: text, end: ""))
    }
    if let macro = Self.imageLiteral(around: literal) {
      return follow(indices.filter { table.assets[$0].kind == .image }, .image, macro)
    }
    noteLookup(literal, text, indices, in: table)
  }

  /// Notes where the assets go that a text names: what is made of it, if anything is.
  private func noteLookup(
    _ literal: StringLiteralExprSyntax, _ text: String, _ indices: [Int], in table: AssetTable
  ) {
    let call = Self.constructor(of: literal)
    guard let call, let type = Expressions.lastName(call.calledExpression) else {
      if let element = literal.parent?.parent?.as(EnumCaseElementSyntax.self) {
        return note(indices, of: element)
      }
      return note(indices, Syntax(literal), manner(ofName: literal))
    }
    let kind: NamedAsset.Kind = Self.imageTypes.contains(type) ? .image : .color
    // A picture is no color of its name.
    let own = indices.filter { table.assets[$0].kind == kind }
    if own.isEmpty { return noteUnknown(text, kind, call, literal) }
    follow(own, kind, ExprSyntax(call))
  }

  /// Notes an asset that is called like a text in other capitals, and a text that is a piece of
  /// names: `"\(theme)\(kind)"` is `BlueAlbum`, of `Blue` and `Album`.
  private func noteForms(of text: String, in table: AssetTable) {
    guard text.utf8.count > 2, text.utf8.count < 40, facts.assets.namePieces.count < Self.bound
    else {
      return
    }
    if let folded = table.index(folded: text) { facts.assets.folded.insert(folded) }
    if table.hasName(startingWith: text) || table.hasName(endingWith: text) {
      facts.assets.namePieces.insert(text)
    }
  }

  /// Notes a picture that is found by a name which the code makes.
  func notePictureLookup(_ call: FunctionCallExprSyntax, _ type: String) {
    guard table != nil, Self.imageTypes.contains(type), let first = call.arguments.first,
      first.label?.text == "named" || first.label == nil && type == "Image",
      !first.expression.is(StringLiteralExprSyntax.self),
      first.label != nil || !first.expression.is(MemberAccessExprSyntax.self)
        || Expressions.lastName(first.expression)?.hasSuffix("ame") == true
    else { return }
    facts.assets.findsPictures = true
    if Expressions.words(first.expression, limit: 200).contains("lowercased()") {
      facts.assets.lowersNames = true
    }
  }

  /// Where a name goes that finds nothing yet: `var iconName: String { isOn ? "On" : "Off" }`.
  private func manner(ofName literal: StringLiteralExprSyntax) -> AssetUse.Manner {
    guard case .constant(let name) = ImageAscent(from: ExprSyntax(literal)).manner,
      StyleWords.words(of: name).count > 1, name.hasSuffix("Name")
    else { return .unknown }
    return .name(name)
  }

  /// Parts of a name, between which a value stands.
  private func noteParts(_ literal: StringLiteralExprSyntax) {
    guard literal.segments.count > 1, facts.assets.nameParts.count < Self.bound else { return }
    let text = { (segment: StringLiteralSegmentListSyntax.Element?) in
      segment?.as(StringSegmentSyntax.self)?.content.text ?? ""
    }
    let part = NamePart(start: text(literal.segments.first), end: text(literal.segments.last))
    noteSteps(literal)
    let isOfValues = literal.segments.allSatisfy { text($0).isEmpty }
    if isOfValues && literal.segments.count > 3 { facts.assets.joinsValues = true }
    if isOfValues && Self.isPartOfPicture(literal) { facts.assets.countsPictures = true }
    guard part.start.utf8.count + part.end.utf8.count < 100,
      !part.start.contains(" ") || table?.hasName(startingWith: part.start) == true
    else { return }
    facts.assets.nameParts.insert(part)
  }

  /// Whether a text is, or is put between others for, what finds a picture:
  /// `SKTexture(imageNamed: direction + "\($0)" + avatar)`.
  private static func isPartOfPicture(_ literal: StringLiteralExprSyntax) -> Bool {
    var node = Syntax(literal)
    if let list = node.parent?.as(ExprListSyntax.self), let sequence = list.parent {
      let texts = list.prefix(16).compactMap { $0.as(StringLiteralExprSyntax.self) }
      // Where a part is written down, it tells which pictures are meant.
      if texts.contains(where: { Expressions.text(ExprSyntax($0)) != nil }) { return false }
      node = sequence
    }
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let function = Expressions.lastName(call.calledExpression)
    else { return false }
    return ["named", "imageNamed"].contains(argument.label?.text ?? function)
      || argument.label == nil && function == "Image"
  }

  /// Notes what stands between the values of `Image("\(folder)/\(name)-full")`.
  private func noteSteps(_ literal: StringLiteralExprSyntax) {
    guard Self.constructor(of: literal) != nil, facts.assets.nameSteps.count < 100 else { return }
    let steps = literal.segments.prefix(16).compactMap { segment in
      segment.as(StringSegmentSyntax.self)?.content.text
    }.filter { !$0.isEmpty }
    if steps.joined().utf8.count > 1 { facts.assets.nameSteps.insert(steps) }
  }

  /// Whether a value is put behind a text: `"currency" + code`.
  private func isBeforeMore(_ literal: StringLiteralExprSyntax) -> Bool {
    Self.binaryOperator(behind: ExprSyntax(literal)) == "+"
  }

  /// Whether a text is put behind a value: `name + "Alt"`.
  private func isBehindMore(_ literal: StringLiteralExprSyntax) -> Bool {
    guard let list = literal.parent?.as(ExprListSyntax.self),
      let place = list.prefix(Expressions.bound).firstIndex(where: { $0.id == literal.id }),
      place > list.startIndex
    else { return false }
    return Expressions.isOperator(list[list.index(before: place)], "+")
  }

  /// `#imageLiteral(resourceName: "a")` around a text.
  private static func imageLiteral(around literal: StringLiteralExprSyntax) -> ExprSyntax? {
    guard let argument = literal.parent?.as(LabeledExprSyntax.self),
      argument.label?.text == "resourceName",
      let macro = argument.parent?.parent?.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "imageLiteral"
    else { return nil }
    return ExprSyntax(macro)
  }

  /// `UIImage(named: "a")` around a text, also `Image("a", bundle: .module)`.
  private static func constructor(of literal: StringLiteralExprSyntax) -> FunctionCallExprSyntax? {
    guard let argument = literal.parent?.as(LabeledExprSyntax.self),
      argument.label == nil || argument.label?.text == "named",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.first?.id == argument.id,
      let name = Expressions.lastName(call.calledExpression),
      imageTypes.contains(name) || ColorTypes.names.contains(name)
    else { return nil }
    let isNamed = argument.label != nil || name == "Image" || name == "Color"
    let others = call.arguments.dropFirst().compactMap(\.label?.text)
    return isNamed && others.allSatisfy { $0 == "bundle" || $0 == "in" || $0 == "compatibleWith" }
      ? call : nil
  }

  private func noteUnknown(
    _ text: String, _ kind: NamedAsset.Kind, _ call: FunctionCallExprSyntax,
    _ literal: StringLiteralExprSyntax
  ) {
    // A bundle of somebody else's has a catalog of its own.
    let bundle = call.arguments.first { $0.label?.text == "bundle" || $0.label?.text == "in" }
    let isOfOthers = bundle.map {
      !["module", "main", "nil"].contains(
        Expressions.words($0.expression, limit: 60).split(separator: ".").last.map(String.init)
          ?? "")
    }
    if isOfOthers == true { return }
    guard !text.isEmpty, facts.assets.unknown.count < 100 else { return }
    // Who asks for it by `if let` looks where it may be.
    if call.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return }
    var ascent = Ascent(from: ExprSyntax(call))
    let sink = ascent.climb()
    // Callers may give another one than a default.
    let hasOther = Self.hasFallback(call) || sink?.isParameter == true
    facts.assets.unknown.append(
      UnknownAsset(
        name: text, kind: kind, site: site(of: literal, around: Syntax(call)),
        hasFallback: hasOther, constant: sink?.constant))
  }

  /// Whether `??` stands behind a call.
  private static func hasFallback(_ call: FunctionCallExprSyntax) -> Bool {
    binaryOperator(behind: ExprSyntax(call)) == "??"
  }

  /// The operator that stands behind a part of a sequence; nil for another expression, and at the
  /// end.
  private static func binaryOperator(behind part: ExprSyntax) -> String? {
    guard let list = part.parent?.as(ExprListSyntax.self),
      let place = list.prefix(Expressions.bound).firstIndex(where: { $0.id == part.id })
    else { return nil }
    let next = list.index(after: place)
    guard next < list.endIndex else { return nil }
    return list[next].as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  // MARK: Symbols

  private static let systemStyles: Set = ["primary", "secondary", "tertiary", "quaternary"]

  /// Notes a member that a tool made of an asset's name.
  func noteAsset(_ access: MemberAccessExprSyntax) {
    guard let table, facts.assets.uses.count < Self.bound, !look.isExhausted else { return }
    let name = access.declName.baseName.text
    var indices = table.indices(symbol: name)
    // `.foregroundStyle(.primary)` and `.gray` are the system's, whatever a set is called.
    let isSystems = Self.systemStyles.contains(name) || ColorTypes.isSystems(name)
    if isSystems && Self.wrapper(of: access) == nil,
      access.base.map({ ColorTypes.names.contains(Expressions.lastName($0) ?? "") }) ?? true
    {
      let colors = indices.filter { table.assets[$0].kind == .color }
      indices.removeAll(where: colors.contains)
      if !Self.systemStyles.contains(name) { note(colors, Syntax(access), .unknown) }
    }
    indices = withoutOthers(indices, of: access, in: table)
    guard !indices.isEmpty else { return }
    let known = facts.assets.uses.count
    defer {
      for index in known..<facts.assets.uses.count { facts.assets.uses[index].symbol = name }
    }
    if access.base == nil, let call = Self.wrapper(of: access) {
      let type = Expressions.lastName(call.calledExpression) ?? ""
      let kind: NamedAsset.Kind = Self.imageTypes.contains(type) ? .image : .color
      return follow(
        indices.filter { table.assets[$0].kind == kind }, kind, ExprSyntax(call))
    }
    let path = Expressions.path(ExprSyntax(access)).dropLast()
    let isImage = path.contains(where: Self.imageTypes.contains)
    // Tuist makes a type a target: `AppAsset`, `AppResourcesAsset`.
    if path.contains(where: { Self.holders.contains($0) || $0.hasSuffix("Asset") }) || isImage
      || path.contains(where: ColorTypes.names.contains)
      || indices.contains(where: table.isColorInFolder)
    {
      for kind in [NamedAsset.Kind.image, .color] {
        follow(indices.filter { table.assets[$0].kind == kind }, kind, ExprSyntax(access))
      }
    } else {
      let colors = indices.filter { table.assets[$0].kind == .color }
      // `list.refresh()` does something.
      if let call = access.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == access.id
      {
        return note(indices, call, ofAlias: Array(path))
      }
      let others = indices.filter { table.assets[$0].kind != .color }
      note(others, Syntax(access), .unknown)
      if access.base == nil {
        follow(colors, .color, ExprSyntax(access))
      } else {
        note(colors, Syntax(access), .unknown)
      }
    }
  }

  /// Returns those of the assets called like a member that are meant by it.
  ///
  /// A set in a folder is called with the folder, `.Pure.orange`, and the `orange` of anything else
  /// is another. That it may be named is noted, without a place.
  private func withoutOthers(
    _ indices: [Int], of access: MemberAccessExprSyntax, in table: AssetTable
  ) -> [Int] {
    // Asked for each member of the code, of which hardly any is called like a set in a folder.
    let inFolders = indices.filter(table.isColorInFolder)
    if inFolders.isEmpty { return indices }
    let holder = Self.letters(access.base.flatMap(Expressions.lastName) ?? "")
    let others = inFolders.filter { Self.letters(table.namespace(of: $0) ?? "") != holder }
    guard !others.isEmpty else { return indices }
    facts.assets.uses.append(AssetUse(assets: others, manner: .unknown, line: 0))
    return indices.filter { !others.contains($0) }
  }

  private static func letters(_ name: some StringProtocol) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// `Image(.logo)`, `UIImage(resource: .logo)`, `Color(.brand)`.
  private static func wrapper(of access: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
    guard let argument = access.parent?.as(LabeledExprSyntax.self),
      argument.label == nil || argument.label?.text == "resource",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let name = Expressions.lastName(call.calledExpression),
      imageTypes.contains(name) || ColorTypes.names.contains(name)
    else { return nil }
    return call
  }

  /// Notes a case whose name may be that of an asset, by its raw value.
  func noteAsset(_ element: EnumCaseElementSyntax) {
    guard let table, element.rawValue == nil else { return }
    let name = element.name.text
    for form in [name, name.prefix(1).uppercased() + name.dropFirst()]
    where form.count > 2 && facts.assets.nameCases.count < Self.bound
      && table.hasName(startingWith: form)
    {
      facts.assets.nameCases.insert(form)
    }
    note(table.indices(symbol: name), Syntax(element), .unknown)
  }

  /// Notes the assets that a case of an enum names: what its color is for is told by its places.
  private func note(_ indices: [Int], of element: EnumCaseElementSyntax) {
    let colors = indices.filter { table?.assets[$0].kind == .color }
    note(colors, Syntax(element), .enumCase(element.name.text))
    note(indices.filter { table?.assets[$0].kind != .color }, Syntax(element), .unknown)
  }

  /// Notes a constant that is made of a closure, by the style: `static let ink = UIColor { … }`.
  func noteDynamicColor(_ node: VariableDeclSyntax, _ name: String) {
    guard table != nil, facts.assets.dynamicColors.count < 1_000,
      let call = node.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self),
      call.trailingClosure != nil, call.arguments.isEmpty,
      let type = Expressions.lastName(call.calledExpression), ColorTypes.names.contains(type)
    else { return }
    facts.assets.dynamicColors.insert(name)
  }

  /// Notes what `I.backArrow()` names, if `I` is short for `R.image`.
  private func note(_ indices: [Int], _ call: FunctionCallExprSyntax, ofAlias path: [String]) {
    guard call.arguments.isEmpty, path.count == 1, path[0].first?.isUppercase == true
    else { return }
    var use = use(of: indices, Syntax(call), .unknown)
    use.alias = path[0]
    facts.assets.uses.append(use)
  }

  /// Notes a name that is short for a tool's list of assets: `let I = R.image`.
  func noteAlias(_ node: VariableDeclSyntax, _ name: String) {
    guard table != nil, facts.assets.aliases.count < 100,
      let value = node.bindings.first?.initializer?.value
    else { return }
    let path = Expressions.path(value)
    if path == ["R", "image"] || path == ["R", "color"] { facts.assets.aliases.insert(name) }
  }
}
