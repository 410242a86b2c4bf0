// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import Foundation

/// A view of the kernel that draws items: once, whatever the style, since colors are slots.
final class NodeCanvas: KernelView {
  var items: [PaintItem] = []

  override func drawContent(in context: GraphicsContext) {
    for item in items { item.draw(in: context) }
  }

  override func hitTest(_ point: CGPoint, with event: InputEvent?) -> KernelView? { nil }
}

/// A button whose label is drawn by nodes.
final class NodeButton: Control {
  var action: (@MainActor () -> Void)?
  /// Gets whether the button is pressed; nil where its look does not follow that.
  var onPress: (@MainActor (Bool) -> Void)?

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { onPress?(isHighlighted) } }
  }

  override func activate() {
    super.activate()
    action?()
  }

  override func didTouchUpInside() { action?() }
}

/// Puts items into a view: what is drawn into canvases, what is a view between them.
@MainActor
struct ItemInstaller {
  /// The views of before, by identity, and those of now.
  let former: [LayoutTree.ControlIdentity: KernelView]
  private(set) var current: [LayoutTree.ControlIdentity: KernelView] = [:]

  init(former: [LayoutTree.ControlIdentity: KernelView]) { self.former = former }

  /// Shows items in a view whose coordinates are those of the whole.
  mutating func install(_ items: [PaintItem], in parent: KernelView) {
    for view in parent.subviews { view.removeFromSuperview() }
    var drawn: [PaintItem] = []
    for item in items {
      guard item.hasViews else {
        drawn.append(item)
        continue
      }
      flush(&drawn, into: parent)
      switch item {
      case .view(let painted): add(painted, to: parent)
      case .scope(let scope, let inner, _): add(scope, inner, to: parent)
      default: break
      }
    }
    flush(&drawn, into: parent)
  }

  private func flush(_ items: inout [PaintItem], into parent: KernelView) {
    guard !items.isEmpty else { return }
    let canvas = NodeCanvas(frame: parent.bounds)
    canvas.bounds.origin = parent.bounds.origin
    canvas.isUserInteractionEnabled = false
    canvas.items = items
    parent.addSubview(canvas)
    items = []
  }

  private mutating func add(_ painted: PaintedView, to parent: KernelView) {
    let view = view(for: painted)
    if let identity = painted.identity { current[identity] = view }
    view.frame = painted.frame
    switch painted.kind {
    case .control, .material: break
    case .masked(let items):
      let mask = NodeCanvas(frame: CGRect(origin: painted.frame.origin, size: painted.frame.size))
      mask.bounds.origin = painted.frame.origin
      mask.items = items
      view.bounds.origin = painted.frame.origin
      view.mask = mask
      install(painted.items, in: view)
    case .scroll(let value, let content):
      guard let scroll = view as? NodeScrollView else { break }
      scroll.showsVerticalScrollIndicator = value.showsIndicators
      scroll.showsHorizontalScrollIndicator = value.showsIndicators
      scroll.verticalScrollIndicatorInsets.top = content.covered.top
      scroll.verticalScrollIndicatorInsets.bottom = content.covered.bottom
      installScrolled(painted.items, content, painted.frame, in: scroll)
    case .traits, .button:
      view.bounds.origin = painted.frame.origin
      install(painted.items, in: view)
    }
    parent.addSubview(view)
  }

  /// What scrolls is in a view of its own, which keeps the coordinates of the whole.
  private mutating func installScrolled(
    _ items: [PaintItem], _ content: ScrolledContent, _ frame: CGRect, in scroll: NodeScrollView
  ) {
    let area = content.frame
    for view in scroll.subviews where view is NodeCanvas { view.removeFromSuperview() }
    let inner = NodeCanvas(
      frame: CGRect(
        origin: CGPoint(x: area.minX - frame.minX, y: area.minY - frame.minY),
        size: area.size))
    inner.bounds.origin = area.origin
    install(items, in: inner)
    scroll.addSubview(inner)
    // The end of what scrolls comes out from under a bar.
    let size = CGSize(
      width: max(area.maxX - frame.minX, 0),
      height: max(area.maxY - frame.minY + content.covered.bottom, 0))
    if scroll.contentSize != size { scroll.contentSize = size }
    scroll.follow(content.bars)
  }

