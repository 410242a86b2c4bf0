// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import Foundation
import PackageDescription

/// Settings of every Swift target: the language mode is complete concurrency checking, imports
/// are internal unless said otherwise, and a warning is an error.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Pixel kernels run a hundred times slower without optimization.
///
/// Files that are optimized one by one leave generic functions of other files generic, which is
/// five times slower still: so Scripts/build-tests compiles modules as a whole.
///
/// Tests of the project itself set this variable; a package that depends on this one never sees the
/// flag, which it could not have.
let kernels: [SwiftSetting] =
  Context.environment["CHIARO_OPTIMIZED_KERNELS"] == nil ? [] : [.unsafeFlags(["-O"])]

/// The houses of `Sources`, and of `Tests` beside them: what their modules are for.
let houses: [String: [String]] = [
  "Core": [
    "CLibrary", "CChiaroProcess", "CChiaroThread", "CChiaroClass", "CChiaroClock", "CChiaroStack",
    "CChiaroSandbox", "ChiaroSystem", "ChiaroColor", "ChiaroSource", "ChiaroYAML",
  ],
  "Libraries": [
    "CCairo", "CGumbo", "CGumboShim", "CJPEG", "CJPEGShim", "CPNG", "CPNGShim", "CPango",
    "CChiaroFonts", "CPoppler", "CRSVG", "CSDL", "CSystemd", "CWayland", "CWebP", "CX11", "CYAML",
  ],
  "Runtime": [
    "ChiaroAppearance", "ChiaroRaster", "ChiaroMedia", "ChiaroPDF", "ChiaroViews",
    "ChiaroFoundation", "ChiaroControls", "ChiaroUIKit", "ChiaroAppKit", "ChiaroSwiftUI",
    "Chiaroscuro",
  ],
  "Project": [
    "ChiaroCatalog", "ChiaroProject", "ChiaroInterpreter", "ChiaroInterfaceBuilder",
    "ChiaroDrawnKit", "ChiaroDrawnSource",
  ],
  "Judgement": [
    "ChiaroFindings", "ChiaroAudit", "ChiaroSourceAudit", "ChiaroInterfaceAudit",
    "ChiaroInspection", "ChiaroReport",
  ],
  "Exchange": [
    "ChiaroTokens", "ChiaroDerivation",
  ],
  "Desktop": [
    "ChiaroBus", "ChiaroDesktop", "ChiaroWindow",
  ],
  "Programs": [
    "chiaro", "chiaro-pdf", "chiaro-screens", "chiaro-source-audit",
  ],
]

/// The folder of a module below `Sources`, or of its tests below `Tests`: `Core/ChiaroColor`.
func place(_ module: String) -> String {
  guard let house = houses.first(where: { $0.value.contains(module) })?.key else {
    fatalError("\(module) stands in no house")
  }
  return "\(house)/\(module)"
}

/// A module in C, in `Sources/<house>/<name>`.
func shim(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/\(place(name))")
}

/// A program, in `Sources/<house>/<name>`.
func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Sources/\(place(name))", swiftSettings: strict)
}

/// A module of the library, in `Sources/<house>/<name>`.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], conditions: [String] = [],
  settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(place(name))",
    swiftSettings: strict + conditions.map { .define($0) } + settings)
}

/// The tests of a module, in `Tests/<house>/<name>Tests`; `exclude` lists what is no source.
func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], at path: String? = nil,
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "ChiaroTestSupport"] + dependencies,
    path: "Tests/\(path ?? place(name))Tests",
    exclude: exclude,
    swiftSettings: strict)
}

/// A C library of the system, with a module map in `Sources/Libraries/<module>`.
struct SystemLibrary {
  var module: String
  /// What pkg-config is asked for.
  var package: String
  var minimumVersion: String
  var apt: String
  /// Nil where macOS has no such library.
  var brew: String?

  var target: Target {
    .systemLibrary(
      name: module, path: "Sources/\(place(module))", pkgConfig: package,
      providers: [.apt([apt])] + (brew.map { [.brew([$0])] } ?? []))
  }

  /// Whether pkg-config finds it; SwiftPM itself would fail to build anything when it is missing.
  var isInstalled: Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--exists", "\(package) >= \(minimumVersion)"]
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

/// Something that ChiaroMedia does with C libraries, such as reading a picture format; left out
/// when one of them is missing.
struct MediaFeature {
  /// Defined in ChiaroMedia when the feature is there.
  var condition: String
  var libraries: [SystemLibrary]
  /// The C target of our own that it needs, where it does: most keep a library's longjmp out of
  /// Swift.
  var shim: String?

