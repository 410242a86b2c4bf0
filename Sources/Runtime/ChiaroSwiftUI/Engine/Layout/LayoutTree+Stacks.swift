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
    var lengths = Lengths(proposal, axis)
    serve(list, gaps, &lengths)
    var size = CGSize(
      axis, lengths.total(gaps), across: across(list, lengths, value).length)
    if value.isLazy, let element { stretch(&size, element, list.count, proposal, axis) }
    if proposal[axis.other] == nil {
      // Views that stretch become as long as the longest of the others (statement SU14).
      lengths.across = size[axis.other]
      serve(list, gaps, &lengths)
    }
    return place(list, gaps, lengths, value, size)
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

  /// What the children of a stack are offered, and what they answer.
  struct Lengths {
    let axis: Axis
    /// The length that is offered along the axis; nil for the ideal one.
    let along: CGFloat?
    /// The length that is offered across it.
    var across: CGFloat?
    /// What each child is offered along the axis.
    var offers: [CGFloat?] = []
    /// The answer of each child.
    var answers: [Int] = []
    /// The length of each along the axis.
    var lengths: [CGFloat] = []

    init(_ proposal: ProposedViewSize, _ axis: Axis) {
      (self.axis, along, across) = (axis, proposal[axis], proposal[axis.other])
    }

    func proposal(_ along: CGFloat?) -> ProposedViewSize {
      ProposedViewSize(axis, along, across: across)
    }

    func total(_ gaps: [CGFloat]) -> CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }
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

  /// Offers each child its part, and keeps the answers.
  private func serve(_ list: [Int], _ gaps: [CGFloat], _ lengths: inout Lengths) {
    let none = Array(repeating: CGFloat(0), count: list.count)
    lengths.lengths = none
    lengths.answers = Array(repeating: 0, count: list.count)
    lengths.offers = Array(repeating: lengths.along, count: list.count)
    guard let along = lengths.along, along.isFinite else {
      for index in list.indices { offer(lengths.along, index, list, &lengths) }
      return
    }
    var rest = max(0, along - gaps.reduce(0, +))
    if list.count == 1 { return offer(rest, 0, list, &lengths) }
    for group in groups(list, lengths) {
      var available = rest - group.reserved
      var waiting = group.members.count
      for index in group.members {
        offer(max(0, available / CGFloat(waiting)), index, list, &lengths)
        available -= lengths.lengths[index]
        rest -= lengths.lengths[index]
        waiting -= 1
      }
    }
  }

  private func offer(
    _ along: CGFloat?, _ index: Int, _ list: [Int], _ lengths: inout Lengths
  ) {
    let known = answer(list[index], lengths.proposal(along))
    lengths.offers[index] = along
    lengths.answers[index] = known
    lengths.lengths[index] = answers[known].size[lengths.axis]
  }

  /// Children of a priority, in the order in which they are served.
  private struct Group {
    var members: [Int]
    /// The least length of all children of lower priority.
    var reserved: CGFloat
  }

  private func groups(_ list: [Int], _ lengths: Lengths) -> [Group] {
    let least = list.map { leastLength($0, lengths) }
    let most = list.map { size($0, lengths.proposal(.infinity))[lengths.axis] }
    let priorities = list.map { elements[$0].priority }
    var groups: [Group] = []
    var reserved: CGFloat = 0
    for priority in Set(priorities).sorted() {
      let members = list.indices.filter { priorities[$0] == priority }
      let sorted = members.sorted { one, two in
        let flexibility = (most[one] - least[one], most[two] - least[two])
        if flexibility.0 != flexibility.1 { return flexibility.0 < flexibility.1 }
        if flexibility.0 == .infinity, least[one] != least[two] { return least[one] > least[two] }
        return one < two
      }
      groups.append(Group(members: sorted, reserved: reserved))
      reserved += members.reduce(0) { $0 + least[$1] }
    }
    return groups.reversed()
  }

  private func leastLength(_ element: Int, _ lengths: Lengths) -> CGFloat {
    size(element, lengths.proposal(0))[lengths.axis]
  }

  // MARK: Places

  /// The guides of the children across the axis, and the length that they take there.
  private func across(
    _ list: [Int], _ lengths: Lengths, _ value: StackValue
  ) -> (guides: [CGFloat], start: CGFloat, length: CGFloat) {
    let axis = value.axis.other
    var guides: [CGFloat] = []
    var (start, end) = (-CGFloat.infinity, -CGFloat.infinity)
    for (index, child) in list.enumerated() {
      let known = lengths.answers[index]
      let guide = guide(value.alignment, axis, of: child, known)
      guides.append(guide)
      start = max(start, guide)
      end = max(end, answers[known].size[axis] - guide)
    }
    return (guides, start, start + end)
  }

  private func place(
    _ list: [Int], _ gaps: [CGFloat], _ lengths: Lengths, _ value: StackValue, _ size: CGSize
  ) -> Resolution {
    let across = across(list, lengths, value)
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
          proposal: lengths.proposal(lengths.offers[index])))
      place += lengths.lengths[index]
      if index < gaps.count { place += gaps[index] }
    }
    return keep(size, places)
  }
}
