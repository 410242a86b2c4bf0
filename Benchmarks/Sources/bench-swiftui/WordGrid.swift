// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroMedia
import ChiaroRaster
import ChiaroSwiftUI
import ChiaroViews
import Foundation

/// Rows of cells, each a square and a word: 40 nodes in a row, the row among them.
///
/// The pages in `Peers/layout-chromium.py` and `Peers/layout-gtk.c` are the same.
struct WordGrid: ChiaroSwiftUI.View {
  let rows: Int
  let page: Int

  var body: some ChiaroSwiftUI.View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 6) {
          ForEach(0..<13, id: \.self) { column in
            HStack(spacing: 4) {
              Color(Self.colors[column % Self.colors.count]).frame(width: 8, height: 8)
              Text(verbatim: "Item \(page)\(row)x\(column)").font(.system(size: 10))
            }
          }
        }
      }
    }
  }

  static let colors: [DynamicColor] = [
    .systemRed, .systemBlue, .systemGreen, .systemGray5, .secondarySystemBackground,
  ]
}

/// A window that shows a grid of nodes.
@MainActor
struct HostedGrid {
  let window: Window

  init(_ count: Int, page: Int = 0) {
    window = Self.emptyWindow()
    window.rootViewController = UIHostingController(
      rootView: WordGrid(rows: count / 40, page: page))
    window.makeKeyAndVisible()
  }

  /// Fonts are found once, as an app finds them.
  private static let resources = RenderResources.standard()

  static func emptyWindow() -> Window {
    let screen = Screen(
      bounds: CGRect(x: 0, y: 0, width: 2400, height: 4000),
      systemTraits: TraitCollection(userInterfaceStyle: .light),
      stage: Stage(resources: resources))
    return Window(windowScene: WindowScene(screen: screen))
  }
}

/// A window with the content of the grid as views of the kernel, at given frames.
@MainActor
struct ViewGrid {
  let window: Window

  init(_ count: Int) {
    window = HostedGrid.emptyWindow()
    window.backgroundColor = .systemBackground
    for row in 0..<count / 40 {
      let line = Self.view(window, CGRect(x: 0, y: row * 14, width: 1200, height: 12))
      for column in 0..<13 {
        let cell = Self.view(line, CGRect(x: column * 90, y: 0, width: 84, height: 12))
        let square = Self.view(cell, CGRect(x: 0, y: 2, width: 8, height: 8))
        square.backgroundColor = WordGrid.colors[column % WordGrid.colors.count]
        let label = Label(frame: CGRect(x: 12, y: 0, width: 72, height: 12))
        label.font = .systemFont(ofSize: 10)
        label.text = "Item 0\(row)x\(column)"
        cell.addSubview(label)
      }
    }
    window.makeKeyAndVisible()
  }

  private static func view(_ parent: ChiaroViews.View, _ frame: CGRect) -> ChiaroViews.View {
    let view = ChiaroViews.View(frame: frame)
    parent.addSubview(view)
    return view
  }
}
