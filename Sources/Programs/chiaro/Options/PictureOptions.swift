// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroAppearance
import ChiaroAudit
import ChiaroColor
import ChiaroMedia
import ChiaroRaster

/// `--depth`.
enum DepthOption: Int, ExpressibleByArgument, CaseIterable {
  case eight = 8
  case sixteen = 16
}

/// `--appearance`: light or dark, of normal or high contrast, in the words of `AppearanceKey`.
struct AppearanceOption: Hashable, CaseIterable {
  let key: AppearanceKey

  static let allCases = AuditAppearance.base.map { AppearanceOption(key: $0.key) }

  init?(_ text: String) {
    guard let key = AppearanceKey(text) else { return nil }
    self.init(key: key)
    if !Self.allCases.contains(self) { return nil }
  }

  private init(key: AppearanceKey) { self.key = key }

  /// The words with hyphens, as an argument and in the names of files.
  var name: String { key.description.split(separator: " ").joined(separator: "-") }

  /// The appearance that is shown where this one has nothing of its own; nil for light.
  var fallback: AppearanceOption? {
    guard self != Self.allCases[0] else { return nil }
    var usual = key
    if key.style == .dark && key.contrast == .high {
      usual.contrast = .normal
    } else {
      usual = .usual
    }
    return AppearanceOption(key: usual)
  }
}

/// How pictures are drawn.
struct PictureOptions: ParsableArguments {
  @Option(help: "The scale, in pixels per point: 1, 2 or 3.")
  var scale = 2

  @Option(help: "The color gamut of the screen.")
  var gamut: GamutOption = .srgb

  @Option(help: "The bits per channel: 8 or 16.")
  var depth: DepthOption = .eight

  @Option(
    help: ArgumentHelp(
      "A viewing condition, with a severity from 0 to 1 if it is partial: sun, protan:0.5.",
      discussion: "One of \(SeeingPreset.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "name"))
  var condition: String?

  func validate() throws {
    if !(1...3).contains(scale) {
      throw ValidationError("the scale must be 1, 2 or 3, not \(scale)")
    }
    if let condition, SeeingCondition(named: condition) == nil {
      let known = SeeingPreset.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("unknown condition \"\(condition)\" (expected \(known))")
    }
  }

  /// The options of somebody who says nothing.
  static var standard: PictureOptions {
    get throws { try PictureOptions.parse([]) }
  }

  var seeing: SeeingCondition? { condition.flatMap { SeeingCondition(named: $0) } }

  /// The options as another program takes them.
  var arguments: [String] {
    [
      "--scale", "\(scale)", "--gamut", gamut.rawValue, "--depth", "\(depth.rawValue)",
    ] + (condition.map { ["--condition", $0] } ?? [])
  }
}
