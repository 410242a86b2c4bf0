// SPDX-License-Identifier: MIT

package import ChiaroInterpreter

/// Names of symbols that are written as names of Swift: `.chevronDown` for `chevron.down`.
package enum SymbolNames {
  /// The name of a symbol that a value gives by a member: that of `systemSymbol:`, a label of a
  /// common library.
  package static func name(of value: Value?) -> String? {
    guard case .host(let hosted)? = value?.unwrapped else { return nil }
    switch hosted.origin {
    case .implicit(let call) where !call.isCall, .call(_, let call) where !call.isCall:
      return dotted(call.name)
    default: return nil
    }
  }

  /// A name with dots between its words: a capital or a number begins a word.
  package static func dotted(_ name: String) -> String {
    var result = ""
    var last: Character?
    for character in name.drop(while: { $0 == "_" }) {
      let begins =
        character.isUppercase || character.isNumber && last?.isNumber == false
        || character.isLetter && last?.isNumber == true
      if begins, !result.isEmpty { result.append(".") }
      result.append(contentsOf: character.lowercased())
      last = character
    }
    return result
  }
}
