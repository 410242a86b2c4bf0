// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// Options for a visual format: how views align, in which direction they follow one another, and
  /// whether spaces are measured between edges or baselines.
  ///
  /// Apple counterpart: `NSLayoutConstraint.FormatOptions` · Source: NSLayoutConstraint.h ·
  /// Fidelity: exact
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set, which are those of UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// An option that aligns all left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// An option that aligns all right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// An option that aligns all top edges.
    public static let alignAllTop = FormatOptions(.top)
    /// An option that aligns all bottom edges.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// An option that aligns all leading edges.
    public static let alignAllLeading = FormatOptions(.leading)
    /// An option that aligns all trailing edges.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// An option that aligns all horizontal centers.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// An option that aligns all vertical centers.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// An option that aligns the baselines of the views' last lines.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// An option that aligns the baselines of the views' first lines.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// A mask of the bits for the alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// An option that places the views in the reading direction; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// An option that places the views from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// An option that places the views from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// A mask of the bits for the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// An option that measures spaces from edge to edge; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// An option that measures vertical spaces from the last baseline of a view to the first
    /// baseline of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// A mask of the bits for the spacing: between edges or between baselines.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes in which all views are aligned.
    var alignments: [Attribute] {
      let named = intersection(.alignmentMask)
      return Attribute.allCases.filter { attribute in
        attribute != .notAnAttribute && attribute.withoutMargins == nil
          && named.contains(FormatOptions(attribute))
      }
    }
  }
}
