// SPDX-License-Identifier: MIT

public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference); where it departs from that, its
// comment says so.

extension View {
  /// Blurs plain and rounded shapes; other shapes, text and images stay sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified(.effect(.blur(radius)))
  }
  /// Changes the saturation of the view's colors, except those of images.
  public func saturation(_ amount: Double) -> some View { modified(.effect(.saturation(amount))) }
  /// Changes the brightness of the view's colors, except those of images.
  public func brightness(_ amount: Double) -> some View { modified(.effect(.brightness(amount))) }
  /// Changes the contrast of the view's colors, except those of images.
  public func contrast(_ amount: Double) -> some View { modified(.effect(.contrast(amount))) }
  /// Makes the view's colors grayer, except those of images.
  public func grayscale(_ amount: Double) -> some View { modified(.effect(.grayscale(amount))) }
  /// Inverts the view's colors, except those of images.
  public func colorInvert() -> some View { modified(.effect(.colorInvert)) }
  /// Rotates the hues of the view's colors, except those of images.
  public func hueRotation(_ angle: Angle) -> some View { modified(.effect(.hueRotation(angle))) }
  /// Multiplies the view's colors by a color; the engine always leaves the colors unchanged.
  ///
  /// Fidelity: inert
  public func colorMultiply(_ color: Color) -> some View { self }
  /// Blends the view with the background; the engine draws it over the background instead.
  ///
  /// Fidelity: inert
  public func blendMode(_ mode: BlendMode) -> some View { modified(.blend(mode)) }
  /// Clips the view to the area that the views of a mask cover; the mask is centered by default.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View
  ) -> some View {
    modified(.mask(mask().lowered, alignment))
  }
  /// Clips the view to the area that a mask covers.
  @_disfavoredOverload
  public func mask(_ mask: some View) -> some View { modified(.mask(mask.lowered, .center)) }
  /// Hides content for the given reason: boxes replace text and images.
  public func redacted(reason: RedactionReasons) -> some View {
    changing("redactionReasons") { $0.redactionReasons.formUnion(reason) }
  }
  /// Shows content that an enclosing view has hidden.
  public func unredacted() -> some View {
    changing("redactionReasons") { $0.redactionReasons = [] }
  }
  /// Sets the size of controls.
  public func controlSize(_ size: ControlSize) -> some View {
    changing("controlSize") { $0.controlSize = size }
  }
  /// Hides the labels of controls.
  public func labelsHidden() -> some View { changing("labelsHidden") { $0.hidesLabels = true } }
  /// Sets the smallest scale to which text may shrink to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changing("minimumScaleFactor") { $0.minimumScaleFactor = factor }
  }
  /// Allows less space between letters if text does not fit; the engine never reduces the space.
  ///
  /// Fidelity: inert
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Sets the variants of symbols; the engine always draws the plain symbols.
  ///
  /// Fidelity: inert
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changing("symbolVariants") { $0.symbolVariants = variant }
  }
  /// Sets how the layers of symbols are colored; does nothing, because symbols have only one layer
  /// here.
  ///
  /// Fidelity: inert
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Sets the distance between letters; the engine always uses the default distance.
  ///
  /// Fidelity: inert
  public func kerning(_ kerning: CGFloat) -> some View {
    changing("kerning") { $0.kerning = kerning }
  }
  /// Sets the distance between letters; the engine always uses the default distance.
  public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
  /// Underlines text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing("underline") { $0.isUnderlined = isActive }
  }
  /// Draws a line through text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing("strikethrough") { $0.isStruckThrough = isActive }
  }
  /// Sets the shape of the container, which `ContainerRelativeShape` inside it takes on.
  public func containerShape(_ shape: some Shape) -> some View {
    let form = shape.shapeForm
    return changing("containerShape") { $0.containerForm = form }
  }
  /// Draws glass behind the view; the engine draws it as a material.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    background(Material.regular, in: Capsule())
  }
  /// Draws glass in a shape behind the view; the engine draws it as a material.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
    background(Material.regular, in: shape)
  }
  /// Identifies glass whose changes are animated; the engine animates nothing.
  ///
  /// Fidelity: inert
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Sets the background of a container; the container always keeps its own background.
  ///
  /// Fidelity: inert
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Rotates the view around an axis in space; the engine draws the view without this rotation.
  ///
  /// Fidelity: inert
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// Draws the view scaled in width and height; its size in the layout stays the same.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modified(.scale(scale, anchor))
  }
  /// Places views at the top or bottom edge and makes the safe area smaller by them.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    inset(
      edge.edge, Alignment(horizontal: alignment, vertical: .center), spacing, content().lowered)
  }
  /// Places views at the leading or trailing edge and makes the safe area smaller by them.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    inset(
      edge.edge, Alignment(horizontal: .center, vertical: alignment), spacing, content().lowered)
  }
  /// Places a bar at the top or bottom edge.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  /// Adds padding to the safe area; the engine adds it to the view, as `padding` does.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  /// Adds padding to the safe area; the engine adds it to the view, as `padding` does.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Sets the margins of scrolling content; the engine adds padding to the view instead.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length) }

  private func inset(
    _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ content: Node
  ) -> ModifiedNode<Self> {
    let value = InsetValue(edge, alignment, spacing: spacing ?? 0)
    return ModifiedNode(self) { Node(.inset(value), [$0, content]) }
  }

  /// Extends the view into the given regions outside the safe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> some View {
    ignoresSafeArea(edges: regions.contains(.container) ? edges : [])
  }
  /// Allows content to extend beyond the edges of a scroll view; the engine always clips it.
  ///
  /// Fidelity: inert
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Gives a name to the coordinate space of the view.
  ///
  /// Fidelity: inert
  public func coordinateSpace(name: some Hashable) -> some View { self }
}

