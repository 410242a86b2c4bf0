// SPDX-License-Identifier: MIT

package import Foundation

extension View {
  /// The margins and lengths of the view that change when its superview is resized; none by
  /// default.
  public final var autoresizingMask: AutoresizingMask {
    get { layout?.mask ?? [] }
    set { ensureLayout().mask = newValue }
  }

  /// Whether the view resizes its subviews according to their autoresizing masks; the default is
  /// true.
  public final var autoresizesSubviews: Bool {
    get { layout?.autoresizesSubviews ?? true }
    set { ensureLayout().autoresizesSubviews = newValue }
  }

  /// Resizes subviews and updates constraints after the frame changed.
  final func frameDidChange(from former: CGRect) {
    if former.size != storedFrame.size { sizeDidChange(from: former.size) }
    if let layout, layout.isItem, layout.isTranslating {
      layoutRoot.layout?.engine?.markChanged(self)
    }
    if LayoutEngine.areInsetsUsed { layoutRoot.layout?.engine?.markInsetsChanged() }
  }

  /// Resizes the view after its superview changed its size, as its autoresizing mask says.
  package final func followMask(from former: CGSize) {
    guard let parent, let layout, layout.isTranslating, !layout.mask.isEmpty else { return }
    guard hooks.contains(.rising) else {
      return placedFrame = layout.mask.frame(
        storedFrame, from: former, to: parent.storedFrame.size)
    }
    frame = layout.mask.frame(frame, from: former, to: parent.storedFrame.size)
  }
}
