// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroInspection
import ChiaroProject
import ChiaroSource

/// `chiaro render`: what there is to see, as PNG files.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw colors, images or the gallery's screens as PNG, one an appearance.",
    discussion: HelpText.text(
      """
      PATH is an asset catalog, a project, a picture, a color as CSS text, or Gallery. Of a \
      catalog each color and image is drawn in light and dark, at normal and increased contrast, \
      as far as it looks different there; contact sheets show all of them in each appearance. \
      Contrast on a swatch is that with the platform's backgrounds, under the condition.
      """,
      examples: [
        "chiaro render App --output pictures",
        "chiaro render App --only Brand/Coral --appearance dark",
        "chiaro render \"#0A6E80\" --condition sun",
      ]))

  @Argument(help: "A catalog, a project, a picture, a color, or Gallery.")
  var path: String?

  @Option(name: [.short, .long], help: "The folder to write to.")
  var output = "chiaro-render"

  @Option(help: "An appearance, which may be repeated; by default all four.")
  var appearance: [String] = []

  @OptionGroup var pictures: PictureOptions

  @Option(help: "Draw the set or page of this name only; may be repeated.")
  var only: [String] = []

  @Option(
    parsing: .upToNextOption, help: "Pages of the gallery; the same as Gallery with --only.")
  var gallery: [String] = []

  @Option(help: "Whose backgrounds and system colors are meant; by default the project's.")
  var platform: Platform?

  func validate() throws {
    if path == nil && gallery.isEmpty {
      throw ValidationError("expected a catalog, a project, a picture, a color or Gallery")
    }
    if path != nil && path != GalleryProgram.name && !gallery.isEmpty {
      throw ValidationError("--gallery goes without a path")
    }
    if path == GalleryProgram.name || path == nil { return }
    _ = try chosenAppearances()
  }

  func run() throws {
    guard let path, path != GalleryProgram.name else { return try runGallery() }
    let subjects = try subjects(at: path)
    let reading = PictureReading(
      decoder: PictureReading.decoder(seconds: 120), scale: pictures.scale)
    var exhibition = Exhibition(
      drawing: SubjectDrawing(easel: try Easel(pictures), reading: reading),
      appearances: try chosenAppearances(), isExplicit: !appearance.isEmpty, folder: output,
      in: OutputPlace(projects: [path]))
    try exhibition.show(subjects)
    try Terminal.print("\(words(subjects)), \(exhibition.fileCount) pictures: \(output)\n")
  }

  /// Gallery has appearances of its own, and says itself which.
  private func runGallery() throws {
    let program = try GalleryProgram()
    try program.run(
      ["--output", output] + pictures.arguments
        + appearance.flatMap { ["--appearance", $0] } + only + gallery)
  }

  private func chosenAppearances() throws -> [AppearanceOption] {
    let known = AppearanceOption.allCases
    if appearance.isEmpty { return known }
    let chosen = try appearance.map { name in
      guard let option = AppearanceOption(name) else {
        let names = known.map(\.name).joined(separator: ", ")
        throw ValidationError("no appearance \"\(name)\" (expected \(names))")
      }
      return option
    }
    return known.filter { chosen.contains($0) }
  }

  private func subjects(at path: String) throws -> [RenderSubject] {
    guard let identity = FolderReader.identity(of: path) else {
      guard let color = try? Color(css: path) else {
        throw Outcome.unreadable("\(path): no such file or folder, and no color")
      }
      return [RenderSubject(path, .color(color), on: platform ?? .iOS)]
    }
    if !identity.isFolder {
      let name = Path.stem(path)
      return [RenderSubject(name, .picture(path), on: platform ?? .iOS)]
    }
    let all = try sets(in: path)
    guard !all.isEmpty else { throw Outcome.unreadable("\(path): no color set and no image set") }
    for name in only where !all.contains(where: { $0.name == name }) {
      let hint = Suggestions.hint(for: name, in: all.map(\.name))
      throw Outcome.unreadable("no color or image set named \"\(name)\"\(hint)")
    }
    return only.isEmpty ? all : all.filter { only.contains($0.name) }
  }

  /// The color and image sets of a project, each with the platform of its catalog.
  private func sets(in path: String) throws -> [RenderSubject] {
    let inventory = try CatalogCollection.inventory(of: path)
    for diagnostic in inventory.budget.diagnostics(at: path) { Terminal.say("\(diagnostic)") }
    let context = AuditContext(project: inventory.project, catalogs: inventory.catalogs)
    return context.catalogs.flatMap { subject in
      subject.catalog.sets.compactMap {
        RenderSubject($0, on: platform ?? subject.platform)
      }
    }
  }

  /// `12 colors and 1 image`.
  private func words(_ subjects: [RenderSubject]) -> String {
    RenderSubject.Kind.allCases.compactMap { kind in
      let count = subjects.filter { $0.kind == kind }.count
      if count == 0 { return nil }
      return "\(count) \(count == 1 ? String(kind.rawValue.dropLast()) : kind.rawValue)"
    }.joined(separator: " and ")
  }
}
