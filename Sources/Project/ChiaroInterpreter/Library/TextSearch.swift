// SPDX-License-Identifier: MIT

import Foundation

/// A search in a text, by letters or by a pattern: `range(of:options:)`.
struct TextSearch {
  private let part: String
  private var isPattern = false
  private var options: String.CompareOptions = []

  /// Creates a search by what code passes for its options: one name, or a list of names.
  init(_ part: String, options value: Value?) {
    self.part = part
    var names = value.map { [$0] } ?? []
    if case .array(let values)? = value?.unwrapped { names = values }
    for case .host(let hosted) in names.map(\.unwrapped) {
      switch hosted.call?.name {
      case "regularExpression": isPattern = true
      case "caseInsensitive": options.insert(.caseInsensitive)
      case "diacriticInsensitive": options.insert(.diacriticInsensitive)
      case "backwards": options.insert(.backwards)
      case "anchored": options.insert(.anchored)
      default: break
      }
    }
  }

  /// The first place in a text, in characters; nil for none.
  ///
  /// - Throws: where the pattern is none, or may take long
  func range(in text: String) throws -> Range<Int>? {
    let options = try searched(text)
    guard let range = text.range(of: part, options: options) else { return nil }
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    return start..<start + text.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// A text with something else in all places.
  ///
  /// - Throws: where the pattern is none, or may take long
  func replaced(in text: String, with other: String) throws -> String {
    text.replacingOccurrences(of: part, with: other, options: try searched(text))
  }

  private func searched(_ text: String) throws -> String.CompareOptions {
    guard isPattern else { return options }
    guard text.count <= Self.mostCharacters, part.count <= Self.mostCharacters,
      !Self.repeatsRepeats(part), (try? NSRegularExpression(pattern: part)) != nil
    else { throw Failure.notSearched }
    return options.union(.regularExpression)
  }

  /// Why a text is not searched.
  enum Failure: Error { case notSearched }

  private static let mostCharacters = 2_000

  /// Whether a pattern repeats a group in which something is repeated, which may take long.
  private static func repeatsRepeats(_ pattern: String) -> Bool {
    var groups: [Bool] = []
    var closed: Bool?
    var isEscaped = false
    for character in pattern {
      let wasClosed = closed
      closed = nil
      if isEscaped {
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "(": groups.append(false)
      case ")": closed = groups.popLast() ?? false
      case "+", "*", "{":
        if wasClosed == true { return true }
        for index in groups.indices { groups[index] = true }
      default: break
      }
    }
    return false
  }
}
