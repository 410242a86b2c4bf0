// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Pictures that code draws once of a color that adapts.
enum UIImageFromResolvedColor: SourceRule {
  static let description = RuleDescription(
    "Picture drawn once from an adaptive color", .stale, guess: 0.6,
    summary: "Code draws a picture with an adaptive color, keeps it, and does not draw it again.",
    reason: """
      Drawing uses the color's current value, and the pixels do not change with the style: a title \
      in `label` vanishes on a white picture under it. `withTintColor(_:)` keeps a dynamic color, \
      and an asset has variants, but a drawn picture has only one form (WWDC 2019, session 214).
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
    "unknown-maker",
    "chiaro did not find the code that makes the picture", guess: -0.7, evidence: .guessed)

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
        site, "The picture keeps its colors when the style changes: it is drawn once with \(color)",
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
      "the background of a button is drawn once, in its initializer",
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
      "an update method draws the picture again",
      """
      class ActionButton: UIButton {
        override func layoutSubviews() { setImage(UIImage(color: .label), for: .normal) }
      }
      """),
  ]
}
