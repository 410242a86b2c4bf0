// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroRaster
import ChiaroSwiftUI
import ChiaroViews
import Foundation
import Testing

@Suite("Bars of nodes")
@MainActor
struct BarTests {
  private func all<Kind: KernelView>(_ kind: Kind.Type, in view: KernelView) -> [Kind] {
    ([view] + view.subviews.flatMap { all(KernelView.self, in: $0) }).compactMap { $0 as? Kind }
  }

  /// A page that is higher than its room, in a stack in a tab.
  private func page(_ height: CGFloat) -> Shown {
    Shown(CGSize(width: 300, height: 400)) {
      TabView {
        NavigationStack {
          ScrollView { box(100, height) }
            .navigationTitle("Trails").navigationBarTitleDisplayMode(.inline)
        }
        .tabItem { Text("a") }
      }
    }
  }

  @Test("bars are clear where no content is behind them, as those of the kernel's controllers")
  func edges() throws {
    let shown = page(900)
    let scroll = try #require(all(ChiaroControls.ScrollView.self, in: shown.window).first)
    let top = try #require(all(NavigationBar.self, in: shown.window).first)
    let bottom = try #require(all(TabBar.self, in: shown.window).first)
    #expect(top.isAtScrollEdge && !bottom.isAtScrollEdge)
    scroll.contentOffset.y = 20
    #expect(!top.isAtScrollEdge && !bottom.isAtScrollEdge)
    scroll.contentOffset.y = scroll.contentSize.height - scroll.bounds.height
    #expect(!top.isAtScrollEdge && bottom.isAtScrollEdge)
    let short = page(10)
    #expect(all(NavigationBar.self, in: short.window).first?.isAtScrollEdge == true)
    #expect(all(TabBar.self, in: short.window).first?.isAtScrollEdge == true)
  }

  @Test("the end of what scrolls, and the indicator, stay out from under bars")
  func covered() throws {
    let shown = page(900)
    let scroll = try #require(all(ChiaroControls.ScrollView.self, in: shown.window).first)
    let top = try #require(all(NavigationBar.self, in: shown.window).first).bounds.height
    let bottom = try #require(all(TabBar.self, in: shown.window).first).bounds.height
    #expect(scroll.frame.height == 400)
    #expect(scroll.contentSize.height == top + 900 + bottom)
    #expect(scroll.verticalScrollIndicatorInsets.top == top)
    #expect(scroll.verticalScrollIndicatorInsets.bottom == bottom)
  }

  @Test("a label in a bar is its icon, unless it says otherwise; what confirms is semibold")
  func items() {
    func texts(@ViewBuilder _ label: @escaping () -> some View) -> [String] {
      let shown = Shown(CGSize(width: 300, height: 300)) {
        Color.red.navigationTitle("Trails").toolbar {
          ToolbarItem(placement: .confirmationAction, content: label)
        }.inStack
      }
      return shown.window.displayList.texts.map { "\($0.string) \($0.weight)" }
    }
    #expect(!texts { Button("Add", systemImage: "plus") {} }.contains { $0.hasPrefix("Add") })
    let labeled = texts { Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon) }
    #expect(labeled.contains("Add 600"))
    #expect(texts { Button("Save") {} }.contains("Save 600"))
  }
}

extension ChiaroSwiftUI.View {
  fileprivate var inStack: some ChiaroSwiftUI.View { NavigationStack { self } }
}
