// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Colors of layers that are worked out once.
enum StaleLayerColor: SourceRule {
  static let description = RuleDescription(
    "Layer color set once", .stale, guess: 0.6,
    summary: "Code gives a layer the `cgColor` of an adaptive color and never sets it again.",
    reason: """
      Layers do not understand dynamic colors: `cgColor` is a fixed value, and it does not change \
      with the style. Code outside of the update methods does not run again after a change \
      (Supporting Dark Mode in your interface; WWDC 2019, session 214).
      """,
    help: """
      Set the color in `updateLayer()`, `draw(_:)`, `layout()` or `updateConstraints()` of an \
      `NSView`, in `layoutSubviews()`, `draw(_:)`, `updateConstraints()` or `tintColorDidChange()` \
      of a `UIView`, or again on a trait change (`registerForTraitChanges`, \
      `traitCollectionDidChange`).
      """,
    considering: [
      CodeConsiderations.mayNotAdapt, CodeConsiderations.answersEvent, CodeConsiderations.faintFill,
      CodeConsiderations.line, CodeConsiderations.callerDecides, CodeConsiderations.followsTheme,
      CodeConsiderations.runsAgain, CodeConsiderations.asked, CodeConsiderations.setAgain,
      CodeConsiderations.loading, CodeConsiderations.forMakers,
    ],
    sources: [.supportingDarkMode, .session(2019, 214)])

