// SPDX-License-Identifier: MIT

import ChiaroRaster
import Foundation

// A view at the edge of another one, whose safe area it makes smaller (statement SU70).

extension LayoutTree {
  func buildInset(
    _ node: Node, _ value: InsetValue, _ context: BuildContext, into list: inout [Int32]
  ) {
    var mains: [Int32] = []
    for child in node.children.prefix(1) { build(child, context, into: &mains) }
    var inner = context
    (inner.axis, inner.list) = (nil, nil)
    var others: [Int32] = []
    path.append(.index(-1))
    for child in node.children.dropFirst() { build(child, inner, into: &others) }
    path.removeLast()
    guard !others.isEmpty else { return list += mains }
    let second = wrapped(others, value.alignment, inner)
    list.append(add(inset: value, wrapped(mains, .center, inner), second, context))
  }

  /// Returns an element of a main one and another one at its edge.
  func add(
    inset value: InsetValue, _ main: Int32, _ second: Int32, _ context: BuildContext
  ) -> Int32 {
    let element = add(Node(.inset(value)), [main, second], context)
    inherit(Int(element), from: main)
    return element
  }

  /// The size of both; the places are given when the frame is known.
  func inset(_ element: Int, _ value: InsetValue, _ proposal: ProposedViewSize) -> CGSize {
    let axis = value.edge.axis
    let edge = size(child(element, 1), ProposedViewSize(axis, nil, across: proposal[axis.other]))
    let taken = edge[axis] + value.spacing
    let rest = proposal[axis].map { max(0, $0 - taken) }
    let main = size(child(element), ProposedViewSize(axis, rest, across: proposal[axis.other]))
    return CGSize(
      axis, main[axis] + taken, across: max(main[axis.other], edge[axis.other]))
  }

  /// Places both, with a smaller safe area for the main one.
  func placeInset(_ element: Int, _ value: InsetValue) {
    let frame = elements[element].frame
    let axis = value.edge.axis
    let (main, second) = (child(element), child(element, 1))
    let edge = answer(
      second, ProposedViewSize(axis, nil, across: CGFloat(frame.size[axis.other])))
    let edgeSize = answers[edge].size
    let isFirst = value.edge == .top || value.edge == .leading
    let taken = edgeSize[axis] + value.spacing
    let room = CGRect(
      axis, along: frame.start(axis) + (isFirst ? taken : 0),
      max(0, frame.size[axis] - taken), across: frame.start(axis.other), frame.size[axis.other])
    let outer = (safeRoom, reachRoom)
    let reach = reached(by: frame)
    (safeRoom, reachRoom) = (room, reach)
    let known = answer(main, ProposedViewSize(room.size))
    let size = answers[known].size
    place(
      main, known,
      at: CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2))
    (safeRoom, reachRoom) = outer
    let along =
      isFirst ? frame.start(axis) : frame.start(axis) + frame.size[axis] - edgeSize[axis]
    let across = frame.start(axis.other) + place(of: edgeSize, in: frame.size, value)
    place(second, edge, at: CGPoint(axis, along, across: across))
  }

  /// Where the view at the edge begins along it.
  private func place(of size: CGSize, in room: CGSize, _ value: InsetValue) -> CGFloat {
    let axis = value.edge.axis
    let key = axis == .vertical ? value.alignment.horizontal.key : value.alignment.vertical.key
    let (whole, own) = (room[axis.other], size[axis.other])
    return (key.usual(whole) ?? whole / 2) - (key.usual(own) ?? own / 2)
  }

  /// How far a frame reaches under what is covered, where it touches that.
  private func reached(by frame: CGRect) -> CGRect {
    let insets = touched(frame, .all)
    return CGRect(
      x: frame.minX - insets.leading, y: frame.minY - insets.top,
      width: frame.width + insets.horizontal, height: frame.height + insets.vertical)
  }
}

extension Edge {
  /// The axis across the edge.
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

extension CGRect {
  fileprivate func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  fileprivate init(
    _ axis: Axis, along: CGFloat, _ length: CGFloat, across: CGFloat, _ other: CGFloat
  ) {
    self.init(
      origin: CGPoint(axis, along, across: across), size: CGSize(axis, length, across: other))
  }
}
