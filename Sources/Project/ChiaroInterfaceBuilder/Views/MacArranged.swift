// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViews
import Foundation

/// A view in a stack of AppKit's, which takes the place and the wishes of the view in it.
final class MacArranged: NSView {
  let inner: View
  /// The view of the stack whose lines of text this one's stand at, as the file has them.
  weak var lineLeader: MacArranged?
  private let saved: CGRect

  init(_ inner: View) {
    self.inner = inner
    saved = inner.frame
    super.init(frame: inner.frame)
    translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    isHidden = inner.isHidden
    inner.frame.origin = .zero
    addSubview(inner)
    for axis in [LayoutAxis.horizontal, .vertical] {
      // The view in it has the wishes; its own size only tells a stack how to weigh it.
      setContentHuggingPriority(LayoutPriority(rawValue: 1), for: axis)
      setContentCompressionResistancePriority(LayoutPriority(rawValue: 1), for: axis)
    }
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: leftAnchor),
      inner.rightAnchor.constraint(equalTo: rightAnchor),
      inner.topAnchor.constraint(equalTo: topAnchor),
      inner.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  override var isFlipped: Bool { true }
  override var intrinsicContentSize: NSSize { inner.intrinsicContentSize }
  override var forFirstBaselineLayout: View {
    lineLeader == nil ? inner.forFirstBaselineLayout : self
  }
  override var forLastBaselineLayout: View {
    lineLeader == nil ? inner.forLastBaselineLayout : self
  }
  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard let leader = lineLeader else { return inner.baselineOffsets }
    let offsets = leader.inner.baselineOffsets
    return (
      offsets.first + leader.saved.minY - saved.minY, offsets.last + saved.maxY - leader.saved.maxY
    )
  }
}
