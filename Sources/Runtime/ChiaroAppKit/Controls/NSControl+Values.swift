// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
public import Foundation

extension NSControl {
  /// A number as AppKit writes it: without a fraction where there is none.
  static func text(of value: Any?) -> String {
    switch value {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let number as Double:
      number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    case let number as Float: Self.text(of: Double(number))
    case let value?: "\(value)"
    case nil: ""
    }
  }

  /// The number that a text begins with; 0 for none.
  static func number(of value: Any?) -> Double {
    switch value {
    case let number as Double: return number
    case let number as Int: return Double(number)
    case let number as Float: return Double(number)
    case let isOn as Bool: return isOn ? 1 : 0
    default: break
    }
    let text = Self.text(of: value).drop { $0 == " " }
    let digits = text.prefix { $0.isNumber || "+-.".contains($0) }
    return Double(digits) ?? 0
  }

  /// The value as attributed text; a plain value has no attributes.
  ///
  /// Setting it stores the text with its attributes; a text field draws it with them.
  public final var attributedStringValue: NSAttributedString {
    get { objectValue as? NSAttributedString ?? NSAttributedString(string: stringValue) }
    set { objectValue = newValue }
  }
  /// The value as a number; 0 without a value and for text that does not begin with a number.
  public final var doubleValue: Double {
    get { Self.number(of: objectValue) }
    set { objectValue = newValue }
  }
  /// The value as a single-precision number, converted as for `doubleValue`.
  public final var floatValue: Float {
    get { Float(doubleValue) }
    set { objectValue = Double(newValue) }
  }
  /// The value as an integer, rounded towards zero; 0 if it is out of range.
  public final var integerValue: Int {
    get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { objectValue = Double(newValue) }
  }
  /// The value as a 32-bit integer, rounded towards zero; 0 if it is out of range.
  public final var intValue: Int32 {
    get { Int32(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { objectValue = Double(newValue) }
  }

  /// Sets `doubleValue` to that of another control; ignores other senders.
  public final func takeDoubleValueFrom(_ sender: Any?) {
    if let sender = sender as? NSControl { doubleValue = sender.doubleValue }
  }
  /// Sets `integerValue` to that of another control; ignores other senders.
  public final func takeIntegerValueFrom(_ sender: Any?) {
    if let sender = sender as? NSControl { integerValue = sender.integerValue }
  }
  /// Sets `stringValue` to that of another control; ignores other senders.
  public final func takeStringValueFrom(_ sender: Any?) {
    if let sender = sender as? NSControl { stringValue = sender.stringValue }
  }
}
