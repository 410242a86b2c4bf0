// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import ChiaroTokens
import Foundation
import Testing

/// Every registered format keeps its promises, by being registered.
@Suite("Every format")
struct FormatConformanceTests {
  /// A registered format, by its name.
  struct Format: Sendable, CustomTestStringConvertible {
    var type: any TokenFormat.Type
    var testDescription: String { type.name }

    static let all = TokenFormats.all.map(Format.init)
    static let readable = TokenFormats.readable.map { Format(type: $0) }
    var reader: any ReadableTokenFormat.Type {
      get throws { try #require(type as? any ReadableTokenFormat.Type) }
    }
  }

  /// How many palettes are generated; CHIARO_PALETTES asks for more.
  static let count = ProcessInfo.processInfo.environment["CHIARO_PALETTES"].flatMap(Int.init) ?? 40

  static func palettes() -> [TokenPalette] {
    (0..<count).map { number in
      var generator = PaletteGenerator(seed: UInt64(number))
      return generator.palette()
    }
  }

  @Test("names, files and abilities are distinct and complete")
  func registry() {
    #expect(Set(TokenFormats.all.map { $0.name }).count == TokenFormats.all.count)
    let sheet = TokenSheet(SamplePalette.palette)
    let paths = TokenFormats.all.flatMap { $0.write(sheet).files.map(\.path) }
    #expect(Set(paths).count == paths.count)
    for path in paths { #expect(!Path.escapes(path)) }
  }

  @Test(
    "what is read back is what was written, in everything that the format can say",
    arguments: Format.readable)
  func roundTrip(_ format: Format) throws {
    let type = try format.reader
    for (seed, palette) in Self.palettes().enumerated() {
      let sheet = TokenSheet(palette)
      let written = type.write(sheet)
      let reading = type.read(written.files)
      let errors = reading.diagnostics.filter { $0.severity == .error }
      #expect(errors == [], "seed \(seed)")
      let back = reading.palette.renamed(like: palette.tokens.map(\.name))
      let problem = Comparison(type.abilities, sheet, back, written.losses).problem
      #expect(problem == nil, "seed \(seed)")
      if problem != nil || !errors.isEmpty { break }
    }
  }

  @Test(
    "each loss is named once, and those that a format has no ability for are listed",
    arguments: Format.all)
  func losses(_ format: Format) {
    let losses = format.type.write(TokenSheet(SamplePalette.palette)).losses
    #expect(Set(losses).count == losses.count)
    for axis in TokenCell.Axis.allCases where !format.type.abilities.has(axis) {
      #expect(losses.contains { $0.kind.rawValue == "\(axis)" }, "\(axis)")
    }
    if !format.type.abilities.contains(.catalogs) {
      #expect(losses.contains { $0.kind == .system && $0.name.description == "System/Label" })
      #expect(losses.contains { $0.kind == .idiom && $0.name.description == "Mac Only" })
    }
  }

  @Test("any palette can be written", arguments: Format.all)
  func writes(_ format: Format) {
    for palette in Self.palettes().prefix(40) + [TokenPalette()] {
      let written = format.type.write(TokenSheet(palette))
      for file in written.files { #expect(!Path.escapes(file.path)) }
    }
  }

  @Test("mutants of files are read without an end of the program", arguments: Format.readable)
  func mutants(_ format: Format) throws {
    let type = try format.reader
    let files = type.write(TokenSheet(SamplePalette.palette)).files
    var random = SeededGenerator(seed: 1)
    for _ in 0..<(Self.count * 2) {
      var mutant = files
      let index = random.index(under: files.count)
      mutant[index].bytes = ByteMutator.mutant(
        of: files[index].bytes, files.map(\.bytes), &random)
      let reading = type.read(mutant)
      #expect(reading.diagnostics.count <= 3000)
      #expect(reading.palette.tokens.count <= 2000)
      _ = type.recognizes(mutant[0])
    }
  }
}

/// What is read back, beside what was written.
private struct Comparison {
  /// The first difference; nil when there is none.
  private(set) var problem: String?
  private let abilities: TokenAbilities

  private let clipped: Set<TokenName>

  init(
    _ abilities: TokenAbilities, _ sheet: TokenSheet, _ back: TokenPalette, _ losses: [TokenLoss]
  ) {
    self.abilities = abilities
    let renamed = Set(losses.filter { $0.kind == .name }.map(\.name))
    clipped = Set(losses.filter { $0.kind == .range }.map(\.name))
    // A color under another name leaves aliases to it behind.
    for row in sheet.rows where renamed.isEmpty || !renamed.contains(row.token.name) {
      let name = row.token.name
      guard let token = back[name] else {
        problem = "\(name) is missing among \(back.tokens.map(\.name))"
        return
      }
      for cell in TokenCell.all
      where TokenCell.Axis.allCases.allSatisfy({ !cell.has($0) || abilities.has($0) }) {
        let query = cell.query()
        let value = token.value(for: query)
        let written = row.table[cell]
        // What an alias leads to is compared by itself.
        if value?.isAlias == true, value == written { continue }
        let found = value.flatMap { back.color(of: $0, for: query) }
        let color = sheet.color(row, cell)
        let isRight = abilities.contains(.aliases) ? written?.isAlias == value?.isAlias : true
        if isRight, let color, let found, isSame(color.color, found.color, cell, name) { continue }
        problem = "\(name) \(query.key): \(words(value, found)) is not \(words(written, color))"
        return
      }
    }
  }

  private func words(_ value: TokenValue?, _ color: TokenColor?) -> String {
    if case .alias(let name)? = value {
      "{\(name)}"
    } else {
      "\(color?.color.description ?? "nothing")"
    }
  }

  /// Whether two colors are the same, as far as the format and its losses let them.
  private func isSame(
    _ first: Color, _ second: Color, _ cell: TokenCell, _ name: TokenName
  ) -> Bool {
    let isNarrow = abilities.contains(.gamut) && !abilities.contains(.catalogs) && !cell.has(.gamut)
    if !abilities.contains(.wideColors) || !abilities.contains(.precision)
      || isNarrow && !first.isInGamut(of: .sRGB) || clipped.contains(name)
    {
      return SRGB8(first) == SRGB8(second)
    }
    let (one, other) = (first.converted(to: .xyzD65), second.converted(to: .xyzD65))
    return zip(one.channelValues + [first.alpha], other.channelValues + [second.alpha])
      .allSatisfy { ($0 - $1).magnitude <= 1e-5 * max(1, $0.magnitude) }
  }
}
