// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A press of the pointer in a collection view that is not over yet.
struct CollectionPress {
  /// Where the press began.
  var start: NSPoint
  /// The item that was pressed; nil for a press between the items.
  var path: IndexPath?
  /// What was selected when it began.
  var former: Set<IndexPath>
  /// Whether what was selected stays so.
  var extends: Bool
  /// What would be selected if the press ended.
  var wish: Set<IndexPath>
  /// The rectangle that a drag between the items spans; nil for none.
  var band: BandView?
  /// Whether the item was not given to be dragged.
  var isDragRefused = false
}

/// The rectangle that a drag between items spans.
final class BandView: NSView {
  override func hitTest(_ point: NSPoint) -> NSView? { nil }
  override func drawContent(in context: GraphicsContext) {
    context.fill(bounds, ControlLook.press)
    context.strokeColor = ControlLook.edge
    context.stroke(bounds, width: 1)
  }
}

extension NSCollectionView {
  /// The indexes of the selected items in the first section; setting them also deselects all items
  /// of the other sections.
  public final var selectionIndexes: IndexSet {
    get { IndexSet(selected.filter { $0.section == 0 }.map(\.item)) }
    set { selectionIndexPaths = Set(newValue.map { IndexPath(item: $0, section: 0) }) }
  }
  /// Selects items without notifying the delegate, and scrolls to them unless `scrollPosition` is
  /// empty.
  ///
  /// If `allowsMultipleSelection` is true, the items selected before stay selected.
  public final func selectItems(
    at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition
  ) {
    selectionIndexPaths = allowsMultipleSelection ? selected.union(indexPaths) : indexPaths
    if !scrollPosition.isEmpty { scrollToItems(at: indexPaths, scrollPosition: scrollPosition) }
  }
  /// Deselects items without notifying the delegate.
  public final func deselectItems(at indexPaths: Set<IndexPath>) {
    selectionIndexPaths = selected.subtracting(indexPaths)
  }
  /// Scrolls so that items appear at a position in the visible area; with an empty position,
  /// scrolls only as far as needed.
  public final func scrollToItems(
    at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition
  ) {
    if let scroll = enclosingScrollView { scroll.layoutSubtreeIfNeeded() }
    let frames = indexPaths.compactMap { layoutAttributesForItem(at: $0)?.frame }
    guard let first = frames.first else { return }
    let rect = frames.dropFirst().reduce(first) { $0.union($1) }
    guard let clip = enclosingScrollView?.contentView else { return }
    var origin = clip.bounds.origin
    let room = clip.bounds.size
    let isMirrored = isRightToLeft
    if scrollPosition.contains(.top) { origin.y = rect.minY }
    if scrollPosition.contains(.bottom) { origin.y = rect.maxY - room.height }
    if scrollPosition.contains(.centeredVertically) { origin.y = rect.midY - room.height / 2 }
    if scrollPosition.contains(isMirrored ? .trailingEdge : .leadingEdge) { origin.x = rect.minX }
    if scrollPosition.contains(isMirrored ? .leadingEdge : .trailingEdge) {
      origin.x = rect.maxX - room.width
    }
    if scrollPosition.contains(.left) { origin.x = rect.minX }
    if scrollPosition.contains(.right) { origin.x = rect.maxX - room.width }
    if scrollPosition.contains(.centeredHorizontally) { origin.x = rect.midX - room.width / 2 }
    if scrollPosition.isDisjoint(with: .placed) { return _ = scrollToVisible(rect) }
    clip.scroll(to: origin)
  }

  // MARK: Of people

  /// Selects what a person chose, as far as the delegate allows, and tells it.
  final func commit(_ wish: Set<IndexPath>) {
    var (new, gone) = (wish.subtracting(selected), selected.subtracting(wish))
    if let delegate {
      if !new.isEmpty { new = delegate.collectionView(self, shouldSelectItemsAt: new) }
      if !gone.isEmpty { gone = delegate.collectionView(self, shouldDeselectItemsAt: gone) }
    }
    if !allowsMultipleSelection, !selected.subtracting(gone).isEmpty { new = [] }
    let result = selected.union(new).subtracting(gone)
    guard allowsEmptySelection || !result.isEmpty || selected.isEmpty else { return }
    guard result != selected else { return }
    selectionIndexPaths = result
    if !gone.isEmpty { delegate?.collectionView(self, didDeselectItemsAt: gone) }
    if !new.isEmpty { delegate?.collectionView(self, didSelectItemsAt: new) }
  }
  /// Lets the items that are shown know whether they are selected.
  final func showSelection() {
    for (path, item) in elements.items where item.isSelected != selected.contains(path) {
      item.isSelected.toggle()
    }
  }
  private final func highlight(_ wish: Set<IndexPath>) {
    set(.forSelection, of: wish.subtracting(selected))
    set(.forDeselection, of: selected.subtracting(wish))
    set(.none, of: Set(elements.items.keys).subtracting(wish.symmetricDifference(selected)))
  }
  private final func set(_ state: NSCollectionViewItem.HighlightState, of paths: Set<IndexPath>) {
    var changed = paths.filter { path in
      elements.items[path].map { $0.highlightState != state } ?? false
    }
    guard !changed.isEmpty else { return }
    if let delegate {
      changed = delegate.collectionView(self, shouldChangeItemsAt: changed, to: state)
      guard !changed.isEmpty else { return }
    }
    for path in changed { elements.items[path]?.highlightState = state }
    delegate?.collectionView(self, didChangeItemsAt: changed, to: state)
  }

  // MARK: Pointer

