// SPDX-License-Identifier: MIT

import ChiaroRaster
package import ChiaroViews
package import Foundation

/// Nodes that are being laid out, in flat arrays.
///
/// Nodes that only group, name or change the environment are left out: each element takes part in
/// layout. Each element caches its sizes by proposal, so that none is computed twice.
@MainActor
package final class LayoutTree {
  package let stage: Stage
  let palette: Palette
  let store: StateStore

  // Checks of exclusive access would take a tenth of a layout. No closure of a view runs while one
  // of these arrays is being changed.
  @exclusivity(unchecked) package internal(set) var elements: [Element] = []
  /// The children of all elements; an element's are a range of it.
  @exclusivity(unchecked) var childList: [Int32] = []
  package internal(set) var environments: [EnvironmentValues] = []
  @exclusivity(unchecked) var texts: [SetText] = []
  @exclusivity(unchecked) var answers: [Answer] = []
  /// The places of children in answers.
  @exclusivity(unchecked) var placements: [Placement] = []
  package internal(set) var diagnostics: [NodeDiagnostic] = []
  /// The color scheme that a view prefers for its window; nil for none.
  package internal(set) var preferredColorScheme: ColorScheme?
  /// What is made when its size is known, by element.
  var pending: [Int: PendingContent] = [:]
  /// What views say about their cells, by element.
  var cells: [Int: CellValue] = [:]
  /// What views tell the layout around them, by element.
  var layoutValues: [Int: [ObjectIdentifier: any Sendable]] = [:]
  /// The controls of the kernel, by element.
  package internal(set) var controls: [Int: KernelView] = [:]
  /// The controls of the evaluation before, by identity.
  package var keptControls: [ControlIdentity: KernelView] = [:]
  var controlIdentities: [Int: ControlIdentity] = [:]

  /// What views do when they come, change or go.
  var behaviors: [PlacedBehavior] = []
  private var behaviorCounts: [[IdentityStep]: Int] = [:]
  /// What views say about their rows in lists, by element.
  var rows: [Int: RowValue] = [:]
  /// What is behind rows of lists, and what masks views, by element.
  var backgrounds: [Int: Int32] = [:]
  /// How far scroll views and bars reach under what is covered, by element.
  var reaches: [Int: EdgeInsets] = [:]
  /// The room that is not covered where elements are being placed; nil for that of the whole.
  var safeRoom: CGRect?
  /// How far views reach that go under what is covered; nil for the bounds of the whole.
  var reachRoom: CGRect?

  var path: [IdentityStep] = []
  /// The number of rows of grids.
  var rowCount = 0
  /// The number of rows that the lazy stack that is being built does not make.
  var unmadeRows = 0
  /// How many sizes were worked out.
  package internal(set) var work = 0
  /// Whether views of the kernel came while places were given.
  var viewsWereMade = false
  /// Notes the views around elements for an inspection; nil in a tree that is shown.
  var trace: InspectionTrace?
  private var told: Set<NodeDiagnostic> = []

  /// The bounds beyond which views are left out, with a diagnostic.
  package struct Limits: Sendable {
    /// The greatest number of elements.
    package var elements = 200_000
    /// The greatest number of nodes inside of each other.
    package var depth = 600
    /// The greatest number of rows of one collection that a lazy stack makes; the length of the
    /// others is estimated.
    package var lazyRows = 1_000
    /// The greatest number of sizes that are worked out.
    package var work = 20_000_000

    package init() {}
  }
  let limits: Limits
  /// How many rows of lazy stacks were not made, by element.
  var unmade: [Int: Int] = [:]

  // Where the nodes are shown.
  package internal(set) var root: Int?
  /// The room of the whole, in points.
  package internal(set) var bounds = CGRect.zero
  /// The insets that bars and the device cover.
  package internal(set) var safeArea = EdgeInsets()

  /// Creates a tree for nodes on a stage.
  package init(
    stage: Stage, palette: Palette = Palette(), store: StateStore = StateStore(),
    limits: Limits = Limits()
  ) {
    (self.stage, self.palette, self.store, self.limits) = (stage, palette, store, limits)
  }

  /// An element of the layout.
  package struct Element {
    package internal(set) var kind: Node.Kind
    var first: Int32 = 0
    var count: Int32 = 0
    package internal(set) var environment: Int32
    /// The last answer, with which the others are linked; -1 for none.
    var newest: Int32 = -1
    /// The answer with which the element is placed; -1 before.
    var final: Int32 = -1
    /// The text, by its place in the list; -1 for none.
    var text: Int32 = -1
    var flags: Flags = []
    var axis: Axis?
    var priority: Double = 0
    var spacing = SpacingPreference.usual
    /// The element's frame, in points from the top left of the whole.
    package internal(set) var frame = CGRect.zero
    package internal(set) var place: SourcePlace?
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A view in the element sets a guide.
    static let guides = Flags(rawValue: 1)
    /// A text is in the element.
    static let text = Flags(rawValue: 2)
    /// A view of the kernel is in the element.
    static let views = Flags(rawValue: 4)
  }

  /// A size that an element answered.
  struct Answer {
    var proposal: ProposedViewSize
    /// The proposals with the same answer.
    var range: ProposalRange
    var size: CGSize
    /// The places of the children; -1 where there are none.
    var placements: Int32
    var next: Int32
  }

  /// Where a child is placed in an element, and with what proposal.
  struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  /// Content that is made when its size is known.
  struct PendingContent {
    var context: BuildContext
    var path: [IdentityStep]
  }

  /// An identity as a key.
  package struct ControlIdentity: Hashable {
    let path: [IdentityStep]
  }

  // MARK: Elements

  /// The children of an element.
  func children(_ element: Int) -> ArraySlice<Int32> {
    let first = Int(elements[element].first)
    return childList[first..<first + Int(elements[element].count)]
  }

  func child(_ element: Int, _ index: Int = 0) -> Int {
    Int(childList[Int(elements[element].first) + index])
  }

  package func environment(of element: Int) -> EnvironmentValues {
    environments[Int(elements[element].environment)]
  }

  /// Returns the identity of a behavior at the place that is being built.
  func behaviorIdentity() -> PlacedBehavior.Identity {
    let number = behaviorCounts[path, default: 0]
    behaviorCounts[path] = number + 1
    return PlacedBehavior.Identity(path: path, number: number)
  }

  func tell(
    _ kind: NodeDiagnostic.Kind, _ view: String, _ message: String, _ place: SourcePlace? = nil
  ) {
    let diagnostic = NodeDiagnostic(kind: kind, view: view, message: message, place: place)
    guard told.count < 100, told.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
  }

  /// The frames of the visible elements, in source order.
  package var leafFrames: [CGRect] {
    elements.compactMap { element in
      guard element.final >= 0 else { return nil }
      switch element.kind {
      case .text, .shape, .image, .divider, .control: return element.frame
      default: return nil
      }
    }
  }

  // MARK: The whole

  /// Makes the elements of a node.
  package func build(_ node: Node, in environment: EnvironmentValues) {
    environments.append(environment)
    store.begin()
    var list: [Int32] = []
    build(node, BuildContext(environment: 0), into: &list)
    root = list.isEmpty ? nil : Int(wrapped(list, .center, BuildContext(environment: 0)))
  }

  /// Lays the elements out in a room, inside of the safe area (statement SU4).
  package func layOut(in bounds: CGRect, safeArea: EdgeInsets = EdgeInsets()) {
    (self.bounds, self.safeArea) = (bounds, safeArea)
    defer { store.finish() }
    guard let root else { return }
    let room = safeRect
    let answer = answer(root, ProposedViewSize(room.size))
    let size = answers[answer].size
    place(
      root, answer,
      at: CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2))
  }

  /// Places the elements by a proposal, the whole at the top left.
  package func layOut(by proposal: ProposedViewSize) {
    defer { store.finish() }
    guard let root else { return }
    let known = answer(root, proposal)
    bounds = CGRect(origin: .zero, size: answers[known].size)
    place(root, known, at: .zero)
  }

  /// Returns the size that the whole answers to a proposal.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    root.map { answers[answer($0, proposal)].size } ?? .zero
  }

  /// The room without what is covered.
  var safeRect: CGRect {
    safeRoom
      ?? CGRect(
        x: bounds.minX + safeArea.leading, y: bounds.minY + safeArea.top,
        width: max(0, bounds.width - safeArea.horizontal),
        height: max(0, bounds.height - safeArea.vertical))
  }
}
