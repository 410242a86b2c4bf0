// SPDX-License-Identifier: MIT

/// What a type and its superclasses set up beside a color: the grounds and texts that adapt, and
/// those of which nobody knows.
struct Company {
  private var grounds: [String: Set<String>]
  private let texts: Set<String>
  private let inherits: Set<String>
  private let project: ProjectFacts

  init(of type: String, _ project: ProjectFacts) {
    let family = project.family(of: type)
    grounds = family.groundSources
    texts = family.adaptiveTexts.union(family.labels.subtracting(family.coloredTexts))
    inherits = family.inherits
    self.project = project
  }

  /// Whether a type is one of the system's whose ground adapts, or a view of SwiftUI.
  private static let systemTypes: Set = [
    "UITableViewController", "UITableViewCell", "UICollectionViewListCell",
    "UITableViewHeaderFooterView", "UIAlertController", "NSTableCellView", "NSViewController",
    "NSWindowController", "NSStackView",
  ]

  var hasSystemGround: Bool { !inherits.isDisjoint(with: Self.systemTypes) }

  var isWindow: Bool { inherits.contains { $0.hasSuffix("Window") || $0.hasSuffix("Panel") } }

  var isController: Bool { inherits.contains { $0.hasSuffix("ViewController") } }

  /// Whether some text has the system's color, because it is given or because nothing is.
  func hasAdaptiveText(besides receiver: String) -> Bool {
    texts.contains { $0 != receiver }
  }

  /// Whether an object is a text that has the system's color.
  func isAdaptiveText(_ receiver: String) -> Bool { texts.contains(receiver) }

  /// Whether an object has a ground that adapts, and none besides.
  func hasAdaptiveGround(_ receiver: String) -> Bool {
    guard let sources = grounds[receiver], !sources.isEmpty else { return false }
    return sources.allSatisfy(adapts)
  }

  /// The objects on which others stand.
  private var containers: [String: Set<String>] {
    grounds.filter { ColorIndex.isContainer($0.key) }
  }

  /// Whether what others stand on adapts, wherever it is set.
  var hasAdaptiveGround: Bool {
    let sources = containers.values.flatMap { $0 }.filter { $0 != ".clear" }
    return !sources.isEmpty && sources.allSatisfy(adapts)
  }

  /// Whether what others stand on has a color of which nobody knows, or a fixed one.
  var hasOwnGround: Bool {
    containers.values.joined().contains { $0 != ".clear" && !adapts($0) }
  }

  private func adapts(_ source: String) -> Bool {
    if let known = project.adapts(source) { return known }
    return LayerColorSource.isSystemGround(source)
  }
}
