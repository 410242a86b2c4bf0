// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
import Foundation

/// A scroll view of nodes: the bars over its content are clear while nothing is behind them.
final class NodeScrollView: ChiaroControls.ScrollView {
  private var bars = ScrolledBars()

  /// Takes the bars over the content, once that has its size.
  func follow(_ bars: ScrolledBars) {
    self.bars = bars
    updateBars()
  }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      super.contentOffset = newValue
      updateBars()
    }
  }

  private func updateBars() {
    bars.top?.isAtScrollEdge = contentOffset.y < 0.5
    bars.bottom?.isAtScrollEdge = contentOffset.y + bounds.height > contentSize.height - 0.5
  }
}

/// The bars at the edges of a view.
struct ScrolledBars {
  var top: Bar?
  var bottom: Bar?

  /// Adds the bar at an edge; other views at an edge change nothing.
  func adding(_ view: KernelView?, at edge: Edge) -> ScrolledBars {
    guard let bar = view as? Bar else { return self }
    var bars = self
    switch edge {
    case .top: bars.top = bar
    case .bottom: bars.bottom = bar
    case .leading, .trailing: break
    }
    return bars
  }
}

/// What a scroll view needs besides its frame.
struct ScrolledContent {
  /// The frame of the content before it is scrolled.
  var frame: CGRect
  /// How far bars and edges of the screen cover the scroll view.
  var covered = EdgeInsets()
  /// The bars that cover it.
  var bars = ScrolledBars()
}
