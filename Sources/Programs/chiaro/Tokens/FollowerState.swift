// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroInspection
import ChiaroSource
import ChiaroTokens

/// A follower beside what it should be.
struct FollowerState {
  /// What it is called: the catalog's path, or the format and its folder.
  var name: String
  /// What it is made of: the catalog, or the files.
  private(set) var outputs: [String] = []
  /// The files to be written.
  private(set) var files: [TokenFile] = []
  /// The color sets to be removed.
  private(set) var removals: [String] = []
  /// The differences in colors, one a line.
  private(set) var differences: [String] = []
  /// What it has and the source has no longer: values of color sets, and files.
  private(set) var orphans: [String] = []
  /// Files that the source has no longer, to be removed.
  private(set) var orphanedFiles: [String] = []
  /// What it cannot say.
  private(set) var losses: [TokenLoss] = []

  /// Whether a catalog was read whole; what cannot be read of it stays as it is.
  private(set) var isWhole = true

  /// Whether anything has to be written; what is orphaned is told apart.
  var isStale: Bool { !files.isEmpty || !removals.isEmpty }

  private static let largest = 64 << 20

  /// Compares a follower with its source; nothing is written.
  ///
  /// - Parameters:
  ///   - follower: the follower
  ///   - source: the colors that rule, which were read whole
  ///   - folder: the folder of the configuration
  ///   - removes: whether what is orphaned is to be removed
  /// - Throws: `Outcome`, when it cannot be read
  init(
    _ follower: TokenSync.Follower, _ source: TokenSync.Source, in folder: String, removes: Bool
  ) throws {
    switch follower {
    case .catalog(let path, let prunes):
      name = path
      outputs = [Path.join(folder, path)]
      try compare(
        Path.join(folder, path), source.palette, prunes,
        removes ? .removed(source.axes) : .told(source.axes))
    case .files(let format, let place, let options):
      name = Path.join(place.isEmpty ? "." : place, format.name)
      let written = format.write(TokenSheet(source.palette, options))
      losses = written.losses
      outputs = written.files.map { Path.join(folder, Path.join(place, $0.path)) }
      try compare(written, format, place, in: folder)
      orphanedFiles = Self.possible(format, options).map {
        Path.join(folder, Path.join(place, $0))
      }.filter { !outputs.contains($0) && FolderReader.identity(of: $0)?.isFolder == false }
      orphans = orphanedFiles.map { Path.relative($0, to: folder) }
    }
  }

  /// The paths of all files that a format may write: those for a color that differs everywhere.
  private static func possible(
    _ format: any TokenFormat.Type, _ options: TokenSheet.Options
  ) -> [String] {
    // What is drawn is one file.
    guard TokenFormats.named(format.name) != nil else { return [] }
    let color = ColorToken(
      TokenName("color"),
      TokenCell.all.map { cell in
        let part = Double(cell.index) / 16
        return .init(cell.slot, .color(TokenColor(Color(.sRGB, part, part, part))))
      })
    return format.write(TokenSheet(TokenPalette([color]), options)).files.map(\.path)
  }

  private mutating func compare(
    _ path: String, _ palette: TokenPalette, _ prunes: Bool, _ orphans: CatalogPlan.Orphans
  ) throws {
    let plan = try CatalogPlan.importing(palette, into: path, prunes: prunes, orphans: orphans)
    self.orphans = plan.changes.flatMap { change in
      change.orphans.map { "\(change.name) \($0.slot.words): \(CatalogPlanOutput.words($0.value))" }
    }
    (files, removals, losses) = (plan.files, plan.removals, plan.losses)
    isWhole = plan.unread.isEmpty
    for diagnostic in plan.unread { Terminal.say("\(diagnostic)") }
    for change in plan.changes where change.kind != .keep {
      if change.kind == .remove { differences.append("\(change.name): removed") }
      for value in change.values {
        let before = value.before.map { CatalogPlanOutput.words($0) } ?? "nothing"
        let after = CatalogPlanOutput.words(value.after)
        differences.append("\(change.name) \(value.slot.words): \(before) → \(after)")
      }
    }
  }

  private mutating func compare(
    _ written: WrittenTokens, _ format: any TokenFormat.Type, _ place: String,
    in folder: String
  ) throws {
    var before: [TokenFile] = []
    var changed: [String] = []
    for file in written.files {
      let shown = Path.join(place, file.path)
      let path = Path.join(folder, shown)
      let bytes = try Self.bytes(path)
      if let bytes { before.append(TokenFile(file.path, bytes)) }
      if bytes != file.bytes {
        files.append(TokenFile(path, file.bytes))
        changed.append("\(shown) differs")
      }
    }
    guard isStale, let reader = format as? any ReadableTokenFormat.Type else {
      differences = changed
      return
    }
    differences = Self.differences(
      reader.read(before).palette, reader.read(written.files).palette)
    // What is no color can differ too: an order, a comment.
    if differences.isEmpty { differences = changed }
  }

  /// Returns a file's content; nil when there is none yet.
  private static func bytes(_ path: String) throws -> [UInt8]? {
    do throws(FileError) {
      return try FileReader.bytes(atPath: path, limit: largest)
    } catch {
      if error.kind == .notFound { return nil }
      throw Outcome.unreadable("\(error)")
    }
  }

  /// Returns the values that differ between two palettes.
  private static func differences(_ before: TokenPalette, _ after: TokenPalette) -> [String] {
    let old = TokenSheet(before)
    let rows = Dictionary(old.allRows.map { ($0.token.name, $0) }) { first, _ in first }
    let new = TokenSheet(after)
    var lines: [String] = []
    for row in new.allRows {
      for cell in TokenCell.all
      where row.table.isFirst(cell) || rows[row.token.name]?.table.isFirst(cell) == true {
        let then = rows[row.token.name].flatMap { old.color($0, cell) }
        let now = new.color(row, cell)
        if then == now { continue }
        let words = [then, now].map { $0.map { $0.color.cssText(decimals: 4) } ?? "nothing" }
        lines.append("\(row.token.name) \(cell.query().key): \(words[0]) → \(words[1])")
      }
    }
    let left = Set(new.allRows.map(\.token.name))
    return lines
      + old.allRows.filter { !left.contains($0.token.name) }.map {
        "\($0.token.name): removed"
      }
  }
}

extension TokenTable {
  /// Whether no cell with fewer axes has the same value, so that the cell is worth a line.
  fileprivate func isFirst(_ cell: TokenCell) -> Bool {
    TokenCell.Axis.allCases.allSatisfy {
      !cell.has($0) || values[cell.index] != values[cell.index ^ $0.bit]
    }
  }
}

extension CatalogPlan {
  /// Plans an import; what is written like a color of the catalog is that color.
  static func importing(
    _ palette: TokenPalette, into path: String, prunes: Bool,
    orphans: CatalogPlan.Orphans = .ignored
  ) throws -> CatalogPlan {
    let catalog = try existing(path)
    let names = catalog?.sets(of: .color).map { TokenName($0.name) } ?? []
    return CatalogPlan(
      palette.renamed(like: names), into: path, existing: catalog, prunes: prunes,
      orphans: orphans)
  }

  /// Returns the catalog at a path; nil when there is none yet.
  static func existing(_ path: String) throws -> AssetCatalog? {
    guard Path.fileExtension(path) == "xcassets" else {
      throw Outcome.usage("\(path): not an asset catalog (expected a name that ends in .xcassets)")
    }
    do throws(CatalogError) {
      return try AssetCatalog(path: path)
    } catch {
      if error.kind == .notFound { return nil }
      throw Outcome.unreadable("\(error)")
    }
  }
}
