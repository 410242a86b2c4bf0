// SPDX-License-Identifier: MIT

/// The range of contrast ratios that a foreground can have on a background.
///
/// On an opaque background, it is a single ratio. A translucent background lets the backdrop behind
/// it show through, so the range covers every opaque backdrop in sRGB.
///
/// Source: WCAG 2.2, contrast ratio
public struct ContrastRange: Hashable, Sendable {
  /// The lowest contrast ratio among all backdrops; equal to `highest` on an opaque background.
  public let lowest: ContrastRatio
  /// The highest contrast ratio among all backdrops; equal to `lowest` on an opaque background.
  public let highest: ContrastRatio

  /// Creates a range from two ratios.
  ///
  /// - Precondition: `lowest` is not greater than `highest`
  public init(lowest: ContrastRatio, highest: ContrastRatio) {
    // Asked this way, what is no number passes: odd colors have odd ratios, and end no program.
    precondition(!(highest < lowest), "a range must go from the lowest ratio to the highest")
    self.lowest = lowest
    self.highest = highest
  }

  /// Returns whether the ratio reaches a level's minimum on every backdrop.
  public func passes(_ level: ContrastLevel) -> Bool { lowest.passes(level) }
}

extension ContrastRange: CustomStringConvertible {
  /// The range as text, such as `4.49:1`, or `1:1 to 4.49:1` if the bounds differ.
  public var description: String {
    lowest == highest ? "\(lowest)" : "\(lowest) to \(highest)"
  }
}

extension Color {
  /// Returns the contrast of this color, as the foreground, with a background.
  ///
  /// A translucent foreground is first composited over the background in encoded sRGB, as in
  /// browsers and Core Graphics. On a translucent background, the result is a range; see
  /// `ContrastRange`.
  ///
  /// ```swift
  /// Color.white.withAlpha(0.5).contrast(on: .black)  // 5.28:1
  /// Color.white.contrast(on: Color.black.withAlpha(0.5))  // 3.97:1 to 21:1
  /// ```
  public func contrast(on background: Color) -> ContrastRange {
    guard background.alpha >= 1 else {
      return BackdropExtremes(self, on: background).range
    }
    let ratio = ContrastRatio(composited(over: background), background)
    return ContrastRange(lowest: ratio, highest: ratio)
  }
}
