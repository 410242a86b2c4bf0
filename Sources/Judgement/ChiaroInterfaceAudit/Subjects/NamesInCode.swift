// SPDX-License-Identifier: MIT

extension Character {
  /// Whether it may stand in a name of Swift or Objective-C.
  var isOfName: Bool { isLetter || isNumber || self == "_" }
}

extension StringProtocol {
  /// The name with which a text begins; empty where it begins otherwise.
  var firstName: String { String(prefix(while: \.isOfName)) }

  /// Returns the name with which a text ends, but for some signs behind it; empty where it ends
  /// otherwise.
  func lastName(before signs: String) -> String {
    let end = reversed().drop { signs.contains($0) }
    return String(end.prefix(while: \.isOfName).reversed())
  }
}
