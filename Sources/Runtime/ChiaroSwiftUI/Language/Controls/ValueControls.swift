// SPDX-License-Identifier: MIT

import ChiaroColor
public import Foundation

/// A control for choosing a value along a track.
///
/// Apple counterpart: `Slider` · Source: SwiftUI reference · Fidelity: approximate, looks like the
/// kernel's slider
public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  private let value: Binding<Double>
  private let range: ClosedRange<Double>
  private let step: Double?
  private let onEditing: @MainActor (Bool) -> Void
  private let ends: [Node]

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ range: ClosedRange<V>, _ step: V?, _ ends: [Node],
    _ onEditing: @escaping @MainActor (Bool) -> Void
  ) {
    self.value = Binding<Double>(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.range = Double(range.lowerBound)...Double(range.upperBound)
    self.step = step.map { Double($0) }
    (self.ends, self.onEditing) = (ends, onEditing)
  }

  package var node: Node {
    let slider = Node.slider(value, in: range, step: step, onEditing: onEditing)
    guard ends.count == 2 else { return slider }
    return .row([ends[0], slider, ends[1]])
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, nil, [], onEditingChanged) }
  /// Creates a slider with a step between its values.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), [], onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which only screen readers read.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, nil, [], onEditingChanged) }
}

extension Slider {
  /// Creates a slider with views at its ends and a label, which only screen readers read.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, nil, [minimumValueLabel().lowered, maximumValueLabel().lowered],
      onEditingChanged)
  }
}

/// A control with two buttons that decrease and increase a value.
///
/// Apple counterpart: `Stepper` · Source: SwiftUI reference · Fidelity: approximate, looks like the
/// kernel's stepper
public struct Stepper<Label: View>: View, PrimitiveView {
  private let label: Label
  private let increment: (@MainActor () -> Void)?
  private let decrement: (@MainActor () -> Void)?

  /// Creates a stepper whose buttons call closures; nil disables a button.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { (self.label, increment, decrement) = (label(), onIncrement, onDecrement) }

  /// Creates a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }
  /// Creates a stepper for a value within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    let next = value.wrappedValue.advanced(by: step)
    let former = value.wrappedValue.advanced(by: -step)
    let raise: @MainActor () -> Void = { value.wrappedValue = next }
    let lower: @MainActor () -> Void = { value.wrappedValue = former }
    increment = next <= bounds.upperBound ? raise : nil
    decrement = former >= bounds.lowerBound ? lower : nil
  }

  package var node: Node {
    .stepper(label.lowered, increment: increment, decrement: decrement)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title for a value.
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(title) }) }
  /// Creates a stepper with a title for a value within bounds.
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }) }
  /// Creates a stepper with a title for a value within bounds.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }) }
  /// Creates a stepper with a title whose buttons call closures.
  public init(
    _ title: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }
}

/// A control for choosing a color.
///
/// Apple counterpart: `ColorPicker` · Source: SwiftUI reference · Fidelity: approximate, looks like
/// the kernel's color well
public struct ColorPicker<Label: View>: View, PrimitiveView {
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a picker with a label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { (self.selection, self.label) = (selection, label()) }

  package var node: Node { .colorPicker(label.lowered, selection) }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}

/// A control for choosing a date.
///
/// Apple counterpart: `DatePicker` · Source: SwiftUI reference · Fidelity: approximate, looks like
/// the kernel's picker
public struct DatePicker<Label: View>: View, PrimitiveView {
  /// The parts of a date that a person can choose.
  public typealias Components = DatePickerComponents
  private let selection: Binding<Date>
  private let components: Components
  private let bounds: (Date?, Date?)
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ bounds: (Date?, Date?), _ components: Components, _ label: Label
  ) {
    (self.selection, self.bounds) = (selection, bounds)
    (self.components, self.label) = (components, label)
  }

  /// Creates a picker with a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, (nil, nil), displayedComponents, label()) }
  /// Creates a picker with a label for the dates in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, label()) }
  /// Creates a picker with a label for dates from a first date on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, (range.lowerBound, nil), displayedComponents, label()) }
  /// Creates a picker with a label for dates up to a last date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, (nil, range.upperBound), displayedComponents, label()) }

  package var node: Node {
    .datePicker(
      label.lowered, selection, mode: components.mode, minimum: bounds.0, maximum: bounds.1)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
  /// Creates a picker with a title for the dates in a range.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

/// The parts of a date that a person can choose.
///
/// Apple counterpart: `DatePickerComponents` · Source: SwiftUI reference · Fidelity: exact
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}
