// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroColor
public import ChiaroRaster
public import Foundation

/// A rectangle that draws behind a view's content; its colors are snapshots, which never adapt.
///
/// A snapshot layer is either a view's own layer or a separate layer, which is added to another
/// layer. Set its colors again when the traits change: in `updateLayer()`, `layoutSubviews` or
/// `traitCollectionDidChange(_:)`.
///
/// Apple counterpart: `CALayer` · Source: WWDC19 214; AppKit reference (statements S133, S213) ·
/// Fidelity: approximate, animations are not shown
@preconcurrency @MainActor
open class SnapshotLayer {
  /// The view whose own layer this is; nil for a separate layer.
  package private(set) final weak var view: View?
  /// The appearance of a separate layer.
  private final var own = Layer()
  /// The layer's frame in its superlayer, in points; for a view's own layer, the view's bounds.
  ///
  /// Setting the frame of a view's own layer has no effect.
  open var frame: CGRect {
    get { view?.bounds ?? followedPlace }
    set {
      guard view == nil else { return }
      if newValue.size != place.size { isLaidOut = false }
      place = newValue
      placedSize = host?.frame.size
      changed()
    }
  }
  private final var place = CGRect.zero
  /// The size of the superlayer when the frame was set; nil without one.
  private final var placedSize: CGSize?
  /// The way in which the frame changes with the superlayer's size; by default, the frame stays the
  /// same.
  ///
  /// Apple counterpart: `autoresizingMask` · Source: CALayer.h · Fidelity: approximate, y grows
  /// downwards
  public final var autoresizingMask: LayerAutoresizingMask = [] { didSet { changed() } }
  private final var followedPlace: CGRect {
    guard !autoresizingMask.isEmpty, let former = placedSize, let size = host?.frame.size else {
      return place
    }
    return AutoresizingMask(rawValue: UInt(autoresizingMask.rawValue))
      .frame(place, from: former, to: size)
  }
  /// The layers in this one, rearmost first; nil for none.
  open var sublayers: [SnapshotLayer]? {
    get { inner.isEmpty ? nil : inner }
    set {
      for layer in inner { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  /// The layers in this one, rearmost first.
  final var inner: [SnapshotLayer] {
    get { view?.sublayers ?? ownLayers }
    set {
      if let view { view.sublayers = newValue } else { ownLayers = newValue }
    }
  }
  private final var ownLayers: [SnapshotLayer] = []
  /// The layer that contains this one; nil for none.
  ///
  /// For a view's own layer it is the superview's own layer.
  public final var superlayer: SnapshotLayer? { host ?? view?.superview?.snapshotLayer }
  private final weak var host: SnapshotLayer?

  /// Whether the layer's y axis points in the opposite direction of the superlayer's y axis.
  ///
  /// It affects the frames of sublayers, paths, masks and gradients. For the own layer of an AppKit
  /// view that is not flipped, true makes y grow downward.
  ///
  /// Apple counterpart: `isGeometryFlipped` · Source: CALayer.h · Fidelity: exact
  public final var isGeometryFlipped = false { didSet { changed() } }

  /// Creates a separate layer, which shows nothing until it is added to another.
  public required init() {}

  /// Creates a separate layer, without copying anything from the given one.
  ///
  /// Core Animation calls this initializer to copy a layer that it animates; it is never called
  /// here.
  ///
  /// Apple counterpart: `init(layer:)` · Source: CALayer.h · Fidelity: approximate
  public init(layer: Any) {}

  /// Creates a separate layer, without reading anything from the archive.
  ///
  /// Apple counterpart: `init(coder:)` · Source: CALayer.h · Fidelity: approximate, nothing is read
  public convenience init?(coder: NSCoder) { self.init() }

  /// Lays out the sublayers; the default does nothing.
  ///
  /// For a view's own layer, it is called after the view's `layoutSubviews()`. For a separate
  /// layer, it is called before the next drawing if the size was set or `setNeedsLayout()` was
  /// called.
  ///
  /// Apple counterpart: `layoutSublayers()` · Source: CALayer.h · Fidelity: approximate
  open func layoutSublayers() {}

  /// Draws the layer's content over its background and its `contents`; the default draws nothing.
  ///
  /// Once `setNeedsDisplay()` has been called, it is called each time the layer is drawn.
  ///
  /// Apple counterpart: `draw(in:)` · Source: CALayer.h · Fidelity: approximate, there is no bitmap
  /// that is kept
  open func draw(in context: GraphicsContext) {}

  /// Returns whether a change of the property named `key` redraws the layer; the default returns
  /// false.
  ///
  /// It is called only for properties that `port-uikit` has made from `@NSManaged` ones.
  ///
  /// Apple counterpart: `needsDisplay(forKey:)` · Source: CALayer.h · Fidelity: approximate
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the animation for a change of a property; nil by default, and never called here.
  ///
  /// Apple counterpart: `action(forKey:)` · Source: CALayer.h · Fidelity: approximate, changes are
  /// not animated
  open func action(forKey event: String) -> (any LayerAction)? { nil }

  package convenience init(of view: View) {
    self.init()
    attach(to: view)
  }

  /// Makes the layer a view's own.
  final func attach(to view: View) {
    let (looks, inner) = (own, ownLayers)
    self.view = view
    (own, ownLayers) = (Layer(), [])
    if looks != Layer() { view.backdrop = looks }
    if !inner.isEmpty { view.sublayers = inner }
  }

  /// Adds a layer in front of the other sublayers, and removes it from its previous superlayer.
  ///
  /// - Precondition: `layer` is not a view's own layer
  open func addSublayer(_ layer: SnapshotLayer) { insert(layer, at: inner.count) }

  /// Inserts a layer among the sublayers; 0 is the rearmost place.
  ///
  /// - Precondition: `layer` is not a view's own layer
  open func insertSublayer(_ layer: SnapshotLayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a layer directly behind `other`.
  ///
  /// If `other` is nil or not a sublayer of this layer, the layer goes in front of all sublayers.
  open func insertSublayer(_ layer: SnapshotLayer, below other: SnapshotLayer?) {
    insert(layer, at: inner.firstIndex { $0 === other } ?? inner.count)
  }

  /// Inserts a layer directly in front of `other`.
  ///
  /// If `other` is nil or not a sublayer of this layer, the layer goes in front of all sublayers.
  open func insertSublayer(_ layer: SnapshotLayer, above other: SnapshotLayer?) {
    insert(layer, at: inner.firstIndex { $0 === other }.map { $0 + 1 } ?? inner.count)
  }

  private final func insert(_ layer: SnapshotLayer, at index: Int) {
    precondition(layer.view == nil, "a view's own layer cannot leave its view")
    precondition(
      !sequence(first: self, next: \.host).contains { $0 === layer },
      "a layer cannot contain itself")
    layer.removeFromSuperlayer()
    inner.insert(layer, at: min(index, inner.count))
    layer.host = self
    layer.placedSize = frame.size
    layer.changed()
  }

  /// Removes the layer from its superlayer; does nothing if it has none.
  open func removeFromSuperlayer() {
    guard let host else { return }
    host.inner.removeAll { $0 === self }
    changed()
    self.host = nil
  }

  /// The view in whose own layer this one is, at any depth.
  final var hostView: View? { view ?? host?.hostView }

  final func changed() { hostView?.window?.isListStale = true }

  // MARK: More than a rectangle

  /// The drawing of a framework above this module over the background; nil for none.
  package final var drawing: ((GraphicsContext) -> Void)? { didSet { changed() } }

  /// Draws what the layer shows over its background.
  func drawContents(in context: GraphicsContext) {
    if let drawing { return drawing(context) }
    drawPicture(in: context)
    if isDrawn { draw(in: context) }
  }
  /// Whether the layer was asked to draw itself.
  private(set) final var isDrawn = false

  private final func drawPicture(in context: GraphicsContext) {
    guard let picture = (contents as? any LayerPicture)?.layerImage else { return }
    let size =
      hostView?.stage.resources.naturalSize(of: picture.content.reference)
      .map { CGSize(width: $0.width, height: $0.height) }
    let place = CGRect(origin: .zero, size: frame.size)
    // What is called the top is the visible one, whichever way y grows.
    context.upright(place) { place in
      context.draw(
        picture.content, in: size.map { contentsGravity.frame(of: $0, in: place) } ?? place)
    }
  }
  /// Whether there is something to draw over the background.
  var hasContents: Bool { drawing != nil || isDrawn || contents is any LayerPicture }
  /// The layer whose shape masks this layer, in this layer's coordinates; nil for none.
  ///
  /// The shape of a shape layer is its path; that of any other layer is its rectangle, with rounded
  /// corners if it has them.
  ///
  /// Apple counterpart: `mask` · Source: CALayer.h · Fidelity: approximate, by shape and not by
  /// alpha
  open var mask: SnapshotLayer? { didSet { changed() } }
  /// The shape of the layer as a mask.
  var maskShape: MaskShape { .rectangle(frame, looks.corners) }
  /// The path of the shadow; stored, but without effect: the shadow follows the layer's rectangle.
  ///
  /// Fidelity: inert
  open var shadowPath: Path?
  /// The name of the layer; nil for none.
  open var name: String?
  /// Whether the layer is hidden; for a view's own layer, whether the view is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set {
      if let view { view.isHidden = newValue } else { isOwnHidden = newValue }
      changed()
    }
  }
  private final var isOwnHidden = false
  /// The picture over the layer's background, in the layer's frame; nil for none.
  ///
  /// An image or a `CGImage` is drawn; any other value is only stored.
  ///
  /// Apple counterpart: `contents` · Source: CALayer.h · Fidelity: approximate, only images
  open var contents: Any? { didSet { changed() } }
  /// The position and scaling of the picture in the frame; by default, the picture is stretched.
  ///
  /// Apple counterpart: `contentsGravity` · Source: CALayer.h · Fidelity: approximate, a picture
  /// larger than the frame is clipped only with `masksToBounds`
  open var contentsGravity = LayerContentsGravity.resize { didSet { changed() } }
  /// Whether the layer's content fills its whole frame; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isOpaque = false
  /// The position of the layer from back to front; stored, but without effect: the order in
  /// `sublayers` decides.
  ///
  /// Fidelity: inert
  open var zPosition: CGFloat = 0
  /// The number of pixels per point; stored, but without effect: the screen's scale is used.
  ///
  /// Fidelity: inert
  open var contentsScale: CGFloat = 1
  /// Whether the layer is drawn as a cached bitmap; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var shouldRasterize = false
  /// The scale of the cached bitmap; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var rasterizationScale: CGFloat = 1
  /// The animations added by name; stored, without effect: they are not shown.
  ///
  /// Fidelity: inert
  package final var animations: [String: AnyObject] = [:]
  /// The names of the filters that a framework keeps with the layer.
  package final var filters: [String: String] = [:]
  /// The transform in space that a framework keeps with the layer; nil for none.
  package final var transformKept: AnyObject?
  /// The point, in shares of the size, around which a transform turns; the middle by default.
  package final var anchor = CGPoint(x: 0.5, y: 0.5)
  /// The corners that `cornerRadius` rounds; all by default.
  open var maskedCorners: CornerMask {
    get { CornerMask(rawValue: UInt(looks.maskedCorners)) }
    set { looks.maskedCorners = UInt8(newValue.rawValue & 15) }
  }

  /// Requests that the layer be drawn again, or the view if this is a view's own layer.
  open func setNeedsDisplay() {
    isDrawn = true
    view?.setNeedsDisplay()
    changed()
  }
  /// Requests layout of the layer's sublayers, or of the view if this is a view's own layer.
  open func setNeedsLayout() {
    isLaidOut = false
    view?.setNeedsLayout()
    changed()
  }
  /// Whether `layoutSublayers()` was called since the size of a separate layer was set.
  final var isLaidOut = true
  /// Lays out the layer's sublayers, or the view if this is a view's own layer, if layout is
  /// pending.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
    layOutIfPending()
  }

  /// Returns a color as it is with the traits of the layer's view, whichever are current.
  final func resolved(_ color: DynamicColor) -> Color {
    guard let view = hostView else { return color.resolved }
    return color.resolved(with: view.traitCollection)
  }

  final var looks: Layer {
    get { view?.backdrop ?? own }
    set {
      if let view {
        view.backdrop = newValue
      } else {
        own = newValue
        changed()
      }
    }
  }

  // MARK: Looks

  /// The background color, resolved with the traits of the view; nil for none.
  open var backgroundColor: Color? {
    get { looks.backgroundColor.map(resolved) }
    set { looks.backgroundColor = newValue.map { DynamicColor($0) } }
  }

  /// The color of the border, resolved with the traits of the view; setting nil makes it clear.
  open var borderColor: Color? {
    get { resolved(looks.borderColor) }
    set { looks.borderColor = DynamicColor(newValue ?? .clear) }
  }

  /// The width of the border in points; 0 for none.
  open var borderWidth: CGFloat {
    get { looks.borderWidth }
    set { looks.borderWidth = newValue }
  }

  /// The radius of the corners in points.
  open var cornerRadius: CGFloat {
    get { looks.cornerRadius }
    set { looks.cornerRadius = newValue }
  }

  /// The color of the shadow, resolved with the traits of the view; setting nil makes it clear.
  open var shadowColor: Color? {
    get { resolved(looks.shadowColor) }
    set { looks.shadowColor = DynamicColor(newValue ?? .clear) }
  }

  /// The shape of the corners: circular or continuous.
  open var cornerCurve: CornerCurve {
    get { looks.cornerCurve }
    set { looks.cornerCurve = newValue }
  }

  private final var isCutting = false
  /// Whether the layer's content and sublayers are clipped to its bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? isCutting }
    set {
      if let view { view.clipsToBounds = newValue } else { isCutting = newValue }
      changed()
    }
  }

