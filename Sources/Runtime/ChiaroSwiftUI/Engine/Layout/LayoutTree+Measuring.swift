// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroViews
import Foundation

// An element answers a proposal with a size. What it works out for that, where its children are
// and what they are proposed, is kept with the answer.

extension LayoutTree {
  /// Returns the answer of an element to a proposal: the one that is known, or a new one.
  func answer(_ element: Int, _ given: ProposedViewSize) -> Int {
    let proposal = given.sane
    var known = Int(elements[element].newest)
    while known >= 0 {
      if answers[known].range.contains(proposal) { return known }
      known = Int(answers[known].next)
    }
    work += 1
    let result =
      work <= limits.work ? resolved(element, proposal) : exhausted(element, proposal)
    answers.append(
      Answer(
        proposal: proposal, range: result.range ?? ProposalRange(only: proposal),
        size: result.size.sane, placements: result.placements, next: elements[element].newest))
    elements[element].newest = Int32(answers.count - 1)
    return answers.count - 1
  }

  func size(_ element: Int, _ proposal: ProposedViewSize) -> CGSize {
    answers[answer(element, proposal)].size
  }

  /// A size, and where the places of the children begin.
  struct Resolution {
    var size: CGSize
    var placements: Int32 = -1
    /// The proposals with the same result; nil for only the one that was made.
    var range: ProposalRange?

    func holding(in range: ProposalRange?) -> Resolution {
      Resolution(size: size, placements: placements, range: range)
    }
  }

  private func exhausted(_ element: Int, _ proposal: ProposedViewSize) -> Resolution {
    tell(
      .tooMuchWork, elements[element].kind.name,
      "the layout takes too long, so some sizes are guessed",
      elements[element].place)
    let list = children(element).map { _ in
      Placement(origin: .zero, proposal: proposal)
    }
    return keep(proposal.replacingUnspecifiedDimensions(), list)
  }

  /// Keeps the places of children.
  func keep(_ size: CGSize, _ list: [Placement]) -> Resolution {
    guard !list.isEmpty else { return Resolution(size: size) }
    placements += list
    return Resolution(size: size, placements: Int32(placements.count - list.count))
  }

  func keep(_ size: CGSize, _ origin: CGPoint, _ proposal: ProposedViewSize) -> Resolution {
    placements.append(Placement(origin: origin, proposal: proposal))
    return Resolution(size: size, placements: Int32(placements.count - 1))
  }

  private func resolved(_ element: Int, _ proposal: ProposedViewSize) -> Resolution {
    switch elements[element].kind {
    case .text:
      let extent = texts[Int(elements[element].text)].extent(proposal)
      return Resolution(size: extent.size, range: extent.range)
    case .shape(let value):
      let room = proposal.replacingUnspecifiedDimensions()
      guard case .circle = value.form else { return Resolution(size: room) }
      // A length that is not proposed is that of the other one.
      let side = min(proposal.width ?? room.height, proposal.height ?? room.width)
      return Resolution(size: CGSize(width: side, height: side))
    case .image(let value):
      return Resolution(
        size: imageSize(value, element, proposal), range: value.isResizable ? nil : .all)
    case .spacer(let minimum): return spacer(element, minimum, proposal)
    case .divider: return divider(element, proposal)
    case .control(let value):
      guard let control = controls[element] else { return Resolution(size: .zero) }
      return Resolution(size: value.size(proposal, control))
    case .geometry: return Resolution(size: proposal.replacingUnspecifiedDimensions())
    case .stack(let value): return stack(element, value, proposal)
    case .overlap(let alignment): return overlap(element, alignment, proposal)
    case .grid(let value): return grid(element, value, proposal)
    case .gridRow(let alignment): return looseRow(element, alignment, proposal)
    case .lazyGrid(let value): return lazyGrid(element, value, proposal)
    case .scroll(let value): return scroll(element, value, proposal)
    case .fitting(let axes): return fitting(element, axes, proposal)
    case .layout(let value): return custom(element, value, proposal)
    case .button: return single(element, proposal)
    case .list(let value): return list(element, value, proposal)
    case .listPart(let part): return listPart(element, part, proposal)
    case .inset(let value): return Resolution(size: inset(element, value, proposal))
    case .layered(let value): return layered(element, value, proposal)
    case .modifier(let modifier): return modified(element, modifier, proposal)
    case .group, .branch, .identified, .composite, .each, .environment, .preference, .behavior,
      .tagged, .section, .navigation, .tabs:
      return Resolution(size: .zero)
    }
  }

  /// One child with the proposal that came.
  func single(_ element: Int, _ proposal: ProposedViewSize) -> Resolution {
    guard elements[element].count > 0 else { return Resolution(size: .zero) }
    let known = answer(child(element), proposal)
    return keep(answers[known].size, .zero, proposal).holding(in: answers[known].range)
  }

  // MARK: Leaves

  /// The length of a spacer along its axis, and nothing across it (statements SU25, SU26).
  private func spacer(
    _ element: Int, _ minimum: CGFloat?, _ proposal: ProposedViewSize
  ) -> Resolution {
    let least = max(0, minimum ?? 8)
    func length(_ offered: CGFloat?) -> CGFloat { max(least, offered ?? least) }
    guard let axis = elements[element].axis else {
      return Resolution(
        size: CGSize(width: length(proposal.width), height: length(proposal.height)))
    }
    var range = ProposalRange(only: proposal)
    range[axis.other] = .all
    return Resolution(size: CGSize(axis, length(proposal[axis]), across: 0), range: range)
  }

