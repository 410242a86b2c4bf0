// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroFoundation
package import ChiaroViews
package import Foundation
import Observation

/// A view of the kernel that lays out and shows nodes.
///
/// It evaluates them again when state changed, or a trait that an evaluation read; colors follow
/// the style by themselves.
package class NodeView: ChiaroViews.View, SizeMeasuring {
  let palette = Palette()
  /// What holds the views that show the nodes: what is put there asks only it for layout.
  private let content = KernelView()
  /// The state of the views.
  package let store = StateStore()
  private(set) var kept: [LayoutTree.ControlIdentity: KernelView] = [:]
  /// The tree of the last evaluation; nil before the first.
  package private(set) var tree: LayoutTree?
  /// Makes the node that is shown.
  package var root: @MainActor () -> Node {
    didSet { invalidate() }
  }
  private let runner = BehaviorRunner()
  /// The number of times that the nodes were evaluated.
  package private(set) var evaluations = 0
  /// Called with the color scheme that a view prefers for the window; nil for none.
  package var onPreferredColorScheme: (@MainActor (ColorScheme?) -> Void)?

  /// Creates a view that shows nothing yet.
  package override init(frame: CGRect) {
    root = { .empty }
    super.init(frame: frame)
    addSubview(content)
    store.onChange = { [weak self] in self?.invalidate() }
  }

  /// Creates a view that shows nodes.
  package convenience init(_ root: @escaping @MainActor () -> Node) {
    self.init(frame: .zero)
    self.root = root
  }

  private func evaluated(_ traits: TraitCollection) -> LayoutTree {
    let tree = LayoutTree(stage: stage, palette: palette, store: store)
    tree.keptControls = kept
    withObservationTracking {
      stage.performAsCurrent { tree.build(root(), in: EnvironmentValues(base: traits)) }
    } onChange: { [weak self] in
      MainQueue.run { self?.invalidate() }
    }
    evaluations += 1
    return tree
  }

  /// What the nodes were shown in.
  private struct Setting {
    var bounds: CGRect
    var safeArea: EdgeInsets
    var traits: TraitCollection
  }
  private var shown: (setting: Setting, reads: TraitMask)?

  /// How often something changed that nodes are made of.
  private var changes = 0

  private func invalidate() {
    changes += 1
    shown = nil
    setNeedsLayout()
  }

  /// Whether what is shown holds in a setting: layout is asked for with every change of traits.
  private func holds(in setting: Setting) -> Bool {
    guard let shown, shown.setting.bounds == setting.bounds,
      shown.setting.safeArea == setting.safeArea
    else { return false }
    return !setting.traits.difference(from: shown.setting.traits).intersects(shown.reads)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let traits = untrackedTraits
    let setting = Setting(
      bounds: bounds, safeArea: EdgeInsets(safeAreaInsets, traits.layoutDirection),
      traits: traits)
    // The kernel asks for layout where one of the traits changes that the nodes were made of.
    defer { if let shown { TraitReads.note(shown.reads) } }
    guard !holds(in: setting) else { return }
    // What views do when they come is seen in the first picture (statement SU170); what goes on
    // changing is shown in the rounds after this one.
    var rounds = 1
    while !evaluate(setting), rounds < Self.rounds { rounds += 1 }
    onPreferredColorScheme?(tree?.preferredColorScheme)
  }

  /// The greatest number of evaluations in one layout.
  private static let rounds = 4

  /// Evaluates and shows the nodes; returns whether nothing changed meanwhile.
  private func evaluate(_ setting: Setting) -> Bool {
    let former = changes
    let (tree, reads) = TraitReads.record { show(setting) }
    self.tree = tree
    let atBodies = changes
    runner.take(tree.behaviors)
    // What changed meanwhile, by a body, is shown in the next round.
    shown = changes == former ? (setting, reads) : nil
    return changes == atBodies
  }

  private func show(_ setting: Setting) -> LayoutTree {
    let tree = evaluated(setting.traits.watched)
    tree.layOut(in: setting.bounds, safeArea: setting.safeArea)
    var installer = ItemInstaller(former: kept)
    content.frame = setting.bounds
    installer.install(tree.paintItems(), in: content)
    kept = installer.current
    return tree
  }

  package override func safeAreaInsetsDidChange() { setNeedsLayout() }

  package func measuredSize(within size: CGSize) -> CGSize {
    evaluated(untrackedTraits).size(
      for: ProposedViewSize(
        width: size.width.isFinite ? size.width : nil,
        height: size.height.isFinite ? size.height : nil))
  }
}

extension EdgeInsets {
  /// Creates insets of the kernel's, by the direction of the layout.
  fileprivate init(
    _ insets: ChiaroViews.EdgeInsets, _ direction: ChiaroAppearance.LayoutDirection
  ) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