  private func view(for painted: PaintedView) -> KernelView {
    let known = painted.identity.flatMap { former[$0] }
    switch painted.kind {
    case .control(let control): return control
    case .traits(let traits):
      let view = KernelView(frame: painted.frame)
      view.traitOverrides = TraitOverrides(traits)
      return view
    case .material(let style, let form):
      let view = VisualEffectView(effect: BlurEffect(style: style))
      view.frame = painted.frame
      view.clipsToBounds = true
      if let box = form.box(in: painted.frame), box.rect == painted.frame {
        view.layer.cornerRadius = box.radius
        view.layer.cornerCurve = box.curve
      } else {
        view.mask = ShapeMask(form, CGRect(origin: .zero, size: painted.frame.size))
      }
      return view
    case .masked: return KernelView(frame: painted.frame)
    case .button(let value, let isEnabled) where value.menu != nil:
      let button = known as? ChiaroControls.Button ?? ChiaroControls.Button(frame: painted.frame)
      (button.menu, button.showsMenuAsPrimaryAction) = (value.menu?(), true)
      button.isEnabled = isEnabled
      return button
    case .button(let value, let isEnabled):
      let button = known as? NodeButton ?? NodeButton(frame: painted.frame)
      button.action = value.action
      button.onPress = value.followsPress ? value.onPress : nil
      button.isEnabled = isEnabled
      return button
    case .scroll:
      let scroll = known as? NodeScrollView ?? NodeScrollView(frame: painted.frame)
      // The layout has put the content below what covers the view already.
      scroll.contentInsetAdjustmentBehavior = .never
      return scroll
    }
  }

  /// A scope around views of the kernel is a view itself.
  private mutating func add(_ scope: PaintScope, _ items: [PaintItem], to parent: KernelView) {
    let view: KernelView
    switch scope {
    case .opacity(let opacity):
      view = KernelView(frame: parent.bounds)
      view.alpha = opacity
    case .clip(let form, let rect):
      view = KernelView(frame: rect)
      view.clipsToBounds = true
      if let box = form.box(in: rect), box.rect == rect {
        view.mask = Self.mask(box, rect)
      } else {
        view.mask = ShapeMask(form, rect)
      }
    case .colors: view = KernelView(frame: parent.bounds)
    case .transform(let transform):
      view = KernelView(frame: parent.bounds)
      let center = Transform.translation(x: Float(view.frame.midX), y: Float(view.frame.midY))
      // A view is transformed about its middle, items about the corner of the whole.
      if let back = center.inverse {
        view.transform = center.followed(by: transform).followed(by: back)
      }
    }
    view.bounds.origin = view.frame.origin
    install(items, in: view)
    parent.addSubview(view)
  }

  private static func mask(
    _ box: (rect: CGRect, radius: CGFloat, curve: CornerCurve), _ rect: CGRect
  ) -> KernelView {
    ShapeMask(.rounded(radius: box.radius, isContinuous: box.curve == .continuous), rect)
  }
}

/// A mask of a form.
private final class ShapeMask: KernelView {
  private let form: ShapeForm
  private let place: CGRect

  init(_ form: ShapeForm, _ place: CGRect) {
    (self.form, self.place) = (form, place)
    super.init(frame: place)
    bounds.origin = place.origin
  }

  override func drawContent(in context: GraphicsContext) {
    context.fillColor = .black
    guard let box = form.box(in: place) else { return context.fill(form.path(in: place)) }
    context.cornerCurve = box.curve
    context.fill(box.rect, cornerRadius: box.radius)
  }
}

extension TraitOverrides {
  /// Creates overrides of what the environment of nodes can say.
  fileprivate init(_ traits: TraitCollection) {
    self.init()
    if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
    if traits.accessibilityContrast != .unspecified {
      accessibilityContrast = traits.accessibilityContrast
    }
    if traits.userInterfaceLevel != .unspecified { userInterfaceLevel = traits.userInterfaceLevel }
    if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
    if traits.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
    if traits.displayScale > 0 { displayScale = traits.displayScale }
  }
}
