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
    abstract: "Draw colors, images and screens as PNG files, one per appearance.",
    usage: "chiaro render [<options>] [<path>]",
    discussion: HelpText.text(
      """
      PATH is an asset catalog, a project, a storyboard or xib, a Swift file, a picture, a color \
      as CSS text, or Gallery. The command draws each scene of a storyboard and each view of a xib \
      in light and dark, at its size in the file. It also evaluates previews and views in Swift \
      code from source, without a build, and draws them. index.html shows all screens with the \
      audit's findings. --before shows what changed since an earlier run. --only screens draws \
      only storyboards and xibs, --only code only Swift code, and both options together draw all \
      of them. The command draws each color and image of a catalog in light and dark, at normal \
      and increased contrast, wherever it looks different. Contact sheets show all of them in each \
      appearance. Each swatch shows its contrast with the platform's backgrounds, under the \
      condition of --condition.
      """,
      examples: [
        "chiaro render App --output pictures",
        "chiaro render App --only Brand/Coral --appearance dark",
        "chiaro render \"#0A6E80\" --condition sun",
        "chiaro render App --only screens --only code --format json --output pictures",
        "chiaro render App --only screens --output after --before pictures",
        "chiaro render App/Sources/Card.swift --preview \"Card, empty\"",
      ]))

  @Argument(
    help: """
      An asset catalog, a project, a storyboard or xib, a Swift file, a picture, a color, or the \
      word Gallery, which draws the pages of the runtime's Gallery program.
      """)
  var path: String?

  @Option(name: [.short, .long], help: "The folder to write to.")
  var output = "chiaro-render"

  @Option(help: "An appearance to draw; by default all four. May be repeated.")
  var appearance: [String] = []

  @OptionGroup var pictures: PictureOptions

  @Option(
    help: "Draw only the set or page of this name, or only screens, or only code; may be repeated.")
  var only: [String] = []

  @Option(help: "Draw only the previews of this name in Swift code.")
  var preview: String?

  @Option(help: "The device for screens in Swift code, such as \"iPhone SE\".")
  var device: String?

  @Option(
    parsing: .upToNextOption, help: "Pages of the gallery; the same as Gallery with --only.")
  var gallery: [String] = []

  @Option(
    name: [.short, .long],
    help: "The format of the list of drawn pictures; json is only for screens.")
  var format: TextOrJSON = .text

  /// In which appearances screens are drawn.
  enum Matrix: String, ExpressibleByArgument, CaseIterable {
    case `default`
    case full
  }

  @Option(
    help: """
      The appearances of screens: default is light and dark; full adds increased contrast and \
      more.
      """)
  var matrix: Matrix = .default

  @Option(help: "The folder of an earlier run; before-and-after.html compares it with this run.")
  var before: String?

  @Flag(inversion: .prefixedNo, help: "Show the audit's findings beside the screens in index.html.")
  var findings = true

  @Option(
    help:
      "The platform whose backgrounds and system colors are used; by default the project's.")
  var platform: Platform?

  func validate() throws {
    if path == nil && gallery.isEmpty {
      throw ValidationError("expected a catalog, a project, a picture, a color or Gallery")
    }
    if path != nil && path != GalleryProgram.name && !gallery.isEmpty {
      throw ValidationError("--gallery takes no path")
    }
    if path == GalleryProgram.name || path == nil { return }
    if before != nil && !only.isEmpty && !wantsScreensOnly {
      throw ValidationError("--before works only with screens")
    }
    if drawsScreensAlone { return try validateForScreens() }
    if format == .json {
      throw ValidationError("--format json needs --only screens or --only code")
    }
    _ = try chosenAppearances()
  }

  private func validateForScreens() throws {
    if !only.isEmpty && !wantsScreensOnly {
      throw ValidationError(
        "a storyboard or xib is always drawn whole: leave out --only, or use --only screens")
    }
    let given = [
      ("--appearance", !appearance.isEmpty), ("--condition", pictures.condition != nil),
      ("--gamut", pictures.gamut != .srgb), ("--depth", pictures.depth != .eight),
      ("--platform", platform != nil),
    ]
    for (name, isGiven) in given where isGiven {
      throw ValidationError("\(name) does not apply to screens; --matrix chooses their appearances")
    }
  }

  func run() throws {
    guard let path, path != GalleryProgram.name else { return try runGallery() }
    if drawsCodeAlone {
      if let search = try CodeSearch(path, isRequired: true) { try drawCode(search, at: path) }
      return
    }
    let search =
      only.isEmpty || drawsScreensAlone
      ? try ScreenSearch(path, isRequired: drawsScreensAlone && !wantsAllScreens) : nil
    let code =
      wantsAllScreens || only.isEmpty && !drawsScreensAlone
      ? try CodeSearch(path, isRequired: drawsScreensAlone && search == nil) : nil
    if !drawsScreensAlone {
      try drawSets(at: path, isRequired: search == nil && code == nil)
    }
    if let search {
      try drawScreens(search, with: code, at: path)
    } else if let code {
      try drawCode(code, at: path)
    }
  }

  /// Whether only screens are drawn: those of storyboards and xibs, those of Swift code, or both.
  private var wantsScreensOnly: Bool {
    !only.isEmpty && Set(only).isSubset(of: ["screens", "code"])
  }

  /// Whether only the screens of Swift code are drawn.
  private var wantsCodeOnly: Bool { wantsScreensOnly && !only.contains("screens") }

  /// Whether the screens of files and of code are drawn, and no sets.
  private var wantsAllScreens: Bool { Set(only) == ["screens", "code"] }

  /// Whether nothing but the screens of code is drawn.
  private var drawsCodeAlone: Bool {
    wantsCodeOnly || path.map(CodeSearch.isSwiftFile) == true
  }

  /// Whether nothing but screens is drawn.
  private var drawsScreensAlone: Bool {
    wantsScreensOnly || drawsCodeAlone || path.map(ScreenSearch.isInterfaceFile) == true
  }

  /// Draws the screens of Swift code, and prints what was drawn.
  private func drawCode(_ search: CodeSearch, at path: String) throws {
    guard let program = CodeScreensProgram() else {
      throw Outcome.unreadable(
        "the program chiaro-screens, which draws the screens, is missing from chiaro's folder")
    }
    let place = OutputPlace(projects: [path])
    try place.makeFolder(output)
    let folder = FileReader.realPath(output) ?? output
    let collection = ScreenCollection(program.draw(codeTask(search, folder, place)))
    try finish(collection, ScreenFindings(), name: search.name, in: place, at: path)
  }

  private func codeTask(
    _ search: CodeSearch, _ folder: String, _ place: OutputPlace
  ) -> CodeScreensProgram.Task {
    CodeScreensProgram.Task(
      search: search, output: folder, place: place, isFull: matrix == .full,
      scale: pictures.scale, preview: preview, device: device)
  }

  /// Draws the screens of a project or file, and prints what was drawn.
  private func drawScreens(
    _ search: ScreenSearch, with code: CodeSearch?, at path: String
  ) throws {
    guard let program = ScreensProgram() else {
      let message =
        "the program chiaro-screens, which draws the screens, is missing from chiaro's folder"
      if drawsScreensAlone { throw Outcome.unreadable(message) }
      return Terminal.say("note: \(message)")
    }
    let place = OutputPlace(projects: [path])
    try place.makeFolder(output)
    let folder = FileReader.realPath(output) ?? output
    var task = ScreensProgram.Task(
      root: search.root, project: search.project, files: search.files, output: folder,
      place: place, isFull: matrix == .full, scale: pictures.scale)
    let audit = inspection(of: path, search, task, by: program)
    let answers: [JSONValue]
    if let drawn = audit?.answers {
      answers = drawn
    } else {
      task.locks = ScreenLocks.locks(of: search)
      answers = program.draw(task, sources: search.sources)
    }
    let ofCode = code.flatMap { search in
      CodeScreensProgram()?.draw(codeTask(search, folder, place))
    }
    let collection = ScreenCollection(answers + (ofCode ?? []), odd: search.odd)
    try finish(
      collection, audit?.findings ?? ScreenFindings(), name: search.name, in: place, at: path)
  }

  /// Writes the pages of screens, and prints what was drawn.
  private func finish(
    _ collection: ScreenCollection, _ findings: ScreenFindings, name: String,
    in place: OutputPlace, at path: String
  ) throws {
    try writePages(of: collection, findings, name, in: place)
    switch format {
    case .json: try Terminal.print(collection.json(in: FileReader.realPath(output) ?? output))
    case .text:
      for problem in collection.problems { Terminal.say(problem) }
      let count = collection.screens.count
      try Terminal.print(
        "\(Count.text(count, "screen")), \(Count.text(collection.pictureCount, "picture")): "
          + "\(Path.join(output, "index.html"))\n\(collection.types.words)")
    }
    if collection.lacksPictures {
      throw Outcome.unwritable("\(output): not every picture could be written")
    }
    if drawsScreensAlone && collection.screens.isEmpty && !collection.problems.isEmpty {
      throw Outcome.unreadable("\(path): no screen could be drawn")
    }
  }

  /// Audits the project whose screens are drawn; nil for a file, and where nobody wants findings.
  private func inspection(
    of path: String, _ search: ScreenSearch, _ task: ScreensProgram.Task, by program: ScreensProgram
  ) -> ScreenInspection? {
    guard findings, FolderReader.identity(of: path)?.isFolder == true else { return nil }
    do {
      return try ScreenInspection(of: path, search, task, by: program)
    } catch {
      Terminal.say("note: index.html shows no findings: \(error)")
      return nil
    }
  }

  /// Writes the page of all screens, the list of them, and the page of before and after.
  private func writePages(
    of collection: ScreenCollection, _ findings: ScreenFindings, _ name: String,
    in place: OutputPlace
  ) throws {
    let index = ScreenIndex(
      collection: collection, title: "Screens of \(name)", findings: findings)
    try place.write(index.html, to: Path.join(output, "index.html"))
    // The page of before and after comes first: the folders may be the same.
    if let before {
      let comparison = try ScreenComparison(before: before, after: collection, page: output)
      let page = Path.join(output, "before-and-after.html")
      try place.write(comparison.html(title: "\(name), before and after"), to: page)
      let words = ScreenComparison.Change.allCases.map {
        "\(comparison.counts[$0] ?? 0) \($0.rawValue)"
      }
      Terminal.say("\(words.joined(separator: ", ")): \(page)")
    }
    try place.write(
      collection.json(in: "").text(.compact), to: Path.join(output, ScreenComparison.listing))
  }

  /// Draws colors and images, of which there may be none where there are screens.
  private func drawSets(at path: String, isRequired: Bool) throws {
    let subjects = try subjects(at: path, isRequired: isRequired)
    if subjects.isEmpty { return }
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
        throw ValidationError("unknown appearance \"\(name)\" (expected \(names))")
      }
      return option
    }
    return known.filter { chosen.contains($0) }
  }

  private func subjects(at path: String, isRequired: Bool) throws -> [RenderSubject] {
    guard let identity = FolderReader.identity(of: path) else {
      guard let color = try? Color(css: path) else {
        throw Outcome.unreadable("\(path): neither a file, nor a folder, nor a color")
      }
      return [RenderSubject(path, .color(color), on: platform ?? .iOS)]
    }
    if !identity.isFolder {
      let name = Path.stem(path)
      return [RenderSubject(name, .picture(path), on: platform ?? .iOS)]
    }
    let all = try sets(in: path, isRequired: isRequired)
    guard !all.isEmpty else {
      if !isRequired { return [] }
      throw Outcome.unreadable("\(path): there is no color set and no image set")
    }
    for name in only where !all.contains(where: { $0.name == name }) {
      let hint = Suggestions.hint(for: name, in: all.map(\.name))
      throw Outcome.unreadable("no color or image set named \"\(name)\"\(hint)")
    }
    return only.isEmpty ? all : all.filter { only.contains($0.name) }
  }

  /// The color and image sets of a project, each with the platform of its catalog.
  private func sets(in path: String, isRequired: Bool) throws -> [RenderSubject] {
    let inventory: Inventory
    do {
      inventory = try CatalogCollection.inventory(of: path)
    } catch let outcome as Outcome {
      if isRequired { throw outcome }
      return []
    }
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
