// SPDX-License-Identifier: MIT

public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference); where it departs from that, its
// comment says so.

extension View {
  /// Blurs shapes with round corners; texts and pictures stay sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified(.effect(.blur(radius)))
  }
  /// Makes colors stronger or weaker; pictures keep theirs.
  public func saturation(_ amount: Double) -> some View { modified(.effect(.saturation(amount))) }
  /// Makes colors lighter or darker; pictures keep theirs.
  public func brightness(_ amount: Double) -> some View { modified(.effect(.brightness(amount))) }
  /// Sets colors apart; pictures keep theirs.
  public func contrast(_ amount: Double) -> some View { modified(.effect(.contrast(amount))) }
  /// Makes colors gray; pictures keep theirs.
  public func grayscale(_ amount: Double) -> some View { modified(.effect(.grayscale(amount))) }
  /// Inverts colors; pictures keep theirs.
  public func colorInvert() -> some View { modified(.effect(.colorInvert)) }
  /// Turns hues; pictures keep theirs.
  public func hueRotation(_ angle: Angle) -> some View { modified(.effect(.hueRotation(angle))) }
  /// Multiplies colors; they keep theirs.
  ///
  /// Fidelity: inert
  public func colorMultiply(_ color: Color) -> some View { self }
  /// Mixes what is drawn with what is behind it; it is drawn over it.
  ///
  /// Fidelity: inert
  public func blendMode(_ mode: BlendMode) -> some View { modified(.blend(mode)) }
  /// Cuts what is drawn to what views cover, which are in its middle.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View
  ) -> some View {
    modified(.mask(mask().lowered, alignment))
  }
  /// Cuts what is drawn to what a view covers.
  @_disfavoredOverload
  public func mask(_ mask: some View) -> some View { modified(.mask(mask.lowered, .center)) }
  /// Hides content for a reason: boxes stand for texts and pictures.
  public func redacted(reason: RedactionReasons) -> some View {
    changing("redactionReasons") { $0.redactionReasons.formUnion(reason) }
  }
  /// Shows content that a view around hides.
  public func unredacted() -> some View {
    changing("redactionReasons") { $0.redactionReasons = [] }
  }
  /// Sets the size of controls.
  public func controlSize(_ size: ControlSize) -> some View {
    changing("controlSize") { $0.controlSize = size }
  }
  /// Shows controls without their labels.
  public func labelsHidden() -> some View { changing("labelsHidden") { $0.hidesLabels = true } }
  /// Keeps how far texts may shrink where they do not fit; they do not.
  ///
  /// Fidelity: inert
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changing("minimumScaleFactor") { $0.minimumScaleFactor = factor }
  }
  /// Lets texts move their letters together where they do not fit; they keep them.
  ///
  /// Fidelity: inert
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Keeps the forms of symbols; they are drawn without.
  ///
  /// Fidelity: inert
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changing("symbolVariants") { $0.symbolVariants = variant }
  }
  /// Sets how the layers of symbols are colored; they have one layer.
  ///
  /// Fidelity: inert
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Keeps the distance between letters; texts have the usual one.
  ///
  /// Fidelity: inert
  public func kerning(_ kerning: CGFloat) -> some View {
    changing("kerning") { $0.kerning = kerning }
  }
  /// Sets the distance between letters.
  public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
  /// Puts a line below texts.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing("underline") { $0.isUnderlined = isActive }
  }
  /// Puts a line through texts.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing("strikethrough") { $0.isStruckThrough = isActive }
  }
  /// Sets the shape of the container for shapes that follow it.
  public func containerShape(_ shape: some Shape) -> some View {
    let form = shape.shapeForm
    return changing("containerShape") { $0.containerForm = form }
  }
  /// Lays glass behind the view, drawn as a material.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    background(Material.regular, in: Capsule())
  }
  /// Lays glass of a shape behind the view, drawn as a material.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
    background(Material.regular, in: shape)
  }
  /// Names glass that moves; it does not.
  ///
  /// Fidelity: inert
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Sets what is behind a container; it keeps its own ground.
  ///
  /// Fidelity: inert
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Turns what is drawn about an axis in space; it stays in its plane.
  ///
  /// Fidelity: inert
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// Moves and scales what is drawn.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modified(.scale(scale, anchor))
  }
  /// Puts views at the upper or lower edge, which make the safe area smaller.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    inset(
      edge.edge, Alignment(horizontal: alignment, vertical: .center), spacing, content().lowered)
  }
  /// Puts views at the leading or trailing edge, which make the safe area smaller.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    inset(
      edge.edge, Alignment(horizontal: .center, vertical: alignment), spacing, content().lowered)
  }
  /// Puts a bar at the upper or lower edge.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  /// Makes the safe area smaller.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  /// Makes the safe area smaller.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Sets the margins of content that scrolls.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length) }

  private func inset(
    _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ content: Node
  ) -> ModifiedNode<Self> {
    let value = InsetValue(edge, alignment, spacing: spacing ?? 0)
    return ModifiedNode(self) { Node(.inset(value), [$0, content]) }
  }

  /// Ignores what covers a part of the screen.
  public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> some View {
    ignoresSafeArea(edges: regions.contains(.container) ? edges : [])
  }
  /// Lets content go beyond the edges of a scroll view; it is cut.
  ///
  /// Fidelity: inert
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Names the space of the view.
  ///
  /// Fidelity: inert
  public func coordinateSpace(name: some Hashable) -> some View { self }
}

