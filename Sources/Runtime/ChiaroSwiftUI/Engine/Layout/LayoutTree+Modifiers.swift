// SPDX-License-Identifier: MIT

import ChiaroRaster
import Foundation

// Modifiers are applied to each of several views (statement SU8).

extension LayoutTree {
  func buildModified(
    _ node: Node, _ modifier: Modifier, _ context: BuildContext, into list: inout [Int32]
  ) {
    var inner: [Int32] = []
    for child in node.children { build(child, context, into: &inner) }
    let checked = self.checked(modifier, node.place)
    for child in inner {
      let element = add(Node(.modifier(checked), place: node.place), [child], context)
      inherit(Int(element), from: child)
      finish(Int(element), checked)
      if case .mask(let mask, let alignment) = checked {
        backgrounds[Int(element)] = self.mask(mask, alignment, context)
      }
      list.append(element)
    }
  }

  /// An element in a frame that fills the room.
  func filling(_ element: Int32, _ context: BuildContext) -> Int32 {
    let modifier = Modifier.flexibleFrame(.filling)
    let frame = add(Node(.modifier(modifier)), [element], context)
    inherit(Int(frame), from: element)
    finish(Int(frame), modifier)
    return frame
  }

  /// What masks a view, as one element.
  private func mask(_ mask: Node, _ alignment: Alignment, _ outer: BuildContext) -> Int32 {
    var context = outer
    (context.axis, context.list) = (nil, nil)
    var made: [Int32] = []
    path.append(.index(-1))
    build(mask, context, into: &made)
    path.removeLast()
    return wrapped(made, alignment, context)
  }

  /// Gives an element what its modifier adds to the wishes of the view inside.
  private func finish(_ element: Int, _ modifier: Modifier) {
    switch modifier {
    case .priority(let priority): elements[element].priority = priority
    case .padding(let insets):
      elements[element].spacing = elements[element].spacing.padded(insets)
      settlePriority(element)
    case .systemPadding(let edges):
      elements[element].spacing = elements[element].spacing.padded(
        EdgeInsets(edges, Self.systemPadding))
      settlePriority(element)
    case .frame, .flexibleFrame, .containerFrame, .position: settlePriority(element)
    case .guide: elements[element].flags.insert(.guides)
    case .cell(let value):
      var cell = cells[element] ?? CellValue()
      // Each says how many columns come to the one that every cell has (statement SU58).
      if let columns = value.columns { cell.columns = max(1, (cell.columns ?? 1) + columns - 1) }
      cell.anchor = value.anchor ?? cell.anchor
      cell.columnAlignment = value.columnAlignment ?? cell.columnAlignment
      cell.unsizedAxes = value.unsizedAxes ?? cell.unsizedAxes
      cells[element] = cell
    case .row(let value): rows[element] = (rows[element] ?? RowValue()).filled(by: value)
    case .value(let key, let value): layoutValues[element, default: [:]][key] = value
    default: break
    }
  }

  /// A frame or padding around a spacer is served like anything else (statement SU29).
  private func settlePriority(_ element: Int) {
    if elements[element].priority == -.infinity { elements[element].priority = 0 }
  }

  /// The distance of `padding()` on iOS (statement SU45; measured).
  static let systemPadding: CGFloat = 16

  // MARK: Lengths

  /// Returns a modifier without lengths that are none, of which a diagnostic tells
  /// (statement SU7).
  private func checked(_ modifier: Modifier, _ place: SourcePlace?) -> Modifier {
    func length(_ given: CGFloat?, _ name: String, allowsInfinity: Bool = false) -> CGFloat? {
      guard let given else { return nil }
      if given >= 0, given.isFinite || allowsInfinity { return given }
      tell(.invalidLength, innermostView, "\(modifier.name) has \(name) \(given); using 0", place)
      return 0
    }
    func finite(_ given: CGFloat, _ name: String) -> CGFloat {
      if given.isFinite { return given }
      tell(.invalidLength, innermostView, "\(modifier.name) has \(name) \(given); using 0", place)
      return 0
    }
    switch modifier {
    case .frame(let width, let height, let alignment):
      return .frame(
        width: length(width, "the width"), height: length(height, "the height"), alignment)
    case .flexibleFrame(var frame):
      frame.minWidth = frame.minWidth.map { $0 > 0 ? $0 : 0 }
      frame.minHeight = frame.minHeight.map { $0 > 0 ? $0 : 0 }
      frame.idealWidth = length(frame.idealWidth, "the ideal width", allowsInfinity: true)
      frame.idealHeight = length(frame.idealHeight, "the ideal height", allowsInfinity: true)
      frame.maxWidth = length(frame.maxWidth, "the maximum width", allowsInfinity: true)
      frame.maxHeight = length(frame.maxHeight, "the maximum height", allowsInfinity: true)
      return .flexibleFrame(frame)
    case .padding(let insets):
      return .padding(
        EdgeInsets(
          top: finite(insets.top, "the top"), leading: finite(insets.leading, "the leading edge"),
          bottom: finite(insets.bottom, "the bottom"),
          trailing: finite(insets.trailing, "the trailing edge")))
    case .offset(let size):
      return .offset(
        CGSize(width: finite(size.width, "x"), height: finite(size.height, "y")))
    case .position(let point):
      return .position(CGPoint(x: finite(point.x, "x"), y: finite(point.y, "y")))
    case .aspectRatio(let ratio?, let mode) where !(ratio > 0 && ratio.isFinite):
      tell(.invalidLength, innermostView, "aspectRatio is \(ratio); using the view's own", place)
      return .aspectRatio(nil, mode)
    case .priority(let priority) where priority.isNaN: return .priority(0)
    case .opacity(let opacity) where opacity.isNaN: return .opacity(1)
    default: return modifier
    }
  }

  // MARK: Layers

  func buildLayers(
    _ node: Node, _ value: LayeredValue, _ context: BuildContext, into list: inout [Int32]
  ) {
    guard let main = node.children.first else { return }
    var mains: [Int32] = []
    build(main, context, into: &mains)
    for element in mains {
      var inner = context
      inner.axis = nil
      var others: [Int32] = []
      path.append(.index(-1))
      for child in node.children.dropFirst() { build(child, inner, into: &others) }
      path.removeLast()
      let second = others.isEmpty ? [] : [wrapped(others, .center, inner)]
      let layered = add(Node(node.kind, place: node.place), [element] + second, context)
      inherit(Int(layered), from: element)
      list.append(layered)
    }
  }
}
