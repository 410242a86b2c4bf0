// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// A variable of Figma, with its values by the modes that they are for.
struct FigmaVariable {
  var name: TokenName
  var values: [(mode: FigmaModes.Mode, value: TokenValue)] = []
  var description: String?
  /// What else is said about it, as Figma's own export of tokens has it.
  var extensions: [JSON.Member] = []

  /// The color with its values in all appearances.
  var token: ColorToken {
    var token = ColorToken(name, TokenTable { value($0) }.fitted(), description: description)
    token.extensions = extensions
    return token
  }

  /// The value in a cell: that of the mode that says most of it, else of the usual one.
  ///
  /// Of two that say as much, contrast is before style.
  private func value(_ cell: TokenCell) -> TokenValue? {
    let fitting = values.filter { $0.mode.meaning.allSatisfy { cell.has($0.key) == $0.value } }
    let most = fitting.max { $0.mode.rank < $1.mode.rank }
    return (most ?? values.first { $0.mode.isUsual })?.value
  }

  /// Returns the color of `r`, `g`, `b` and `a`; nil where these are no numbers.
  static func color(_ value: JSONValue) -> TokenValue? {
    let numbers = [value["r"], value["g"], value["b"]].compactMap { $0?.number }
    guard numbers.count == 3, numbers.allSatisfy({ $0.isFinite && $0.magnitude < 1e6 }) else {
      return nil
    }
    let alpha = value["a"]?.number ?? 1
    let color = Color(.sRGB, numbers[0], numbers[1], numbers[2], alpha: min(max(alpha, 0), 1))
    return .color(TokenColor(color))
  }

  /// What Figma says of a variable's use, by the names that its export of tokens gives it.
  static func extensions(_ json: JSONValue) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if let scopes = json["scopes"], let first = scopes.elements.first(where: { _ in true }),
      !first.isString("ALL_SCOPES")
    {
      members.append(.init("com.figma.scopes", JSON(scopes)))
    }
    if let code = json["codeSyntax"], code.members.contains(where: { _ in true }) {
      members.append(.init("com.figma.codeSyntax", JSON(code)))
    }
    if json["hiddenFromPublishing"]?.bool == true {
      members.append(.init("com.figma.hiddenFromPublishing", true))
    }
    return members
  }
}

/// The names of variables as tokens: each its own, or with its collection's before it where another
/// collection has one of the same name.
struct FigmaNames {
  private var names: [String: TokenName] = [:]
  private var taken: Set<TokenName> = []
  /// The names that several variables have, each once.
  private(set) var repeated: [String] = []

  /// Names a variable.
  ///
  /// - Parameters:
  ///   - key: what aliases call the variable
  ///   - name: its name
  ///   - collection: the name of its collection
  mutating func add(_ key: String, _ name: String, in collection: String) {
    guard names[key] == nil else { return }
    var own = TokenName(name)
    if !taken.insert(own).inserted {
      if !repeated.contains(name) { repeated.append(name) }
      own = TokenName("\(collection)/\(name)")
      var number = 1
      while !taken.insert(own).inserted {
        number += 1
        own = TokenName("\(collection)/\(name) \(number)")
      }
    }
    names[key] = own
  }

  /// The name of the variable that an alias calls by a key; nil for an unknown one.
  subscript(key: String) -> TokenName? { names[key] }
}
