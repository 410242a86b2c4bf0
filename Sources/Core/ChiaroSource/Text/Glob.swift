// SPDX-License-Identifier: MIT

/// A path pattern as in `.gitignore`: `*`, `?`, `[a-z]` within a component, `**` across components.
///
/// `**` matches any number of components, including none, but at the end of a pattern at least one:
/// `a/**` matches everything in `a`, not `a` itself. A backslash escapes the next character, and a
/// `[` without a closing bracket matches itself. Classes such as `[[:alpha:]]` are not supported.
///
/// Source: gitignore(5)
package struct Glob: Hashable, Sendable {
  /// The components of the pattern; nil stands for `**`.
  private let parts: [NamePattern?]

  /// Creates a pattern; leading and trailing slashes are ignored.
  package init(_ pattern: String) {
    let texts = GlobPath(pattern).parts
    let isForAll = texts.count > 1 && texts.last == ["*", "*"]
    parts = (isForAll ? texts + [["*"]] : texts).map { $0 == ["*", "*"] ? nil : NamePattern($0) }
  }

  /// Returns whether the whole path matches the pattern.
  ///
  /// - Complexity: O(pattern × path), for any number of stars
  package func matches(_ path: String) -> Bool {
    var steps = 0
    return matches(GlobPath(path), &steps)
  }

  /// Returns whether a split path matches, and adds the number of comparisons to `steps`.
  package func matches(_ path: GlobPath, _ steps: inout Int) -> Bool {
    WildcardMatch.fits(
      parts[...], path.parts[...], &steps, isWildcard: { $0 == nil },
      matches: { part, name, steps in part?.matches(name, &steps) ?? false })
  }

  /// Returns whether a path matches, within a budget: once it is used up, nothing matches.
  package func matches(_ path: String, within budget: RunBudget?) -> Bool {
    guard let budget else { return matches(path) }
    var steps = 0
    let fits = matches(GlobPath(path), &steps)
    return budget.take(steps, of: .steps) && fits
  }
}

/// A path split into components, once for all patterns that it is compared with.
package struct GlobPath: Sendable {
  let parts: [[Unicode.Scalar]]

  /// Splits a path at its slashes; several in a row count as one.
  package init(_ path: String) {
    parts = path.unicodeScalars.split(separator: "/").map { Array($0) }
  }
}
