// SPDX-License-Identifier: MIT

import ChiaroRaster
public import Foundation

extension LayoutTree {
  /// Places an element and what is in it, at a point of the whole.
  func place(_ element: Int, _ answer: Int, at origin: CGPoint) {
    let size = answers[answer].size
    elements[element].frame = CGRect(origin: origin, size: size)
    elements[element].final = Int32(answer)
    if case .modifier(.ignoresSafeArea(let edges)) = elements[element].kind {
      return placeOverSafeArea(element, edges)
    }
    if case .inset(let value) = elements[element].kind { return placeInset(element, value) }
    if case .scroll(let value) = elements[element].kind {
      reaches[element] = touched(elements[element].frame, value.edges)
    }
    if case .control(let value) = elements[element].kind, !value.reaches.isEmpty {
      reaches[element] = touched(elements[element].frame, value.reaches)
    }
    if pending[element] != nil { makeContent(of: element) }
    let first = Int(answers[answer].placements)
    guard first >= 0 else { return placePending(element) }
    let isMirrored = mirrors(element)
    for (index, child) in children(element).enumerated() {
      let placement = placements[first + index]
      guard placement.origin.x.isFinite else { continue }
      let known = self.answer(Int(child), placement.proposal)
      var left = placement.origin.x
      if isMirrored { left = size.width - left - answers[known].size.width }
      place(
        Int(child), known, at: CGPoint(x: origin.x + left, y: origin.y + placement.origin.y))
    }
    if case .layered(let value) = elements[element].kind { reachOut(element, value) }
    if let background = backgrounds[element] { placeBackground(Int(background), element) }
  }

