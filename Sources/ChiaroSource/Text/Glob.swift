// SPDX-License-Identifier: MIT

/// A pattern for paths, as in `.gitignore`: `*`, `?`, `[a-z]` within a part, `**` across parts.
///
/// `**` stands for any number of parts, none among them, but at the end of a pattern for at least
/// one: `a/**` is everything in `a`, not `a` itself. A backslash takes a sign as it is, and a `[`
/// that is not closed stands for itself. Classes such as `[[:alpha:]]` are not known.
///
/// Apple counterpart: none · Source: gitignore(5) · Fidelity: exact
public struct Glob: Hashable, Sendable {
  /// Nil stands for `**`.
  private let parts: [NamePattern?]

  /// Creates a pattern; leading and trailing slashes do not count.
  public init(_ pattern: String) {
    let texts = GlobPath(pattern).parts
    let isForAll = texts.count > 1 && texts.last == ["*", "*"]
    parts = (isForAll ? texts + [["*"]] : texts).map { $0 == ["*", "*"] ? nil : NamePattern($0) }
  }

  /// Whether the whole of `path` fits the pattern.
  ///
  /// - Complexity: O(pattern × path), whatever the number of stars
  public func matches(_ path: String) -> Bool {
    var steps = 0
    return matches(GlobPath(path), &steps)
  }

  /// The same for a path that was cut before, with the comparisons that it took added to `steps`.
  package func matches(_ path: GlobPath, _ steps: inout Int) -> Bool {
    WildcardMatch.fits(
      parts[...], path.parts[...], &steps, isWildcard: { $0 == nil },
      matches: { part, name, steps in part?.matches(name, &steps) ?? false })
  }

  /// The same within a budget: when it is spent, nothing fits.
  package func matches(_ path: String, within budget: RunBudget?) -> Bool {
    guard let budget else { return matches(path) }
    var steps = 0
    let fits = matches(GlobPath(path), &steps)
    return budget.take(steps, of: .steps) && fits
  }
}

/// A path, cut into its parts once for all the patterns that it is compared with.
package struct GlobPath: Sendable {
  let parts: [[Unicode.Scalar]]

  /// Cuts a path at its slashes, of which several count as one.
  package init(_ path: String) {
    parts = path.unicodeScalars.split(separator: "/").map { Array($0) }
  }
}
