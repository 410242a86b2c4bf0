// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// The length of content that has none of its own.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The size to fit into for the smallest one that constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size to fit into for the largest one that constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Has `intrinsicContentSize` asked for again before the next layout.
  public final func invalidateIntrinsicContentSize() { contentDidChange() }

  /// How strongly the view keeps from growing beyond its content; the default is 250.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    layout?.hugging[axis] ?? .defaultLow
  }

  /// Sets how strongly the view keeps from growing beyond its content.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    ensureLayout().hugging[axis] = priority
    layoutItemDidChange()
  }

  /// How strongly the view keeps from shrinking below its content; the default is 750.
  public final func contentCompressionResistancePriority(
    for axis: LayoutAxis
  ) -> LayoutPriority {
    layout?.compression[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view keeps from shrinking below its content.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    ensureLayout().compression[axis] = priority
    layoutItemDidChange()
  }

  /// Gives the view the size that its content asks for.
  public final func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The smallest or largest size with which the constraints inside hold, as near to a target as
  /// priorities let it.
  ///
  /// Constraints that reach out of the view do not count.
  public final func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    UpdatePass.updateConstraints(self)
    return LayoutEngine(root: self, isFitting: true)
      .fit(targetSize, horizontal.rawValue, vertical.rawValue)
  }

  /// Baselines have moved too, to which constraints of others may refer.
  private final func contentDidChange() {
    layoutItemDidChange()
    guard layout?.isItem == true, let engine = layoutRoot.layout?.engine else { return }
    for view in sequence(first: self, next: \.parent) {
      for constraint in view.constraints where constraint.usesBaseline(of: self) {
        engine.markChanged(constraint)
      }
    }
  }
}

extension LayoutConstraint {
  fileprivate func usesBaseline(of view: View) -> Bool {
    let lines: Set<Attribute> = [.firstBaseline, .lastBaseline]
    return firstItem === view && lines.contains(firstAttribute)
      || secondItem === view && lines.contains(secondAttribute)
  }
}

extension LayoutEngine {
  /// The size of the root with which the constraints hold.
  func fit(_ target: CGSize, _ horizontal: Float, _ vertical: Float) -> CGSize {
    let width = LayoutVariable(item: root, dimension: .width)
    let height = LayoutVariable(item: root, dimension: .height)
    let node = use(width)
    _ = use(height)
    updateDemands(of: node)
    // Room without end is more than any screen has, but a number that can be added up.
    let end = 1_000_000.0
    update((.fitting(.width), .equal, min(Double(target.width), end), horizontal), of: node)
    update((.fitting(.height), .equal, min(Double(target.height), end), vertical), of: node)
    solve()
    let frame = node.frame(from: root.frame, scale: root.pixelScale, solver)
    return frame.size
  }
}
