// SPDX-License-Identifier: MIT

/// The contrast ratios that a foreground can have on a background.
///
/// One ratio on an opaque background. A translucent background lets something through, and what
/// that is decides: the range is over every opaque backdrop in sRGB.
///
/// Apple counterpart: none · Source: WCAG 2.2, contrast ratio · Fidelity: exact
public struct ContrastRange: Hashable, Sendable {
  /// The ratio on the worst backdrop.
  public let lowest: ContrastRatio
  /// The ratio on the best backdrop.
  public let highest: ContrastRatio

  /// Creates a range of two ratios, the lowest first.
  public init(lowest: ContrastRatio, highest: ContrastRatio) {
    // Asked this way, what is no number passes: odd colors have odd ratios, and end no program.
    precondition(!(highest < lowest), "a range goes from the lowest ratio to the highest")
    self.lowest = lowest
    self.highest = highest
  }

  /// Whether the ratio reaches what `level` asks for on every backdrop.
  public func passes(_ level: ContrastLevel) -> Bool { lowest.passes(level) }
}

extension ContrastRange: CustomStringConvertible {
  /// `4.49:1`, or `1:1 to 4.49:1` when the ends differ.
  public var description: String {
    lowest == highest ? "\(lowest)" : "\(lowest) to \(highest)"
  }
}

extension Color {
  /// The contrast of this color, as a foreground, on `background`.
  ///
  /// A translucent foreground is laid over the background first, in encoded sRGB, as browsers and
  /// Core Graphics do. On a translucent background the answer is a range; see `ContrastRange`.
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
