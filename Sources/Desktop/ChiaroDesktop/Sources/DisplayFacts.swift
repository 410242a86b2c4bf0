// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource
import ChiaroSystem

/// A source of facts about the displays: their scale and color gamut.
///
/// The scale is that given to toolkits in the environment (`GDK_SCALE`, `QT_SCALE_FACTOR`). The
/// gamut is P3 where every connected display covers it, according to its EDID.
///
/// Apple counterpart: `UIScreen.traitCollection` · Source: VESA E-EDID 1.4, 3.7 ·
/// Fidelity: approximate
package struct DisplayFacts: DesktopFactSource {
  /// The name of the source.
  package let name = "display"
  private let folder: String
  private let scales: [String]

  /// Creates a source for the displays of this computer.
  package init() {
    self.init(
      folder: "/sys/class/drm",
      scales: ["GDK_SCALE", "QT_SCALE_FACTOR"].compactMap(System.environment))
  }

  init(folder: String, scales: [String]) {
    self.folder = folder
    self.scales = scales
  }

  /// Starts the source, which reports its facts once.
  package func start(_ report: @escaping @Sendable (FactReport) -> Void) {
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
