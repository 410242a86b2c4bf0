// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// The maximum depth of a view hierarchy, including the window.
  ///
  /// Every walk over the hierarchy, and every method that the app overrides, recurses once per
  /// level. Deeper nesting would exhaust the stack, as it does in UIKit; real interfaces have fewer
  /// than a hundred levels.
  ///
  /// UIKit itself crashes at some depth.
  public nonisolated static let deepestLevel = 512

  /// Adds the levels of a new subview to the counts of this view and its ancestors.
  ///
  /// It returns false, and records a diagnostic, if the hierarchy would become too deep.
  final func makeRoom(for view: View) -> Bool {
    var above = 1
    for _ in sequence(first: self, next: \.parent) { above += 1 }
    if above + Int(view.levels) > Self.deepestLevel {
      view.countLevels()
      guard above + Int(view.levels) <= Self.deepestLevel else {
        noteRefusal()
        return false
      }
    }
    var levels = view.levels + 1
    for holder in sequence(first: self, next: \.parent) {
      if holder.levels >= levels { break }
      holder.levels = levels
      levels += 1
    }
    let refusals = view.takeRefusals()
    if !refusals.isEmpty { layoutRoot.ensureExtras().refusals = refusals }
    return true
  }

  /// Recounts the levels below this view, which may be fewer after subviews were removed.
  private final func countLevels() {
    var (level, count) = (children, Int32(0))
    while !level.isEmpty {
      count += 1
      level = level.flatMap(\.children)
    }
    levels = count
  }

  /// Records a diagnostic for the next update cycle, unless this hierarchy already has one.
  private final func noteRefusal() {
    let root = layoutRoot
    guard root.ensureExtras().refusals.isEmpty else { return }
    let diagnostic = UpdateDiagnostic(phase: UpdateDiagnostic.nesting, views: [shortPath])
    root.ensureExtras().refusals = [diagnostic]
  }

  /// The class names of the innermost four views, outermost first.
  private final var shortPath: String {
    let names = sequence(first: self, next: \.parent).prefix(4).map { "\(type(of: $0))" }
    return "…/" + names.reversed().joined(separator: "/")
  }

  /// Returns the refusals recorded in this hierarchy and clears them.
  final func takeRefusals() -> [UpdateDiagnostic] {
    guard let extras, !extras.refusals.isEmpty else { return [] }
    defer { extras.refusals = [] }
    return extras.refusals
  }
}

extension CGRect {
  /// Stops the process if a component is NaN or infinite, while the cause can still be found.
  @inline(__always)
  package func requireNumbers(_ name: StaticString) {
    // Infinities and what is no number alone give something else than 0.
    let sum = origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0
    precondition(sum == 0, "a view's \(name) must consist of numbers, not \(self)")
  }
}
