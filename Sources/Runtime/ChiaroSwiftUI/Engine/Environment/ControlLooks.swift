// SPDX-License-Identifier: MIT

/// The look of buttons.
package enum ButtonLook {
  case automatic, plain, borderless, bordered, borderedProminent, glass, glassProminent
  /// An app's own look, made from the label; the engine runs the action.
  case custom(@MainActor (ButtonParts) -> Node)
  /// An app's own look, which runs the action itself.
  case primitive(@MainActor (ButtonParts) -> Node)
}

/// The parts of a button.
package struct ButtonParts {
  package var label: Node
  package var role: ButtonRole?
  package var isPressed: Bool
  package var action: @MainActor () -> Void

  package init(
    label: Node, role: ButtonRole?, isPressed: Bool, action: @escaping @MainActor () -> Void
  ) {
    (self.label, self.role) = (label, role)
    (self.isPressed, self.action) = (isPressed, action)
  }
}

/// The look of toggles.
package enum ToggleLook {
  case automatic, toggleSwitch, button
  /// An app's own look, made from the label and the value.
  case custom(@MainActor (Node, Binding<Bool>) -> Node)
}

/// The look of labels.
package enum LabelLook {
  case automatic, titleAndIcon, titleOnly, iconOnly
  /// An app's own look, made from the title and the icon.
  case custom(@MainActor (_ title: Node, _ icon: Node) -> Node)
}

/// The look of a choice among several options.
package enum PickerLook: Hashable, Sendable {
  case automatic, menu, segmented, inline, wheel, navigationLink, palette
}

/// The look of text fields.
package enum TextFieldLook {
  case automatic, plain, roundedBorder
  /// An app's own look, made from the field.
  case custom(@MainActor (Node) -> Node)
}

/// The look of progress.
package enum ProgressLook {
  case automatic, circular, linear
  /// An app's own look, made from the completed fraction, the label and the current value.
  case custom(@MainActor (_ share: Double?, _ label: Node?, _ value: Node?) -> Node)
}

/// An app's own look, made from several parts.
package typealias PartsLook = @MainActor ([Node]) -> Node

private enum ButtonLookKey: EnvironmentKey { static var defaultValue: ButtonLook { .automatic } }
private enum ToggleLookKey: EnvironmentKey { static var defaultValue: ToggleLook { .automatic } }
private enum LabelLookKey: EnvironmentKey { static var defaultValue: LabelLook { .automatic } }
private enum PickerLookKey: EnvironmentKey { static let defaultValue = PickerLook.automatic }
private enum FieldLookKey: EnvironmentKey { static var defaultValue: TextFieldLook { .automatic } }
private enum ProgressLookKey: EnvironmentKey {
  static var defaultValue: ProgressLook { .automatic }
}
private enum LabeledLookKey: EnvironmentKey { static var defaultValue: PartsLook? { nil } }
private enum GroupBoxLookKey: EnvironmentKey { static var defaultValue: PartsLook? { nil } }
private enum GaugeLookKey: EnvironmentKey {
  static var defaultValue: GaugeLook { .line(isFilled: true) }
}
private enum DisclosureLookKey: EnvironmentKey {
  static var defaultValue: DisclosureLook? { nil }
}
private enum ShapeOfButtonsKey: EnvironmentKey { static var defaultValue: ShapeForm? { nil } }
private enum HidesLabelsKey: EnvironmentKey { static let defaultValue = false }
private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }
private enum PagedTabsKey: EnvironmentKey { static let defaultValue = false }

/// The look of gauges.
package enum GaugeLook {
  /// A line, which is filled up to the value or has a mark at it.
  case line(isFilled: Bool)
  /// A ring, which is filled up to the value or has a mark at it.
  case ring(isFilled: Bool)
  /// An app's own look.
  case custom(@MainActor (GaugeParts) -> Node)
}

/// An app's own look of disclosure groups, made from the label, the content and whether it is
/// shown.
package typealias DisclosureLook = @MainActor (Node, Node, Binding<Bool>) -> Node

extension EnvironmentValues {
  /// The look of buttons.
  package var buttonLook: ButtonLook {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
  /// The look of toggles.
  package var toggleLook: ToggleLook {
    get { self[ToggleLookKey.self] }
    set { self[ToggleLookKey.self] = newValue }
  }
  /// The look of labels.
  package var labelLook: LabelLook {
    get { self[LabelLookKey.self] }
    set { self[LabelLookKey.self] = newValue }
  }
  /// The look of pickers.
  package var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
  /// The look of text fields.
  package var textFieldLook: TextFieldLook {
    get { self[FieldLookKey.self] }
    set { self[FieldLookKey.self] = newValue }
  }
  /// The look of progress.
  package var progressLook: ProgressLook {
    get { self[ProgressLookKey.self] }
    set { self[ProgressLookKey.self] = newValue }
  }
  /// The look of labels with values; nil for the system's.
  package var labeledLook: PartsLook? {
    get { self[LabeledLookKey.self] }
    set { self[LabeledLookKey.self] = newValue }
  }
  /// The look of group boxes; nil for the system's.
  package var groupBoxLook: PartsLook? {
    get { self[GroupBoxLookKey.self] }
    set { self[GroupBoxLookKey.self] = newValue }
  }
  /// The look of gauges.
  package var gaugeLook: GaugeLook {
    get { self[GaugeLookKey.self] }
    set { self[GaugeLookKey.self] = newValue }
  }
  /// The look of disclosure groups; nil for the system's.
  package var disclosureLook: DisclosureLook? {
    get { self[DisclosureLookKey.self] }
    set { self[DisclosureLookKey.self] = newValue }
  }
  /// The shape of buttons with a border; nil for the system's.
  package var shapeOfButtons: ShapeForm? {
    get { self[ShapeOfButtonsKey.self] }
    set { self[ShapeOfButtonsKey.self] = newValue }
  }
  /// Whether controls are shown without their labels.
  package var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
  /// The navigation stack around a view; nil outside of one.
  package var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
  /// Whether tabs are pages with dots.
  package var hasPagedTabs: Bool {
    get { self[PagedTabsKey.self] }
    set { self[PagedTabsKey.self] = newValue }
  }
}

/// The state of a navigation stack besides its root.
@MainActor
package final class NavigationModel {
  /// The views that links pushed; the last one is shown.
  package private(set) var pushed: [Node] = []
  private let changed: @MainActor () -> Void
  /// Adds a value to the path of the app; nil where it has none.
  package var append: (@MainActor (AnyHashable) -> Void)?

  package init(_ changed: @escaping @MainActor () -> Void) { self.changed = changed }

  /// Shows a view in place of the one before.
  package func push(_ node: Node) {
    pushed.append(node)
    changed()
  }
  /// Shows the view of before.
  package func pop() {
    guard !pushed.isEmpty else { return }
    pushed.removeLast()
    changed()
  }
}