  /// Where colors are worked out again: the table of Apple's article, and what announces a change.
  static let updateMethods: Set = [
    "updateLayer", "draw", "layout", "updateConstraints", "traitCollectionDidChange",
    "layoutSubviews", "tintColorDidChange", "updateViewConstraints", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
    "viewDidChangeEffectiveAppearance", "layoutSublayers", "updateProperties", "viewWillDraw",
    "updateConfiguration", "drawRect", "display", "draw(_:)", "drawBackground", "drawSelection",
    "layoutAttributesForElements", "apply", "viewWillLayout", "viewDidLayout", "observeValue",
    "observeValueForKeyPath",
  ]

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    // What a touch sets is gone with it; what is configured again and may not even adapt, nobody
    // sees.
    let stale = stale(file, project)
      .filter { stale in
        let color = stale.color
        // The color of a shadow that somebody hands on is black, or a shade of it.
        if isShadow(color) && color.giver != nil { return false }
        // A design system's tokens are made to adapt.
        return color.isKnownToAdapt || color.source.mentions("token") || isDoneOnce(color.site)
          || !isRepeated(color.site)
      }
      .map { ($0.color, $0.fix, considerations(for: $0.color, file, project)) }
    let filled = Set(
      stale.lazy.map(\.0).filter { $0.property == "backgroundColor" }.map { Member($0.site) })
    var told: [Cause: [(place: SourceLocation, value: Double)]] = [:]
    for (color, _, considerations) in stale {
      if file.suppressions.silence(report.rule, line: color.site.line) { continue }
      let place = SourceLocation(color.site, in: file)
      told[Cause(color, filled), default: []].append(
        (place, report.value(description.consequence, considerations)))
    }
    for (color, fix, considerations) in stale {
      let place = SourceLocation(color.site, in: file)
      var places = (color.site.type.isEmpty ? [] : told[Cause(color, filled)] ?? [])
      // The place that is surest to stay speaks for the others.
      let worst = places.map(\.value).max()
      if let first = places.first(where: { $0.value == worst })?.place, first != place {
        continue
      }
      places.removeAll { $0.place == place }
      let givers = color.giver.map { project.colors(handedTo: $0, isKnown: true) } ?? []
      report.add(
        color.site, words(for: color), considering: considerations,
        related: Array((givers.map(\.place) + places.map(\.place)).prefix(40)),
        relation: givers.isEmpty ? .others : .origins,
        fix: fix)
    }
  }

  private static func words(for color: LayerColor) -> String {
    (color.isKnownToAdapt ? "The layer" : "If the color adapts, the layer")
      + " keeps its \(color.property) when the style changes: \(color.spelling) is not set again"
  }

  /// A member of a type.
  private struct Member: Hashable {
    var type: String
    var name: String

    init(_ site: Site) { (type, name) = (site.type, site.member) }
  }

  /// What places of one type have in common.
  ///
  /// It is one property, or variables that a type sets in many places. Who mends a ground mends the
  /// border that is set with it.
  private struct Cause: Hashable {
    var type: String
    var property = ""

    init(_ color: LayerColor, _ filled: Set<Member>) {
      type = color.site.type
      guard color.isKnownToAdapt else { return }
      let isWithGround = color.property == "borderColor" && filled.contains(Member(color.site))
      property = isWithGround ? "backgroundColor" : color.property
    }
  }

  /// The colors that stay, each with the change that mends all of its class.
  private static func stale(
    _ file: FileFacts, _ project: ProjectFacts
  ) -> [(color: LayerColor, fix: Fix?)] {
    let stale = colors(file, project)
    let known = Dictionary(grouping: stale.filter(\.isKnownToAdapt), by: \.site.type)
    let fixes = known.mapValues { LayerColorFix.fix($0, in: file, project) }
    return stale.map { ($0, $0.isKnownToAdapt ? fixes[$0.site.type] ?? nil : nil) }
  }

  private static func colors(_ file: FileFacts, _ project: ProjectFacts) -> [LayerColor] {
    var stale: [LayerColor] = []
    // Nobody sees another style.
    if project.isOfOneStyle(file.path) || project.isAlwaysDark(file.path) { return [] }
    for var color in file.colors.layers {
      // `NSColor(named: "Light")` is one of two.
      if color.source.contains("named:"), StyleWords.namesStyle(color.source) { continue }
      // The value of one style, as `UIColor.stroke.dark` of a project's own is.
      if [".dark", ".light"].contains(where: color.source.hasSuffix) { continue }
      if let giver = color.giver {
        guard let isKnown = adapts(giver, color, project) else { continue }
        color.isKnownToAdapt = isKnown
        color.statement = nil
      }
      // A catalog that is at hand knows more than a name tells.
      if !LayerColorSource.isVariable(color.source), let adapts = project.adapts(color.source) {
        if !adapts { continue }
        color.isKnownToAdapt = true
      }
      let site = color.site
      if !color.isKnownToAdapt, color.giver == nil,
        project.makers.adapts(color.source, in: site.type) == true
      {
        color.isKnownToAdapt = true
      }
      var isKept = false
      if color.isNamed && color.giver == nil {
        guard let known = project.makers.cgColor(color.source, in: site.type), known.adapts else {
          continue
        }
        (color.isKnownToAdapt, isKept) = (true, known.isKept)
      }
      if site.isIrrelevant || site.isInRegistration || file.isForWatch {
        continue
      }
      if LayerColorSource.constant(in: color.source).map(project.isFixed) == true { continue }
      if !color.isKnownToAdapt && LayerColorSource.isOfData(color.source) { continue }
      if !color.isKnownToAdapt && color.giver == nil
        && LayerColorSource.isOwn(color.source, in: site.member)
      {
        continue
      }
      // A swizzled update method, such as `my_traitCollectionDidChange`, is one.
      if site.member.contains("_"),
        updateMethods.contains(where: { site.member.hasSuffix("_" + $0) })
      {
        continue
      }
      if !color.isKnownToAdapt && color.giver == nil && !mayAdapt(color) { continue }
      let family = project.family(of: site.type)
      if !isKept && renews(color, family) { continue }
      if color.isThemed && followsTheme(site, family) && !isDoneOnce(site) { continue }
      // What applies a theme runs again with the next one.
      if !color.isKnownToAdapt && site.member.mentions("theme") { continue }
      let isGradient = StyleWords.words(of: site.type).contains("gradient")
      if !color.isKnownToAdapt && isGradient { continue }
      // A design system's tokens are made to adapt.
      let isToken = color.source.mentions("token")
      if !color.isKnownToAdapt && (isShadow(color) && !isToken || answersEvent(site)) { continue }
      stale.append(color)
    }
    return stale
  }

  /// Whether a color of which nobody knows is likely to adapt: a theme or a palette gives it, or a
  /// method that the system calls again takes care to set it once.
  private static func mayAdapt(_ color: LayerColor) -> Bool {
    if isDoneOnce(color.site) || color.source.mentions("token") { return true }
    let names = LayerColorSource.names(in: color.source).flatMap(StyleWords.words)
    return names.contains(where: palettes.contains)
  }

  private static let palettes: Set = [
    "theme", "style", "styles", "asset", "assets", "colors", "colours", "palette", "scheme",
  ]

  /// Whether a color that somebody gives is known to adapt; nil where nobody knows of one.
  ///
  /// What anybody can set in Interface Builder adapts sooner or later.
  private static func adapts(
    _ giver: String, _ color: LayerColor, _ project: ProjectFacts
  ) -> Bool? {
    let name = LayerColorSource.names(in: color.source).last ?? ""
    let isProperty = giver.hasPrefix("=")
    if !(isProperty && HandedColor.common.contains(name)),
      !project.colors(handedTo: giver, isKnown: true).isEmpty
    {
      return true
    }
    if isProperty {
      return project.types[color.site.type]?.inspectables.contains(name) == true ? false : nil
    }
    return project.colors(handedTo: giver, isKnown: false).isEmpty ? nil : false
  }

  /// What speaks against a color that stays: that it may not adapt, or that somebody sets it again.
  private static func considerations(
    for color: LayerColor, _ file: FileFacts, _ project: ProjectFacts
  ) -> [Consideration] {
    let site = color.site
    let isTint = LayerColorSource.names(in: color.source).last == "tintColor"
    let others = project.family(of: site.type).layerProperties.filter { member, properties in
      member != site.member && member != "init" && properties.contains(color.property)
    }
    return Consideration.holding([
      CodeConsiderations.mayNotAdapt: !color.isKnownToAdapt,
      CodeConsiderations.answersEvent: answersEvent(site),
      // The system's fills are a tenth of gray in both styles, and its hues a shade apart.
      CodeConsiderations.faintFill: color.source.mentions("systemfill")
        || hues.contains { color.source.mentions($0) },
      // A line or shadow that is off is missed by nobody; a ground may lose the text on it.
      CodeConsiderations.line: color.property != "backgroundColor" && color.property != "fillColor",
      CodeConsiderations.callerDecides: isTint || color.giver != nil,
      CodeConsiderations.followsTheme: site.member.mentions("theme"),
      // A cell that is configured, and a state that changes, set it again before long.
      CodeConsiderations.runsAgain: isRepeated(site),
      CodeConsiderations.asked: !site.conditions.isEmpty,
      CodeConsiderations.setAgain: !others.isEmpty,
      // What stands there until content has come is gone before the style changes.
      CodeConsiderations.loading: Lexicon.names(
        ["loading", "skeleton", "shimmer"], in: site.member, site.type),
      CodeConsiderations.forMakers: CodeConsiderations.isForMakers(site, in: file.path),
    ])
  }

  /// The hues of the system: their light and dark values differ by a ΔE 2000 of less than 5, those
  /// of mint by 9.
  private static let hues: [StaticString] = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
  ]

  /// Whether the member runs more than once, by its name.
  static func isRepeated(_ site: Site) -> Bool {
    StyleWords.words(of: site.member).contains(where: repeated.contains)
  }

  /// Words in the names of members that run more than once.
  private static let repeated: Set = [
    "configure", "update", "render", "bind", "apply", "reload", "refresh", "prepare", "show",
    "select", "selected", "state", "enabled", "populate", "display", "animate", "cell", "row",
  ]

  /// A shadow is hardly seen in one style, and not at all in the other.
  private static func isShadow(_ color: LayerColor) -> Bool { color.property == "shadowColor" }

  /// Whether the member runs again with the next movement or touch.
  static func answersEvent(_ site: Site) -> Bool {
    let words = StyleWords.words(of: site.member)
    return ["mouse", "hover", "touches", "highlight", "highlighted", "editing", "focus"]
      .contains(where: words.contains)
  }

  /// Whether the type sets the property again when the style changes.
  private static func renews(_ color: LayerColor, _ family: TypeFacts) -> Bool {
    let isUpdate = updateMethods.contains(color.site.member)
    let isOnce = !color.recurrence.renews(in: family) || isUpdate && isDoneOnce(color.site)
    if isUpdate && !isOnce { return true }
    if family.registeredProperties.contains(color.property) { return true }
    let reached = reachable(in: family)
    if !isOnce && reached.contains(color.site.member) { return true }
    let isMemberOnce = isUpdate && isDoneOnce(color.site)
    return reached.contains { member in
      family.sets(color.property, again: member) && !(isMemberOnce && member == color.site.member)
    }
  }

  /// Whether the type is told when the project's own theme changes.
  private static func followsTheme(_ site: Site, _ family: TypeFacts) -> Bool {
    let members = Set(family.calls.keys).union(family.layerProperties.keys)
    return members.contains { member in
      // A property that only holds a theme tells nobody of a change.
      let words = StyleWords.words(of: member)
      if words.last == "theme" && words.count < 3 && !Self.applying.contains(words[0]) {
        return false
      }
      let name = member.lowercased()
      return ["theme", "repaint", "restyle", "applystyle", "update"].contains {
        name.contains($0)
      }
    }
  }

  /// Words with which the names of members begin that apply a theme.
  private static let applying: Set = [
    "apply", "set", "update", "change", "switch", "use", "configure", "refresh", "reload", "did",
  ]

  /// Whether an update method does it the first time only: `guard !didConfigureLayer`.
  static func isDoneOnce(_ site: Site) -> Bool {
    (site.guards + site.conditions).contains { condition in
      let words = StyleWords.words(of: condition)
      let isNegated = condition.contains("!") || condition.contains("false")
      // That the style differs is asked each time: `hasDifferentColorAppearance(…) ?? false`.
      if words.contains("different") { return false }
      return isNegated && words.contains { ["did", "has", "already", "configured"].contains($0) }
    }
  }

  /// The members that a change of the style leads to.
  static func reachable(in family: TypeFacts) -> Set<String> {
    var reached = updateMethods.filter {
      family.calls[$0] != nil || family.layerProperties[$0] != nil
    }.union(family.registered)
    var pending = Array(reached)
    while let next = pending.popLast() {
      for name in family.calls[next] ?? []
      where family.calls(name, again: next) && reached.insert(name).inserted {
        pending.append(name)
      }
    }
    return reached
  }
}
