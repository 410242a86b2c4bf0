// SPDX-License-Identifier: MIT

package import ChiaroInterpreter

/// The priorities of constraints, with which code computes: `.required - 1`.
///
/// Apple counterpart: `UILayoutPriority` · Source: UIView.h · Fidelity: exact
package enum KitPriority {
  /// Those with a name.
  static let named: [String: Double] = [
    "required": 1_000, "defaultHigh": 750, "dragThatCanResizeScene": 510, "sceneSizeStayPut": 500,
    "dragThatCannotResizeScene": 490, "defaultLow": 250, "fittingSizeLevel": 50,
  ]

  /// The result of an operator between a priority and a number; nil for other values.
  package static func result(of sign: String, _ left: Value, _ right: Value) -> Value? {
    guard sign == "+" || sign == "-", let priority = number(left),
      let other = right.number ?? number(right)
    else { return nil }
    let value = sign == "+" ? priority + other : priority - other
    return .made("UILayoutPriority", [("rawValue", .double(value))])
  }

  private static func number(_ value: Value) -> Double? {
    guard case .host(let hosted) = value.unwrapped, hosted.modifiers.isEmpty,
      let call = hosted.call
    else { return nil }
    if !call.isCall { return named[call.name] }
    return call.name == "UILayoutPriority" ? call.arguments.first?.value.number : nil
  }
}
