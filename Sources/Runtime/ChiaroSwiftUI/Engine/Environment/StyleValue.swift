// SPDX-License-Identifier: MIT

package import ChiaroAppearance
import ChiaroColor
package import ChiaroControls
package import Foundation

/// A style of the foreground or background, before the environment resolves it.
package indirect enum StyleValue: Hashable, Sendable {
  case color(DynamicColor)
  /// A color of a catalog, by its name.
  case named(String)
  /// A level of the current foreground, from 0 for primary to 4 for quinary.
  case level(Int)
  /// A level of another style.
  case levelOf(Int, StyleValue)
  /// The tint of controls.
  case tint
  /// A level of the background.
  case background(Int)
  case opacity(Double, StyleValue)
  case gradient(GradientValue)
  case material(MaterialValue)
  /// A style with the place of its expression.
  case placed(StyleValue, StylePlace)

  /// The style without places.
  package var plain: StyleValue {
    if case .placed(let style, _) = self { return style.plain }
    return self
  }

  /// The place of the expression; nil if unknown.
  package var place: StylePlace? {
    switch self {
    case .placed(_, let place): place
    case .opacity(_, let base), .levelOf(_, let base): base.place
    default: nil
    }
  }
}

/// The place of a style's expression.
package struct StylePlace: Hashable, Sendable {
  /// The expression that gave the style where it is used.
  package var use: SourcePlace
  /// The expression that made the color, such as a constant's; nil if it is the same.
  package var origin: SourcePlace?
  /// Whether the color was assumed, because it is unknown.
  package var isAssumed: Bool
  /// The name of a color that has one, in a catalog or of the system; nil for others.
  package var name: String?

  /// Creates a place.
  package init(
    _ use: SourcePlace, origin: SourcePlace? = nil, isAssumed: Bool = false, name: String? = nil
  ) {
    (self.use, self.origin, self.isAssumed, self.name) = (use, origin, isAssumed, name)
  }
}

/// The transparency of a material.
package enum MaterialValue: Hashable, Sendable {
  case ultraThin, thin, regular, thick, ultraThick, bar

  /// The kernel's style of the material.
  package var style: BlurEffect.Style {
    switch self {
    case .ultraThin: .systemUltraThinMaterial
    case .thin: .systemThinMaterial
    case .regular: .systemMaterial
    case .thick, .ultraThick: .systemThickMaterial
    case .bar: .systemChromeMaterial
    }
  }
}

/// A gradient before its colors are known.
package struct GradientValue: Hashable, Sendable {
  /// The course of a gradient; points are fractions of the sides.
  package enum Course: Hashable, Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, start: CGFloat, end: CGFloat)
    /// A radial gradient whose radii are fractions of the sides.
    case elliptical(UnitPoint, start: CGFloat, end: CGFloat)
    case angular(UnitPoint, start: Angle, end: Angle)

    /// The share of the course before its first color.
    var lead: CGFloat {
      switch self {
      case .radial(_, let start, let end), .elliptical(_, let start, let end):
        end > 0 ? min(1, max(0, start / end)) : 0
      case .linear, .angular: 0
      }
    }
  }
  package var course: Course
  package var stops: [Stop]

  /// A color and its position from 0 to 1.
  package struct Stop: Hashable, Sendable {
    package var position: CGFloat
    package var color: StyleValue

    package init(_ position: CGFloat, _ color: StyleValue) {
      (self.position, self.color) = (position, color)
    }
  }

  package init(_ course: Course, _ stops: [Stop]) { (self.course, self.stops) = (course, stops) }
}

