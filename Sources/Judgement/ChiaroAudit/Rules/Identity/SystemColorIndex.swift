// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor

/// An index of system colors by their values, in present and earlier releases.
enum SystemColorIndex {
  struct Match: Hashable {
    var name: String
    /// The earlier release that has the value; nil for the present one.
    var release: String?
    /// The position in the palette, by which plain colors are preferred to derived ones.
    var order: Int
  }

  private struct Key: Hashable {
    var value: SRGB8
    var isDark: Bool
    var isHigh: Bool
  }

  /// Returns the platform's system colors that show exactly this value in an appearance.
  static func matches(
    _ color: Color, _ appearance: AuditAppearance, on platform: Platform
  ) -> [Match] {
    let key = Key(
      value: SRGB8(color), isDark: appearance.style == .dark,
      isHigh: appearance.contrast == .high)
    // A color outside sRGB is none of theirs, however it is clipped.
    guard color.isInGamut(of: .sRGB, tolerance: 0.002) else { return [] }
    return indexes[platform]?[key] ?? []
  }

  private static let indexes: [Platform: [Key: [Match]]] = {
    var indexes: [Platform: [Key: [Match]]] = [:]
    for platform in Platform.allCases {
      indexes[platform] = index(platform)
    }
    return indexes
  }()

  private static func index(_ platform: Platform) -> [Key: [Match]] {
    var index: [Key: [Match]] = [:]
    for (order, color) in SystemPalette.colors(of: platform).enumerated() where isTelling(color) {
      for value in color.values {
        add(value, Match(name: color.name, release: nil, order: order), to: &index)
      }
      for past in color.past {
        for value in past.values {
          add(value, Match(name: color.name, release: past.release, order: order), to: &index)
        }
      }
    }
    return index
  }

  /// Returns whether a match is meaningful: not for the tint, which equals blue, nor for the accent
  /// colors, which people choose.
  private static func isTelling(_ color: SystemColor) -> Bool {
    color.name != "tintColor" && color.name != "controlAccentColor"
      && color.name != "selectedTextBackgroundColor"
  }

  private static func add(
    _ value: SystemColor.Value, _ match: Match, to index: inout [Key: [Match]]
  ) {
    let bytes = SRGB8(value.color)
    // Pure black and pure white, opaque or not, say nothing about where they come from.
    let channels: Set<UInt8> = [bytes.red, bytes.green, bytes.blue]
    if channels == [0] || channels == [255] { return }
    let key = Key(
      value: bytes, isDark: value.style == .dark, isHigh: value.contrast == .high)
    if index[key]?.contains(match) != true { index[key, default: []].append(match) }
  }
}
