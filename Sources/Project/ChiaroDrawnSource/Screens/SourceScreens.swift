// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroDrawnKit
import ChiaroInspection
import ChiaroInterfaceBuilder
import ChiaroInterpreter
import ChiaroMedia
import ChiaroProject
package import ChiaroRaster
package import ChiaroSource
import ChiaroSwiftUI
import ChiaroSystem
import ChiaroViews
import Foundation

/// The screens of a project's code, drawn and described as JSON.
///
/// Apple counterpart: Xcode's canvas of previews · Source: this project · Fidelity: approximate
@MainActor
package struct SourceScreens {
  let request: CodeRequest
  let program: Program
  let host: DrawingHost
  let kit: SourceKit
  let assets: DrawnAssets
  let resources: RenderResources
  let painter: ScreenPainter?
  /// The stored pictures of snapshot tests.
  let references: SnapshotReferences
  /// The decoder of pictures, which are anybody's.
  let decoder: any ImageDecoder
  /// What was odd about the project as a whole.
  private var odd: [Diagnostic] = []
  private let device: ScreenDevice
  /// The release of the system whose looks are drawn.
  private let release: SystemRelease
  /// Whether a Mac shows the screens.
  private let isMac: Bool
  /// The screens of the same project's other system.
  private var others: [SourceScreens] = []

  /// What the evaluation of one screen may take.
  static var limits: Limits {
    var limits = Limits()
    limits.seconds = 5
    limits.goesOn = true
    return limits
  }
  /// The most steps of the evaluation of one screen that an audit looks at: work is bounded there,
  /// so that each machine finds the same.
  private static let auditedSteps = 1_000_000
  /// What all screens of a run may take, in seconds of processor time, so that a machine with other
  /// work draws as many; the others are left out and told.
  var wholeTime: Int { request.kind == .snapshots ? 500 : 200 }
  /// What they may take by the clock, before whoever waits for the answer gives up.
  var wholeClock: Int { request.kind == .snapshots ? 480 : 250 }
  /// The most screens that are drawn of one file.
  var mostScreens = 200
  /// The most screens of one file that an audit looks at.
  private static let auditedScreens = 24

  /// Reads a project's code, catalogs and texts.
  ///
  /// - Parameters:
  ///   - request: the request
  ///   - decoder: the decoder of pictures, which are untrusted
  package init(_ request: CodeRequest, decoder: any ImageDecoder = SystemImageDecoder()) {
    let inventory: Inventory?
    var odd: [Diagnostic] = []
    do throws(InspectionError) {
      inventory = try Inventory(of: request.project ?? request.root)
    } catch {
      inventory = nil
      odd.append(
        Diagnostic(
          .error, id: "catalogs-unreadable", at: SourceLocation(file: request.root),
          "the catalogs cannot be read, so colors and images are missing: \(error)"))
    }
    let (sources, unread) = Self.read(request)
    let systems = SourceSystems(inventory?.project, root: request.root, sources)
    let bytes = Dictionary(sources.map { ($0.path, $0.bytes) }) { first, _ in first }
    let wanted = request.kind == .source ? request.shown ?? request.sources : []
    let macs = wanted.filter { path in systems.isOfMac(path) { bytes[path] ?? [] } }
    // Both systems have the same catalogs and texts.
    let assets = inventory.map { DrawnAssets($0) } ?? DrawnAssets()
    func part(_ shown: [String], isMac: Bool) -> SourceScreens {
      var part = request
      if part.shown != nil || !macs.isEmpty { part.shown = shown }
      let built = sources.filter {
        macs.isEmpty || systems.isBuilt($0.path, forMac: isMac)
      }
      return SourceScreens(part, decoder, inventory?.project, assets, built, isMac: isMac)
    }
    let known = Set(macs)
    let rest = wanted.filter { !known.contains($0) }
    if macs.isEmpty || !rest.isEmpty {
      self = part(rest, isMac: false)
      if !macs.isEmpty { others = [part(macs, isMac: true)] }
    } else {
      self = part(macs, isMac: true)
    }
    self.odd += odd + unread
  }

  private init(
    _ request: CodeRequest, _ decoder: any ImageDecoder, _ project: Project?,
    _ assets: DrawnAssets, _ sources: [Program.Source], isMac: Bool
  ) {
    (self.request, self.decoder, self.assets, self.isMac) = (request, decoder, assets, isMac)
    device = isMac ? .mac : request.device.flatMap(ScreenDevice.named) ?? .usual
    references =
      request.kind == .snapshots
      ? SnapshotReferences(of: request.project ?? request.root, root: request.root) : .none
    release =
      references.release(decoder) ?? project.map { Self.release(of: $0, request.root) } ?? .iOS26
    let files = InterfaceFiles(project?.storyboards ?? [], root: request.root, isMac: isMac)
    let resources = RenderResources(
      textShaper: SystemTextShaper(fonts: project.map(ProjectFonts.init)),
      pictures: MediaPictureSource(decoder: decoder))
    kit = SourceKit(assets, files, resources, release, isMac: isMac)
    host = DrawingHost(
      types: Names.values.union(Names.views.keys).union(Publishers.types).union(kit.host.names),
      modifiers: Names.unseen.union(Names.modifiers.keys), strings: assets.strings,
      generated: assets.generated)
    // Views belong to the main thread.
    host.kit = DeepStack.staysOnThread ? kit.host : nil
    host.isMac = isMac
    if request.kind == .snapshots { host.noted = SnapshotNames.asserts }
    let libraries =
      LayoutBuilders.libraries + Injection.libraries + PictureMacro.libraries
      + PreviewStates.libraries + FoundationLibraries.libraries
    program = Program(
      sources + LibrarySource.files(of: libraries, for: sources)
        + (isMac ? [MacPrelude.source] : []),
      settings: Self.settings(release, isMac: isMac), host: host)
    host.isDeclared = { [program] in program.declares($0) }
    self.resources = resources
    painter = request.output.map { ScreenPainter(request.ofFiles, folder: $0, resources) }
  }

  /// What `#if` asks for.
  private static func settings(_ release: SystemRelease, isMac: Bool) -> BuildSettings {
    var settings = isMac ? BuildSettings.mac : BuildSettings()
    settings.modules.insert("XCTest")
    settings.version = release == .iOS26 ? 26 : isMac ? 15 : 18
    return settings
  }

  /// The release that a project's developers see: by the Xcode that last checked the project, or
  /// that a file names, else the newest.
  private static func release(of project: Project, _ root: String) -> SystemRelease {
    let version = project.xcodeProjects.compactMap(\.xcodeVersion).max() ?? namedXcode(root)
    return version.map { $0 >= 2_600 ? .iOS26 : .iOS18 } ?? .iOS26
  }

  /// The version of Xcode that `.xcode-version` names, times 100; nil for a project without one.
  private static func namedXcode(_ root: String) -> Int? {
    let file = Path.join(root, ".xcode-version")
    guard let bytes = try? FileReader.bytes(atPath: file, limit: 1_024) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return Int(text.drop { !$0.isNumber }.prefix { $0.isNumber }).map { $0 * 100 }
  }

  /// Traits with the release.
  func shown(_ traits: TraitCollection) -> TraitCollection {
    traits.modifyingTraits { $0.systemRelease = release }
  }

  /// The largest size of a file in bytes; larger ones are told by the program.
  private static let byteCount = 16 << 20

  private static func read(_ request: CodeRequest) -> ([Program.Source], [Diagnostic]) {
    var sources: [Program.Source] = []
    var odd: [Diagnostic] = []
    for file in request.sources {
      do throws(FileError) {
        let bytes = try FileReader.bytes(
          atPath: Path.join(request.root, file), limit: byteCount)
        sources.append(Program.Source(path: file, bytes: bytes))
      } catch {
        odd.append(
          Diagnostic(
            .warning, id: "source-not-read", at: SourceLocation(file: file), "\(error)"))
      }
    }
    return (request.kind == .snapshots ? SnapshotLibrary.removed(from: sources) : sources, odd)
  }

  /// Draws the requested screens and returns their description as JSON.
  package func answer() -> JSON {
    switch request.kind {
    case .source: screens()
    case .snapshots: SnapshotScreens(self).answer()
    }
  }

  // MARK: Screens

  private func screens() -> JSON {
    ["version": 1, "files": .array(([self] + others).flatMap { $0.fileAnswers() })]
  }

  /// The answers for the files that have screens or diagnostics, one each.
  private func fileAnswers() -> [JSON] {
    let isShown = { [shown = request.shown.map { Set($0) }] (subject: SourceSubject) in
      shown?.contains(subject.location.file) ?? true
    }
    let types = SourceSubject.types(in: program, isMac: isMac).filter(isShown)
    let subjects = SourceSubject.all(in: program, types, isMac: isMac).filter { subject in
      isShown(subject) && (request.preview.map { subject.name == $0 } ?? true)
    }
    var drawn = DrawnFiles(end)
    draw(subjects, into: &drawn)
    // An audit looks at what previews show, and judges the rest by its code.
    if !request.measures && request.preview == nil {
      draw(drawn.unshown(types, after: subjects), into: &drawn)
    }
    for diagnostic in odd + program.diagnostics + program.refusals {
      drawn.add([], [diagnostic], to: diagnostic.location.file)
    }
    return drawn.answers(types)
  }

  private func draw(_ subjects: [SourceSubject], into drawn: inout DrawnFiles) {
    for subject in subjects {
      let file = subject.location.file
      if let refusal = refusal(of: subject, after: drawn.screens(of: file).count, drawn.end) {
        drawn.add([], [refusal], to: file)
        continue
      }
      let (screens, odd) = draw(subject, &drawn.names)
      drawn.add(screens, odd, to: file)
    }
  }

  /// When a run that begins now is over: some time before whoever waits for it gives up.
  var end: RunEnd { RunEnd(processor: wholeTime, clock: wholeClock) }

  /// Why a subject is not drawn; nil for one that is.
  private func refusal(
    of subject: SourceSubject, after count: Int, _ end: RunEnd
  ) -> Diagnostic? {
    let most = request.measures ? Self.auditedScreens : mostScreens
    if count >= most {
      return Diagnostic(
        .warning, id: "screens-left-out", at: subject.location,
        "\(subject.name) is not drawn: the file has more than \(most) screens")
    }
    if end.isOver {
      return Diagnostic(
        .warning, id: "screens-left-out", at: subject.location,
        "\(subject.name) is not drawn: the \(wholeTime) seconds for all screens are used up")
    }
    return nil
  }

  private func draw(
    _ subject: SourceSubject, _ names: inout SafeFileNames
  ) -> (screens: [JSON], odd: [Diagnostic]) {
    var limits = Self.limits
    if request.measures {
      limits.steps = Self.auditedSteps
      limits.showsFirstState = false
    }
    let session = Session(program, limits: limits)
    let drawing = Drawing(session, host: host, assets: assets)
    host.surroundings = Surroundings()
    kit.begin(isMac: subject.isMac, drawing: drawing)
    defer { kit.end() }
    let folder = "code/\(ScreenPainter.folderName(of: subject.location.file))"
    var screens: [JSON] = []
    var odd: [Diagnostic] = []
    for (number, view) in drawing.views(of: subject, on: device).enumerated() {
      let name = "\(folder)/\(names.name(for: view.name))"
      let (screen, told) =
        kit.kit.isScreen(view.value)
        ? drawKit(view, number, of: subject, by: drawing, name: name)
        : draw(view, of: subject, by: drawing, name: name)
      screens.append(screen)
      odd += told
    }
    if screens.isEmpty, session.diagnostics.isEmpty {
      odd.append(
        Diagnostic(
          .warning, id: "screen-not-drawn", at: subject.location,
          "\(subject.name) returns no view"))
    }
    return (screens, odd + session.diagnostics)
  }

  /// What measures a screen; nil where nobody asks for that.
  private func meter(of subject: SourceSubject, _ session: Session) -> CodeMeter? {
    request.measures
      ? CodeMeter(session, resources, preview: subject.preview.flatMap(program.sourcePlace)) : nil
  }

  private func paintings(_ name: String) -> Paintings {
    Paintings(name: name, painter: painter, previewing: request.showsPreviews ? resources : nil)
  }

  private var appearances: [ScreenAppearance] {
    request.isFull ? ScreenAppearance.full : ScreenAppearance.usual
  }

  private func draw(
    _ view: SubjectView, of subject: SourceSubject, by drawing: Drawing, name: String
  ) -> (JSON, [Diagnostic]) {
    var paintings = paintings(name)
    var meter = meter(of: subject, drawing.session)
    if subject.isMac { drawing.session.assume(MacLook.words, subject.place) }
    let screen = SourceScreen(
      root(view.value, drawing, leadsOn: subject.isOfApp || meter != nil), in: view.room,
      shown(appearances[0].traits), resources, names: assets.names, isMac: subject.isMac)
    let views = SourceJSON.views(screen)
    for (number, appearance) in appearances.enumerated() {
      if number > 0 { screen.show(shown(appearance.traits)) }
      let list = screen.window.displayList
      paintings.add(list, screen.size, in: appearance)
      meter?.add(list, screen.size, CodeSights(screen, view.room), in: appearance)
    }
    let odd = screen.tree?.diagnostics.map(SourceJSON.diagnostic) ?? []
    let json = SourceJSON.screen(
      view.name, subject, size: screen.size, views: views, paintings, drawing.session,
      seen: ScreenParts(parts: { UnderstoodArea.parts(of: screen) }, types: drawing.shownTypes),
      measured: meter?.json)
    return (json, paintings.odd + odd)
  }

  /// Draws a view or controller of UIKit, which each appearance makes anew.
  private func drawKit(
    _ view: SubjectView, _ number: Int, of subject: SourceSubject, by drawing: Drawing, name: String
  ) -> (JSON, [Diagnostic]) {
    var paintings = paintings(name)
    let session = drawing.session
    var meter = meter(of: subject, session)
    var maker = KitMaker(view, number, of: subject, drawing, kit, on: device)
    maker.hasSamples = !request.measures && subject.isOfApp
    var first: KitScreen?
    var switched: LayerSwitch?
    for appearance in appearances {
      guard let screen = maker.screen(in: appearance) else { break }
      first = first ?? screen
      paintings.add(screen.list, screen.size, in: appearance)
      let isWhole = kit.kit.isController(maker.view.value)
      // A screen that code locks to light has no dark look to judge.
      if appearance.traits.userInterfaceStyle == .dark, !screen.isDark {
        meter?.hasOneStyle = true
        continue
      }
      meter?.add(
        screen.list, screen.size, CodeSights(screen, isWhole: isWhole, session.program),
        in: appearance)
      if meter == nil { continue }
      if let former = switched {
        meter?.layers = former.compared(kit.kit, session.program)
        switched = nil
      } else if first?.isDark == false, meter?.layers == nil {
        switched = LayerSwitch(screen, kit, session)
      }
    }
    let json = SourceJSON.screen(
      view.name, subject, size: first?.size, views: first.map { SourceJSON.views($0, session) },
      paintings, session,
      seen: first.map { screen in
        ScreenParts(
          parts: { UnderstoodArea.parts(of: screen, session.program) },
          types: screen.types.union(drawing.shownTypes))
      },
      measured: meter?.json)
    return (json, paintings.odd)
  }

  /// A view as an app shows it: in the app's tint.
  ///
  /// - Parameters:
  ///   - value: the view
  ///   - drawing: what draws it
  ///   - leadsOn: whether a stack is taken to be around it, in which links lead on
  /// - Returns: the node of the whole
  func root(_ value: Value, _ drawing: Drawing, leadsOn: Bool = false) -> Node {
    var node = Node(
      .composite(
        Composite("Root", keepsState: true) { expansion in
          let storage = expansion.storage
          drawing.onChange = { storage?.changed() }
          drawing.host.surroundings = Surroundings()
          return drawing.node(value)
        }))
    if leadsOn {
      let model = NavigationModel {}
      node = node.environment("navigation") { $0.navigation = model }
    }
    if host.isMac { return MacLook.window(node, accent: assets.accentName) }
    guard let accent = assets.accentName else { return node }
    let color = ChiaroSwiftUI.Color(accent).style
    return node.environment("accent") { $0.accent = color }
  }
}
