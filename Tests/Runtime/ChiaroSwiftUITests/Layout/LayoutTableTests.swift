// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation
import Testing

@Suite("Layout of nodes")
@MainActor
struct LayoutTableTests {
  @Test("stacks distribute their length", arguments: StackTable.distribution)
  func distribution(_ row: LayoutCase) { row.check() }

  @Test("spacers take what is left", arguments: StackTable.spacers)
  func spacers(_ row: LayoutCase) { row.check() }

  @Test("neighbors keep the distance that they prefer", arguments: GapTable.cases)
  func gaps(_ row: LayoutCase) { row.check() }

  @Test("guides meet", arguments: AlignmentTable.cases)
  func alignment(_ row: LayoutCase) { row.check() }

  @Test("frames bound their views", arguments: FrameTable.frames)
  func frames(_ row: LayoutCase) { row.check() }

  @Test("one view is changed", arguments: FrameTable.changes)
  func changes(_ row: LayoutCase) { row.check() }

  @Test("views are on top of each other", arguments: ContainerTable.piles)
  func piles(_ row: LayoutCase) { row.check() }

  @Test("content is larger than its room", arguments: ContainerTable.scrolling)
  func scrolling(_ row: LayoutCase) { row.check() }

  @Test("views are in rows and columns", arguments: ContainerTable.grids)
  func grids(_ row: LayoutCase) { row.check() }

  @Test("texts have lines", arguments: TextTable.cases)
  func texts(_ row: LayoutCase) { row.check() }

  @Test("each alignment has its place", arguments: PlaceTable.cases)
  func places(_ row: LayoutCase) { row.check() }

  @Test("lines have the height of their style and size", arguments: TextSizeTable.cases)
  func textSizes(_ row: LayoutCase) { row.check() }

  @Test("one rule inside of another", arguments: NestingTable.cases)
  func nesting(_ row: LayoutCase) { row.check() }

  @Test("one view in a bounded room", arguments: SizingTable.frames)
  func sizing(_ row: LayoutCase) { row.check() }

  @Test("many views in columns", arguments: SizingTable.grids)
  func columns(_ row: LayoutCase) { row.check() }

  /// The rows of all tables.
  nonisolated static let all: [LayoutCase] = [
    StackTable.distribution, StackTable.spacers, GapTable.cases, AlignmentTable.cases,
    FrameTable.frames, FrameTable.changes, ContainerTable.piles, ContainerTable.scrolling,
    ContainerTable.grids, TextTable.cases, PlaceTable.cases, TextSizeTable.cases,
    NestingTable.cases, SizingTable.frames, SizingTable.grids,
  ].flatMap { $0 }

  @Test("there are 250 rows and more, each with a source")
  func count() {
    #expect(Self.all.count >= 250)
    #expect(Self.all.allSatisfy { !$0.source.isEmpty })
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
  }

  @Test("of an endless length each view gets all, and so keeps its line")
  func endless() {
    let row = HStack(spacing: 0) {
      Text(verbatim: "some words").frame(maxWidth: .infinity)
      Text(verbatim: "more words").frame(maxWidth: .infinity)
    }
    let size = Laid.built(row.lowered).size(for: ProposedViewSize(width: .infinity, height: nil))
    let line = Laid.built(Text(verbatim: "some words").lowered).size(for: .unspecified)
    #expect(size.width == .infinity && size.height == line.height)
  }

  @Test("SU1: a view that only has a body has the size of it")
  func neutral() {
    struct Plain: View {
      var body: some View { box(20, 10) }
    }
    #expect(Laid.frames(100, 100) { Plain() } == Laid.frames(100, 100) { box(20, 10) })
  }

  @Test("SU4: the whole is in the middle of the safe area")
  func safeArea() {
    let tree = LayoutTree(stage: Laid.stage())
    tree.build(box(20, 10).lowered, in: EnvironmentValues())
    tree.layOut(
      in: CGRect(x: 0, y: 0, width: 100, height: 200),
      safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    #expect(tree.leafFrames == [CGRect(x: 40, y: 105, width: 20, height: 10)])
  }

  @Test("SU39, SU68: what ignores the safe area reaches under it, and a style behind a view")
  func underSafeArea() {
    let room = CGRect(x: 0, y: 0, width: 100, height: 200)
    let insets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    func frames(_ view: some View) -> [CGRect] {
      let tree = LayoutTree(stage: Laid.stage())
      tree.build(view.lowered, in: EnvironmentValues())
      tree.layOut(in: room, safeArea: insets)
      return tree.leafFrames
    }
    #expect(frames(Color.red.ignoresSafeArea()) == [room])
    #expect(
      frames(Color.red.ignoresSafeArea(edges: .top))
        == [CGRect(x: 0, y: 0, width: 100, height: 170)])
    #expect(frames(Color.red.background(.blue)).last == room)
    #expect(
      frames(Color.red.background { Color.blue }).last
        == CGRect(x: 0, y: 50, width: 100, height: 120))
    // What is too large for the safe area touches both of its edges, and fits into the whole.
    let pile = ZStack {
      Color.red
      box(20, 150)
    }
    #expect(frames(pile.ignoresSafeArea()).first == room)
    // What does not touch the edge stays where it is (statement SU69).
    #expect(frames(box(20, 10).background(.blue)).last?.height == 10)
  }

  @Test("SU5: the edges of what is drawn are on pixels")
  func pixels() throws {
    let tree = Laid.tree(
      HStack(spacing: 0) {
        Color.red
        Color.blue
        Color.green
      }.lowered, 10, 10)
    for index in tree.elements.indices {
      let frame = tree.onPixels(tree.elements[index].frame, of: index)
      for place in [frame.minX, frame.maxX] {
        #expect(abs((place * 3).rounded() - place * 3) < 0.001)
      }
    }
  }

  @Test("SU71: a layout of an app's own, with a view that it does not place")
  func ownLayout() {
    #expect(
      Laid.frames(100, 50) {
        Diagonal {
          box(10, 10)
          box(10, 10)
          box(20, 20)
        }
      }
        == [
          CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 10, width: 10, height: 10),
          CGRect(x: 40, y: 15, width: 20, height: 20),
        ])
  }
}

/// A layout that places two views, one after the other, down to the right.
private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var place = bounds.origin
    for subview in subviews.prefix(2) {
      subview.place(at: place, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      place = CGPoint(x: place.x + size.width, y: place.y + size.height)
    }
  }
}
