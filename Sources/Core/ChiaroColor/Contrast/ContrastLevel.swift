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
/// Source: WCAG 2.2 §1.4
public enum ContrastLevel: String, Sendable, CaseIterable {
  /// WCAG level AA for text of normal size: a contrast of at least 4.5:1.
  case aa
  /// WCAG level AA for large text: a contrast of at least 3:1.
  case aaLargeText
  /// WCAG level AAA for text of normal size: a contrast of at least 7:1.
  case aaa
  /// WCAG level AAA for large text: a contrast of at least 4.5:1.
  case aaaLargeText
  /// WCAG level AA for user interface controls and meaningful graphics: a contrast of at least 3:1.
  case nonText

  /// The smallest ratio that passes; unrounded ratios are compared with it.
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