/// What covers a part of the screen.
///
/// Apple counterpart: `SafeAreaRegions` · Source: SwiftUI reference · Fidelity: exact
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// What content margins are for.
///
/// Apple counterpart: `ContentMarginPlacement` · Source: SwiftUI reference · Fidelity: inert
public struct ContentMarginPlacement: Hashable, Sendable {
  private let number: Int
  /// Everything.
  public static let automatic = Self(number: 0)
  /// The content.
  public static let scrollContent = Self(number: 1)
  /// The bars of scroll views.
  public static let scrollIndicators = Self(number: 2)
}

/// A container with a ground.
///
/// Apple counterpart: `ContainerBackgroundPlacement` · Source: SwiftUI reference · Fidelity: inert
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let number: Int
  /// A stack.
  public static let navigation = Self(number: 0)
  /// A widget.
  public static let widget = Self(number: 1)
  /// A window.
  public static let window = Self(number: 2)
}

/// How the layers of symbols are colored.
///
/// Apple counterpart: `SymbolRenderingMode` · Source: SwiftUI reference (statement SU105) ·
/// Fidelity: inert
public struct SymbolRenderingMode: Hashable, Sendable {
  private let number: Int
  /// All in one color.
  public static let monochrome = Self(number: 0)
  /// In levels of one color.
  public static let hierarchical = Self(number: 1)
  /// Each in a color.
  public static let palette = Self(number: 2)
  /// In their own colors.
  public static let multicolor = Self(number: 3)
}

/// A kind of glass.
///
/// Apple counterpart: `Glass` · Source: SwiftUI reference · Fidelity: approximate, drawn as a
/// material
public struct Glass: Hashable, Sendable {
  private let number: Int
  /// The usual glass.
  public static let regular = Glass(number: 0)
  /// Glass that lets more through.
  public static let clear = Glass(number: 1)
  /// No glass.
  public static let identity = Glass(number: 2)
  /// Returns the glass with a tint.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns the glass, which follows touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A material: what is behind it shows through, blurred.
///
/// Apple counterpart: `Material` · Source: SwiftUI reference · Fidelity: approximate, the materials
/// are the kernel's
public struct Material: StyleValued, Hashable {
  package let styleValue: StyleValue
  private init(_ value: MaterialValue) { styleValue = .material(value) }
  /// The one that lets most through.
  public static let ultraThin = Material(.ultraThin)
  /// One that lets much through.
  public static let thin = Material(.thin)
  /// The usual one.
  public static let regular = Material(.regular)
  /// One that lets little through.
  public static let thick = Material(.thick)
  /// The one that lets least through.
  public static let ultraThick = Material(.ultraThick)
  /// That of bars.
  public static let bar = Material(.bar)
}

extension ShapeStyle where Self == Material {
  /// The material that lets most through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that lets much through.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A material that lets little through.
  public static var thickMaterial: Material { .thick }
  /// The material that lets least through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
