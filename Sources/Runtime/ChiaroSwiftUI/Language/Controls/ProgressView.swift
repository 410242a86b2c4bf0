// SPDX-License-Identifier: MIT

import ChiaroControls
import Foundation

/// A view that shows the progress of a task.
///
/// Apple counterpart: `ProgressView` · Source: SwiftUI reference (statement SU204) · Fidelity:
/// approximate, looks like the kernel's bar and spinner
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  private let share: Double?
  private let label: Node?
  private let value: Node?

  fileprivate init(_ share: Double?, _ label: Node?, _ value: Node?) {
    (self.share, self.label, self.value) = (share, label, value)
  }

  package var node: Node { .progress(share, label: label, value: value) }

  /// A nil, negative or unbounded value is unknown; one above the total is all of it.
  fileprivate static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, value >= 0, total > 0 else { return nil }
    return min(1, Double(value) / Double(total))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view for a task whose progress is unknown.
  public init() { self.init(nil, nil, nil) }
  /// Creates a view that shows a value relative to a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(Self.share(value, total), nil, nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view with a label for a task whose progress is unknown.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label().lowered, nil) }
  /// Creates a view with a label that shows a value relative to a total.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(Self.share(value, total), label().lowered, nil) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view with a title for a task whose progress is unknown.
  public init(_ title: LocalizedStringKey) { self.init(nil, Text(title).node, nil) }
  /// Creates a view with a title for a task whose progress is unknown.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init(nil, Text(title).node, nil) }
  /// Creates a view with a title that shows a value relative to a total.
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(Self.share(value, total), Text(title).node, nil)
  }
  /// Creates a view with a title that shows a value relative to a total.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1.0) {
    self.init(Self.share(value, total), Text(title).node, nil)
  }
}

extension ProgressView {
  /// Creates a view that shows a value relative to a total, with a label and a label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.share(value, total), label().lowered, currentValueLabel().lowered)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from the configuration that a style receives.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label?.node,
      configuration.currentValueLabel?.node)
  }
}

/// The parts of a progress view, which its style arranges.
///
/// Apple counterpart: `ProgressViewStyleConfiguration` · Source: SwiftUI reference · Fidelity:
/// exact
@preconcurrency @MainActor
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public struct Label: View, PrimitiveView { package let node: Node }
  /// The label of the current value.
  public struct CurrentValueLabel: View, PrimitiveView { package let node: Node }
  /// The completed fraction, from 0 to 1; nil if it is unknown.
  public let fractionCompleted: Double?
  /// The label; nil for none.
  public var label: Label?
  /// The label of the value; nil for none.
  public var currentValueLabel: CurrentValueLabel?
}

/// A style for progress views.
///
/// Apple counterpart: `ProgressViewStyle` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the progress view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style of progress that the engine knows.
protocol KnownProgressViewStyle: ProgressViewStyle {
  var look: ProgressLook { get }
}

extension KnownProgressViewStyle {
  /// Returns the progress view in this style.
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    let look = look
    return ProgressView(configuration).changing("progressViewStyle") { $0.progressLook = look }
  }
}

/// A progress view style that the container of the view chooses.
///
/// Apple counterpart: `DefaultProgressViewStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultProgressViewStyle: KnownProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ProgressLook { .automatic }
}
/// A progress view style that shows a spinner.
///
/// Apple counterpart: `CircularProgressViewStyle` · Source: SwiftUI reference · Fidelity: exact
public struct CircularProgressViewStyle: KnownProgressViewStyle {
  private let tint: Color?
  /// Creates the style.
  public nonisolated init() { tint = nil }
  /// Creates the style with a color for the spinner.
  public nonisolated init(tint: Color) { self.tint = tint }
  var look: ProgressLook {
    guard let tint else { return .circular }
    return .custom { share, label, value in
      Node.progress(share, label: label, value: value).environment("progressViewStyle") {
        ($0.progressLook, $0.tint) = (.circular, tint.style)
      }
    }
  }
}
/// A progress view style that shows a bar.
///
/// Apple counterpart: `LinearProgressViewStyle` · Source: SwiftUI reference · Fidelity: exact
public struct LinearProgressViewStyle: KnownProgressViewStyle {
  private let tint: Color?
  /// Creates the style.
  public nonisolated init() { tint = nil }
  /// Creates the style with a color for the bar.
  public nonisolated init(tint: Color) { self.tint = tint }
  var look: ProgressLook {
    guard let tint else { return .linear }
    return .custom { share, label, value in
      Node.progress(share, label: label, value: value).environment("progressViewStyle") {
        ($0.progressLook, $0.tint) = (.linear, tint.style)
      }
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that the container chooses.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style that shows a spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style that shows a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
  /// Sets the style of progress views.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    changing("progressViewStyle") { values in
      if let known = style as? any KnownProgressViewStyle {
        return values.progressLook = known.look
      }
      let outer = values.progressLook
      values.progressLook = .custom { share, label, value in
        let configuration = ProgressViewStyleConfiguration(
          fractionCompleted: share,
          label: label.map(ProgressViewStyleConfiguration.Label.init),
          currentValueLabel: value.map(ProgressViewStyleConfiguration.CurrentValueLabel.init))
        return ChiaroSwiftUI.lowered(style) {
          $0.makeBody(configuration: configuration).lowered
        }.environment("progressViewStyle") { $0.progressLook = outer }
      }
    }
  }
}

extension DatePickerComponents {
  /// The kernel's mode of a picker of the parts.
  var mode: ChiaroControls.DatePicker.Mode {
    switch (contains(.date), contains(.hourAndMinute)) {
    case (true, false): .date
    case (false, true): .time
    default: .dateAndTime
    }
  }
}