  /// A line of one pixel across the axis of the stack around it (statement SU30; measured).
  private func divider(_ element: Int, _ proposal: ProposedViewSize) -> Resolution {
    let pixel = environment(of: element).pixelLength
    let across = elements[element].axis ?? .vertical
    var range = ProposalRange(only: proposal)
    range[across] = .all
    return Resolution(
      size: CGSize(across, pixel, across: proposal[across.other] ?? 10), range: range)
  }

  // MARK: On top of each other

  /// Several views on top of each other (statement SU37).
  private func overlap(
    _ element: Int, _ alignment: Alignment, _ proposal: ProposedViewSize
  ) -> Resolution {
    overlap(children(element).map { Int($0) }, alignment, proposal)
  }

  func overlap(
    _ list: [Int], _ alignment: Alignment, _ proposal: ProposedViewSize
  ) -> Resolution {
    guard !list.isEmpty else { return Resolution(size: .zero) }
    let offered = list.map { ($0, answer($0, proposal)) }
    let first = union(offered, alignment)
    var range = ProposalRange.all
    for (_, known) in offered { range.formIntersection(answers[known].range) }
    let second = list.map { ($0, answer($0, ProposedViewSize(first.size))) }
    let places = union(second, alignment).origins
    return keep(
      first.size,
      places.map { Placement(origin: $0, proposal: ProposedViewSize(first.size)) }
    ).holding(in: range)
  }

  /// Returns the size around views that are aligned, and where each is in it.
  func union(
    _ list: [(element: Int, answer: Int)], _ alignment: Alignment
  ) -> (size: CGSize, origins: [CGPoint]) {
    var (start, end) = (CGPoint.zero, CGPoint.zero)
    var guides: [CGPoint] = []
    for (element, answer) in list {
      let size = answers[answer].size
      let guide = CGPoint(
        x: self.guide(alignment.horizontal.key, .horizontal, of: element, answer),
        y: self.guide(alignment.vertical.key, .vertical, of: element, answer))
      let isFirst = guides.isEmpty
      start.x = isFirst ? guide.x : max(start.x, guide.x)
      start.y = isFirst ? guide.y : max(start.y, guide.y)
      end.x = isFirst ? size.width - guide.x : max(end.x, size.width - guide.x)
      end.y = isFirst ? size.height - guide.y : max(end.y, size.height - guide.y)
      guides.append(guide)
    }
    return (
      CGSize(width: start.x + end.x, height: start.y + end.y),
      guides.map { CGPoint(x: start.x - $0.x, y: start.y - $0.y) }
    )
  }

  /// A view with another one that has no say in the size (statement SU38).
  private func layered(
    _ element: Int, _ value: LayeredValue, _ proposal: ProposedViewSize
  ) -> Resolution {
    let main = child(element)
    let known = answer(main, proposal)
    let (size, range) = (answers[known].size, answers[known].range)
    guard elements[element].count > 1 else {
      return keep(size, .zero, proposal).holding(in: range)
    }
    let second = child(element, 1)
    let inner = ProposedViewSize(size)
    let other = answer(second, inner)
    let origin = CGPoint(
      x: guide(value.alignment.horizontal.key, .horizontal, of: main, known)
        - guide(value.alignment.horizontal.key, .horizontal, of: second, other),
      y: guide(value.alignment.vertical.key, .vertical, of: main, known)
        - guide(value.alignment.vertical.key, .vertical, of: second, other))
    return keep(
      size,
      [
        Placement(origin: .zero, proposal: proposal), Placement(origin: origin, proposal: inner),
      ]
    ).holding(in: range)
  }

  /// The first view whose ideal size fits, or the last (statement SU50).
  private func fitting(
    _ element: Int, _ axes: Axis.Set, _ proposal: ProposedViewSize
  ) -> Resolution {
    let list = children(element).map { Int($0) }
    guard !list.isEmpty else { return Resolution(size: .zero) }
    let chosen =
      list.firstIndex { candidate in
        let ideal = size(candidate, .unspecified)
        let isNarrow =
          !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + 0.001
        let isLow =
          !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + 0.001
        return isNarrow && isLow
      } ?? list.count - 1
    // The others are placed out of sight.
    let hidden = Placement(origin: CGPoint(x: CGFloat.infinity, y: 0), proposal: .zero)
    var places = Array(repeating: hidden, count: list.count)
    places[chosen] = Placement(origin: .zero, proposal: proposal)
    return keep(size(list[chosen], proposal), places)
  }

  /// Content that is proposed its ideal length where it scrolls (statements SU65, SU66).
  private func scroll(
    _ element: Int, _ value: ScrollValue, _ proposal: ProposedViewSize
  ) -> Resolution {
    guard elements[element].count > 0 else {
      return Resolution(
        size: CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0))
    }
    let inner = ProposedViewSize(
      width: value.axes.contains(.horizontal) ? nil : proposal.width,
      height: value.axes.contains(.vertical) ? nil : proposal.height)
    let content = size(child(element), inner)
    let size = CGSize(
      width: value.axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: value.axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    let isBoth = value.axes == [.horizontal, .vertical]
    let origin = CGPoint(
      x: isBoth ? max(0, (size.width - content.width) / 2) : 0,
      y: isBoth ? max(0, (size.height - content.height) / 2) : 0)
    return keep(size, origin, inner)
  }
}

extension CGSize {
  /// The size without what is no number or negative.
  fileprivate var sane: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}
