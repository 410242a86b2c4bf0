// SPDX-License-Identifier: MIT

import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference). They say what is read out, and
// change nothing of what is seen.

/// What is read out of a view.
///
/// Apple counterpart: `AccessibilityTraits` · Source: SwiftUI reference · Fidelity: inert
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Something chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// Text that is not edited.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// A field for searching.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 6)
  /// Something in front of all others.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 8)
  /// Something that plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 9)
  /// Something that begins to play.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 10)
  /// Something that is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 11)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 12)
  /// Something that turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 14)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// How views inside of an element are read out.
///
/// Apple counterpart: `AccessibilityChildBehavior` · Source: SwiftUI reference · Fidelity: inert
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  /// They are not read out.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// They are read out one by one.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// They are read out together.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// What those who listen do.
///
/// Apple counterpart: `AccessibilityActionKind` · Source: SwiftUI reference · Fidelity: inert
public struct AccessibilityActionKind: Hashable, Sendable {
  private let number: Int
  /// What the view is there for.
  public static let `default` = AccessibilityActionKind(number: 0)
  /// Going away.
  public static let escape = AccessibilityActionKind(number: 1)
  /// What matters most.
  public static let magicTap = AccessibilityActionKind(number: 2)
}

/// Which way a value is changed.
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

/// Which view has the focus of those who listen; nobody moves it.
///
/// Apple counterpart: `AccessibilityFocusState` · Source: SwiftUI reference · Fidelity: inert
@preconcurrency @MainActor
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  /// Creates a state of a view with or without focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Creates a state of which of several views has the focus.
  public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding { Binding(value: state.projectedValue) }
  /// A binding to which view has the focus.
  public struct Binding {
    let value: ChiaroSwiftUI.Binding<Value>
  }
}

extension View {
  /// Sets what is read out of the view.
  ///
  /// Fidelity: inert
  public func accessibilityLabel(_ label: Text) -> some View { self }
  /// Sets what is read out of the view.
  ///
  /// Fidelity: inert
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
  /// Sets what is read out of the view.
  ///
  /// Fidelity: inert
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
  /// Sets the value that is read out.
  ///
  /// Fidelity: inert
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// Sets the value that is read out.
  ///
  /// Fidelity: inert
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
  /// Sets the value that is read out.
  ///
  /// Fidelity: inert
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }
  /// Sets what is read out of what the view does.
  ///
  /// Fidelity: inert
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Sets what is read out of what the view does.
  ///
  /// Fidelity: inert
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  /// Sets what is read out of what the view does.
  ///
  /// Fidelity: inert
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }
  /// Sets the name by which tests find the view.
  ///
  /// Fidelity: inert
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// Hides the view from those who listen.
  ///
  /// Fidelity: inert
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Makes one element of the view and those inside.
  ///
  /// Fidelity: inert
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }
  /// Adds traits that are read out.
  ///
  /// Fidelity: inert
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Takes traits away that are read out.
  ///
  /// Fidelity: inert
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Adds an action for those who listen.
  ///
  /// Fidelity: inert
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Adds an action for those who listen.
  ///
  /// Fidelity: inert
  public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void)
    -> some View
  { self }
  /// Adds an action for those who listen.
  ///
  /// Fidelity: inert
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Adds actions for those who listen.
  ///
  /// Fidelity: inert
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View { self }
  /// Lets those who listen change the value.
  ///
  /// Fidelity: inert
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Sets how early the view is read out.
  ///
  /// Fidelity: inert
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Sets the view of which is read out in place of this one.
  ///
  /// Fidelity: inert
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View
  { self }
  /// Says that the view does something when it is used.
  ///
  /// Fidelity: inert
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }
  /// Names the view as one of several in a rotor.
  ///
  /// Fidelity: inert
  public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Keeps the colors of the view where others are inverted.
  ///
  /// Fidelity: inert
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Shows a large form of the view.
  ///
  /// Fidelity: inert
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Sets the words by which people name the view.
  ///
  /// Fidelity: inert
  public func accessibilityInputLabels(_ inputLabels: [String]) -> some View { self }
  /// Moves the focus of those who listen to the view.
  ///
  /// Fidelity: inert
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  { self }
  /// Moves the focus of those who listen to the view.
  ///
  /// Fidelity: inert
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Sets the level of a heading.
  ///
  /// Fidelity: inert
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Sets what is read out, in its former form.
  ///
  /// Fidelity: inert
  public func accessibility(label: Text) -> some View { self }
  /// Sets the value that is read out, in its former form.
  ///
  /// Fidelity: inert
  public func accessibility(value: Text) -> some View { self }
  /// Sets what is read out of what the view does, in its former form.
  ///
  /// Fidelity: inert
  public func accessibility(hint: Text) -> some View { self }
  /// Hides the view from those who listen, in its former form.
  ///
  /// Fidelity: inert
  public func accessibility(hidden: Bool) -> some View { self }
  /// Sets the name by which tests find the view, in its former form.
  ///
  /// Fidelity: inert
  public func accessibility(identifier: String) -> some View { self }
  /// Adds traits that are read out, in its former form.
  ///
  /// Fidelity: inert
  public func accessibility(addTraits: AccessibilityTraits) -> some View { self }
  /// Takes traits away that are read out, in its former form.
  ///
  /// Fidelity: inert
  public func accessibility(removeTraits: AccessibilityTraits) -> some View { self }
}
