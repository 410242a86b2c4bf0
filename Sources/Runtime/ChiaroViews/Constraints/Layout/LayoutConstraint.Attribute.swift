// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// An attribute of an item that a constraint can relate, such as an edge or a baseline.
  ///
  /// Apple counterpart: `NSLayoutConstraint.Attribute` · Source: NSLayoutConstraint.h ·
  /// Fidelity: exact
  public enum Attribute: Int, Sendable, CaseIterable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20

    /// Whether the attribute depends on the layout direction.
    var isDirectional: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    /// The fraction of an item's extent at which an edge lies; nil for what is no edge.
    var fraction: Double? {
      switch self {
      case .left, .leading, .top: 0
      case .right, .trailing, .bottom: 1
      default: nil
      }
    }

    /// The corresponding attribute of the margins guide; nil for attributes without margins.
    var withoutMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }
  }

  /// The relation between the two sides of a constraint.
  ///
  /// Apple counterpart: `NSLayoutConstraint.Relation` · Source: NSLayoutConstraint.h ·
  /// Fidelity: exact
  public enum Relation: Int, Sendable, CaseIterable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }
}
