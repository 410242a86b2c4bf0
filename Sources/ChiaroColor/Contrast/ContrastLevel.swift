// SPDX-License-Identifier: MIT

/// A minimum contrast ratio that WCAG 2.2 requires.
///
/// | level | ratio | criterion |
/// |---|--:|---|
/// | `aa` | 4.5 | 1.4.3 Contrast (Minimum) |
/// | `aaLargeText` | 3 | 1.4.3, text of at least 18 pt, or 14 pt and bold |
/// | `aaa` | 7 | 1.4.6 Contrast (Enhanced) |
/// | `aaaLargeText` | 4.5 | 1.4.6, large text |
/// | `nonText` | 3 | 1.4.11 Non-text Contrast |
///
/// Apple counterpart: none · Source: WCAG 2.2 §1.4 · Fidelity: exact
public enum ContrastLevel: String, Sendable, CaseIterable {
  /// The minimum for text at level AA.
  case aa
  /// The minimum for large text at level AA.
  case aaLargeText
  /// The minimum for text at level AAA.
  case aaa
  /// The minimum for large text at level AAA.
  case aaaLargeText
  /// The minimum for user interface controls and meaningful graphics, at level AA.
  case nonText

  /// The smallest ratio that passes; ratios are compared with it unrounded.
  public var minimumRatio: Double {
    switch self {
    case .aaLargeText, .nonText: 3
    case .aa, .aaaLargeText: 4.5
    case .aaa: 7
    }
  }

  /// The number of the WCAG success criterion, such as `1.4.3`.
  public var successCriterion: String {
    switch self {
    case .aa, .aaLargeText: "1.4.3"
    case .aaa, .aaaLargeText: "1.4.6"
    case .nonText: "1.4.11"
    }
  }
}