  /// Places what is behind a row, or what masks a view, in the same frame.
  private func placeBackground(_ background: Int, _ element: Int) {
    let frame = elements[element].frame
    let known = answer(background, ProposedViewSize(frame.size))
    let size = answers[known].size
    place(
      background, known,
      at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2))
  }

  /// Whether the places in an element are counted from the right (statement SU36).
  private func mirrors(_ element: Int) -> Bool {
    guard environment(of: element).layoutDirection == .rightToLeft else { return false }
    switch elements[element].kind {
    case .modifier(.offset), .modifier(.position): return false
    default: return true
    }
  }

  // MARK: Safe areas

  /// The edges of a frame that touch those of the safe area.
  ///
  /// What is too large for the safe area stands out at both of its edges, and touches both.
  func touched(_ frame: CGRect, _ edges: Edge.Set) -> EdgeInsets {
    let (safe, reach) = (safeRect, reachRoom ?? bounds)
    let isTooHigh = frame.minY < safe.minY && frame.maxY > safe.maxY
    let isTooWide = frame.minX < safe.minX && frame.maxX > safe.maxX
    var insets = EdgeInsets()
    if edges.contains(.top), isTooHigh || frame.minY.isNear(safe.minY) {
      insets.top = safe.minY - reach.minY
    }
    if edges.contains(.bottom), isTooHigh || frame.maxY.isNear(safe.maxY) {
      insets.bottom = reach.maxY - safe.maxY
    }
    if edges.contains(.leading), isTooWide || frame.minX.isNear(safe.minX) {
      insets.leading = safe.minX - reach.minX
    }
    if edges.contains(.trailing), isTooWide || frame.maxX.isNear(safe.maxX) {
      insets.trailing = reach.maxX - safe.maxX
    }
    return insets
  }

  /// Lets a view reach under what is covered, where it touches that (statement SU68).
  private func placeOverSafeArea(_ element: Int, _ edges: Edge.Set) {
    guard elements[element].count > 0 else { return }
    let frame = elements[element].frame
    let insets = touched(frame, edges)
    let size = CGSize(
      width: frame.width + insets.horizontal, height: frame.height + insets.vertical)
    let child = child(element)
    let final = answers[Int(elements[element].final)].proposal
    let reach = (reachRoom ?? bounds).size
    // What was too large for the safe area may fit into the whole.
    func reaching(_ length: CGFloat?, _ inset: CGFloat, _ whole: CGFloat) -> CGFloat? {
      length.map { $0 > whole ? $0 : min($0 + inset, whole) }
    }
    let proposal = ProposedViewSize(
      width: reaching(final.width, insets.horizontal, reach.width),
      height: reaching(final.height, insets.vertical, reach.height))
    let known = answer(child, proposal)
    let own = answers[known].size
    // What does not stretch stays in the middle of the greater room.
    place(
      child, known,
      at: CGPoint(
        x: frame.minX - insets.leading + (size.width - own.width) / 2,
        y: frame.minY - insets.top + (size.height - own.height) / 2))
  }

  /// Lets the style behind a view reach under what is covered (statement SU39).
  private func reachOut(_ element: Int, _ value: LayeredValue) {
    guard !value.ignoresSafeArea.isEmpty, elements[element].count > 1 else { return }
    let frame = elements[element].frame
    let insets = touched(frame, value.ignoresSafeArea)
    guard insets != EdgeInsets() else { return }
    let room = CGRect(
      x: frame.minX - insets.leading, y: frame.minY - insets.top,
      width: frame.width + insets.horizontal, height: frame.height + insets.vertical)
    let second = child(element, 1)
    place(second, answer(second, ProposedViewSize(room.size)), at: room.origin)
  }

  // MARK: Content that needs the size

  /// Makes the content of a geometry reader, now that its frame is known.
  private func makeContent(of element: Int) {
    guard let content = pending[element], case .geometry(let make) = elements[element].kind else {
      return
    }
    let proxy = GeometryProxy(
      frame: elements[element].frame, bounds: bounds,
      safeAreaInsets: touched(elements[element].frame, .all))
    let outer = path
    path = content.path
    var list: [Int32] = []
    var context = content.context
    context.axis = nil
    let former = behaviors.count
    trace?.resume(at: element)
    build(make(proxy), context, into: &list)
    settleBehaviors(from: former, of: content.path)
    path = outer
    elements[element].first = Int32(childList.count)
    elements[element].count = Int32(list.count)
    childList += list
    for child in list { elements[element].flags.formUnion(elements[Int(child)].flags) }
    if elements[element].flags.contains(.views) { viewsWereMade = true }
  }

  /// Places the content of a geometry reader at the top leading corner.
  private func placePending(_ element: Int) {
    guard case .geometry = elements[element].kind else { return }
    let frame = elements[element].frame
    let isMirrored = environment(of: element).layoutDirection == .rightToLeft
    for child in children(element) {
      let known = answer(Int(child), ProposedViewSize(frame.size))
      let left = isMirrored ? frame.maxX - answers[known].size.width : frame.minX
      place(Int(child), known, at: CGPoint(x: left, y: frame.minY))
    }
  }

  // MARK: Pixels

  /// Returns a frame with its edges on pixels (statement SU5).
  package func onPixels(_ frame: CGRect, of element: Int) -> CGRect {
    let scale = environment(of: element).displayScale
    func snapped(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }
    let (left, top) = (snapped(frame.minX), snapped(frame.minY))
    return CGRect(
      x: left, y: top, width: snapped(frame.maxX) - left, height: snapped(frame.maxY) - top)
  }
}

/// A value that tells a view its size and its place.
///
/// Apple counterpart: `GeometryProxy` · Source: SwiftUI reference (statement SU49) · Fidelity:
/// approximate, only the local and the global space
public struct GeometryProxy: Sendable {
  private let frame: CGRect
  private let bounds: CGRect
  /// The widths of the view's edges that bars and the device cover.
  public let safeAreaInsets: EdgeInsets

  init(frame: CGRect, bounds: CGRect, safeAreaInsets: EdgeInsets) {
    (self.frame, self.bounds, self.safeAreaInsets) = (frame, bounds, safeAreaInsets)
  }

  /// The size of the view.
  public var size: CGSize { frame.size }
  /// Returns the view's rectangle in a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    space == .global ? frame : CGRect(origin: .zero, size: frame.size)
  }
}

/// A coordinate space in which a view's place is given.
///
/// Apple counterpart: `CoordinateSpace` · Source: SwiftUI reference · Fidelity: approximate,
/// without named spaces
public enum CoordinateSpace: Hashable, Sendable, CaseIterable {
  /// The coordinate space of the root view.
  case global
  /// The coordinate space of the view.
  case local
}

extension CGFloat {
  /// Whether two edges are one, but for rounding.
  func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.5 }
}
