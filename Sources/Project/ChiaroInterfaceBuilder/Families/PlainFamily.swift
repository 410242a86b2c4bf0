// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroSource
import ChiaroViews
import Foundation

/// Views that show nothing but their background, pictures and effects, and those that arrange
/// others.
enum PlainFamily {
  static let kinds: [String: ElementKind] = [
    "view": ElementKind("UIView", make: plain),
    "containerView": ElementKind("UIView", make: plain),
    "control": ElementKind("UIControl", make: plain),
    "imageView": ElementKind("UIImageView", make: imageView),
    "stackView": ElementKind("UIStackView", make: stackView, fill: fillStack),
    "scrollView": ElementKind("UIScrollView") { element, builder in
      configured(builder.made(element, ScrollView(frame: .zero)), element, builder)
    },
    "visualEffectView": ElementKind("UIVisualEffectView", make: effectView, fill: fillEffect),
    "mapView": .placeholder("MKMapView", "map"),
    "webView": .placeholder("UIWebView", "globe"),
    "wkWebView": .placeholder("WKWebView", "globe"),
    "glkView": .placeholder("GLKView", "cube"),
    "mtkView": .placeholder("MTKView", "cube"),
    "sceneKitView": .placeholder("SCNView", "cube"),
    "skView": .placeholder("SKView", "cube"),
    "arscnView": .placeholder("ARSCNView", "arkit"),
    "arskView": .placeholder("ARSKView", "arkit"),
    "arView": .placeholder("ARView", "arkit"),
    "pdfView": .placeholder("PDFView", "doc"),
  ]

  /// Makes a view that shows nothing, of the size that the file gives for its drawing.
  @MainActor
  static func plain(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let width = element.number("placeholderIntrinsicWidth")
    let height = element.number("placeholderIntrinsicHeight")
    // A program's views have sizes of their own.
    if width == nil && height == nil || builder.program != nil {
      return builder.made(element, View())
    }
    return SizedView(
      CGSize(
        width: width ?? View.noIntrinsicMetric, height: height ?? View.noIntrinsicMetric))
  }

  /// Sets what scroll views and their subclasses share.
  @MainActor
  static func configured(
    _ view: ScrollView, _ element: InterfaceElement, _ builder: SceneBuilder
  ) -> ScrollView {
    if let behavior = element[attribute: "contentInsetAdjustmentBehavior"]
      .flatMap({ EnumeratedValues.insetAdjustments[$0] })
    {
      view.contentInsetAdjustmentBehavior = behavior
    }
    view.showsVerticalScrollIndicator = false
    if let insets = element.insets(key: "contentInset") { view.contentInset = insets }
    return view
  }

  // MARK: Pictures

  @MainActor
  private static func imageView(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = PictureView(frame: .zero)
    view.image = symbolImage(
      builder.image(of: element), element.child(key: "preferredSymbolConfiguration"), builder)
    view.knownSize = builder.size(
      ofImage: view.image, named: builder.imageName(of: element) ?? "", element)
    if view.image?.content.isSymbol == true { view.outsets = symbolOutsets(element, builder) }
    if let name = builder.imageName(of: element), view.image == nil {
      builder.note(
        .warning, "image-not-found", element,
        "no catalog has an image '\(name)'; an empty frame is drawn")
      view.isMissing = true
    }
    return view
  }

  /// How far the frame that was saved for a symbol differs from the size that constraints give it.
  @MainActor
  private static func symbolOutsets(
    _ element: InterfaceElement, _ builder: SceneBuilder
  ) -> EdgeInsets {
    guard builder.trustsSavedSizes, element.flag("misplaced") != true,
      let size = element.rect(key: "frame")?.size
    else { return .zero }
    func half(_ attribute: String, _ length: CGFloat) -> CGFloat {
      let own = element.list("constraints").first { constraint in
        constraint[attribute: "firstAttribute"] == attribute
          && ["firstItem", "secondItem", "relation", "priority"]
            .allSatisfy { constraint[attribute: $0] == nil }
      }
      let difference = own?.number("constant").map { length - $0 } ?? 0
      return abs(difference) <= mostOutset ? difference / 2 : 0
    }
    let (across, down) = (half("width", size.width), half("height", size.height))
    return EdgeInsets(top: down, left: across, bottom: down, right: across)
  }

  /// The most by which a symbol's frame differs from its rectangle of layout, in points.
  private static let mostOutset: CGFloat = 12

  /// Returns a symbol in a configuration of the file; other images as they are.
  @MainActor
  static func symbolImage(
    _ image: Image?, _ configuration: InterfaceElement?, _ builder: SceneBuilder
  ) -> Image? {
    guard let image, image.content.isSymbol else { return image }
    let look = SymbolLook(configuration, own: image.configuration.symbol)
    return image.withConfiguration(
      ImageConfiguration(traits: image.configuration.traits, symbol: look.configuration))
  }

  // MARK: Stacks

  @MainActor
  private static func stackView(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = builder.made(element, StackView(frame: .zero))
    let classes = builder.classes
    if classes.attribute("axis", of: element) == "vertical" { view.axis = .vertical }
    switch classes.attribute("distribution", of: element) {
    case "fillEqually": view.distribution = .fillEqually
    case "fillProportionally": view.distribution = .fillProportionally
    case "equalSpacing": view.distribution = .equalSpacing
    case "equalCentering": view.distribution = .equalCentering
    default: break
    }
    switch classes.attribute("alignment", of: element) {
    case "top", "leading": view.alignment = .leading
    case "bottom", "trailing": view.alignment = .trailing
    case "center": view.alignment = .center
    case "firstBaseline": view.alignment = .firstBaseline
    case "lastBaseline": view.alignment = .lastBaseline
    default: break
    }
    view.spacing =
      element[attribute: "spacingType"] == "standard"
      ? 8 : classes.number("spacing", of: element) ?? 0
    view.isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement")
      ?? (element.insets(key: "directionalLayoutMargins") != nil
        || element.insets(key: "layoutMargins") != nil)
    view.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
    return view
  }

  @MainActor
  private static func fillStack(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let stack = view as? StackView else { return }
    for child in builder.subviews(of: element) {
      stack.addArrangedSubview(builder.makeView(child))
    }
  }

  // MARK: Effects

  @MainActor
  private static func effectView(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let vibrancy = element.child(named: "vibrancyEffect")
    let blur = (vibrancy ?? element).child(named: "blurEffect")
    let style = blur?[attribute: "style"].flatMap { EnumeratedValues.blurStyles[$0] }
    guard let style else { return VisualEffectView(effect: nil) }
    let effect = BlurEffect(style: style)
    guard let vibrancy else { return VisualEffectView(effect: effect) }
    let kind = vibrancy[attribute: "style"].flatMap { EnumeratedValues.vibrancyStyles[$0] }
    return VisualEffectView(effect: VibrancyEffect(blurEffect: effect, style: kind))
  }

  @MainActor
  private static func fillEffect(
    _ view: View, _ element: InterfaceElement, _ builder: SceneBuilder
  ) {
    guard let effect = view as? VisualEffectView else { return }
    effect.contentView.frame = CGRect(origin: .zero, size: effect.frame.size)
    if let content = element.child(key: "contentView"), content.objectID != nil {
      effect.contentView.addSubview(builder.makeView(content))
    }
    // What stands beside the content view is shown by UIKit as well, though it should not be there.
    for child in builder.subviews(of: element) {
      effect.contentView.addSubview(builder.makeView(child))
    }
  }
}
