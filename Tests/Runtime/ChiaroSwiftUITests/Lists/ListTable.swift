// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import ChiaroSwiftUI
import ChiaroViews
import Foundation
import Testing

/// A list whose rows are known from pictures.
struct ListCase: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  let release: SystemRelease
  let width: CGFloat
  /// The upper and lower edges of rows, headers and footers.
  let edges: [[CGFloat]]
  let node: @MainActor @Sendable () -> Node

  init(
    _ name: String, _ source: String, _ release: SystemRelease, _ width: CGFloat,
    _ edges: [[CGFloat]], @ViewBuilder view: @MainActor @Sendable @escaping () -> some View
  ) {
    (self.name, self.source, self.release) = (name, source, release)
    (self.width, self.edges, node) = (width, edges, { view().lowered })
  }

  var testDescription: String { name }

  @MainActor
  var tree: LayoutTree {
    let tree = LayoutTree(stage: Laid.stage())
    let traits = TraitCollection {
      $0.displayScale = 3
      $0.systemRelease = release
    }
    tree.build(node(), in: EnvironmentValues(base: traits))
    tree.layOut(in: CGRect(x: 0, y: 0, width: width, height: 1_000))
    return tree
  }
}

extension LayoutTree {
  /// The frames of rows, headers and footers.
  var partFrames: [CGRect] {
    elements.compactMap {
      if case .listPart = $0.kind, $0.frame != .zero { $0.frame } else { nil }
    }
  }
}

extension ListCase {
  /// Rows with boxes of known heights, so that no text has a say.
  static let all: [ListCase] = [
    ListCase(
      "a row is its content and 30", "swiftui-metrics, table 4, row height rule", .iOS26, 390,
      [[35, 93]]
    ) { List { box(28, 28) } },
    ListCase(
      "rows are below each other", "swiftui-metrics, table 4, row height rule", .iOS26, 390,
      [[35, 87], [87, 139]]
    ) {
      List {
        box(10, 22)
        box(10, 22)
      }
    },
    ListCase(
      "cards without headers are 35 apart", "swiftui-metrics, table 4, card to card", .iOS26, 390,
      [[35, 87], [122, 174]]
    ) {
      List {
        Section { box(10, 22) }
        Section { box(10, 22) }
      }
    },
    ListCase(
      "before iOS 26 a row is at least 44", "swiftui-metrics, table 4, row height", .iOS18, 390,
      [[35, 79]]
    ) { List { box(30, 30) } },
    ListCase(
      "a footer is 8 below its card", "swiftui-metrics, table 4, footer text", .iOS26, 390,
      [[35, 87], [95, 105]]
    ) {
      List {
        Section {
          box(10, 22)
        } footer: {
          box(10, 10)
        }
      }
    },
    ListCase(
      "insets of zero leave the content", "swiftui-metrics, table 4, TextEditor in a row", .iOS26,
      390, [[35, 155]]
    ) { List { box(10, 120).listRowInsets(EdgeInsets()) } },
    ListCase(
      "a plain list begins at the top", "swiftui-metrics, table 5, row height", .iOS26, 393,
      [[0, 52], [52, 104]]
    ) {
      List {
        box(10, 22)
        box(10, 22)
      }
      .listStyle(.plain)
    },
    ListCase(
      "a form is a list of cards", "SU190", .iOS26, 390, [[35, 87]]
    ) { Form { box(10, 22) } },
    ListCase(
      "a least height is kept", "SU180", .iOS26, 390, [[35, 115]]
    ) { List { box(10, 22) }.environment(\.defaultMinListRowHeight, 80) },
  ]
}

@Suite("Lists of nodes")
@MainActor
struct ListTests {
  @Test("SU180: rows, headers and footers stand as in pictures", arguments: ListCase.all)
  func places(row: ListCase) {
    let frames = row.tree.partFrames.map { [$0.minY, $0.maxY] }
    #expect(frames.count == row.edges.count, "\(row.name): \(frames)")
    for (one, two) in zip(frames, row.edges) {
      #expect(Laid.isNear(one, two), "\(row.name): \(frames), \(row.source)")
    }
  }

  @Test(
    "SU178: cards stay 16 from the sides on iOS 26 and 20 before",
    arguments: [
      (SystemRelease.iOS26, CGFloat(16)), (SystemRelease.iOS18, CGFloat(20)),
    ])
  func sides(release: SystemRelease, side: CGFloat) {
    let row = ListCase("", "", release, 390, []) { List { box(10, 10) } }
    #expect(row.tree.partFrames.first?.minX == side)
    #expect(row.tree.partFrames.first?.width == 390 - 2 * side)
  }

  @Test("SU185: a separator begins at the text, on the side where the text begins")
  func mirroredSeparators() {
    func lines(_ direction: ChiaroSwiftUI.LayoutDirection) -> [[Float]] {
      let shown = Shown(CGSize(width: 390, height: 300)) {
        List {
          Text("a")
          Text("b")
        }
        .environment(\.layoutDirection, direction)
      }
      return shown.window.displayList.commands.compactMap {
        if case .fill(let rect, _) = $0, rect.height <= 0.5 { [rect.x, rect.maxX] } else { nil }
      }
    }
    #expect(lines(.leftToRight) == [[40, 370]])
    #expect(lines(.rightToLeft) == [[20, 350]])
  }

  @Test("SU179: each view of a group and each element of a collection is a row")
  func rows() {
    let row = ListCase("", "", .iOS26, 390, []) {
      List {
        Group {
          box(1, 1)
          box(1, 1)
        }
        ForEach(0..<3) { _ in box(1, 1) }
        VStack {
          box(1, 1)
          box(1, 1)
        }
      }
    }
    #expect(row.tree.partFrames.count == 6)
  }

  @Test("SU184: outside of a list a section is its views")
  func loose() {
    let frames = Laid.frames(nil, nil) {
      VStack(spacing: 0) {
        Section {
          box(10, 20)
        } header: {
          box(10, 5)
        }
      }
    }
    #expect(frames.map(\.height) == [5, 20])
  }
}
