// SPDX-License-Identifier: MIT

extension View {
  /// Whether `layoutSubviews` is called with the next pass.
  package final var isLayoutPending: Bool {
    get { needs.contains(.layout) }
    set { setPending(.layout, newValue) }
  }

  /// Whether `updateConstraints` is called with the next pass.
  package final var isConstraintUpdatePending: Bool {
    get { needs.contains(.constraints) }
    set { setPending(.constraints, newValue) }
  }

  /// Whether the content is made anew with the next pass.
  package final var isDisplayPending: Bool {
    get { needs.contains(.display) }
    set { setPending(.display, newValue) }
  }

  private final func setPending(_ need: UpdateNeeds, _ isPending: Bool) {
    if isPending { setNeeds(need) } else { needs.remove(need) }
  }
}
