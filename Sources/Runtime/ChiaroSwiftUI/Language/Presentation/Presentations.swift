// SPDX-License-Identifier: MIT

public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference, statements SU211–SU213). What is
// presented is in front of a view, in a presentation of its own; the engine draws the view.

extension View {
  /// Presents a sheet while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }
  /// Presents a sheet for an item while it is not nil; the engine never presents it.
  ///
  /// Fidelity: inert
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { self }
  /// Covers the screen with a view while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }
  /// Covers the screen with a view for an item while it is not nil; the engine never presents it.
  ///
  /// Fidelity: inert
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { self }
  /// Presents a popover while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }
  /// Presents a popover for an item while it is not nil; the engine never presents it.
  ///
  /// Fidelity: inert
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { self }

  /// Presents an alert while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View { self }
  /// Presents an alert while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View { self }
  /// Presents an alert while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  public func alert(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  /// Presents an alert while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> some View { self }
  /// Presents an alert while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> some View { self }
  /// Presents an alert while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  public func alert(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View { self }
  /// Presents an alert about a value while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  public func alert<T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { self }
  /// Presents an alert about a value while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  public func alert<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { self }
  /// Presents an alert about an error; the engine never presents it.
  ///
  /// Fidelity: inert
  public func alert<E: LocalizedError>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  /// Presents an alert while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  /// Presents an alert for an item while it is not nil; the engine never presents it.
  ///
  /// Fidelity: inert
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { self }

  /// Presents a choice of actions while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  /// Presents a choice of actions while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  /// Presents a choice of actions while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View { self }
  /// Presents a choice of actions while a Boolean is true; the engine never presents it.
  ///
  /// Fidelity: inert
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View { self }
  /// Presents a choice of actions for a value while a Boolean is true; the engine never presents
  /// it.
  ///
  /// Fidelity: inert
  public func confirmationDialog<T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { self }
  /// Presents a choice of actions while a Boolean is true, an older form of `confirmationDialog`;
  /// the engine never presents it.
  ///
  /// Fidelity: inert
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    self
  }
}

/// The place that a popover's arrow points to.
///
/// Apple counterpart: `PopoverAttachmentAnchor` · Source: SwiftUI reference · Fidelity: inert
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// The rectangle of the view that the arrow points to.
  public enum Source: Hashable, Sendable {
    case bounds
    case rect(CGRect)
  }
  case rect(Source)
  case point(UnitPoint)
}

/// An alert, described by a value; an older form of the modifier `alert`.
///
/// Apple counterpart: `Alert` · Source: SwiftUI reference · Fidelity: inert
public struct Alert {
  /// A button of an alert.
  ///
  /// Apple counterpart: `Alert.Button` · Source: SwiftUI reference · Fidelity: inert
  public struct Button {
    /// Returns a button with the default look.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button()
    }
    /// Returns a button that only closes the alert or sheet.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button()
    }
    /// Returns a button that only closes the alert or sheet.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button { Button() }
    /// Returns a button for an action that destroys data.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button()
    }
  }
  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice of actions; an older form of `confirmationDialog`.
///
/// Apple counterpart: `ActionSheet` · Source: SwiftUI reference · Fidelity: inert
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button
  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// A value that tells whether a view is presented and can close it; an older form of `isPresented`
/// and `dismiss`.
///
/// Apple counterpart: `PresentationMode` · Source: SwiftUI reference · Fidelity: approximate
@preconcurrency @MainActor
public struct PresentationMode {
  /// Whether the view is presented; always false here.
  public var isPresented: Bool { false }
  fileprivate let close: DismissAction
  /// Closes the view.
  public mutating func dismiss() { close() }
}

extension EnvironmentValues {
  /// Whether the view is presented, and how to close it; an older form of `isPresented` and
  /// `dismiss`.
  @MainActor
  public var presentationMode: Binding<PresentationMode> {
    let close = dismiss
    return Binding(get: { PresentationMode(close: close) }, set: { _ in })
  }
}
