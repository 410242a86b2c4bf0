// SPDX-License-Identifier: MIT

import ChiaroControls

/// A control for choosing one of several options.
///
/// A tag identifies each option.
///
/// Apple counterpart: `Picker` · Source: SwiftUI reference (statements SU196–SU199) · Fidelity:
/// measured in rows of lists, else approximate
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.selection, self.content, self.label) = (selection, content(), label()) }
  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { (self.selection, self.content, self.label) = (selection, content(), label) }

  package var node: Node {
    let selection = selection
    return .picker(
      ChoiceValue(
        label: label.lowered, options: content.lowered,
        selection: AnyHashable(selection.wrappedValue)
      ) { tag in
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      })
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == ChiaroSwiftUI.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(title, systemImage: systemImage) }
  }
}

/// A style for pickers.
///
/// Apple counterpart: `PickerStyle` · Source: SwiftUI reference (statements SU196–SU198) ·
/// Fidelity: exact
public protocol PickerStyle: Sendable {}

/// A style of pickers that the engine knows.
protocol KnownPickerStyle: PickerStyle {
  var look: PickerLook { get }
}

extension View {
  /// Sets the style of pickers.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    let look = (style as? any KnownPickerStyle)?.look ?? .automatic
    return changing("pickerStyle") { $0.pickerLook = look }
  }
  /// Gives the view a tag, which identifies it in a selection.
  public func tag(_ tag: some Hashable) -> some View {
    ModifiedNode(self) { Node(.tagged(AnyHashable(tag)), [$0]) }
  }
  /// Gives the view a tag, which identifies it in a selection.
  public func tag(_ tag: some Hashable, includeOptional: Bool) -> some View { self.tag(tag) }
}

/// A style for date pickers.
///
/// Apple counterpart: `DatePickerStyle` · Source: SwiftUI reference · Fidelity: exact
public protocol DatePickerStyle: Sendable {}

/// A style of pickers of dates that the engine knows.
protocol KnownDatePickerStyle: DatePickerStyle {
  var look: ChiaroControls.DatePicker.Style { get }
}

/// A date picker style that the container of the picker chooses.
///
/// Apple counterpart: `DefaultDatePickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultDatePickerStyle: KnownDatePickerStyle {
  /// Creates the style.
  public init() {}
  var look: ChiaroControls.DatePicker.Style { .compact }
}
/// A date picker style that shows the date as labels; pressing one opens a calendar.
///
/// Apple counterpart: `CompactDatePickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct CompactDatePickerStyle: KnownDatePickerStyle {
  /// Creates the style.
  public init() {}
  var look: ChiaroControls.DatePicker.Style { .compact }
}
/// A date picker style that shows a calendar.
///
/// Apple counterpart: `GraphicalDatePickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct GraphicalDatePickerStyle: KnownDatePickerStyle {
  /// Creates the style.
  public init() {}
  var look: ChiaroControls.DatePicker.Style { .inline }
}
/// A date picker style that shows wheels.
///
/// Apple counterpart: `WheelDatePickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct WheelDatePickerStyle: KnownDatePickerStyle {
  /// Creates the style.
  public init() {}
  var look: ChiaroControls.DatePicker.Style { .wheels }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that the container chooses.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style that shows the date as labels; pressing one opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The style that shows a calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The style that shows wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the style of date pickers.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    let look = (style as? any KnownDatePickerStyle)?.look ?? .compact
    return changing("datePickerStyle") { $0.datePickerLook = look }
  }
}
