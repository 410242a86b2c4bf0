// SPDX-License-Identifier: MIT

import Foundation

/// Texts that are keys of tables: numbers in them are written as people in the United States do,
/// with separators, and fractions with six digits.
enum KeyTexts {
  static let typeName = "LocalizedStringKey"
  private static let types: Set = [
    typeName, "LocalizedStringResource", "String.LocalizationValue",
  ]

  /// A number as a key of a type shows it; nil for another value, for one with a format of its
  /// own, and in a text of another type.
  static func number(_ value: Value, _ arguments: [Expression.Argument], _ hint: Type) -> String? {
    guard arguments.count == 1, case .foreign(let name, _) = hint.unwrapped, types.contains(name)
    else { return nil }
    switch value {
    case .int(let number): return grouped(number)
    case .double(let number) where number.isFinite: return String(format: "%f", number)
    case .float(let number) where number.isFinite: return String(format: "%f", Double(number))
    default: return nil
    }
  }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}
