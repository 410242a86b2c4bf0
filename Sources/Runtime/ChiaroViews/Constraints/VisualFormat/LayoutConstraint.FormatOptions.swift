// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// The alignment and the direction of the views in a visual format, and whether spaces are
  /// measured between edges or baselines.
  ///
  /// Apple counterpart: `NSLayoutConstraint.FormatOptions` · Source: NSLayoutConstraint.h ·
  /// Fidelity: exact
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All left edges are aligned.
    public static let alignAllLeft = FormatOptions(.left)
    /// All right edges are aligned.
    public static let alignAllRight = FormatOptions(.right)
    /// All top edges are aligned.
    public static let alignAllTop = FormatOptions(.top)
    /// All bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All leading edges are aligned.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All horizontal centers are aligned.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All vertical centers are aligned.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The baselines of all last lines are aligned.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The baselines of all first lines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The bits that name an alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The views follow one another in the direction of reading, the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The views follow one another from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The views follow one another from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits that name a direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces are measured from edge to edge, the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spaces are measured from the last baseline of a view to the first baseline of the
    /// next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits that say whether spaces are measured between edges or between baselines.
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
