// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Overrides of the method that iOS 17 deprecates, by which classes follow the style; one finding a
/// file, and one a project in the end.
enum DeprecatedTraitChange: SourceRule {
  static let description = RuleDescription(
    "Deprecated trait change", .upkeep, guess: 0.5,
    summary: "A class follows the style with traitCollectionDidChange, which iOS 17 deprecates.",
    reason: """
      `traitCollectionDidChange(_:)` is deprecated since iOS 17. A registration names its traits, \
      so it doesn't run for a keyboard or a rotation, and needs no call to super (UIKit, \
      UITraitChangeObservable; WWDC 2023, session 10057).
      """,
    help: """
      Register with `registerForTraitChanges` in `viewDidLoad()` or an initializer; for colors the \
      traits are `UITraitCollection.systemTraitsAffectingColorAppearance`. The rule skips projects \
      that support older systems, and overrides that are marked as deprecated.
      """,
    sources: [.session(2023, 10057)])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    guard !file.isForWatch, project.registersTraits(in: file.path) else { return }
    let overrides = file[TraitChanges.self].overrides.filter {
      $0.followsStyle && !$0.isKnown && !$0.site.isIrrelevant
        && !file.suppressions.silence(report.rule, line: $0.site.line)
    }
    guard let first = overrides.first else { return }
    let others = overrides.dropFirst()
    let edits = overrides.flatMap { self.edits(for: $0, in: file, project) }
    let count = others.isEmpty ? "" : " (\(overrides.count) overrides in this file)"
    report.add(
      first.site,
      "traitCollectionDidChange is deprecated since iOS 17\(count); "
        + "registerForTraitChanges runs only for the traits that matter",
      related: others.prefix(40).map { SourceLocation($0.site, in: file) }, causes: [Cause(.code)],
      fix: edits.isEmpty ? nil : Fix("register for trait changes instead", edits))
  }

  /// The edits that make a method of its own of an override, and register it; none where they might
  /// change what it does.
  private static func edits(
    for override: TraitChangeOverride, in file: FileFacts, _ project: ProjectFacts
  ) -> [FileEdit] {
    let type = override.site.type
    let name = override.site.member
    let isCalled = project.types[type]?.calls.contains { $0.key != name && $0.value.contains(name) }
    guard let traits = override.traits, !override.edits.isEmpty, isCalled != true,
      let body = file.bodies[type], body.functions.contains(name),
      let registration = TraitRegistration.edits(
        calling: TraitChangeOverride.method, argument: "previous", for: traits, of: type,
        in: body, project)
    else { return [] }
    return registration + override.edits
  }

  static let examples: [SourceExample] = [
    SourceExample(
      "an override in a controller that checks the style",
      """
      class A: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          update()
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {  // ←
          super.traitCollectionDidChange(previous)
          if traitCollection.hasDifferentColorAppearance(comparedTo: previous) {
            update()
          }
        }
      }
      """),
    SourceExample(
      "an override in a view that sets a layer's color",
      """
      class B: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
        }
        required init?(coder: NSCoder) {
          fatalError("no nib")
        }
        public override func traitCollectionDidChange(_ previous: UITraitCollection?) {  // ←
          // Rows or columns.
          super.traitCollectionDidChange(previous)
          stack.axis = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
          layer.borderColor = UIColor.separator.cgColor
        }
      }
      """),
    SourceExample(
      "`A` does nothing for the style, and `B` marks its override as deprecated",
      """
      class A: UIView {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          stack.axis = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
        }
      }
      class B: UIView {
        @available(iOS, deprecated: 17.0)
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          updateColors()
        }
      }
      """),
    SourceExample(
      "`A` uses a registration, and the method of `B` is not an override",
      """
      class A: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Self, _) in
            view.update()
          }
        }
      }
      protocol B { func traitCollectionDidChange(_ previous: UITraitCollection?) }
      """),
  ]
}
