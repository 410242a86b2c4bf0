// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import ChiaroSwiftUI
import ChiaroViews
import Foundation

/// A node in a window, laid out.
@MainActor
struct SourceScreen {
  let window: Window
  private let screen: Screen
  /// The traits that all appearances share.
  private let base: TraitCollection
  private let controller: UIHostingController<NodeContent>

  /// The size in points.
  var size: CGSize { window.frame.size }

  /// Shows another appearance: what depends on what changed is evaluated and laid out again.
  func show(_ traits: TraitCollection) {
    screen.systemTraits = TraitCollection(traitsFrom: [base, traits])
    screen.update()
  }

  /// The elements of the layout; nil where nothing is shown.
  var tree: LayoutTree? { (controller.view as? NodeView)?.tree }

  /// Lays a node out in a room.
  ///
  /// - Parameters:
  ///   - node: the node
  ///   - room: the room; one that fits takes the size that the node answers
  ///   - traits: what sets the appearance apart
  ///   - resources: what sets texts and reads pictures
  ///   - names: the project's colors and images
  ///   - followsWishes: whether the scheme that a view wishes for its window is given
  ///   - isMac: whether a Mac shows it
  init(
    _ node: Node, in room: ScreenRoom, _ traits: TraitCollection, _ resources: RenderResources,
    names: NamedAssets, followsWishes: Bool = true, isMac: Bool = false
  ) {
    base = TraitCollection(userInterfaceStyle: .light).modifyingTraits {
      $0.userInterfaceIdiom = isMac ? .mac : room.size.width >= 700 ? .pad : .phone
      if isMac { $0.preferredContentSizeCategory = MacLook.textSize }
      $0.displayScale = room.scale
      $0.horizontalSizeClass = room.size.width >= 700 ? .regular : .compact
      $0.verticalSizeClass = room.side > 0 ? .compact : .regular
    }
    let stage = Stage(resources: resources, names: names, textScale: room.scale)
    let all = TraitCollection(traitsFrom: [base, traits])
    var size = room.size
    if room.fits {
      let measured = Self.size(of: node, in: room, all, stage)
      size = ScreenRoom.bounded(
        room.isAsWide ? room.size.width : measured.width, measured.height)
    }
    screen = Screen(bounds: CGRect(origin: .zero, size: size), systemTraits: all, stage: stage)
    window = Window(windowScene: WindowScene(screen: screen))
    screen.activate()
    window.deviceInsets = .init(
      top: room.top, left: room.side, bottom: room.bottom, right: room.side)
    controller = stage.performAsCurrent { UIHostingController(rootView: NodeContent(node)) }
    if !followsWishes { (controller.view as? NodeView)?.onPreferredColorScheme = nil }
    window.rootViewController = controller
    if !room.isOpaque { controller.view.backgroundColor = .clear }
    window.makeKeyAndVisible()
    screen.update()
  }

  /// The size that a node answers to a room.
  private static func size(
    of node: Node, in room: ScreenRoom, _ traits: TraitCollection, _ stage: Stage
  ) -> CGSize {
    let tree = LayoutTree(stage: stage)
    return stage.performAsCurrent {
      tree.build(node, in: EnvironmentValues(base: traits))
      if room.isUnbounded { return tree.size(for: .unspecified) }
      return tree.size(for: ProposedViewSize(width: room.size.width, height: room.size.height))
    }
  }
}
