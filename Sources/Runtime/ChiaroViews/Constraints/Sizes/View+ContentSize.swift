// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// The value that means no intrinsic width or height: -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target size that asks for the smallest size that satisfies the constraints.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that asks for the largest size that satisfies the constraints.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The width at which the view measures content that wraps, such as text, in points.
  ///
  /// If `hasWrappingContent` is true, it is the width that constraints gave the view. The default,
  /// infinity, means that the content does not wrap.
  public final var wrappingWidth: CGFloat { layout?.wrappingWidth ?? .infinity }

  /// The size of the content without wrapping, as layout has it.
  package final var naturalContentSize: CGSize {
    hasWrappingContent ? contentSize(wrappedAt: .infinity) : correctedContentSize
  }

  /// Corrects the intrinsic size of the content, for example by a size that was measured with other
  /// fonts.
  ///
  /// The closure gets the intrinsic size at the current `wrappingWidth`; nil, the default, corrects
  /// nothing.
  package final var contentSizeCorrection: ((CGSize) -> CGSize)? {
    get { layout?.correction }
    set {
      ensureLayout().correction = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The intrinsic size, corrected.
  final var correctedContentSize: CGSize {
    let size = intrinsicContentSize
    return layout?.correction?(size) ?? size
  }

  /// Returns the size that satisfies the constraints and is nearest to a target size.
  final func fittingSize(
    _ targetSize: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    UpdatePass.updateConstraints(self)
    return LayoutEngine(root: self, isFitting: true)
      .fit(targetSize, horizontal.rawValue, vertical.rawValue)
  }

  /// Updates the view's demands and the constraints to its baselines after its content changed.
  final func contentDidChange() {
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
    func isLine(_ item: (any LayoutItem)?, _ attribute: Attribute) -> Bool {
      guard lines.contains(attribute), let outer = item as? View else { return false }
      return view.isDescendant(of: outer)
    }
    return isLine(firstItem, firstAttribute) || isLine(secondItem, secondAttribute)
  }
}

extension LayoutEngine {
  /// Returns the size of the root that satisfies the constraints, for a target size and priorities.
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
    let frame = node.frame(
      from: root.frame, scale: root.pixelScale, isMirrored: false, solver)
    return frame.size
  }
}