/// The paint that fills shapes.
package enum Paint: Hashable, Sendable {
  case color(DynamicColor)
  case gradient(GradientValue.Course, [Stop])
  case material(BlurEffect.Style)

  /// A color of a gradient.
  package struct Stop: Hashable, Sendable {
    package var position: CGFloat
    package var color: DynamicColor
  }

  /// The color, or the first of several.
  package var color: DynamicColor {
    switch self {
    case .color(let color): color
    case .gradient(_, let stops): stops.first?.color ?? .clear
    case .material: .label
    }
  }

  /// The color of a gradient at a position from 0 to 1.
  @MainActor
  static func color(of stops: [Stop], at position: Double) -> DynamicColor {
    guard let next = stops.firstIndex(where: { $0.position >= position }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let room = max(0.000_1, high.position - low.position)
    let share = (position - low.position) / room
    return DynamicColor { traits in
      let one = low.color.resolved(with: traits).converted(to: .oklab)
      let two = high.color.resolved(with: traits).converted(to: .oklab)
      return DynamicColor(
        KernelColor(
          .oklab, one.components + (two.components - one.components) * share,
          alpha: one.alpha + (two.alpha - one.alpha) * share))
    }
  }
}

/// A maker of paints from styles, which gives the same color for the same style each time.
@MainActor
package final class Palette {
  private var faded: [Faded: DynamicColor] = [:]

  private struct Faded: Hashable {
    var color: DynamicColor
    var opacity: Double
  }

  package init() {}

  /// Returns a color with its alpha multiplied.
  package func faded(_ color: DynamicColor, _ opacity: Double) -> DynamicColor {
    let opacity = opacity.isNaN ? 1 : min(1, max(0, opacity))
    guard opacity < 1 else { return color }
    let key = Faded(color: color, opacity: opacity)
    if let known = faded[key] { return known }
    let made = DynamicColor { traits in
      let value = color.resolved(with: traits)
      return DynamicColor(value.withAlpha(value.alpha * opacity))
    }
    // A program may fade without end, as while something moves.
    if faded.count > 4_096 { faded.removeAll() }
    faded[key] = made
    return made
  }

  /// Returns the paint that a style stands for in an environment.
  package func paint(_ style: StyleValue, in environment: EnvironmentValues) -> Paint {
    switch style {
    case .color(let color): .color(color)
    case .named(let name): .color(DynamicColor(catalogName: name))
    case .tint: tint(in: environment)
    case .level(let level): foreground(level, in: environment)
    case .levelOf(let level, let base): self.level(level, of: base, in: environment)
    case .background(let level): background(level, in: environment)
    case .opacity(let opacity, let base):
      map(paint(base, in: environment)) { faded($0, opacity) }
    case .gradient(let value):
      .gradient(
        value.course,
        value.stops.map {
          Paint.Stop(position: $0.position, color: paint($0.color, in: environment).color)
        })
    case .material(let material): .material(material.style)
    case .placed(let style, _): paint(style, in: environment)
    }
  }

  /// Returns the paint of a level of the current foreground.
  package func foreground(_ level: Int, in environment: EnvironmentValues) -> Paint {
    guard let styles = environment.foreground, let first = styles.first else {
      return .color(Self.labels[min(max(level, 0), 4)])
    }
    if level < styles.count { return paint(styles[level], in: environment.withoutForeground) }
    return self.level(level, of: first, in: environment.withoutForeground)
  }

  private func tint(in environment: EnvironmentValues) -> Paint {
    let set = environment.tint.flatMap { $0.plain == .tint ? nil : $0 }
    guard let tint = set ?? environment.accent else { return .color(.tintColor) }
    return paint(tint, in: environment)
  }

  private func level(
    _ level: Int, of base: StyleValue, in environment: EnvironmentValues
  ) -> Paint {
    switch base.plain {
    case .level(let own): foreground(own + level, in: environment)
    case .background(let own): background(own + level, in: environment)
    default:
      map(paint(base, in: environment)) { faded($0, Self.shares[min(max(level, 0), 4)]) }
    }
  }

  private func background(_ level: Int, in environment: EnvironmentValues) -> Paint {
    if let style = environment.backgroundStyle, style.plain != .background(0) {
      return self.level(level, of: style, in: environment)
    }
    return .color(Self.grounds[min(max(level, 0), 2)])
  }

  private func map(_ paint: Paint, _ change: (DynamicColor) -> DynamicColor) -> Paint {
    switch paint {
    case .color(let color): .color(change(color))
    case .material: paint
    case .gradient(let course, let stops):
      .gradient(
        course, stops.map { Paint.Stop(position: $0.position, color: change($0.color)) })
    }
  }

  /// The levels of the foreground that nobody set.
  private static let labels: [DynamicColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel,
  ]
  /// The levels of the background that nobody set (statement SU126).
  private static let grounds: [DynamicColor] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
  ]
  /// How opaque the levels of a color are: a level is the color at a lower opacity, by amounts that
  /// Apple does not publish (statement SU124).
  private static let shares = [1, 0.5, 0.25, 0.18, 0.12]
}

extension EnvironmentValues {
  /// The values with the foreground that nobody set.
  fileprivate var withoutForeground: EnvironmentValues {
    var copy = self
    copy.foreground = nil
    return copy
  }
}

extension DynamicColor {
  /// Creates the color of a name, which is looked up in the catalogs of the screen that shows it;
  /// clear where there is none.
  fileprivate convenience init(catalogName name: String) {
    self.init { _ in NamedAssets.current?.color(named: name) ?? .clear }
  }
}
