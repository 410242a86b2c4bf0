// SPDX-License-Identifier: MIT

/// What WCAG 2.2 asks of a contrast ratio.
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
  /// Text.
  case aa
  /// Large text.
  case aaLargeText
  /// Text, enhanced.
  case aaa
  /// Large text, enhanced.
  case aaaLargeText
  /// Controls and meaningful graphics.
  case nonText

  /// The smallest ratio that passes; a ratio is compared with it unrounded.
  public var minimumRatio: Double {
    switch self {
    case .aaLargeText, .nonText: 3
    case .aa, .aaaLargeText: 4.5
    case .aaa: 7
    }
  }

  /// The number of the success criterion.
  public var successCriterion: String {
    switch self {
    case .aa, .aaLargeText: "1.4.3"
    case .aaa, .aaaLargeText: "1.4.6"
    case .nonText: "1.4.11"
    }
  }
}