  var shimTarget: Target? {
    shim.map { module in
      .target(
        name: module, dependencies: libraries.map { .target(name: $0.module) },
        path: "Sources/\(place(module))")
    }
  }
}

let cairo = SystemLibrary(
  module: "CCairo", package: "cairo", minimumVersion: "1.16", apt: "libcairo2-dev", brew: "cairo")
let mediaFeatures = [
  MediaFeature(
    condition: "CHIARO_PNG",
    libraries: [
      SystemLibrary(
        module: "CPNG", package: "libpng", minimumVersion: "1.6", apt: "libpng-dev", brew: "libpng")
    ],
    shim: "CPNGShim"),
  MediaFeature(
    condition: "CHIARO_JPEG",
    libraries: [
      SystemLibrary(
        module: "CJPEG", package: "libjpeg", minimumVersion: "2.0", apt: "libjpeg-dev",
        brew: "jpeg-turbo")
    ],
    shim: "CJPEGShim"),
  MediaFeature(
    condition: "CHIARO_WEBP",
    libraries: [
      SystemLibrary(
        module: "CWebP", package: "libwebp", minimumVersion: "1.0", apt: "libwebp-dev", brew: "webp"
      )
    ]),
  MediaFeature(
    condition: "CHIARO_SVG",
    libraries: [
      SystemLibrary(
        module: "CRSVG", package: "librsvg-2.0", minimumVersion: "2.52", apt: "librsvg2-dev",
        brew: "librsvg"), cairo,
    ]),
  MediaFeature(condition: "CHIARO_PATHS", libraries: [cairo]),
  MediaFeature(
    condition: "CHIARO_TEXT",
    libraries: [
      SystemLibrary(
        module: "CPango", package: "pangoft2", minimumVersion: "1.50", apt: "libpango1.0-dev",
        brew: "pango"), cairo,
    ],
    shim: "CChiaroFonts"),
].filter { $0.libraries.allSatisfy(\.isInstalled) }

/// The C targets of all features that are there, each once.
let mediaTargets: [Target] = {
  var libraries: [String: SystemLibrary] = [:]
  for library in mediaFeatures.flatMap(\.libraries) { libraries[library.module] = library }
  return libraries.values.sorted { $0.module < $1.module }.map(\.target)
    + mediaFeatures.compactMap(\.shimTarget)
}()
let mediaDependencies: [Target.Dependency] = mediaTargets.map { .target(name: $0.name) }

/// What reads PDF; its licence is the GPL, and only the program `chiaro-pdf` links it.
let poppler = SystemLibrary(
  module: "CPoppler", package: "poppler-glib", minimumVersion: "0.82", apt: "libpoppler-glib-dev",
  brew: "poppler")
/// That program, and what is in it; nothing where the library is missing.
let pdfTargets: [Target] =
  poppler.isInstalled && cairo.isInstalled
  ? [
    poppler.target,
    module("ChiaroPDF", ["ChiaroRaster", "ChiaroMedia", "CCairo", "CPoppler"]),
    program(
      "chiaro-pdf",
      ["ChiaroSystem", "ChiaroMedia", "ChiaroPDF"]),
  ] : []
/// What starts the program in tests.
let pdfProgram: [Target.Dependency] = pdfTargets.isEmpty ? [] : ["chiaro-pdf"]

/// What reads web pages as browsers do, for the changes that `--fix` makes in them.
let pages = SystemLibrary(
  module: "CGumbo", package: "gumbo", minimumVersion: "0.10", apt: "libgumbo-dev",
  brew: "gumbo-parser")
let pageTargets: [Target] =
  pages.isInstalled
  ? [pages.target, shim("CGumboShim", [.target(name: pages.module)])] : []
/// What defines that it is there.
let pageSettings: [SwiftSetting] = pages.isInstalled ? [.define("CHIARO_PAGES")] : []

/// What reads configurations and descriptions of projects.
let yaml = SystemLibrary(
  module: "CYAML", package: "yaml-0.1", minimumVersion: "0.2", apt: "libyaml-dev", brew: "libyaml")
/// The bus of the desktop, over which settings are told.
let bus = SystemLibrary(
  module: "CSystemd", package: "libsystemd", minimumVersion: "246", apt: "libsystemd-dev")
/// What opens windows.
let windows = SystemLibrary(
  module: "CSDL", package: "sdl2", minimumVersion: "2.0.20", apt: "libsdl2-dev", brew: "sdl2")
/// What title bars are colored through, and what wakes a program whose windows X11 shows.
let x11 = SystemLibrary(
  module: "CX11", package: "x11", minimumVersion: "1.6", apt: "libx11-dev")
/// What wakes a program whose windows Wayland shows.
let wayland = SystemLibrary(
  module: "CWayland", package: "wayland-client", minimumVersion: "1.18", apt: "libwayland-dev")

extension SystemLibrary {
  /// A module that can do without the library, and says so where it is missing.
  func optional(_ condition: String) -> (dependencies: [Target.Dependency], conditions: [String]) {
    isInstalled ? ([.target(name: module)], [condition]) : ([], [])
  }
}

let (yamlDependencies, yamlConditions) = yaml.optional("CHIARO_YAML")
let (busDependencies, busConditions) = bus.optional("CHIARO_BUS")
let windowLibraries = [
  windows.optional("CHIARO_SDL"), x11.optional("CHIARO_X11"), wayland.optional("CHIARO_WAYLAND"),
]
let optionalTargets = [yaml, bus, windows, x11, wayland].filter(\.isInstalled).map(\.target)

/// Fuzzers, which only Scripts/fuzz builds: they need libFuzzer, which their inputs come from.
let fuzzers: [Target] =
  Context.environment["CHIARO_FUZZERS"] == nil
  ? []
  : [
    .target(
      name: "FuzzerDriver", path: "Tests/Fuzzers/FuzzerDriver", swiftSettings: strict),
    fuzzer("CatalogFuzzer", ["ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroCatalog"]),
    fuzzer("PictureFuzzer", ["ChiaroRaster", "ChiaroMedia"]),
    fuzzer("PropertyListFuzzer", ["ChiaroProject"]),
    fuzzer("IgnoreFuzzer", ["ChiaroSource", "ChiaroProject"]),
    fuzzer("GitConfigurationFuzzer", ["ChiaroProject"]),
    fuzzer("ColorFuzzer", ["ChiaroColor"]),
    fuzzer(
      "ConfigurationFuzzer",
      [
        "ChiaroSource", "ChiaroYAML", "ChiaroAppearance", "ChiaroFindings", "ChiaroAudit",
        "ChiaroInterfaceAudit", "ChiaroTokens",
      ]),
    fuzzer(
      "VectorFuzzer",
      ["ChiaroRaster", "ChiaroMedia"] + (pdfTargets.isEmpty ? [] : ["ChiaroPDF"])),
    fuzzer("WireFuzzer", ["ChiaroMedia"]),
    fuzzer("StateFileFuzzer", ["ChiaroDesktopProbes"]),
    fuzzer("BusFuzzer", ["ChiaroDesktopProbes"]),
    fuzzer("SourceFuzzer", ["ChiaroSource", "ChiaroFindings", "ChiaroSourceAudit"]),
    fuzzer("PageFuzzer", ["ChiaroSource", "ChiaroFindings", "ChiaroSourceAudit"]),
    fuzzer("AliasFuzzer", ["ChiaroTokens"]),
    fuzzer("LabelFuzzer", ["ChiaroSource", "ChiaroProject", "ChiaroInterfaceBuilder"]),
  ]

/// A fuzzer, in `Tests/Fuzzers/<name>`.
func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: ["FuzzerDriver"] + dependencies, path: "Tests/Fuzzers/\(name)",
    swiftSettings: strict)
}

