// SPDX-License-Identifier: MIT

/// What a type and its superclasses set up beside a color: the grounds and texts that adapt, and
/// those of which nobody knows.
///
/// It is worked out once for a type, however many colors the type has.
struct Company {
  /// Whether what others stand on adapts, wherever it is set.
  let hasAdaptiveGround: Bool
  /// Whether what others stand on has a color of which nobody knows, or a fixed one.
  let hasOwnGround: Bool
  /// Whether it, or one that it inherits from, has one style for good.
  let hasOneStyle: Bool
  /// Whether a theme of the project's own is applied.
  let followsTheme: Bool
  /// The members that set a property of an object.
  let assignments: [String: Set<String>]
  /// The objects whose ground adapts.
  private let adaptiveGrounds: Set<String>
  private let texts: Set<String>
  /// The texts of a cell that whoever fills it gives a color.
  private let filled: Set<String>
  private let inherits: Set<String>
  /// Whether all texts that it shows have colors of its own, or another view, such as SwiftUI's,
  /// has them.
  let hasTextsOfItsOwn: Bool

  init(of type: String, _ project: ProjectFacts) {
    let family = project.family(of: type)
    let grounds = family.groundSources.mapValues { $0.filter { $0 != ".clear" } }
      .filter { !$0.value.isEmpty }
    let adaptive = grounds.filter { $0.value.allSatisfy { Self.adapts($0, project) } }
    let containers = grounds.filter { ColorIndex.isContainer($0.key) }
    adaptiveGrounds = Set(adaptive.keys)
    hasOwnGround = containers.contains { adaptive[$0.key] == nil }
    hasAdaptiveGround = !containers.isEmpty && !hasOwnGround
    hasOneStyle = family.locksStyle && !family.unlocks
    followsTheme = family.followsTheme
    assignments = family.assignments
    filled = type.hasSuffix("Cell") ? project.textsFilledByOthers : []
    let colored = family.coloredTexts.union(filled.intersection(family.labels))
    texts = family.adaptiveTexts.union(family.labels).subtracting(filled)
      .subtracting(family.coloredTexts.subtracting(family.adaptiveTexts))
    inherits = family.inherits
    hasTextsOfItsOwn = family.hostsSwiftUI || !colored.isEmpty && texts.isEmpty
  }

  private static func adapts(_ source: String, _ project: ProjectFacts) -> Bool {
    project.adapts(source) ?? LayerColorSource.isSystemGround(source)
  }

  /// The system's types whose ground adapts.
  private static let systemTypes: Set = [
    "UITableViewController", "UITableViewCell", "UICollectionViewListCell",
    "UITableViewHeaderFooterView", "UIAlertController", "NSTableCellView", "NSViewController",
    "NSWindowController", "NSStackView", "UITextView",
  ]

  /// Whether the type is one of the system's whose ground adapts.
  var hasSystemGround: Bool { !inherits.isDisjoint(with: Self.systemTypes) }

  var isWindow: Bool { inherits.contains { $0.hasSuffix("Window") || $0.hasSuffix("Panel") } }

  /// Whether a variable that begins with a color is given another: a property by an initializer, a
  /// function's own one in the same function, as where the system is new enough.
  func replaces(_ use: ColorUse) -> Bool {
    guard use.isVariable, let name = use.sink.constant,
      let members = assignments["self.\(name)"]
    else { return false }
    if members.contains("init") { return true }
    guard case .named(_, _, isLocal: true) = use.sink else { return false }
    return members.contains(use.site.member)
  }

  /// Whether its view is a list that the type gives a ground by its own name, so that nobody sees
  /// what the view is given.
  var coversView: Bool {
    [("UITableViewController", "tableView"), ("UICollectionViewController", "collectionView")]
      .contains { type, list in
        inherits.contains(type) && assignments["\(list).backgroundColor"] != nil
      }
  }

  /// Whether what a cell gives a text to begin with, or before it is used again, is replaced by
  /// whoever fills it.
  func isFilled(_ use: ColorUse) -> Bool {
    use.role == .text && filled.contains(use.site.receiver)
  }

  /// Whether the type is a view or a cell, which has a ground of its own.
  var isView: Bool {
    ["UIView", "UIControl", "NSView", "UITableViewCell", "UICollectionViewCell"]
      .contains(where: inherits.contains)
  }

  var isController: Bool { inherits.contains { $0.hasSuffix("ViewController") } }

  /// Whether some text has the system's color, because it is given or because nothing is.
  func hasAdaptiveText(besides receiver: String) -> Bool {
    texts.contains { $0 != receiver }
  }

  /// Whether an object is a text that has the system's color.
  func isAdaptiveText(_ receiver: String) -> Bool { texts.contains(receiver) }

  /// Whether an object has a ground that adapts, and none besides.
  func hasAdaptiveGround(_ receiver: String) -> Bool { adaptiveGrounds.contains(receiver) }
}
