// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own, so that nobody who uses Chiaroscuro builds it. The modules measured are in
// another package, as they are for their users: nothing is inlined that theirs would not be.

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

func program(_ name: String, _ products: [String]) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["BenchSupport", "CAllocationCount"]
      + products.map { .product(name: $0, package: "chiaroscuro") },
    swiftSettings: settings)
}

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "chiaroscuro", path: "..")],
  targets: [
    .target(name: "CAllocationCount"),
    .target(name: "BenchSupport", dependencies: ["CAllocationCount"], swiftSettings: settings),
    program("bench-resolve", ["ChiaroAppearance", "ChiaroColor"]),
    program("bench-contrast", ["ChiaroColor"]),
    program("bench-raster", ["ChiaroRaster", "ChiaroColor"]),
    program("bench-convert", ["ChiaroRaster", "ChiaroColor"]),
    program("bench-material", ["ChiaroRaster", "ChiaroColor"]),
    program(
      "bench-views",
      [
        "ChiaroControls", "ChiaroViews", "ChiaroAppearance", "ChiaroColor", "ChiaroRaster",
        "ChiaroMedia",
      ]),
    program(
      "bench-swiftui",
      [
        "ChiaroSwiftUI", "ChiaroControls", "ChiaroViews", "ChiaroAppearance", "ChiaroRaster",
        "ChiaroMedia",
      ]),
    program(
      "bench-catalog",
      ["ChiaroSource", "ChiaroCatalog", "ChiaroAppearance", "ChiaroAudit", "ChiaroProject"]),
  ]
)
