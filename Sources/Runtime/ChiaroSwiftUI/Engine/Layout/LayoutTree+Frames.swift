// SPDX-License-Identifier: MIT

import Foundation

// Modifiers that change what one view is proposed, what it answers, or where it is.

extension LayoutTree {
  func modified(
    _ element: Int, _ modifier: Modifier, _ proposal: ProposedViewSize
  ) -> Resolution {
    switch modifier {
    case .padding(let insets): return padded(element, insets, proposal)
    case .systemPadding(let edges):
      return padded(element, EdgeInsets(edges, Self.systemPadding), proposal)
    case .frame(let width, let height, let alignment):
      return framed(element, width, height, alignment, proposal)
    case .flexibleFrame(let frame): return flexiblyFramed(element, frame, proposal)
    case .containerFrame(let frame):
      let size = containerSize(element, proposal)
      return framed(
        element, frame.length(of: size.width, .horizontal),
        frame.length(of: size.height, .vertical), frame.alignment, proposal
      ).holding(in: nil)
    case .fixedSize(let horizontal, let vertical):
      var result = single(
        element,
        ProposedViewSize(
          width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
      if horizontal { result.range?.width = .all }
      if vertical { result.range?.height = .all }
      return result
    case .offset(let offset):
      let known = answer(child(element), proposal)
      return keep(
        answers[known].size, CGPoint(x: offset.width, y: offset.height), proposal
      ).holding(in: answers[known].range)
    case .position(let point): return positioned(element, point, proposal)
    case .aspectRatio(let ratio, let mode):
      return single(element, shaped(element, ratio, mode, proposal)).holding(in: nil)
    // The proposal counts again when the view is placed.
    case .ignoresSafeArea: return single(element, proposal).holding(in: nil)
    default: return single(element, proposal)
    }
  }

  /// Padding (statement SU44).
  private func padded(
    _ element: Int, _ insets: EdgeInsets, _ proposal: ProposedViewSize
  ) -> Resolution {
    let inner = ProposedViewSize(
      width: proposal.width.map { $0 - insets.horizontal },
      height: proposal.height.map { $0 - insets.vertical }
    ).sane
    let known = answer(child(element), inner)
    let (size, range) = (answers[known].size, answers[known].range)
    return keep(
      CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical),
      CGPoint(x: insets.leading, y: insets.top), inner
    ).holding(
      in: ProposalRange(
        width: range.width.inset(by: insets.horizontal),
        height: range.height.inset(by: insets.vertical)))
  }

  /// The size of what is around a view: of the screen, without the margins of a list in cards.
  ///
  /// Measured: a row of 358 points in a list of 390, whose rows have 326 for their content.
  private func containerSize(_ element: Int, _ proposal: ProposedViewSize) -> CGSize {
    let room = safeRect
    var size = CGSize(
      width: room.width > 0 ? room.width : proposal.width ?? 0,
      height: room.height > 0 ? room.height : proposal.height ?? 0)
    let environment = environment(of: element)
    if let look = environment.listLook {
      size.width = max(0, size.width - 2 * ListMetrics.of(look, environment.release).side)
    }
    return size
  }

  /// A frame of given lengths (statement SU40).
  private func framed(
    _ element: Int, _ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment,
    _ proposal: ProposedViewSize
  ) -> Resolution {
    let inner = ProposedViewSize(
      width: width ?? proposal.width, height: height ?? proposal.height)
    let child = child(element)
    let known = answer(child, inner)
    let size = CGSize(
      width: width ?? answers[known].size.width, height: height ?? answers[known].size.height)
    var range = answers[known].range
    if width != nil { range.width = .all }
    if height != nil { range.height = .all }
    return keep(size, origin(of: child, known, in: size, alignment), inner).holding(in: range)
  }

  /// Where a child is in a frame: where its guide meets the frame's.
  private func origin(
    of child: Int, _ answer: Int, in size: CGSize, _ alignment: Alignment
  ) -> CGPoint {
    CGPoint(
      x: (alignment.horizontal.key.usual(size.width) ?? size.width / 2)
        - guide(alignment.horizontal.key, .horizontal, of: child, answer),
      y: baseline(alignment.vertical.key, of: child, answer, in: size)
        - guide(alignment.vertical.key, .vertical, of: child, answer))
  }

  /// The place of a vertical guide in a frame; a baseline is that of the child in its middle.
  private func baseline(
    _ key: AlignmentKey, of child: Int, _ answer: Int, in size: CGSize
  ) -> CGFloat {
    if key.isBaseline {
      return (size.height - answers[answer].size.height) / 2
        + guide(key, .vertical, of: child, answer)
    }
    return key.usual(size.height) ?? size.height / 2
  }

  /// A frame with bounds (statements SU41, SU42).
  private func flexiblyFramed(
    _ element: Int, _ frame: FlexibleFrame, _ proposal: ProposedViewSize
  ) -> Resolution {
    let wide = Bounds(frame.minWidth, frame.idealWidth, frame.maxWidth)
    let high = Bounds(frame.minHeight, frame.idealHeight, frame.maxHeight)
    var inner = ProposedViewSize(
      width: wide.proposal(proposal.width), height: high.proposal(proposal.height))
    let child = child(element)
    var known = answer(child, inner)
    let content = answers[known].size
    let size = CGSize(
      width: wide.answer(proposal.width, content.width),
      height: high.answer(proposal.height, content.height))
    // Where nobody asked for a length, the child gets the bound that the frame has come to.
    if inner.width == nil, size.width != content.width { inner.width = size.width }
    if inner.height == nil, size.height != content.height { inner.height = size.height }
    known = answer(child, inner)
    var range = ProposalRange(only: proposal)
    if wide.isFree { range.width = answers[known].range.width }
    if high.isFree { range.height = answers[known].range.height }
    return keep(
      size, origin(of: child, known, in: size, frame.alignment), inner
    ).holding(in: range)
  }

  /// The bounds of a length.
  struct Bounds {
    let least: CGFloat?
    let ideal: CGFloat?
    let most: CGFloat?

    init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
      (self.least, self.ideal) = (least, ideal)
      self.most = most.map { max($0, least ?? 0) }
    }

    /// Whether the length is that of the content.
    var isFree: Bool { least == nil && ideal == nil && most == nil }

    private func clamped(_ length: CGFloat) -> CGFloat {
      min(max(length, least ?? 0), most ?? .infinity)
    }

    func proposal(_ offered: CGFloat?) -> CGFloat? { (offered ?? ideal).map(clamped) }

    func answer(_ offered: CGFloat?, _ content: CGFloat) -> CGFloat {
      guard let offered else { return clamped(ideal ?? content) }
      switch (least, most) {
      case (nil, nil): return content
      case (_?, _?): return clamped(offered)
      case (let least?, nil): return max(least, min(offered, content))
      case (nil, let most?): return min(most, max(offered, content))
      }
    }
  }

  /// A view whose middle is at a point of the room that it was offered (statement SU49).
  private func positioned(
    _ element: Int, _ point: CGPoint, _ proposal: ProposedViewSize
  ) -> Resolution {
    let content = size(child(element), proposal)
    let size = proposal.replacingUnspecifiedDimensions(by: content)
    return keep(
      size, CGPoint(x: point.x - content.width / 2, y: point.y - content.height / 2), proposal)
  }

  /// The proposal of a ratio (statements SU46, SU47).
  private func shaped(
    _ element: Int, _ given: CGFloat?, _ mode: ContentMode, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    var ratio = given
    if ratio == nil {
      let ideal = size(child(element), .unspecified)
      ratio = ideal.height > 0 && ideal.width > 0 ? ideal.width / ideal.height : nil
    }
    guard let ratio, ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width / ratio <= height
      if width == .infinity, height == .infinity { return proposal }
      return isWide == (mode == .fit)
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}
