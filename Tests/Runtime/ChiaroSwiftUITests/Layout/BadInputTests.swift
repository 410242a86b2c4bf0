// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

@Suite("Nodes that are odd")
@MainActor
struct BadInputTests {
  /// A view that contains itself.
  private struct Endless: View {
    var body: AnyView {
      AnyView(
        VStack {
          Text("again")
          Endless()
        })
    }
  }

  @Test("a view that contains itself is cut, with its name, and the rest is drawn")
  func endless() {
    let tree = Laid.tree(
      HStack {
        Endless()
        box(20, 10)
      }.lowered, 100, 100)
    #expect(tree.diagnostics.map(\.kind) == [.tooDeep])
    #expect(tree.diagnostics.first?.view == "Endless")
    #expect(tree.leafFrames.contains { $0.width == 20 && $0.height == 10 })
  }

  @Test("views that double at each level are cut")
  func doubling() {
    struct Twice: View {
      var body: AnyView {
        AnyView(
          HStack {
            Twice()
            Twice()
          })
      }
    }
    var limits = LayoutTree.Limits()
    limits.elements = 2_000
    let tree = Laid.tree(Twice().lowered, 100, 100, limits: limits)
    #expect(tree.elements.count < 5_000)
    #expect(Set(tree.diagnostics.map(\.kind)).contains(.tooManyViews))
    #expect(tree.diagnostics.allSatisfy { $0.view == "Twice" })
  }

  @Test("a million rows are cut in a column, and estimated in a lazy one")
  func million() {
    let rows = ForEach(0..<1_000_000) { _ in box(10, 10) }
    var limits = LayoutTree.Limits()
    limits.elements = 5_000
    let tree = Laid.tree(VStack(spacing: 0) { rows }.lowered, 100, nil, limits: limits)
    #expect(tree.diagnostics.map(\.kind) == [.tooManyViews])
    let lazy = Laid.tree(
      ScrollView { LazyVStack(spacing: 0) { rows } }.lowered, 100, 100, limits: limits)
    #expect(lazy.diagnostics.isEmpty)
    #expect(lazy.leafFrames.count == 1_000)
    #expect(
      Laid.tree(LazyVStack(spacing: 0) { rows }.lowered, 100, nil).bounds.height == 10_000_000)
  }

  @Test(
    "SU7: a length that is none is told, and nothing is used in its place",
    arguments: [-1, -CGFloat.infinity, .infinity, .nan])
  func lengths(_ length: CGFloat) {
    let tree = Laid.tree(
      HStack(spacing: 0) {
        Color.red.frame(width: length, height: 10)
        box(20, 10)
      }.lowered, 100,
      100)
    #expect(tree.diagnostics.map(\.kind) == [.invalidLength])
    #expect(tree.leafFrames.map(\.minX) == [0, 0])
    #expect(tree.leafFrames[0].width == 0)
  }

  @Test("SU7: a negative minimum is nothing, without a word")
  func negativeMinimum() {
    let tree = Laid.tree(Color.red.frame(minWidth: -5, maxWidth: 10).lowered, 100, 10)
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.bounds.width == 10)
  }

  @Test(
    "numbers that are none never reach a frame",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308])
  func numbers(_ number: CGFloat) {
    let views: [Node] = [
      box(10, 10).padding(number).lowered, box(10, 10).offset(x: number).lowered,
      box(10, 10).position(x: number, y: number).lowered,
      box(10, 10).aspectRatio(number, contentMode: .fit).lowered,
      box(10, 10).frame(minWidth: number, idealWidth: number, maxWidth: number).lowered,
      HStack(spacing: number) {
        box(10, 10)
        box(10, 10)
      }.lowered,
      box(10, 10).layoutPriority(number).lowered, box(10, 10).zIndex(number).lowered,
      Text("a").font(.system(size: number)).lowered, Text("a").lineSpacing(number).lowered,
      Text("a").baselineOffset(number).lowered, box(10, 10).opacity(number).lowered,
      RoundedRectangle(cornerRadius: number).lowered,
      box(10, 10).alignmentGuide(.leading) { _ in number }.lowered,
      LazyVGrid(columns: [GridItem(.adaptive(minimum: number)), GridItem(.fixed(number))]) {
        box(10, 10)
      }.lowered,
      box(10, 10).scaleEffect(number).lowered, Spacer(minLength: number).lowered,
    ]
    for node in views {
      let tree = Laid.tree(node, 100, 100)
      for frame in tree.leafFrames { #expect(!frame.width.isNaN && !frame.minX.isNaN) }
    }
  }

  @Test("proposals that are none are asked as nothing")
  func proposals() {
    for (width, height) in [(-5, -5), (CGFloat.nan, 10)] as [(CGFloat, CGFloat)] {
      let tree = Laid.tree(
        HStack {
          Color.red
          Text("abc")
        }.lowered, width, height)
      #expect(tree.leafFrames.allSatisfy { $0.width >= 0 && $0.height >= 0 })
    }
  }

  @Test("an identity that occurs twice is told")
  func repeated() {
    let tree = Laid.tree(
      HStack { ForEach([1, 1, 2], id: \.self) { _ in box(10, 10) } }.lowered, nil, nil)
    #expect(tree.diagnostics.map(\.kind) == [.repeatedIdentity])
    #expect(tree.leafFrames.count == 3)
  }

  @Test("stacks in stacks ask each other no more often than they have to")
  func work() {
    var node = HStack {
      Color.red
      Text("a")
    }.lowered
    for depth in 0..<100 {
      let inner = node
      let axis: Axis = depth.isMultiple(of: 2) ? .vertical : .horizontal
      let key =
        axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
      node = Node(
        .stack(StackValue(axis, key, spacing: nil)), [inner, Color.blue.lowered, Text("b").lowered])
    }
    var limits = LayoutTree.Limits()
    limits.work = 100_000
    let tree = Laid.tree(node, 1_000, 1_000, limits: limits)
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.leafFrames.count == 202)
  }

  @Test("a layout that asks without end is cut")
  func exhausted() {
    var limits = LayoutTree.Limits()
    limits.work = 50
    let tree = Laid.tree(
      VStack { ForEach(0..<100) { _ in box(10, 10) } }.lowered, 100, 100, limits: limits)
    #expect(tree.diagnostics.first?.kind == .tooMuchWork)
  }
}
