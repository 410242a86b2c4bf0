// SPDX-License-Identifier: MIT

/// A pattern for paths, as in `.gitignore`: `*`, `?`, `[a-z]` within a part, `**` across parts.
///
/// `**` stands for any number of parts, none among them, but at the end of a pattern for at least
/// one: `a/**` is everything in `a`, not `a` itself. A backslash takes a sign as it is, and a `[`
/// that is not closed stands for itself. Classes such as `[[:alpha:]]` are not known.
///
/// Apple counterpart: none · Source: gitignore(5) · Fidelity: exact
public struct Glob: Hashable, Sendable {
  private let parts: [[Unicode.Scalar]]

  /// Creates a pattern; leading and trailing slashes do not count.
  public init(_ pattern: String) {
    let parts = Self.parts(of: pattern)
    self.parts = parts.count > 1 && parts.last == ["*", "*"] ? parts + [["*"]] : parts
  }

  /// Whether the whole of `path` fits the pattern.
  ///
  /// - Complexity: O(pattern × path), whatever the number of stars
  public func matches(_ path: String) -> Bool {
    match(
      parts, Self.parts(of: path), isWildcard: { $0 == ["*", "*"] }, matches: Self.matchName)
  }

  private static func parts(of path: String) -> [[Unicode.Scalar]] {
    path.unicodeScalars.split(separator: "/").map { Array($0) }
  }

  private static func matchName(_ pattern: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
    let tokens = tokens(of: pattern)
    return match(tokens, name, isWildcard: { $0 == .anyText }) { $0.accepts($1) }
  }

  private enum Token: Equatable {
    case anyText
    case anyOne
    case oneOf([ClosedRange<Unicode.Scalar>], negated: Bool)

    func accepts(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .anyText, .anyOne: true
      case .oneOf(let ranges, let negated): ranges.contains { $0.contains(scalar) } != negated
      }
    }
  }

  private static func tokens(of pattern: [Unicode.Scalar]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < pattern.count {
      let scalar = pattern[index]
      index += 1
      switch scalar {
      case "*": if tokens.last != .anyText { tokens.append(.anyText) }
      case "?": tokens.append(.anyOne)
      case "[":
        if let (token, next) = bracket(pattern, from: index) {
          tokens.append(token)
          index = next
        } else {
          tokens.append(.oneOf([scalar...scalar], negated: false))
        }
      case "\\" where index < pattern.count:
        tokens.append(.oneOf([pattern[index]...pattern[index]], negated: false))
        index += 1
      default: tokens.append(.oneOf([scalar...scalar], negated: false))
      }
    }
    return tokens
  }

  /// The token of a `[…]` whose inside begins at `start`, and the index behind it.
  private static func bracket(_ pattern: [Unicode.Scalar], from start: Int) -> (Token, Int)? {
    var index = start
    let negated = index < pattern.count && (pattern[index] == "!" || pattern[index] == "^")
    if negated { index += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < pattern.count, pattern[index] != "]" || ranges.isEmpty {
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

/// Matches a sequence against a pattern in which some elements stand for any run, greedily with
/// one point of return, so that no pattern takes more than the product of both lengths.
private func match<Pattern, Element>(
  _ pattern: [Pattern], _ text: [Element],
  isWildcard: (Pattern) -> Bool, matches: (Pattern, Element) -> Bool
) -> Bool {
  var p = 0
  var t = 0
  var retry: (pattern: Int, text: Int)?
  while t < text.count {
    if p < pattern.count && isWildcard(pattern[p]) {
      retry = (p, t)
      p += 1
    } else if p < pattern.count && matches(pattern[p], text[t]) {
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
