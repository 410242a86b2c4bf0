// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource
import ChiaroSystem

/// Facts of the displays: how many pixels a point has, and which colors they can show.
///
/// The scale is what toolkits are told in the environment (`GDK_SCALE`, `QT_SCALE_FACTOR`); the
/// gamut is P3 where every display that is connected covers it, by what the display itself says.
///
/// Apple counterpart: `UIScreen.traitCollection` · Source: VESA E-EDID 1.4, 3.7 ·
/// Fidelity: approximate
public struct DisplayFacts: DesktopFactSource {
  /// What it is called.
  public let name = "display"
  private let folder: String
  private let scales: [String]

  /// Creates a source of the displays of this computer.
  public init() {
    self.init(
      folder: "/sys/class/drm",
      scales: ["GDK_SCALE", "QT_SCALE_FACTOR"].compactMap(System.environment))
  }

  init(folder: String, scales: [String]) {
    self.folder = folder
    self.scales = scales
  }

  /// Reports what is known, once.
  public func start(_ report: @escaping @Sendable (FactReport) -> Void) {
    var facts = DesktopFacts()
    facts.displayScale = scales.lazy.compactMap { Scale.checked(Double($0)) }.first
    let displays = System.names(inFolder: folder, limit: 256).compactMap { name in
      try? FileReader.bytes(atPath: "\(folder)/\(name)/edid", limit: 1 << 16)
    }.compactMap(DisplayIdentification.init)
    if !displays.isEmpty {
      facts.displayGamut = displays.allSatisfy(\.coversP3) ? .P3 : .sRGB
    }
    report(FactReport(facts))
  }
}
