// SPDX-License-Identifier: MIT

/// A pattern for one component of a path.
struct NamePattern: Hashable, Sendable {
  private enum Token: Hashable {
    case anyText
    case anyOne
    case literal(Unicode.Scalar)
    case oneOf([ClosedRange<Unicode.Scalar>], negated: Bool)

    func accepts(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .anyText, .anyOne: true
      case .literal(let own): own == scalar
      case .oneOf(let ranges, let negated): ranges.contains { $0.contains(scalar) } != negated
      }
    }
  }

  /// The tokens before the first star; all tokens when there is no star.
  private var head: [Token] = []
  /// The tokens from the first star to the last; empty when there is none.
  private var middle: [Token] = []
  /// The tokens after the last star.
  private var tail: [Token] = []

  init(_ pattern: [Unicode.Scalar]) {
    let tokens = Self.tokens(of: pattern)
    guard let first = tokens.firstIndex(of: .anyText), let last = tokens.lastIndex(of: .anyText)
    else {
      head = tokens
      return
    }
    head = Array(tokens[..<first])
    middle = Array(tokens[first...last])
    tail = Array(tokens[(last + 1)...])
  }

  /// Returns whether a whole name matches, and adds the number of comparisons to `steps`.
  ///
  /// Both ends are compared first, since nearly every name differs from nearly every pattern there.
  func matches(_ name: [Unicode.Scalar], _ steps: inout Int) -> Bool {
    steps += 1
    let ends = head.count + tail.count
    guard middle.isEmpty ? name.count == ends : name.count >= ends else { return false }
    for (token, scalar) in zip(head, name) {
      steps += 1
      if !token.accepts(scalar) { return false }
    }
    for (token, scalar) in zip(tail.reversed(), name.reversed()) {
      steps += 1
      if !token.accepts(scalar) { return false }
    }
    if middle.count < 2 { return true }
    return WildcardMatch.fits(
      middle[...], name[head.count..<(name.count - tail.count)], &steps,
      isWildcard: { $0 == .anyText }, matches: { token, scalar, _ in token.accepts(scalar) })
  }

  // MARK: Tokens

  private static func tokens(of pattern: [Unicode.Scalar]) -> [Token] {
    var tokens: [Token] = []
    // Behind one bracket that is not closed no other is.
    var hasBrackets = true
    var index = 0
    while index < pattern.count {
      let scalar = pattern[index]
      index += 1
      switch scalar {
      case "*": if tokens.last != .anyText { tokens.append(.anyText) }
      case "?": tokens.append(.anyOne)
      case "[" where hasBrackets:
        if let (token, next) = bracket(pattern, from: index) {
          tokens.append(token)
          index = next
        } else {
          hasBrackets = false
          tokens.append(.literal(scalar))
        }
      case "\\" where index < pattern.count:
        tokens.append(.literal(pattern[index]))
        index += 1
      default: tokens.append(.literal(scalar))
      }
    }
    return tokens
  }

  /// Returns the token of a `[…]` whose content begins at `start`, and the index after it.
  private static func bracket(_ pattern: [Unicode.Scalar], from start: Int) -> (Token, Int)? {
    var index = start
    let negated = index < pattern.count && (pattern[index] == "!" || pattern[index] == "^")
    if negated { index += 1 }
    let first = index
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < pattern.count, pattern[index] != "]" || index == first {
      let low = pattern[index]
      if index + 2 < pattern.count, pattern[index + 1] == "-", pattern[index + 2] != "]" {
        let high = pattern[index + 2]
        if low <= high { ranges.append(low...high) }
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    return index < pattern.count ? (.oneOf(ranges, negated: negated), index + 1) : nil
  }
}

/// A matcher of sequences against patterns in which some elements match any number of elements.
enum WildcardMatch {
  /// Returns whether the whole sequence matches.
  ///
  /// The match is greedy with a single point of return, so that no pattern takes more steps than
  /// the product of both lengths.
  static func fits<Pattern, Element>(
    _ pattern: ArraySlice<Pattern>, _ text: ArraySlice<Element>, _ steps: inout Int,
    isWildcard: (Pattern) -> Bool, matches: (Pattern, Element, inout Int) -> Bool
  ) -> Bool {
    var p = pattern.startIndex
    var t = text.startIndex
    var retry: (pattern: Int, text: Int)?
    while t < text.endIndex {
      steps += 1
      if p < pattern.endIndex && isWildcard(pattern[p]) {
        retry = (p, t)
        p += 1
      } else if p < pattern.endIndex && matches(pattern[p], text[t], &steps) {
        p += 1
        t += 1
      } else if let point = retry {
        retry = (point.pattern, point.text + 1)
        p = point.pattern + 1
        t = point.text + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy(isWildcard)
  }
}
