// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Update methods that do what their documentation forbids.
enum UpdateMethodMisuse: SourceRule {
  static let description = RuleDescription(
    "Update method used incorrectly", .stale, guess: 0.75,
    summary: "An update method triggers itself, never runs, or calls super too early.",
    reason: """
      If an update method requests its own update, the system calls it again and again, and the \
      app may hang. `updateConstraints()` must call super as its last step. `updateLayer()` runs \
      instead of `draw(_:)` only if `wantsUpdateLayer` is true (Supporting Dark Mode in your \
      interface).
      """,
    help: """
      Request the update where the state changes. Call super last in `updateConstraints()`. \
      Override `wantsUpdateLayer` as well as `updateLayer()`.
      """,
    considering: [CodeConsiderations.superEarly],
    sources: [.supportingDarkMode])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for loop in file.observed(.updateLoop) { report.add(loop.site, loop.words) }
    // A habit is told once.
    for early in file.observed(.earlySuper)
    where project.earlySupers.first == SourceLocation(early.site, in: file) {
      report.add(
        early.site, early.words, considering: [CodeConsiderations.superEarly],
        related: Array(project.earlySupers.dropFirst().prefix(40)))
    }
    for observation in file.observed(.updateLayer) {
      let family = project.family(of: observation.site.type)
      guard family.inherits.contains("NSView"), family.overrides.contains("draw"),
        !family.overrides.contains("wantsUpdateLayer")
      else { continue }
      report.add(
        observation.site,
        "updateLayer never runs, because wantsUpdateLayer is not overridden; draw runs instead")
    }
  }

  static let examples: [SourceExample] = [
    SourceExample(
      """
      methods that request their own update, a call to super before the last step, and \
      `updateLayer` beside `draw`, which never runs
      """,
      """
      class A: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          setNeedsLayout()  // ←
        }
        override func updateConstraints() {  // ←
          super.updateConstraints()
          top.constant = 4
        }
      }
      class B: NSView {
        override func draw(_ rect: NSRect) {
          needsDisplay = true  // ←
        }
        override func updateLayer() { layer?.cornerRadius = 4 }  // ←
      }
      """),
    SourceExample(
      """
      an update of another view, an update under a condition or in a closure, super as the last \
      step, and `updateLayer` without `draw` or with `wantsUpdateLayer`
      """,
      """
      class A: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          child.setNeedsLayout()
          if isNew { setNeedsLayout() }
          animate { self.setNeedsLayout() }
        }
        override func updateConstraints() {
          top.constant = 4
          super.updateConstraints()
        }
        func change() { setNeedsLayout() }
      }
      class B: NSView {
        override var wantsUpdateLayer: Bool { true }
        override func updateLayer() { layer?.cornerRadius = 4 }
      }
      class C: Base { override func updateLayer() {} }
      class D: NSView { override func updateLayer() {} }
      """),
  ]
}
