// SPDX-License-Identifier: MIT

import Foundation

// Stacks (statements SU9–SU17): the least flexible views choose first, of what is left.

extension LayoutTree {
  func stack(_ element: Int, _ value: StackValue, _ proposal: ProposedViewSize) -> Resolution {
    stack(children(element).map { Int($0) }, value, proposal, of: element)
  }

  /// Arranges views as a stack does; one without an element has no lazy views.
  func stack(
    _ list: [Int], _ value: StackValue, _ proposal: ProposedViewSize, of element: Int? = nil
  ) -> Resolution {
    guard !list.isEmpty else { return Resolution(size: .zero) }
    let gaps = gaps(list, value)
    let axis = value.axis
    var lengths = Lengths(proposal, axis, count: list.count)
    serve(list, gaps, &lengths)
    var guides = across(list, lengths, value)
    var size = CGSize(axis, lengths.total(gaps), across: guides.length)
    if value.isLazy, let element { stretch(&size, element, list.count, proposal, axis) }
    if proposal[axis.other] == nil {
      // Views that stretch become as long as the longest of the others (statement SU14).
      lengths.across = size[axis.other]
      if !lengths.range[axis.other].contains(size[axis.other]) {
        serve(list, gaps, &lengths)
        guides = across(list, lengths, value)
        lengths.range[axis.other] = LengthRange(only: nil)
      }
    } else if !lengths.range[axis.other].contains(size[axis.other]) {
      lengths.range[axis.other].includesUnspecified = false
    }
    return place(list, gaps, lengths, guides, value, size)
      .holding(in: value.isLazy ? nil : lengths.range)
  }

  /// A lazy stack takes all that it is offered across its axis; rows that were not made count as
  /// long as those that were on average (statements SU60, SU61).
  private func stretch(
    _ size: inout CGSize, _ element: Int, _ count: Int, _ proposal: ProposedViewSize,
    _ axis: Axis
  ) {
    if let offered = proposal[axis.other], offered.isFinite {
      size[axis.other] = max(size[axis.other], offered)
    }
    if let unmade = unmade[element] { size[axis] += size[axis] / CGFloat(count) * CGFloat(unmade) }
  }

  /// The distances between children.
  private func gaps(_ list: [Int], _ value: StackValue) -> [CGFloat] {
    if let spacing = value.spacing {
      return Array(repeating: spacing.isFinite ? spacing : 0, count: list.count - 1)
    }
    let scale = environment(of: list[0]).displayScale
    return zip(list, list.dropFirst()).map { one, two in
      let gap = elements[one].spacing.distance(to: elements[two].spacing, along: value.axis)
      return (gap * scale - 0.001).rounded(.up) / scale
    }
  }

  // MARK: Lengths

  /// What a child of a stack is offered, and what it answers.
  struct Served {
    /// What it is offered along the axis.
    var offer: CGFloat?
    var answer: Int
    /// Its length along the axis.
    var length: CGFloat
  }

  /// What the children of a stack are offered, and what they answer.
  struct Lengths {
    let axis: Axis
    /// The length that is offered along the axis; nil for the ideal one.
    let along: CGFloat?
    /// The length that is offered across it.
    var across: CGFloat?
    /// The children, in their order.
    var children: [Served]
    /// The proposals of the stack for which the children give the same answers.
    var range = ProposalRange.all

    init(_ proposal: ProposedViewSize, _ axis: Axis, count: Int) {
      (self.axis, along, across) = (axis, proposal[axis], proposal[axis.other])
      children = Array(repeating: Served(offer: along, answer: 0, length: 0), count: count)
    }

    func proposal(_ along: CGFloat?) -> ProposedViewSize {
      ProposedViewSize(axis, along, across: across)
    }

    /// Restricts the lengths across the axis to those for which a child gives the same answer.
    mutating func restrict(to child: ProposalRange) {
      range[axis.other].formIntersection(child[axis.other])
    }

    func total(_ gaps: [CGFloat]) -> CGFloat {
      children.reduce(0) { $0 + $1.length } + gaps.reduce(0, +)
    }
  }

