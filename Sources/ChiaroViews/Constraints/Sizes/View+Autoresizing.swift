// SPDX-License-Identifier: MIT

public import ChiaroLayout
import Foundation

extension View {
  /// The margins and lengths that are resized with the superview; the default is none.
  public final var autoresizingMask: AutoresizingMask {
    get { layout?.mask ?? [] }
    set { ensureLayout().mask = newValue }
  }

  /// Whether subviews are resized by their autoresizing masks; the default is true.
  public final var autoresizesSubviews: Bool {
    get { layout?.autoresizesSubviews ?? true }
    set { ensureLayout().autoresizesSubviews = newValue }
  }

  /// Resizes subviews and updates constraints after the frame changed.
  final func frameDidChange(from former: CGRect) {
    if former.size != storedFrame.size, autoresizesSubviews {
      for child in children {
        guard let layout = child.layout, layout.isTranslating, !layout.mask.isEmpty else {
          continue
        }
        child.frame = layout.mask.frame(child.storedFrame, from: former.size, to: storedFrame.size)
      }
    }
    if let layout, layout.isItem, layout.isTranslating {
      layoutRoot.layout?.engine?.markChanged(self)
    }
    if LayoutEngine.areInsetsUsed { layoutRoot.layout?.engine?.markInsetsChanged() }
  }
}
