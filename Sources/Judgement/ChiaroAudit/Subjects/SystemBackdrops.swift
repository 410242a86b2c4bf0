// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor

/// The system's backgrounds behind an app's content on one platform.
package struct SystemBackdrops: Sendable {
  /// A background with its color in each of the sixteen environments.
  package struct Backdrop: Sendable {
    /// The name of the system color.
    package var name: String
    var colors: [Color]
    var luminances: [Double]

    /// Returns the color in an environment.
    package func color(_ appearance: AuditAppearance) -> Color { colors[appearance.index] }
  }

  /// The backgrounds, the main one first.
  package let backdrops: [Backdrop]

  private init(_ names: [String], on platform: Platform) {
    backdrops = names.compactMap { name in
      guard let color = SystemPalette.color(named: name, on: platform) else { return nil }
      let colors = AuditAppearance.all.compactMap { color.color(for: $0.key) }
      guard colors.count == AuditAppearance.all.count else { return nil }
      return Backdrop(name: name, colors: colors, luminances: colors.map(\.relativeLuminance))
    }
  }

  /// Returns the main background in an environment; nil where none is known.
  func main(_ appearance: AuditAppearance) -> Color? {
    backdrops.first?.colors[appearance.index]
  }

  /// Returns the backgrounds of a platform; empty where they are not known (tvOS, visionOS,
  /// watchOS).
  package static func on(_ platform: Platform) -> SystemBackdrops { table[platform] ?? none }

  /// Returns a platform's text colors that are nearly opaque, which an app's backgrounds carry by
  /// default.
  package static func labels(on platform: Platform) -> [Backdrop] { labelTable[platform] ?? [] }

  /// Returns a color of the system by its name, `label` or `labelColor`; nil for any other name.
  package static func named(_ name: String, on platform: Platform) -> Backdrop? {
    let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name + "Color"
    return SystemBackdrops([name], on: platform).backdrops.first
      ?? SystemBackdrops([short], on: platform).backdrops.first
  }

  private static let none = SystemBackdrops([], on: .watchOS)
  private static let labelTable: [Platform: [Backdrop]] = [
    .iOS: SystemBackdrops(["label"], on: .iOS).backdrops,
    .macOS: SystemBackdrops(["labelColor"], on: .macOS).backdrops,
  ]
  private static let table: [Platform: SystemBackdrops] = [
    .iOS: SystemBackdrops(
      [
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemGroupedBackground", "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground",
      ], on: .iOS),
    .macOS: SystemBackdrops(
      ["windowBackgroundColor", "controlBackgroundColor", "textBackgroundColor"], on: .macOS),
  ]
}

extension Platform {
  /// Returns the platform's main background color in an environment; nil if it is not known.
  ///
  /// It is `windowBackgroundColor` on the Mac, and `systemBackground` on other platforms.
  public func mainBackground(_ traits: TraitCollection) -> Color? {
    let name = self == .macOS ? "windowBackgroundColor" : "systemBackground"
    return SystemPalette.color(named: name, on: self)?.color(for: traits)
  }
}