  /// The opacity of the layer, from 0 to 1; for a view's own layer, it is the view's `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue }
      changed()
    }
  }

  private final var ownOpacity: Float = 1

  /// The offset of the shadow in points; the width is ignored, and is always read as 0.
  ///
  /// The offset follows the layer's y axis: in an AppKit view that is not flipped, a positive
  /// height moves the shadow up. The default height is -3, which moves the shadow up in UIKit and
  /// down in AppKit.
  open var shadowOffset: CGSize {
    get { CGSize(width: 0, height: looks.shadowOffset) }
    set { looks.shadowOffset = newValue.height }
  }

  /// Returns looks of the layer, as they are where its y grows upwards.
  final func risen(_ looks: Layer) -> Layer {
    var looks = looks
    let corners = CornerMask(rawValue: UInt(looks.maskedCorners))
    let upended: [(CornerMask, CornerMask)] = [
      (.layerMinXMinYCorner, .layerMinXMaxYCorner), (.layerMaxXMinYCorner, .layerMaxXMaxYCorner),
    ]
    let shown = upended.reduce(into: CornerMask()) { shown, pair in
      if corners.contains(pair.0) { shown.insert(pair.1) }
      if corners.contains(pair.1) { shown.insert(pair.0) }
    }
    looks.maskedCorners = UInt8(shown.rawValue)
    looks.shadowOffset.negate()
    return looks
  }

  /// The opacity of the shadow, from 0 (none) to 1.
  open var shadowOpacity: Float {
    get { Float(looks.shadowOpacity) }
    set { looks.shadowOpacity = CGFloat(newValue) }
  }

  /// The blur radius of the shadow in points.
  open var shadowRadius: CGFloat {
    get { looks.shadowRadius }
    set { looks.shadowRadius = newValue }
  }

  /// The layer's rectangle in its own coordinates; setting it resizes the layer, unless it is a
  /// view's own layer.
  ///
  /// Apple counterpart: `bounds` · Source: CALayer.h · Fidelity: approximate, the origin is
  /// always zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
}

extension SnapshotLayer: nonisolated Hashable {
  /// Returns whether both operands are the same object.
  public nonisolated static func == (one: SnapshotLayer, other: SnapshotLayer) -> Bool {
    one === other
  }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View {
  /// The view's own layer with colors that are snapshots, the same object as long as the view
  /// lives.
  package final var snapshotLayer: SnapshotLayer {
    let extras = ensureExtras()
    if let layer = extras.snapshotLayer { return layer }
    let kind = type(of: self).layerClass as? SnapshotLayer.Type ?? SnapshotLayer.self
    let layer = kind.init()
    layer.attach(to: self)
    extras.snapshotLayer = layer
    return layer
  }
  /// Makes a separate layer the view's own, with its properties.
  package final func adopt(_ layer: SnapshotLayer) {
    layer.attach(to: self)
    ensureExtras().snapshotLayer = layer
    setNeedsDisplay()
  }
}
