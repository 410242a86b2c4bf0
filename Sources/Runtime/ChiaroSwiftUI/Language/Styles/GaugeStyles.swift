// SPDX-License-Identifier: MIT

/// A style of gauges that the engine knows.
protocol KnownGaugeStyle: GaugeStyle {
  var look: GaugeLook { get }
}

extension KnownGaugeStyle {
  /// Returns the gauge in this style.
  public func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    var parts = GaugeParts(configuration.value)
    (parts.label, parts.value) = (
      configuration.label.node, configuration.currentValueLabel?.node
    )
    parts.minimum = configuration.minimumValueLabel?.node
    parts.maximum = configuration.maximumValueLabel?.node
    let look = look
    return NodeContent(parts.node).changing("gaugeStyle") { $0.gaugeLook = look }
  }
}

/// A gauge style that the container of the view chooses: a bar.
///
/// Apple counterpart: `DefaultGaugeStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultGaugeStyle: KnownGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: GaugeLook { .line(isFilled: true) }
}
/// A gauge style that shows a bar, filled up to the value.
///
/// Apple counterpart: `LinearCapacityGaugeStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, sizes are estimates
public struct LinearCapacityGaugeStyle: KnownGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: GaugeLook { .line(isFilled: true) }
}
/// A gauge style for small spaces that shows a bar, filled up to the value.
///
/// Apple counterpart: `AccessoryLinearCapacityGaugeStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, looks like `LinearCapacityGaugeStyle`
public struct AccessoryLinearCapacityGaugeStyle: KnownGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: GaugeLook { .line(isFilled: true) }
}
/// A gauge style for small spaces that shows a bar with a mark at the value.
///
/// Apple counterpart: `AccessoryLinearGaugeStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, sizes are estimates
public struct AccessoryLinearGaugeStyle: KnownGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: GaugeLook { .line(isFilled: false) }
}
/// A gauge style for small spaces that shows an open ring with a mark at the value.
///
/// Apple counterpart: `AccessoryCircularGaugeStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, sizes are estimates
public struct AccessoryCircularGaugeStyle: KnownGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: GaugeLook { .ring(isFilled: false) }
}
/// A gauge style for small spaces that shows a ring, filled up to the value.
///
/// Apple counterpart: `AccessoryCircularCapacityGaugeStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, sizes are estimates
public struct AccessoryCircularCapacityGaugeStyle: KnownGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: GaugeLook { .ring(isFilled: true) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that the container chooses.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The style that shows a bar, filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The style for small spaces that shows a bar, filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The style for small spaces that shows a bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The style for small spaces that shows an open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The style for small spaces that shows a ring, filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
