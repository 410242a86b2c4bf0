// SPDX-License-Identifier: MIT

import Foundation

/// The proposed lengths along one axis for which an answer holds.
struct LengthRange {
  /// The least length; more than the greatest if the range contains no length.
  var least: CGFloat
  /// The greatest length, which may be infinite.
  var most: CGFloat
  /// Whether the answer holds if no length is proposed.
  var includesUnspecified: Bool

  /// Every length, and none.
  static let all = LengthRange(least: 0, most: .infinity, includesUnspecified: true)

  /// Creates the range of one proposed length.
  init(only length: CGFloat?) {
    if let length {
      self.init(least: length, most: length, includesUnspecified: false)
    } else {
      self.init(least: 1, most: 0, includesUnspecified: true)
    }
  }

  init(least: CGFloat, most: CGFloat, includesUnspecified: Bool) {
    (self.least, self.most, self.includesUnspecified) = (least, most, includesUnspecified)
  }

  /// Whether no proposal changes the answer.
  var isAll: Bool { least <= 0 && most == .infinity && includesUnspecified }

  func contains(_ length: CGFloat?) -> Bool {
    guard let length else { return includesUnspecified }
    return least <= length && length <= most
  }

  mutating func formIntersection(_ other: LengthRange) {
    least = max(least, other.least)
    most = min(most, other.most)
    includesUnspecified = includesUnspecified && other.includesUnspecified
  }

  /// Returns the lengths that are in this range without an inset; those below zero count as zero.
  func inset(by inset: CGFloat) -> LengthRange {
    LengthRange(
      least: least > 0 ? least + inset : 0, most: most + inset,
      includesUnspecified: includesUnspecified)
  }

  /// The lengths of a stack of which a child gets a share in this range.
  ///
  /// - Parameters:
  ///   - count: how many children share what is left
  ///   - taken: what is not left, in points
  /// - Returns: the lengths of the stack
  func shares(of count: CGFloat, besides taken: CGFloat) -> LengthRange {
    LengthRange(
      least: least > 0 ? taken + least * count : 0, most: taken + most * count,
      includesUnspecified: includesUnspecified)
  }
}

/// The proposals for which an answer holds.
///
/// A container asks each view for several proposals, which differ along one axis at a time. So one
/// answer of a view whose size does not depend on that axis serves all of them.
struct ProposalRange {
  var width: LengthRange
  var height: LengthRange

  static let all = ProposalRange(width: .all, height: .all)

  init(width: LengthRange, height: LengthRange) {
    (self.width, self.height) = (width, height)
  }

  /// Creates the range of one proposal.
  init(only proposal: ProposedViewSize) {
    self.init(width: LengthRange(only: proposal.width), height: LengthRange(only: proposal.height))
  }

  func contains(_ proposal: ProposedViewSize) -> Bool {
    width.contains(proposal.width) && height.contains(proposal.height)
  }

  mutating func formIntersection(_ other: ProposalRange) {
    width.formIntersection(other.width)
    height.formIntersection(other.height)
  }

  subscript(axis: Axis) -> LengthRange {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
