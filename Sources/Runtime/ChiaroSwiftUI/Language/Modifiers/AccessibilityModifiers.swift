// SPDX-License-Identifier: MIT

import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference). They say what is read out, and
// change nothing of what is seen.

/// Traits of a view that a screen reader reads out.
///
/// Apple counterpart: `AccessibilityTraits` · Source: SwiftUI reference · Fidelity: inert
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The element is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The element is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// The element is text that cannot be edited.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 6)
  /// The element is in front of all others, which are hidden.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
  /// The element changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 8)
  /// The element plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 9)
  /// The element starts playback.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 10)
  /// The element receives touches directly, even while a screen reader is on.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 11)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 12)
  /// The element turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// The element sums up the app's current state.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 14)
  /// The element is a switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The element is a tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// How screen readers treat the views inside an element.
///
/// Apple counterpart: `AccessibilityChildBehavior` · Source: SwiftUI reference · Fidelity: inert
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  /// The views inside are not read.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// The views inside are read one by one.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// The views inside are read together.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// An action that the user of a screen reader can take.
///
/// Apple counterpart: `AccessibilityActionKind` · Source: SwiftUI reference · Fidelity: inert
public struct AccessibilityActionKind: Hashable, Sendable {
  private let number: Int
  /// The default action of the view.
  public static let `default` = AccessibilityActionKind(number: 0)
  /// The action that leaves a view.
  public static let escape = AccessibilityActionKind(number: 1)
  /// The most important action of the screen.
  public static let magicTap = AccessibilityActionKind(number: 2)
}

/// The direction in which a value is adjusted.
///
/// Apple counterpart: `AccessibilityAdjustmentDirection` · Source: SwiftUI reference · Fidelity:
/// exact
public enum AccessibilityAdjustmentDirection: Hashable, Sendable, CaseIterable {
  case increment, decrement
}

/// The level of a heading.
///
/// Apple counterpart: `AccessibilityHeadingLevel` · Source: SwiftUI reference · Fidelity: exact
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable, CaseIterable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A property that holds which view has the focus of a screen reader; nothing moves this focus.
///
/// Apple counterpart: `AccessibilityFocusState` · Source: SwiftUI reference · Fidelity: inert
@preconcurrency @MainActor
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  /// Creates a property that tells whether a single view has focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Creates a property that tells which of several views has focus.
  public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding { Binding(value: state.projectedValue) }
  /// A binding to the property that holds which view has focus.
  public struct Binding {
    let value: ChiaroSwiftUI.Binding<Value>
  }
}

extension View {
  /// Sets the text that a screen reader reads for the view.
  ///
  /// Fidelity: inert
  public func accessibilityLabel(_ label: Text) -> some View { self }
  /// Sets the text that a screen reader reads for the view.
  ///
  /// Fidelity: inert
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
  /// Sets the text that a screen reader reads for the view.
  ///
  /// Fidelity: inert
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
  /// Sets the value that a screen reader reads.
  ///
  /// Fidelity: inert
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// Sets the value that a screen reader reads.
  ///
  /// Fidelity: inert
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
  /// Sets the value that a screen reader reads.
  ///
  /// Fidelity: inert
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }
  /// Sets the text that explains what the view does.
  ///
  /// Fidelity: inert
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Sets the text that explains what the view does.
  ///
  /// Fidelity: inert
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  /// Sets the text that explains what the view does.
  ///
  /// Fidelity: inert
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }
  /// Sets the identifier by which tests find the view.
  ///
  /// Fidelity: inert
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// Hides the view from screen readers.
  ///
  /// Fidelity: inert
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Makes the view and its children one accessibility element.
  ///
  /// Fidelity: inert
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }
  /// Adds accessibility traits.
  ///
  /// Fidelity: inert
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Removes accessibility traits.
  ///
  /// Fidelity: inert
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Adds an accessibility action.
  ///
  /// Fidelity: inert
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Adds an accessibility action.
  ///
  /// Fidelity: inert
  public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void)
    -> some View
  { self }
  /// Adds an accessibility action.
  ///
  /// Fidelity: inert
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Adds accessibility actions.
  ///
  /// Fidelity: inert
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View { self }
  /// Adds an action that adjusts the value.
  ///
  /// Fidelity: inert
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Sets the order in which screen readers read the view.
  ///
  /// Fidelity: inert
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Sets a view that screen readers read instead of this one.
  ///
  /// Fidelity: inert
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View
  { self }
  /// Sets whether the view responds to a person's input.
  ///
  /// Fidelity: inert
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }
  /// Keeps the view's colors when the system inverts colors.
  ///
  /// Fidelity: inert
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Shows the view enlarged in the large content viewer.
  ///
  /// Fidelity: inert
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Sets the names that a person can say to refer to the view.
  ///
  /// Fidelity: inert
  public func accessibilityInputLabels(_ inputLabels: [String]) -> some View { self }
  /// Moves the screen reader's focus to the view.
  ///
  /// Fidelity: inert
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  { self }
  /// Moves the screen reader's focus to the view.
  ///
  /// Fidelity: inert
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Sets the level of a heading.
  ///
  /// Fidelity: inert
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Sets the text that a screen reader reads for the view; an older form of `accessibilityLabel`.
  ///
  /// Fidelity: inert
  public func accessibility(label: Text) -> some View { self }
  /// Sets the value that a screen reader reads; an older form of `accessibilityValue`.
  ///
  /// Fidelity: inert
  public func accessibility(value: Text) -> some View { self }
  /// Sets the text that explains what the view does; an older form of `accessibilityHint`.
  ///
  /// Fidelity: inert
  public func accessibility(hint: Text) -> some View { self }
  /// Hides the view from screen readers; an older form of `accessibilityHidden`.
  ///
  /// Fidelity: inert
  public func accessibility(hidden: Bool) -> some View { self }
  /// Sets the identifier by which tests find the view; an older form of `accessibilityIdentifier`.
  ///
  /// Fidelity: inert
  public func accessibility(identifier: String) -> some View { self }
  /// Adds accessibility traits; an older form of `accessibilityAddTraits`.
  ///
  /// Fidelity: inert
  public func accessibility(addTraits: AccessibilityTraits) -> some View { self }
  /// Removes accessibility traits; an older form of `accessibilityRemoveTraits`.
  ///
  /// Fidelity: inert
  public func accessibility(removeTraits: AccessibilityTraits) -> some View { self }
}