  final func beginPress(_ event: NSEvent) {
    let point = convert(event.locationInWindow, from: nil)
    let path = indexPathForItem(at: point)
    let held = event.modifierFlags
    let extends = allowsMultipleSelection && !held.isDisjoint(with: [.command, .shift])
    var wish = selected
    if let path {
      if allowsMultipleSelection, held.contains(.command) {
        wish.formSymmetricDifference([path])
      } else if allowsMultipleSelection, held.contains(.shift), let from = anchor {
        wish = items(from: from, to: path)
      } else if !selected.contains(path) || selected.count < 2 {
        wish = [path]
      }
      if !held.contains(.shift) || anchor == nil { anchor = path }
    } else if !extends, allowsEmptySelection {
      wish = []
    }
    press = CollectionPress(
      start: point, path: path, former: selected, extends: extends, wish: wish)
    highlight(wish)
  }
  final func continuePress(_ event: NSEvent) {
    guard var press else { return }
    let point = convert(event.locationInWindow, from: nil)
    let isFar = max(abs(point.x - press.start.x), abs(point.y - press.start.y)) > 4
    if let path = press.path {
      guard isFar, !press.isDragRefused else { return }
      drag(from: path, with: event)
      self.press?.isDragRefused = true
      return
    }
    guard allowsMultipleSelection, isFar || press.band != nil else { return }
    let rect = CGRect(
      x: min(point.x, press.start.x), y: min(point.y, press.start.y),
      width: abs(point.x - press.start.x), height: abs(point.y - press.start.y))
    let band = press.band ?? BandView(frame: rect)
    if press.band == nil { addSubview(band) }
    band.frame = rect
    press.band = band
    let found = Set(attributes(in: rect).compactMap(\.indexPath))
    press.wish = press.extends ? press.former.union(found) : found
    self.press = press
    highlight(press.wish)
  }
  final func endPress() {
    guard let press else { return }
    var wish = press.wish
    // A press within several selected items selects the one, unless they were dragged.
    if let path = press.path, !press.extends { wish = [path] }
    cancelPress()
    commit(wish)
  }
  final func cancelPress() {
    press?.band?.removeFromSuperview()
    press = nil
    set(.none, of: Set(elements.items.keys))
  }
  /// The items from one to another one, in reading order.
  private final func items(from one: IndexPath, to other: IndexPath) -> Set<IndexPath> {
    let (first, last) = (min(one, other), max(one, other))
    var (path, paths) = (first, Set<IndexPath>())
    while path <= last, path.section < numberOfSections {
      if hasItem(path) { paths.insert(path) }
      path =
        path.item + 1 < numberOfItems(inSection: path.section)
        ? IndexPath(item: path.item + 1, section: path.section)
        : IndexPath(item: 0, section: path.section + 1)
    }
    return paths
  }

  // MARK: Keys

  /// Moves the selection by a key; returns whether the key does so.
  final func move(by key: KeyEvent) -> Bool {
    guard key.modifiers.isDisjoint(with: [.control, .command, .option]) else { return false }
    let from = anchorOfKeys
    let next: IndexPath?
    switch isRightToLeft ? key.key.mirrored : key.key {
    case .rightArrow: next = from.map { step($0, 1) } ?? first
    case .leftArrow: next = from.map { step($0, -1) } ?? first
    case .downArrow: next = from.map { neighbor(of: $0, isBelow: true) } ?? first
    case .upArrow: next = from.map { neighbor(of: $0, isBelow: false) } ?? first
    default: return false
    }
    guard let next, hasItem(next) else { return true }
    let extends = allowsMultipleSelection && key.modifiers.contains(.shift)
    commit(extends ? selected.union([next]) : [next])
    anchor = next
    scrollToItems(at: [next], scrollPosition: [])
    return true
  }
  private final var anchorOfKeys: IndexPath? {
    anchor.flatMap { selected.contains($0) ? $0 : nil } ?? selected.max()
  }
  private final var first: IndexPath? {
    counts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }
  private final func step(_ path: IndexPath, _ step: Int) -> IndexPath? {
    var (section, item) = (path.section, path.item + step)
    while item < 0 || item >= numberOfItems(inSection: section) {
      section += step
      guard counts.indices.contains(section) else { return nil }
      item = step > 0 ? 0 : numberOfItems(inSection: section) - 1
    }
    return IndexPath(item: item, section: section)
  }
  /// The item above or below another one that is nearest to it.
  private final func neighbor(of path: IndexPath, isBelow: Bool) -> IndexPath? {
    guard let own = layoutAttributesForItem(at: path)?.frame else { return nil }
    let beyond =
      isBelow
      ? NSRect(x: 0, y: own.maxY, width: bounds.width, height: max(0, bounds.height - own.maxY))
      : NSRect(x: 0, y: 0, width: bounds.width, height: max(0, own.minY))
    func isNearer(_ one: NSRect, _ other: NSRect) -> Bool {
      let lines = (abs(one.midY - own.midY), abs(other.midY - own.midY))
      if abs(lines.0 - lines.1) > 1 { return lines.0 < lines.1 }
      return abs(one.midX - own.midX) < abs(other.midX - own.midX)
    }
    return attributes(in: beyond)
      .filter { isBelow ? $0.frame.midY >= own.maxY : $0.frame.midY <= own.minY }
      .min { isNearer($0.frame, $1.frame) }?.indexPath
  }
}

extension NSCollectionView.ScrollPosition {
  /// What asks for a place, and not just for being seen.
  static let placed: Self = [
    .top, .bottom, .centeredVertically, .left, .right, .centeredHorizontally, .leadingEdge,
    .trailingEdge,
  ]
}
