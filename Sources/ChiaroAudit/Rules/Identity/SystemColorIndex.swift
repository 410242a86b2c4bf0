// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor

/// Finds the system colors that have a value, today or in an earlier release.
enum SystemColorIndex {
  struct Match: Hashable {
    var name: String
    /// The release whose value it is; nil for today's.
    var release: String?
    /// The place in the palette, to prefer the plain colors over what is made from them.
    var order: Int
  }

  private struct Key: Hashable {
    var value: SRGB8
    var isDark: Bool
    var isHigh: Bool
  }

  /// The system colors of a platform that show exactly this value in an appearance.
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

  /// The tint is the blue again, and the accent colors are what people chose.
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
