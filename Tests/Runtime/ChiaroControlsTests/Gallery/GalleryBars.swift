// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// Samples of bars and effects.
@MainActor
enum GalleryBars {
  static func navigationBar() -> View {
    let bar = Gallery.sized(NavigationBar(), 320, 44)
    bar.title = "Title"
    bar.backTitle = "Back"
    let done = BarButtonItem(title: "Done")
    done.isProminent = true
    bar.rightItems = [done, BarButtonItem(image: Image(.symbol("square.and.arrow.up")))]
    return bar
  }

  static func largeNavigationBar() -> View {
    let bar = Gallery.sized(NavigationBar(), 320, 96)
    bar.title = "Large"
    bar.prefersLargeTitles = true
    bar.standardAppearance = .opaqueBackground()
    return bar
  }

  static func tabBar() -> View {
    let bar = Gallery.sized(TabBar(), 320, 49)
    bar.items = ["Sun", "Moon"].map {
      TabBarItem(title: $0, image: Image(.symbol($0.lowercased())))
    }
    bar.items?[1].badgeValue = "3"
    bar.selectedIndex = 0
    return bar
  }

  static func toolbar() -> View {
    let bar = Gallery.sized(Toolbar(), 320, 44)
    bar.items = [BarButtonItem(title: "Edit"), BarButtonItem(image: Image(.symbol("trash")))]
    bar.items?[1].isEnabled = false
    return bar
  }

  /// An empty bar, and one in which somebody searches.
  static func searchBars() -> View {
    let bars = (0..<2).map { _ in Gallery.sized(SearchBar(), 320, 56) }
    bars[1].text = "Sun"
    bars[1].showsCancelButton = true
    bars[1].searchTextField.isEditing = true
    return Gallery.column(bars)
  }

  static func statusBar() -> View { Gallery.sized(StatusBar(), 320, 44) }

  /// A blur with plain and vibrant content, and glass.
  static func effects() -> View {
    let blur = BlurEffect(style: .systemThinMaterial)
    let outer = Gallery.sized(VisualEffectView(effect: blur), 200, 60)
    outer.contentView.addSubview(Label(text: "On a blur"))
    let vibrancy = VibrancyEffect(blurEffect: blur, style: .secondaryLabel)
    let inner = Gallery.sized(VisualEffectView(effect: vibrancy), 200, 30)
    inner.contentView.addSubview(Label(text: "Vibrant"))
    inner.frame.origin.y = 30
    outer.contentView.addSubview(inner)
    let glass = Gallery.sized(VisualEffectView(effect: GlassEffect()), 200, 40)
    return Gallery.column([outer, glass])
  }
}
