// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import ChiaroRaster
import ChiaroSource
import ChiaroViews

/// The screens of one storyboard or xib: drawn in the appearances and languages of a request, told
/// as JSON and measured.
@MainActor
struct FileDrawing {
  /// The style that an app is locked to, and the path of the file that says it.
  struct Lock: Sendable {
    var style: InfoPlist.Lock
    var file: String

    fileprivate var appearance: UserInterfaceStyle { style == .dark ? .dark : .light }
    /// The lock as the output has it.
    var json: JSON {
      ["style": .string(style.rawValue.lowercased()), "file": .string(file)]
    }
  }

  /// The file in another language.
  private struct Translation {
    var language: InterfaceLanguage
    var reading: ScreenReading
    var subjects: [InterfaceElement]
  }

  private let request: ScreenRequest
  private let document: InterfaceDocument
  private let lock: Lock?
  private let reading: ScreenReading
  /// What draws pictures; nil where none are asked for.
  private let painter: ScreenPainter?
  private var translations: [Translation] = []
  private var fileNames = SafeFileNames()
  /// The small pictures of screens for contact sheets, one list an appearance.
  private var cards: [[ContactSheet.Card]] = ScreenAppearance.usual.map { _ in [] }
  /// What was odd.
  private(set) var odd: [Diagnostic] = []

  /// The most screens of a file that are drawn; the largest storyboards known have 150.
  var mostScreens = 600
  /// The most screens on one contact sheet.
  private static let mostCards = 60

  /// Reads a file's screens, and their other languages where these are asked for.
  init(
    _ request: ScreenRequest, _ document: InterfaceDocument, lock: Lock?,
    painter: ScreenPainter?, reading: (InterfaceDocument) -> ScreenReading
  ) {
    self.request = request
    self.painter = painter
    self.document = document
    self.lock = lock
    let (shown, odd) = TextBudget.cut(document)
    self.odd = odd
    self.reading = reading(shown)
    guard request.isFull, request.output != nil else { return }
    let path = Path.join(request.root, document.file)
    for language in InterfaceLanguage.shown(ofFileAt: path) {
      let strings = language.strings()
      if let told = strings.odd { self.odd.append(told) }
      let (shown, odd) = TextBudget.cut(document.localized(by: strings.texts))
      self.odd += odd
      var other = reading(shown)
      other.trustsSavedSizes = false
      translations.append(
        Translation(language: language, reading: other, subjects: other.subjects))
    }
  }

  /// Draws all screens, and the contact sheets of the file.
  mutating func screens() -> [JSON] {
    var screens: [JSON] = []
    let subjects = reading.subjects
    if subjects.count > mostScreens {
      odd.append(
        Diagnostic(
          .warning, id: "screens-left-out", at: subjects[mostScreens].location,
          "the file has more than \(mostScreens) screens;"
            + " \(subjects.count - mostScreens) of them are not drawn",
          fix: "split the file"))
    }
    for (index, subject) in subjects.prefix(mostScreens).enumerated() {
      let screen = made(subject, by: reading)
      odd += screen.diagnostics
      let name = "screens/\(Self.safe(document.file))/\(fileNames.name(for: screen.name))"
      var pictures: [JSON] = []
      if let painter { paint(screen, index, name, painter, &pictures) }
      screens.append(
        ScreenJSON.json(
          screen, kind: subject.name, file: document.file, platform: document.platform, lock: lock,
          pictures: pictures,
          measured: request.measures ? ScreenMeter(screen).json() : nil,
          previews: request.showsPreviews ? ScreenPreview.all(of: screen) : nil))
    }
    writeSheets()
    return screens
  }

  private func made(
    _ subject: InterfaceElement, by reading: ScreenReading
  ) -> InterfaceScreen {
    let screen = reading.screen(of: subject)
    if let lock { screen.lock(lock.appearance) }
    return screen
  }

  private mutating func paint(
    _ screen: InterfaceScreen, _ index: Int, _ name: String, _ painter: ScreenPainter,
    _ pictures: inout [JSON]
  ) {
    func add(_ painted: (picture: JSON?, odd: Diagnostic?)) {
      painted.picture.map { pictures.append($0) }
      painted.odd.map { odd.append($0) }
    }
    let appearances = request.isFull ? ScreenAppearance.full : ScreenAppearance.usual
    for (index, appearance) in appearances.enumerated() {
      screen.show(appearance.traits)
      let list = screen.window.displayList
      add(painter.paint(list, screen.size, in: appearance, name: name))
      // The usual ones are the first.
      guard index < cards.count, cards[index].count < Self.mostCards else { continue }
      cards[index].append(painter.card(screen, list))
    }
    ScreenAppearance.usual.first.map { screen.show($0.traits) }
    for translation in translations where translation.subjects.indices.contains(index) {
      let other = made(translation.subjects[index], by: translation.reading)
      let appearance = ScreenAppearance(language: translation.language)
      other.show(appearance.traits)
      add(painter.paint(other.window.displayList, other.size, in: appearance, name: name))
    }
  }

  /// Writes the contact sheets of the file, one an appearance.
  private mutating func writeSheets() {
    guard let painter else { return }
    let name = Self.safe(document.file)
    odd += painter.write(
      zip(cards, ScreenAppearance.usual).filter { !$0.0.isEmpty }.map { cards, appearance in
        ScreenPainter.Sheet(
          title: "\(document.file), \(appearance.name)",
          path: "sheets/\(name)-\(appearance.name).png", cards: cards)
      })
  }

  private static func safe(_ file: String) -> String { ScreenPainter.folderName(of: file) }
}
