// SPDX-License-Identifier: MIT

/// A control for turning something on or off.
///
/// Apple counterpart: `Toggle` · Source: SwiftUI reference (statement SU195) · Fidelity:
/// approximate, looks like the kernel's switch
public struct Toggle<Label: View>: View, PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  package var node: Node { .toggle(label.lowered, isOn: isOn) }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ChiaroSwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration that a style receives.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The parts of a toggle, which its style arranges.
///
/// Apple counterpart: `ToggleStyleConfiguration` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View, PrimitiveView { package let node: Node }
  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for both on and off values; always false, because a toggle has only
  /// one value here.
  public var isMixed: Bool { false }
}

/// A style for toggles.
///
/// Apple counterpart: `ToggleStyle` · Source: SwiftUI reference (statement SU195) · Fidelity: exact
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the toggle in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style of toggles that the engine knows.
protocol KnownToggleStyle: ToggleStyle {
  var look: ToggleLook { get }
}

extension KnownToggleStyle {
  /// Returns the toggle in this style.
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    let look = look
    return Toggle(configuration).changing("toggleStyle") { $0.toggleLook = look }
  }
}

/// A toggle style that the container of the toggle chooses.
///
/// Apple counterpart: `DefaultToggleStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultToggleStyle: KnownToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ToggleLook { .automatic }
}
/// A toggle style that shows a switch.
///
/// Apple counterpart: `SwitchToggleStyle` · Source: SwiftUI reference · Fidelity: exact
public struct SwitchToggleStyle: KnownToggleStyle {
  private let tint: Color?
  /// Creates the style.
  public nonisolated init() { tint = nil }
  /// Creates the style with a tint color for switches that are on.
  public nonisolated init(tint: Color) { self.tint = tint }
  var look: ToggleLook {
    guard let tint else { return .toggleSwitch }
    return .custom { label, isOn in
      Node.toggle(label, isOn: isOn).environment("toggleStyle") {
        ($0.toggleLook, $0.tint) = (.toggleSwitch, tint.style)
      }
    }
  }
}
/// A toggle style that looks like a button.
///
/// Apple counterpart: `ButtonToggleStyle` · Source: SwiftUI reference · Fidelity: approximate
public struct ButtonToggleStyle: KnownToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: ToggleLook { .button }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that the container chooses.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style that shows a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// The style that looks like a button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of toggles.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    changing("toggleStyle") { values in
      if let known = style as? any KnownToggleStyle { return values.toggleLook = known.look }
      let outer = values.toggleLook
      values.toggleLook = .custom { label, isOn in
        let configuration = ToggleStyleConfiguration(
          label: ToggleStyleConfiguration.Label(node: label), isOn: isOn)
        return ChiaroSwiftUI.lowered(style) {
          $0.makeBody(configuration: configuration).lowered
        }.environment("toggleStyle") { $0.toggleLook = outer }
      }
    }
  }
}
