// SPDX-License-Identifier: MIT

/// A view that shows a value within a range.
///
/// Apple counterpart: `Gauge` · Source: SwiftUI reference · Fidelity: approximate, without labels
/// of marked values
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
  View, PrimitiveView
{
  private let parts: GaugeParts

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Node?, _ current: Node? = nil,
    _ minimum: Node? = nil, _ maximum: Node? = nil
  ) {
    var parts = GaugeParts(
      Double(value), from: Double(bounds.lowerBound), to: Double(bounds.upperBound))
    (parts.label, parts.value) = (label, current)
    (parts.minimum, parts.maximum) = (minimum, maximum)
    self.parts = parts
  }

  package var node: Node { parts.node }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, label().lowered) }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and a label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value, bounds, label().lowered, currentValueLabel().lowered) }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for itself, for the value, and for both ends of the range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label().lowered, currentValueLabel().lowered, minimumValueLabel().lowered,
      maximumValueLabel().lowered)
  }
}

/// The parts of a gauge, which its style arranges.
///
/// Apple counterpart: `GaugeStyleConfiguration` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public struct Label: View, PrimitiveView { package let node: Node }
  /// The label of the value.
  public struct CurrentValueLabel: View, PrimitiveView { package let node: Node }
  /// The label of the lower end of the range.
  public struct MinimumValueLabel: View, PrimitiveView { package let node: Node }
  /// The label of the upper end of the range.
  public struct MaximumValueLabel: View, PrimitiveView { package let node: Node }
  /// The value, as a share of the range from 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the value; nil for none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower end of the range; nil for none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper end of the range; nil for none.
  public var maximumValueLabel: MaximumValueLabel?

  init(_ parts: GaugeParts) {
    (value, label) = (parts.share, Label(node: parts.label ?? .empty))
    currentValueLabel = parts.value.map(CurrentValueLabel.init)
    minimumValueLabel = parts.minimum.map(MinimumValueLabel.init)
    maximumValueLabel = parts.maximum.map(MaximumValueLabel.init)
  }
}

/// A style for gauges.
///
/// Apple counterpart: `GaugeStyle` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public protocol GaugeStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the gauge in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of gauges.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    changing("gaugeStyle") { values in
      if let known = style as? any KnownGaugeStyle { return values.gaugeLook = known.look }
      let outer = values.gaugeLook
      values.gaugeLook = .custom { parts in
        ChiaroSwiftUI.lowered(style) {
          $0.makeBody(configuration: GaugeStyleConfiguration(parts)).lowered
        }.environment("gaugeStyle") { $0.gaugeLook = outer }
      }
    }
  }
}
