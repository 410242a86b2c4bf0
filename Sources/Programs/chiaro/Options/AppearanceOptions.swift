// SPDX-License-Identifier: MIT

public import ArgumentParser
public import ChiaroAppearance
import ChiaroColor

extension Platform: ExpressibleByArgument {}

/// `--style`.
enum StyleOption: String, ExpressibleByArgument, CaseIterable {
  case light
  case dark
}

/// `--contrast`.
enum ContrastOption: String, ExpressibleByArgument, CaseIterable {
  case normal
  case high
}

/// `--level`.
enum LevelOption: String, ExpressibleByArgument, CaseIterable {
  case base
  case elevated
}

/// `--gamut`.
enum GamutOption: String, ExpressibleByArgument, CaseIterable {
  case srgb
  case p3

  var displayGamut: DisplayGamut { self == .p3 ? .P3 : .sRGB }
  /// The color space of pictures for such a screen.
  var colorSpace: ColorSpace { self == .p3 ? .displayP3 : .sRGB }
}

/// `--idiom`.
enum IdiomOption: String, ExpressibleByArgument, CaseIterable {
  case phone
  case pad
  case mac
  case tv
  case watch
  case vision

  var variant: VariantIdiom {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    case .tv: .tv
    case .watch: .watch
    case .vision: .vision
    }
  }

  /// The platform of the device.
  var platform: Platform {
    switch self {
    case .phone, .pad: .iOS
    case .mac: .macOS
    case .tv: .tvOS
    case .watch: .watchOS
    case .vision: .visionOS
    }
  }
}

/// `--accent`.
enum AccentOption: String, ExpressibleByArgument, CaseIterable {
  case multicolor, blue, purple, pink, red, orange, yellow, green, graphite

  var choice: AccentColor {
    switch self {
    case .multicolor: .multicolor
    case .blue: .blue
    case .purple: .purple
    case .pink: .pink
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .graphite: .graphite
    }
  }
}

/// The environment in which a color is looked up.
struct AppearanceOptions: ParsableArguments {
  @Option(help: "The platform whose system colors are used, unless a catalog names a platform.")
  var platform: Platform?

  @Option(help: "The interface style.")
  var style: StyleOption = .light

  @Option(help: "Whether Increase Contrast is on.")
  var contrast: ContrastOption = .normal

  @Option(help: "Whether the content is elevated above other content.")
  var level: LevelOption = .base

  @Option(help: "The color gamut of the screen.")
  var gamut: GamutOption = .srgb

  @Option(help: "The kind of device.")
  var idiom: IdiomOption = .phone

  @Option(help: "The accent color chosen on a Mac.")
  var accent: AccentOption = .multicolor

  @Option(help: "A language or locale, such as fr or zh-Hant.")
  var locale: String?

  /// The environment that the options name.
  var query: VariantQuery {
    var query = VariantQuery()
    query.style = style == .dark ? .dark : .light
    query.contrast = contrast == .high ? .high : .normal
    query.level = level == .elevated ? .elevated : .base
    query.gamut = gamut.displayGamut
    query.idiom = idiom.variant
    query.accent = accent.choice
    query.locale = locale
    return query
  }
}

/// `--format` of the commands that print a table or JSON.
enum TextOrJSON: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}

/// `--format` of `import`.
enum PlanFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
  case html
}
