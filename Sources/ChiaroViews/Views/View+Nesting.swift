// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// How many views can stand in one another, the window among them.
  ///
  /// Everything that goes through a tree calls itself at each level, the app's own methods too;
  /// what is nested deeper would run out of stack, as it does in UIKit. Real interfaces have fewer
  /// than a hundred levels.
  ///
  /// Apple counterpart: none; UIKit ends the process at some depth · Source: this project ·
  /// Fidelity: exact
  public nonisolated static let deepestLevel = 512

  /// Counts the levels that a new subview brings, here and above; gives false, and notes it, where
  /// there would be too many.
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

  /// Finds out how many levels really stand in this view: a shallower one may have been left.
  private final func countLevels() {
    var (level, count) = (children, Int32(0))
    while !level.isEmpty {
      count += 1
      level = level.flatMap(\.children)
    }
    levels = count
  }

  /// Keeps a diagnostic until an update cycle takes it; the first one of a tree is enough.
  private final func noteRefusal() {
    let root = layoutRoot
    guard root.ensureExtras().refusals.isEmpty else { return }
    let diagnostic = UpdateDiagnostic(phase: UpdateDiagnostic.nesting, views: [shortPath])
    root.ensureExtras().refusals = [diagnostic]
  }

  /// The classes of the innermost views, from the outside in.
  private final var shortPath: String {
    let names = sequence(first: self, next: \.parent).prefix(4).map { "\(type(of: $0))" }
    return "…/" + names.reversed().joined(separator: "/")
  }

  /// What was refused in this tree since it was last asked.
  final func takeRefusals() -> [UpdateDiagnostic] {
    guard let extras, !extras.refusals.isEmpty else { return [] }
    defer { extras.refusals = [] }
    return extras.refusals
  }
}

extension CGRect {
  /// Ends the process where something is no number: later, nobody could say where it came from.
  @inline(__always)
  func requireNumbers(_ name: StaticString) {
    // Infinities and what is no number alone give something else than 0.
    let sum = origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0
    precondition(sum == 0, "a view's \(name) is made of numbers, not \(self)")
  }
}
