// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import SwiftSyntax

/// Pictures that code draws once of a color that adapts.
enum UIImageFromResolvedColor: SourceRule {
  static let description = RuleDescription(
    "Picture drawn of a color once", .stale, guess: 0.6,
    summary: "A picture is drawn of an adaptive color, kept, and not drawn again.",
    reason: """
      Drawing asks a dynamic color for its value of the moment, and the pixels stay when the style \
      changes: a title in `label` vanishes on a white picture under it. `withTintColor(_:)` keeps \
      a dynamic color, and an asset has variants; a drawn picture has one (WWDC 2019, session 214).
      """,
    help: """
      Give the view the color (`backgroundColor`, `UIButton.Configuration.background`), draw the \
      picture again when the traits change (`registerForTraitChanges`, `layoutSubviews()`, \
      `updateConfiguration()`), or register a picture for each style with a `UIImageAsset`.
      """,
    considering: [
      unknownMaker, CodeConsiderations.madeAnew, CodeConsiderations.followsTheme,
      CodeConsiderations.runsAgain, CodeConsiderations.asked, CodeConsiderations.setAgain,
      CodeConsiderations.line, CodeConsiderations.forMakers,
    ],
    sources: [.session(2019, 214)])

  static let subjects = FactSubjects(DrawnPictures.self)
  static let considerations = [unknownMaker]
  private static let unknownMaker = Consideration(
    "unknown-maker", "no code here says how the picture is made", guess: -0.7, evidence: .guessed)

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    let drawn = file[DrawnPictures.self]
    if drawn.kept.isEmpty || file.isForWatch || project.isOfOneStyle(file.path) { return }
    var told: Set<Int> = []
    for picture in drawn.kept {
      let site = picture.site
      if site.isIrrelevant || site.isInRegistration || site.dependsOnStyle { continue }
      guard let (color, isKnown) = color(of: picture, project) else { continue }
      let family = project.family(of: site.type)
      let others = drawn.setters[picture.place] ?? []
      let isRegistered = drawn.registered.contains("\(site.type) \(picture.property)")
      if isRegistered || isDrawnAgain(picture, others, family) { continue }
      guard told.insert(site.line).inserted else { continue }
      report.add(
        site, "Stays when the style changes: the picture is drawn of \(color) once",
        considering: Consideration.holding([
          unknownMaker: !isKnown,
          CodeConsiderations.madeAnew: family.inherits.contains("View"),
          CodeConsiderations.followsTheme: family.followsTheme,
          CodeConsiderations.runsAgain: StaleLayerColor.isRepeated(site),
          CodeConsiderations.asked: !site.conditions.isEmpty,
          CodeConsiderations.setAgain: others.count > 1,
          CodeConsiderations.line: picture.property.mentions("shadow"),
          CodeConsiderations.forMakers: CodeConsiderations.isForMakers(site, in: file.path),
        ]))
    }
  }

  /// The color that adapts and that a picture is drawn of, and whether it is known that it is
  /// drawn; nil for none.
  private static func color(
    of picture: DrawnPictures.Kept, _ project: ProjectFacts
  ) -> (source: String, isKnown: Bool)? {
    func adapts(_ written: String) -> Bool {
      let source = written.hasPrefix(".") ? "UIColor\(written)" : written
      if source.contains("userInterfaceStyle:") || StyleWords.namesStyle(source) { return false }
      if LayerColorSource.isVariable(source) || source.contains("tintColor") { return false }
      return project.adapts(source) ?? project.makers.adapts(source, in: picture.site.type)
        ?? LayerColorSource.adapts(source)
    }
    let all = project[DrawnPictures.self]
    if let source = (picture.colors + (all.own[picture.maker] ?? [])).first(where: adapts) {
      return (source, true)
    }
    for (key, source) in picture.handed where adapts(source) {
      switch all.draws(key, isKept: picture.maker.isEmpty) {
      case true?: return (source, true)
      case nil where DrawnPictures.isOfLibrary(key): return (source, false)
      default: break
      }
    }
    return nil
  }

  /// Whether a change of the style leads to the place, or to another that sets the same.
  private static func isDrawnAgain(
    _ picture: DrawnPictures.Kept, _ setters: Set<String>, _ family: TypeFacts
  ) -> Bool {
    let again = StaleLayerColor.updateMethods.union(StaleLayerColor.reachable(in: family))
    if again.contains(picture.site.member) {
      return picture.recurrence.renews(in: family) && !StaleLayerColor.isDoneOnce(picture.site)
    }
    return !setters.isDisjoint(with: again)
  }

  static let examples: [SourceExample] = [
    SourceExample(
      "the background of a button",
      """
      extension UIImage {
        static func plain(_ color: UIColor) -> UIImage {
          UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(rect)
          }
        }
      }
      class ActionButton: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          setBackgroundImage(.plain(.secondarySystemBackground), for: .normal)  // ←
        }
      }
      """),
    SourceExample(
      "drawn again",
      """
      class ActionButton: UIButton {
        override func layoutSubviews() { setImage(UIImage(color: .label), for: .normal) }
      }
      """),
  ]
}

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
      keep(value, PictureDrawing(value), "self", name, walk)
    case .assignment(_, let path, let value):
      guard let name = path.last, Self.isNamed(name), let first = value.first else { return }
      let isChosen = value.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
      let drawing = isChosen ? nil : PictureDrawing(first)
      keep(first, drawing, walk.receiver(path.dropLast()), name, walk)
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
    name == "contents" || ["mage", "con", "icture"].contains(where: name.hasSuffix)
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
      for name in names { own[name, default: []] += PictureDrawing.colors(in: Syntax(body)) }
    }
    for parameter in colors {
      let name = (parameter.secondName ?? parameter.firstName).text
      let next = draws || asks ? [] : PictureDrawing.receivers(of: name, in: body)
      let use = Use(
        draws: draws && !asks, gives: isPicture,
        keeps: words.contains("mage = ")
          || PictureDrawing.setters.contains { words.contains("\($0)(") },
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
    if PictureDrawing.setters.contains(function) {
      let others = call.arguments.dropFirst().map { Expressions.words($0, limit: 40) }
      let property = "\(function) \(others.joined())"
      keep(first, PictureDrawing(first), object(), property, walk)
    } else if function == "UIImageView", call.arguments.first?.label?.text == "image" {
      var ascent = Ascent(from: call)
      let name =
        switch ascent.climb() {
        case .assignment(let path)?: walk.receiver(path)
        case .named(let name, _, _)?: name
        default: "#\(call.position.utf8Offset)"
        }
      keep(first, PictureDrawing(first), name, "image", walk)
    } else if function.mentions("color"), Sink.modifiers[function] == nil,
      !PictureDrawing.handed(call, to: function).isEmpty
    {
      keep(ExprSyntax(call), .keeper(call), object(), function, walk)
    }
  }

  /// Notes that something keeps a picture, and what it is drawn of; nil for another picture.
  private mutating func keep(
    _ value: ExprSyntax, _ drawing: PictureDrawing?, _ object: String, _ property: String,
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
      picture.handed = PictureDrawing.handed(call, to: picture.maker)
    case .keeper(let call): picture.handed = PictureDrawing.handed(call, to: property)
    }
    kept.append(picture)
  }
}
