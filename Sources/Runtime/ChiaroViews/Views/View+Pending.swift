// SPDX-License-Identifier: MIT

extension View {
  /// Whether `layoutSubviews` will be called in the next update pass.
  package final var isLayoutPending: Bool {
    get { needs.contains(.layout) }
    set { setPending(.layout, newValue) }
  }

  /// Whether `updateConstraints` will be called in the next update pass.
  package final var isConstraintUpdatePending: Bool {
    get { needs.contains(.constraints) }
    set { setPending(.constraints, newValue) }
  }

  /// Whether the content will be drawn again in the next update pass.
  package final var isDisplayPending: Bool {
    get { needs.contains(.display) }
    set { setPending(.display, newValue) }
  }

  private final func setPending(_ need: UpdateNeeds, _ isPending: Bool) {
    if isPending { setNeeds(need) } else { needs.remove(need) }
  }
}