/// The regions that the safe area excludes.
///
/// Apple counterpart: `SafeAreaRegions` · Source: SwiftUI reference · Fidelity: exact
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The regions that bars and the device cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region that the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The part of a scroll view that content margins apply to.
///
/// Apple counterpart: `ContentMarginPlacement` · Source: SwiftUI reference · Fidelity: inert
public struct ContentMarginPlacement: Hashable, Sendable {
  private let number: Int
  /// All parts.
  public static let automatic = Self(number: 0)
  /// The scrolled content.
  public static let scrollContent = Self(number: 1)
  /// The scroll indicators.
  public static let scrollIndicators = Self(number: 2)
}

/// The kind of container that gets a background.
///
/// Apple counterpart: `ContainerBackgroundPlacement` · Source: SwiftUI reference · Fidelity: inert
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let number: Int
  /// The background of a navigation stack.
  public static let navigation = Self(number: 0)
  /// The background of a widget.
  public static let widget = Self(number: 1)
  /// The background of a window.
  public static let window = Self(number: 2)
}

/// How the layers of a symbol are colored.
///
/// Apple counterpart: `SymbolRenderingMode` · Source: SwiftUI reference (statement SU105) ·
/// Fidelity: inert
public struct SymbolRenderingMode: Hashable, Sendable {
  private let number: Int
  /// All layers have the same color.
  public static let monochrome = Self(number: 0)
  /// The layers have different levels of one color.
  public static let hierarchical = Self(number: 1)
  /// Each layer has its own color.
  public static let palette = Self(number: 2)
  /// The symbol has its own colors.
  public static let multicolor = Self(number: 3)
}

/// A kind of glass effect.
///
/// Apple counterpart: `Glass` · Source: SwiftUI reference · Fidelity: approximate, drawn as a
/// material
public struct Glass: Hashable, Sendable {
  private let number: Int
  /// Regular glass.
  public static let regular = Glass(number: 0)
  /// Glass that is more transparent.
  public static let clear = Glass(number: 1)
  /// No glass effect.
  public static let identity = Glass(number: 2)
  /// Returns the glass with a tint color; the engine ignores the color.
  ///
  /// Fidelity: inert
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns glass that reacts to touches; the engine ignores this.
  ///
  /// Fidelity: inert
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A material, through which the background shows blurred.
///
/// Apple counterpart: `Material` · Source: SwiftUI reference · Fidelity: approximate, the kernel's
/// materials
public struct Material: StyleValued, Hashable {
  package let styleValue: StyleValue
  private init(_ value: MaterialValue) { styleValue = .material(value) }
  /// The most transparent material.
  public static let ultraThin = Material(.ultraThin)
  /// A material that is more transparent than the regular one.
  public static let thin = Material(.thin)
  /// The regular material.
  public static let regular = Material(.regular)
  /// A material that is less transparent than the regular one.
  public static let thick = Material(.thick)
  /// The least transparent material.
  public static let ultraThick = Material(.ultraThick)
  /// The material of bars.
  public static let bar = Material(.bar)
}

extension ShapeStyle where Self == Material {
  /// The most transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more transparent than the regular one.
  public static var thinMaterial: Material { .thin }
  /// The regular material.
  public static var regularMaterial: Material { .regular }
  /// A material that is less transparent than the regular one.
  public static var thickMaterial: Material { .thick }
  /// The least transparent material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
