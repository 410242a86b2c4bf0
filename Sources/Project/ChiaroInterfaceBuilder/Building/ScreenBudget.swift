// SPDX-License-Identifier: MIT

/// What the parts of a screen may take together: the builders of its containers, of its controller
/// and of those that it embeds share one.
@MainActor
final class ScreenBudget {
  private var views = 0
  private var constraints = 0
  private var hasToldViews = false
  private var hasToldConstraints = false

  /// The most views of a screen.
  let mostViews: Int
  /// The most constraints of a screen; more cannot be solved in a time that anybody waits.
  static let mostConstraints = 20_000

  init(mostViews: Int = 10_000) { self.mostViews = mostViews }

  /// Whether nothing more can be shown.
  var isSpent: Bool { views >= mostViews }

  /// Counts a view; false where there are too many.
  func takeView() -> Bool {
    views += 1
    return views <= mostViews
  }

  /// Counts a constraint; false where there are too many.
  func takeConstraint() -> Bool {
    constraints += 1
    return constraints <= Self.mostConstraints
  }

  /// Whether it is still to be told that views are left out; once.
  func tellsViews() -> Bool {
    defer { hasToldViews = true }
    return !hasToldViews
  }

  /// Whether it is still to be told that constraints are left out; once.
  func tellsConstraints() -> Bool {
    defer { hasToldConstraints = true }
    return !hasToldConstraints
  }
}
