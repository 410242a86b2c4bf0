// SPDX-License-Identifier: MIT

import Foundation

/// Sets of characters, as code names them.
enum CharacterSets {
  /// The set of a value; nil for what is none.
  static func set(of value: Value?) -> CharacterSet? {
    guard case .host(let hosted)? = value?.unwrapped, let call = hosted.call else { return nil }
    guard
      var set = call.argument("charactersIn")?.text.map({ CharacterSet(charactersIn: $0) })
        ?? named[call.name]
    else { return nil }
    for modifier in hosted.modifiers {
      let other = self.set(of: modifier.arguments.first?.value)
      switch modifier.name {
      case "inverted": set.invert()
      case "union": other.map { set.formUnion($0) }
      case "intersection": other.map { set.formIntersection($0) }
      case "subtracting": other.map { set.subtract($0) }
      default: break
      }
    }
    return set
  }

  /// The name of the type.
  static let typeName = "CharacterSet"

  private static let named: [String: CharacterSet] = [
    "whitespaces": .whitespaces, "newlines": .newlines,
    "whitespacesAndNewlines": .whitespacesAndNewlines, "alphanumerics": .alphanumerics,
    "letters": .letters, "decimalDigits": .decimalDigits, "symbols": .symbols,
    "punctuationCharacters": .punctuationCharacters, "lowercaseLetters": .lowercaseLetters,
    "uppercaseLetters": .uppercaseLetters, "controlCharacters": .controlCharacters,
    "urlQueryAllowed": .urlQueryAllowed, "urlPathAllowed": .urlPathAllowed,
    "urlHostAllowed": .urlHostAllowed,
  ]
}
