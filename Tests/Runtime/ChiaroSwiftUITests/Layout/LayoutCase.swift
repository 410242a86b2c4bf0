// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroMedia
import ChiaroRaster
import ChiaroSwiftUI
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Views with the sizes and places that are known of them.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// Where the sizes and places are known from.
  let source: String
  let width: CGFloat?
  let height: CGFloat?
  let size: [CGFloat]
  /// The frames of texts, shapes, images and dividers, in the order in which they are written.
  let frames: [[CGFloat]]
  let node: @MainActor @Sendable () -> Node

  init(
    _ name: String, _ source: String, _ width: CGFloat?, _ height: CGFloat?, size: [CGFloat],
    _ frames: [[CGFloat]] = [],
    @ViewBuilder view: @MainActor @Sendable @escaping () -> some View
  ) {
    (self.name, self.source, self.width, self.height) = (name, source, width, height)
    (self.size, self.frames) = (size, frames)
    node = { view().lowered }
  }

  var testDescription: String { name }

  /// Lays the views out, and compares.
  @MainActor
  func check() {
    let tree = Laid.tree(node(), width, height)
    let whole = tree.bounds.size
    #expect(Laid.isNear([whole.width, whole.height], size), "\(name): \(whole), \(source)")
    let found = tree.leafFrames.map { [$0.minX, $0.minY, $0.width, $0.height] }
    if !frames.isEmpty {
      #expect(found.count == frames.count, "\(name)")
      for (one, two) in zip(found, frames) {
        #expect(Laid.isNear(one, two), "\(name): \(found), \(source)")
      }
    }
    #expect(tree.diagnostics.isEmpty, "\(name): \(tree.diagnostics)")
  }
}

/// What lays nodes out for tests: ten points a character, three pixels a point.
@MainActor
enum Laid {
  static func stage() -> Stage { Stage(resources: RenderResources(textShaper: Typewriter())) }

  static func tree(
    _ node: Node, _ width: CGFloat?, _ height: CGFloat?,
    limits: LayoutTree.Limits = LayoutTree.Limits(), store: StateStore = StateStore()
  ) -> LayoutTree {
    let tree = built(node, limits: limits, store: store)
    tree.layOut(by: ProposedViewSize(width: width, height: height))
    return tree
  }

  /// A tree that was not laid out yet.
  static func built(
    _ node: Node, limits: LayoutTree.Limits = LayoutTree.Limits(), store: StateStore = StateStore()
  ) -> LayoutTree {
    let tree = LayoutTree(stage: stage(), store: store, limits: limits)
    tree.build(node, in: EnvironmentValues(base: TraitCollection(displayScale: 3)))
    return tree
  }

  static func frames(
    _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: () -> some View
  ) -> [CGRect] {
    tree(view().lowered, width, height).leafFrames
  }

  nonisolated static func isNear(_ one: [CGFloat], _ two: [CGFloat]) -> Bool {
    one.count == two.count && zip(one, two).allSatisfy { abs($0 - $1) < 0.02 }
  }
}

/// A rectangle of a size.
@MainActor
func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// A condition that is false, and that the compiler does not know.
nonisolated let isShown = ProcessInfo.processInfo.environment["CHIARO_NO_SUCH_NAME"] != nil

// The kernel's modules have these names too.
typealias Button = ChiaroSwiftUI.Button
typealias Color = ChiaroSwiftUI.Color
typealias Environment = ChiaroSwiftUI.Environment
typealias Image = ChiaroSwiftUI.Image
typealias ScrollView = ChiaroSwiftUI.ScrollView
typealias State = ChiaroSwiftUI.State
typealias Text = ChiaroSwiftUI.Text
typealias TextAlignment = ChiaroSwiftUI.TextAlignment
typealias View = ChiaroSwiftUI.View
typealias Binding = ChiaroSwiftUI.Binding
typealias Label = ChiaroSwiftUI.Label
typealias NavigationStack = ChiaroSwiftUI.NavigationStack