  /// Offers each child its part, and keeps the answers.
  private func serve(_ list: [Int], _ gaps: [CGFloat], _ lengths: inout Lengths) {
    if list.count == 1 {
      let range = offer(lengths.along, 0, list, &lengths)
      return lengths.range[lengths.axis].formIntersection(range)
    }
    guard let along = lengths.along else {
      for index in list.indices {
        let range = offer(nil, index, list, &lengths)
        if !range.isAll { lengths.range[lengths.axis] = LengthRange(only: nil) }
      }
      return
    }
    let used = gaps.reduce(0, +)
    let room = max(0, along - used)
    var served: CGFloat = 0
    for group in groups(list, &lengths) {
      for (number, index) in group.members.enumerated() {
        let waiting = CGFloat(group.members.count - number)
        let taken = served + group.reserved
        // Of an endless length each may have all, even behind one that takes it.
        let share = along.isFinite ? max(0, (room - taken) / waiting) : along
        let range = offer(share, index, list, &lengths)
        lengths.range[lengths.axis].formIntersection(
          range.shares(of: waiting, besides: used + taken))
        served += lengths.children[index].length
      }
    }
  }

  /// Offers a child a length, keeps its answer, and returns the lengths with the same answer.
  private func offer(
    _ along: CGFloat?, _ index: Int, _ list: [Int], _ lengths: inout Lengths
  ) -> LengthRange {
    let known = answer(list[index], lengths.proposal(along))
    lengths.children[index] = Served(
      offer: along, answer: known, length: answers[known].size[lengths.axis])
    lengths.restrict(to: answers[known].range)
    return answers[known].range[lengths.axis]
  }

  /// Children of a priority, in the order in which they are served.
  private struct Group {
    var members: [Int]
    /// The least length of all children of lower priority.
    var reserved: CGFloat
  }

  /// The least and the greatest length of a child.
  private struct Flexibility {
    var least: CGFloat
    var most: CGFloat
    var index: Int

    /// Whether a child is served before another one of its priority.
    static func < (one: Flexibility, two: Flexibility) -> Bool {
      let (first, second) = (one.most - one.least, two.most - two.least)
      if first != second { return first < second }
      if first == .infinity, one.least != two.least { return one.least > two.least }
      return one.index < two.index
    }
  }

  private func groups(_ list: [Int], _ lengths: inout Lengths) -> [Group] {
    var children: [Flexibility] = []
    children.reserveCapacity(list.count)
    for (index, child) in list.enumerated() {
      let least = probe(child, 0, &lengths)
      children.append(
        Flexibility(least: least, most: probe(child, .infinity, &lengths), index: index))
    }
    let priority = elements[list[0]].priority
    if list.allSatisfy({ elements[$0].priority == priority }) {
      return [Group(members: children.sorted(by: <).map(\.index), reserved: 0)]
    }
    var groups: [Group] = []
    var reserved: CGFloat = 0
    for priority in Set(list.map { elements[$0].priority }).sorted() {
      let members = children.filter { elements[list[$0.index]].priority == priority }
      groups.append(Group(members: members.sorted(by: <).map(\.index), reserved: reserved))
      reserved += members.reduce(0) { $0 + $1.least }
    }
    return groups.reversed()
  }

  private func probe(_ child: Int, _ along: CGFloat, _ lengths: inout Lengths) -> CGFloat {
    let known = answer(child, lengths.proposal(along))
    lengths.restrict(to: answers[known].range)
    return answers[known].size[lengths.axis]
  }

  // MARK: Places

  /// The guides of the children across the axis, and the length that they take there.
  private struct Across {
    var guides: [CGFloat]
    var start: CGFloat
    var length: CGFloat
  }

  private func across(_ list: [Int], _ lengths: Lengths, _ value: StackValue) -> Across {
    let axis = value.axis.other
    var guides: [CGFloat] = []
    guides.reserveCapacity(list.count)
    var (start, end) = (-CGFloat.infinity, -CGFloat.infinity)
    for (index, child) in list.enumerated() {
      let known = lengths.children[index].answer
      let guide = guide(value.alignment, axis, of: child, known)
      guides.append(guide)
      start = max(start, guide)
      end = max(end, answers[known].size[axis] - guide)
    }
    return Across(guides: guides, start: start, length: start + end)
  }

  private func place(
    _ list: [Int], _ gaps: [CGFloat], _ lengths: Lengths, _ across: Across, _ value: StackValue,
    _ size: CGSize
  ) -> Resolution {
    // Rows that are narrower than a lazy stack are aligned in it.
    let room = size[value.axis.other]
    let shift =
      value.isLazy
      ? (value.alignment.usual(room) ?? room / 2)
        - (value.alignment.usual(across.length) ?? across.length / 2) : 0
    var place: CGFloat = 0
    var places: [Placement] = []
    places.reserveCapacity(list.count)
    for index in list.indices {
      places.append(
        Placement(
          origin: CGPoint(value.axis, place, across: shift + across.start - across.guides[index]),
          proposal: lengths.proposal(lengths.children[index].offer)))
      place += lengths.children[index].length
      if index < gaps.count { place += gaps[index] }
    }
    return keep(size, places)
  }
}
