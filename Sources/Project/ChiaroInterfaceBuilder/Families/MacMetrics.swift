// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroViews
import Foundation

/// How far the frames of AppKit's controls reach beyond the rectangles by which they are laid out,
/// as constraints and frames of some 700 public files say.
///
/// Since Xcode 26 most controls are laid out by their frames; but files that it saves keep the
/// frames of controls that nobody touched.
struct MacMetrics {
  /// How far the frame reaches beyond the rectangle of layout.
  let outsets: EdgeInsets
  /// Whether the control has the size that Xcode 26 gives it.
  let isOfGlass: Bool
  /// Whether the control has the metrics of before macOS 11.
  let isOlder: Bool

  private struct Entry {
    /// The heights that frames of the kind have, and those of Xcode 26 have not.
    var heights: ClosedRange<CGFloat>
    var outsets: EdgeInsets
    /// The outsets that were others in Xcode 11 and earlier.
    var older: EdgeInsets?
  }

  /// The entries by kind and size.
  private static let entries: [String: Entry] = [
    "push": Entry(
      heights: 30...200, outsets: EdgeInsets(top: 5, left: 7, bottom: 7, right: 7),
      older: EdgeInsets(top: 4, left: 6, bottom: 7, right: 6)),
    "push small": Entry(
      heights: 25...200, outsets: EdgeInsets(top: 4, left: 6, bottom: 7, right: 6),
      older: EdgeInsets(top: 4, left: 5, bottom: 7, right: 5)),
    "push mini": Entry(heights: 16...16, outsets: EdgeInsets(left: 2, bottom: 2, right: 2)),
    "push large": Entry(
      heights: 36...200, outsets: EdgeInsets(top: 6, left: 6, bottom: 6, right: 6)),
    "check": Entry(heights: 17.5...19, outsets: EdgeInsets(top: 1, left: 2, bottom: 1)),
    "check small": Entry(heights: 15.5...18, outsets: EdgeInsets(top: 1, left: 1, bottom: 1)),
    "help": Entry(
      heights: 25...40, outsets: EdgeInsets(top: 1, left: 2, bottom: 4, right: 2)),
    "help small": Entry(
      heights: 19...19, outsets: EdgeInsets(top: 1, left: 1, bottom: 2, right: 1)),
    "roundRect": Entry(heights: 18...19, outsets: EdgeInsets(bottom: 1)),
    "roundRect small": Entry(heights: 17...17, outsets: EdgeInsets(bottom: 1)),
    "smallSquare": Entry(heights: 24...26, outsets: EdgeInsets(bottom: 1)),
    "popUp": Entry(
      heights: 25...40, outsets: EdgeInsets(top: 1, left: 3, bottom: 4, right: 4),
      older: EdgeInsets(top: 1, left: 2, bottom: 4, right: 3)),
    "popUp small": Entry(
      heights: 21...22, outsets: EdgeInsets(top: 1, left: 4, bottom: 4, right: 4)),
    "combo": Entry(heights: 25...27, outsets: EdgeInsets(top: 2, bottom: 4, right: 3)),
    "combo small": Entry(heights: 21...22, outsets: EdgeInsets(top: 1, bottom: 4, right: 3)),
    "segments": Entry(heights: 25...25, outsets: EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)),
    "segments small": Entry(
      heights: 21...21, outsets: EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)),
  ]

  /// Finds the metrics of a kind of control, by its size and by the frame that was saved for it.
  @MainActor
  init(_ kind: String, _ element: InterfaceElement, _ builder: SceneBuilder) {
    let size = element.child(key: "cell")?[attribute: "controlSize"]
    let entry = Self.entries[size.map { "\(kind) \($0)" } ?? kind]
    let height = element.rect(key: "frame")?.height ?? 0
    isOfGlass = builder.isOfGlass && entry?.heights.contains(height) != true
    isOlder = builder.toolsVersion < Self.newer
    guard let entry, !isOfGlass else {
      outsets = .zero
      return
    }
    outsets = isOlder ? entry.older ?? entry.outsets : entry.outsets
  }

  /// The first Interface Builder with the controls of macOS 11.
  private static let newer = 17_000
}