/// Every module is a library product of its own name.
let libraries = [
  "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroMedia",
  "ChiaroCatalog", "ChiaroProject", "ChiaroViews", "ChiaroFoundation", "ChiaroControls",
  "ChiaroFindings", "ChiaroAudit", "ChiaroReport", "ChiaroInspection",
  "ChiaroUIKit", "ChiaroAppKit", "ChiaroSwiftUI", "ChiaroDesktop", "ChiaroWindow", "Chiaroscuro",
]

let package = Package(
  name: "chiaroscuro",
  platforms: [.macOS(.v15)],
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "chiaro", targets: ["chiaro"]),
    .executable(name: "chiaro-source-audit", targets: ["chiaro-source-audit"]),
    .executable(name: "chiaro-screens", targets: ["chiaro-screens"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
  ] + (pdfTargets.isEmpty ? [] : [.executable(name: "chiaro-pdf", targets: ["chiaro-pdf"])]),
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // L0: mathematics, the system
    module("CLibrary"),
    module("ChiaroColor", ["CLibrary"]),
    shim("CChiaroProcess"),
    module("ChiaroSystem", ["CLibrary", "CChiaroProcess"]),
    shim("CChiaroThread"),
    shim("CChiaroClass"),
    shim("CChiaroClock"),
    shim("CChiaroStack"),
    shim("CChiaroSandbox"),

    // L1: values, untrusted text
    module("ChiaroSource", ["ChiaroSystem"]),
    module("ChiaroYAML", yamlDependencies, conditions: yamlConditions),
    module("ChiaroAppearance", ["ChiaroColor", "CChiaroThread"]),
    module("ChiaroRaster", ["ChiaroColor"], settings: kernels),

    // L2: models
    module("ChiaroFindings", ["ChiaroSource", "ChiaroColor"]),
    module("ChiaroCatalog", ["ChiaroSource", "ChiaroColor", "ChiaroAppearance"]),
    module("ChiaroProject", ["ChiaroSource", "ChiaroYAML", "ChiaroColor", "ChiaroAppearance"]),
    module(
      "ChiaroMedia",
      ["ChiaroSystem", "ChiaroSource", "ChiaroColor", "ChiaroRaster", "CChiaroSandbox"]
        + mediaDependencies,
      conditions: mediaFeatures.map(\.condition)),

    module("ChiaroBus", ["ChiaroSystem"] + busDependencies, conditions: busConditions),

    module(
      "ChiaroViews",
      ["ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "CChiaroClass"]),

    module(
      "ChiaroFoundation", ["ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroViews"]),

    // L3: controls, what judges, and what reports
    module(
      "ChiaroControls",
      ["ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroViews", "ChiaroFoundation"]),
    module(
      "ChiaroAudit",
      [
        "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroCatalog",
        "ChiaroProject", "ChiaroFindings",
      ]),
    .target(
      name: "ChiaroSourceAudit",
      dependencies: [
        "ChiaroSystem", "ChiaroSource", "ChiaroColor", "ChiaroProject", "ChiaroFindings",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ] + (pageTargets.isEmpty ? [] : ["CGumboShim"]),
      path: "Sources/Judgement/ChiaroSourceAudit",
      swiftSettings: strict + pageSettings),
    .target(
      name: "ChiaroInterpreter",
      dependencies: [
        "ChiaroSystem", "ChiaroSource", "ChiaroColor", "CChiaroStack",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      path: "Sources/Project/ChiaroInterpreter",
      swiftSettings: strict),
    module("ChiaroReport", ["ChiaroSource", "ChiaroColor", "ChiaroFindings"]),

    module("ChiaroTokens", ["ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroCatalog"]),

    // L4: services, and what the platforms call them
    module(
      "ChiaroInspection",
      [
        "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroCatalog",
        "ChiaroProject", "ChiaroFindings", "ChiaroAudit", "ChiaroReport",
      ]),
    module(
      "ChiaroDerivation",
      [
        "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroCatalog", "ChiaroAudit",
        "ChiaroFindings", "ChiaroReport",
      ]),
    module(
      "ChiaroInterfaceAudit",
      [
        "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroCatalog", "ChiaroProject",
        "ChiaroFindings", "ChiaroAudit",
      ]),
    module(
      "ChiaroUIKit",
      [
        "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroViews", "ChiaroFoundation",
        "ChiaroControls",
      ]),
    module(
      "ChiaroAppKit",
      [
        "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroViews", "ChiaroFoundation",
        "ChiaroControls",
      ]),
    module(
      "ChiaroDesktop",
      [
        "ChiaroSystem", "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroBus",
        "CChiaroClock", "CChiaroProcess",
      ]),
    module(
      "ChiaroWindow",
      ["ChiaroSystem", "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroViews"]
        + windowLibraries.flatMap(\.dependencies),
      conditions: windowLibraries.flatMap(\.conditions)),
    module(
      "ChiaroSwiftUI",
      [
        "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroViews", "ChiaroFoundation",
        "ChiaroControls",
      ]),
    module("Chiaroscuro", ["ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroCatalog"]),

    // L5: files of Interface Builder as screens
    module(
      "ChiaroInterfaceBuilder",
      [
        "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroRaster",
        "ChiaroMedia", "ChiaroCatalog", "ChiaroProject", "ChiaroInspection", "ChiaroViews",
        "ChiaroControls", "ChiaroAppKit",
      ]),

    // L6: programs
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroMedia",
        "ChiaroViews", "ChiaroUIKit", "ChiaroAppKit", "ChiaroSwiftUI", "ChiaroDesktop",
        "ChiaroWindow",
      ],
      path: "Examples/Gallery", swiftSettings: strict),
    // Screens in plain UIKit and AppKit, with the one import changed.
    .executableTarget(
      name: "PlainScreens",
      dependencies: [
        "ChiaroMedia", "ChiaroRaster", "ChiaroViews", "ChiaroUIKit", "ChiaroAppKit",
      ],
      path: "Examples/PlainScreens", exclude: ["README.md"], swiftSettings: strict),
    // The code of the tutorials and of the modules' articles, compared with what they show.
    .target(
      name: "Tutorials",
      dependencies: libraries.map { .target(name: $0) },
      path: "Examples/Tutorials", exclude: ["FollowingWindow"], swiftSettings: strict),
    .executableTarget(
      name: "FollowingWindow",
      dependencies: ["ChiaroMedia", "ChiaroUIKit", "ChiaroDesktop", "ChiaroWindow"],
      path: "Examples/Tutorials/FollowingWindow", swiftSettings: strict),
    program(
      "chiaro",
      [
        "ChiaroSource", "ChiaroYAML", "ChiaroColor", "ChiaroAppearance", "ChiaroRaster",
        "ChiaroMedia", "ChiaroCatalog", "ChiaroProject", "ChiaroAudit", "ChiaroReport",
        "ChiaroInspection",
        "ChiaroInterfaceAudit", "ChiaroDerivation", "ChiaroDesktop", "ChiaroSystem",
        "ChiaroTokens", "ChiaroFindings",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // A program of its own, so that `chiaro` neither links nor waits for SwiftSyntax.
    program(
      "chiaro-source-audit",
      ["ChiaroSystem", "ChiaroSource", "ChiaroFindings", "ChiaroSourceAudit"]),
    module(
      "ChiaroDrawnKit",
      [
        "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroRaster",
        "ChiaroInterpreter", "ChiaroViews", "ChiaroUIKit", "ChiaroAppKit",
      ]),
    module(
      "ChiaroDrawnSource",
      [
        "ChiaroSystem", "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroRaster",
        "ChiaroMedia", "ChiaroCatalog", "ChiaroProject", "ChiaroInterpreter",
        "ChiaroInspection", "ChiaroViews", "ChiaroUIKit", "ChiaroAppKit", "ChiaroSwiftUI",
        "ChiaroInterfaceBuilder", "ChiaroDrawnKit",
      ]),
    // A program of its own, so that `chiaro` does not link the views, and what ends it ends no more
    // than a file's screens.
    program(
      "chiaro-screens",
      [
        "ChiaroSystem", "ChiaroSource", "ChiaroRaster", "ChiaroMedia", "ChiaroInterfaceBuilder",
        "ChiaroDrawnSource",
      ]),

    // Tools of the project itself
    .target(
      name: "ChiaroGenerate", dependencies: ["ChiaroSource"], path: "Tools/ChiaroGenerate",
      swiftSettings: strict),
    .executableTarget(
      name: "chiaro-generate", dependencies: ["ChiaroGenerate", "ChiaroSource"],
      path: "Tools/chiaro-generate", swiftSettings: strict),

    // Runs small programs, for comparison with what the compiler makes of them.
    .executableTarget(
      name: "chiaro-interpret",
      dependencies: [
        "ChiaroInterpreter", "ChiaroSource", "ChiaroSystem",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      path: "Tools/chiaro-interpret", swiftSettings: strict),

    // How near derived colors come to what designers chose, and the table of examples.
    .target(
      name: "ChiaroDeriveStudy",
      dependencies: [
        "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroCatalog", "ChiaroProject",
        "ChiaroAudit", "ChiaroDerivation",
      ],
      path: "Tools/ChiaroDeriveStudy", swiftSettings: strict),
    .executableTarget(
      name: "chiaro-derive-study", dependencies: ["ChiaroDeriveStudy", "ChiaroSource"],
      path: "Tools/chiaro-derive-study", swiftSettings: strict),

    // Tests
    .target(
      name: "ChiaroTestSupport",
      dependencies: ["ChiaroSystem", "ChiaroSource"],
      path: "Tests/Support/ChiaroTestSupport",
      swiftSettings: strict),
    tests(of: "ChiaroSystem", ["CLibrary"]),
    tests(of: "ChiaroYAML"),
    tests(of: "ChiaroSource"),
    tests(of: "ChiaroColor", ["ChiaroSource"], exclude: ["Vectors"]),
    tests(of: "ChiaroAppearance", ["ChiaroSource", "ChiaroColor"], exclude: ["Vectors"]),
    tests(of: "ChiaroRaster", ["ChiaroColor", "ChiaroRasterScenes"], exclude: ["Recordings"]),
    // Scenes that tests draw, and a program that draws them in release too.
    .target(
      name: "ChiaroRasterScenes",
      dependencies: ["ChiaroColor", "ChiaroRaster", "ChiaroTestSupport"],
      path: "Tests/Runtime/ChiaroRasterScenes",
      swiftSettings: strict),
    .executableTarget(
      name: "golden-pictures",
      dependencies: ["ChiaroRasterScenes"],
      path: "Tests/Runtime/GoldenPictures",
      swiftSettings: strict),
    tests(
      of: "ChiaroCatalog", ["ChiaroSource", "ChiaroColor", "ChiaroAppearance"],
      exclude: ["Fixtures"]),
    tests(
      of: "ChiaroProject", ["ChiaroSource", "ChiaroColor", "ChiaroAppearance"],
      exclude: ["Fixtures"]),
    tests(
      of: "ChiaroTokens",
      ["ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroCatalog", "ChiaroUIKit"],
      exclude: ["Tools", "Schemas"]),
    tests(
      of: "ChiaroViews",
      [
        "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroControls",
        "ChiaroViewsTestSupport",
      ],
      exclude: ["Recordings"]),
    tests(
      of: "ChiaroControls",
      [
        "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroViews",
        "ChiaroAppKit", "ChiaroViewsTestSupport",
      ],
      exclude: ["Recordings", "Hierarchies/Tables"]),
    // A screen, a hand and views that note what was called, for the tests of views and controls.
    .target(
      name: "ChiaroViewsTestSupport",
      dependencies: ["ChiaroAppearance", "ChiaroColor", "ChiaroRaster", "ChiaroViews"],
      path: "Tests/Runtime/ChiaroViewsTestSupport",
      swiftSettings: strict),
    tests(
      of: "ChiaroMedia",
      ["ChiaroSystem", "ChiaroSource", "ChiaroColor", "ChiaroRaster", "picture-server"]
        + pdfProgram,
      exclude: ["Fixtures"]),
    // Started by the tests of ChiaroMedia: decodes pictures in a process of its own.
    .executableTarget(
      name: "picture-server",
      dependencies: ["CLibrary", "ChiaroMedia"],
      path: "Tests/Runtime/PictureServer",
      swiftSettings: strict),
    tests(of: "ChiaroFindings", ["ChiaroSource", "ChiaroColor"]),
    tests(
      of: "ChiaroAudit",
      [
        "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroCatalog",
        "ChiaroProject", "ChiaroFindings",
      ]),
    tests(
      of: "ChiaroSourceAudit",
      [
        "ChiaroSource", "ChiaroFindings", "chiaro-source-audit",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    tests(of: "ChiaroInterpreter", ["ChiaroSource"], exclude: ["Programs"]),
    tests(
      of: "ChiaroDrawnSource",
      [
        "ChiaroSource", "ChiaroProject", "ChiaroFindings", "ChiaroAudit", "ChiaroInterfaceAudit",
        "ChiaroInterpreter", "ChiaroDrawnKit", "ChiaroSwiftUI", "chiaro-screens",
      ]),
    tests(
      of: "ChiaroInterfaceAudit",
      [
        "ChiaroSource", "ChiaroColor", "ChiaroProject", "ChiaroCatalog", "ChiaroFindings",
        "ChiaroAudit", "ChiaroSourceAudit",
      ]),
    tests(
      of: "ChiaroInspection",
      [
        "ChiaroSource", "ChiaroProject", "ChiaroCatalog", "ChiaroFindings", "ChiaroAudit",
        "ChiaroReport",
      ]),
    tests(
      of: "ChiaroDerivation",
      [
        "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroProject", "ChiaroCatalog",
        "ChiaroAudit", "ChiaroDeriveStudy",
      ]),
    tests(
      of: "ChiaroReport", ["ChiaroSource", "ChiaroColor", "ChiaroFindings"],
      exclude: ["Recordings", "Schemas"]),
    tests(
      of: "ChiaroUIKit",
      [
        "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroMedia",
        "ChiaroViews", "ChiaroControls",
      ]),
    tests(
      of: "ChiaroSwiftUI",
      [
        "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroMedia", "ChiaroViews",
        "ChiaroControls", "ChiaroViewsTestSupport",
      ],
      exclude: ["Names/vocabulary.csv", "Recordings"]),
    tests(
      of: "ChiaroAppKit",
      [
        "ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroViews", "ChiaroControls",
        "ChiaroViewsTestSupport",
      ]),
    tests(
      of: "ChiaroInterfaceBuilder",
      [
        "ChiaroSource", "ChiaroProject", "ChiaroRaster", "ChiaroFindings", "ChiaroInterfaceAudit",
        "chiaro-screens",
      ],
      exclude: ["Fixtures"]),
    tests(
      of: "ChiaroDesktop",
      [
        "ChiaroSystem", "ChiaroSource", "ChiaroColor", "ChiaroAppearance", "ChiaroBus",
        "ChiaroBusFakes", "ChiaroViews", "ChiaroDesktopProbes", "CChiaroProcess",
      ],
      exclude: ["Vectors"]),
    tests(of: "ChiaroBus", ["ChiaroBusFakes"]),
    // Buses for tests, and what they note.
    .target(
      name: "ChiaroBusFakes",
      dependencies: ["ChiaroBus", "ChiaroTestSupport"],
      path: "Tests/Desktop/ChiaroBusFakes",
      swiftSettings: strict),
    // What fuzzers and tests try with bytes from anybody.
    .target(
      name: "ChiaroDesktopProbes",
      dependencies: ["ChiaroSource", "ChiaroBus", "ChiaroDesktop"],
      path: "Tests/Desktop/ChiaroDesktopProbes",
      swiftSettings: strict),
    tests(
      of: "ChiaroWindow",
      ["ChiaroColor", "ChiaroAppearance", "ChiaroRaster", "ChiaroViews", "ChiaroControls"]),
    // Apple's names that apps use most: one line a name, which compiles.
    .testTarget(
      name: "UIKitPresence",
      dependencies: ["ChiaroTestSupport", "ChiaroUIKit", "ChiaroAppKit"],
      path: "Tests/Runtime/UIKitPresence",
      exclude: ["uikit-members.csv", "appkit-members.csv", "count-members"],
      swiftSettings: strict),
    // The shape of the project: layers, files, documentation.
    .testTarget(
      name: "PackageShapeTests",
      dependencies: ["ChiaroTestSupport", "Chiaroscuro", "ChiaroUIKit"],
      path: "Tests/Programs/PackageShapeTests",
      swiftSettings: strict),
    tests(of: "ChiaroGenerate", ["ChiaroSource"], at: "Programs/ChiaroGenerate"),
    tests(
      of: "Tutorials",
      [
        "ChiaroAppearance", "ChiaroCatalog", "ChiaroRaster", "ChiaroMedia", "ChiaroViews",
        "FollowingWindow",
      ], at: "Runtime/Tutorials"),
    // Runs the program itself.
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "ChiaroSource", "ChiaroRaster", "ChiaroMedia", "ChiaroTestSupport", "ChiaroBusFakes",
        "ChiaroUIKit", "chiaro", "chiaro-source-audit", "chiaro-screens", "Gallery",
        "FollowingWindow", "PlainScreens",
      ] + pdfProgram,
      path: "Tests/Programs/EndToEndTests",
      exclude: ["Recordings"],
      swiftSettings: strict),
  ] + mediaTargets + pdfTargets + pageTargets + optionalTargets + fuzzers
)

// Scripts/test-fast names the test targets that it needs. SwiftPM links all that are there into one
// bundle, so that the others are left out here.
if let names = Context.environment["CHIARO_TESTS"]?.split(separator: ",") {
  package.targets.removeAll { $0.type == .test && !names.contains(Substring($0.name)) }
}
