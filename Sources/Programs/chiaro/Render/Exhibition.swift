// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroRaster
import ChiaroSource

/// Draws subjects: a file for each appearance that shows something else, and contact sheets of all
/// of them in each appearance.
struct Exhibition {
  private var drawing: SubjectDrawing
  private let appearances: [AppearanceOption]
  /// Whether the appearances were asked for, so that each gets a file.
  private let isExplicit: Bool
  private let folder: String
  private let place: OutputPlace

  private typealias Kind = RenderSubject.Kind

  /// How many files were written.
  private(set) var fileCount = 0
  /// The cards of the sheet that is being filled, and how many sheets were full before.
  private var cards: [ContactSheet.Card] = []
  private var sheetCount = 0

  /// So many keep a sheet readable and the memory small.
  private static let cardsOfSheet = 60

  init(
    drawing: SubjectDrawing, appearances: [AppearanceOption], isExplicit: Bool, folder: String,
    in place: OutputPlace
  ) {
    self.drawing = drawing
    self.appearances = appearances
    self.isExplicit = isExplicit
    self.folder = folder
    self.place = place
  }

  /// Draws everything.
  mutating func show(_ subjects: [RenderSubject]) throws {
    for kind in Kind.allCases {
      var names = SafeFileNames()
      let named = subjects.filter { $0.kind == kind }.map { ($0, names.name(for: $0.name)) }
      for appearance in named.isEmpty ? [] : appearances {
        for (subject, name) in named { try show(subject, as: name, appearance) }
        try writeSheet(kind, appearance)
        sheetCount = 0
      }
    }
  }

  private mutating func show(
    _ subject: RenderSubject, as name: String, _ appearance: AppearanceOption
  ) throws {
    let picture = try drawing.picture(of: subject, in: appearance)
    if let picture, isExplicit || isNew(subject, appearance) {
      try write(picture, "\(subject.kind.rawValue)/\(name)-\(appearance.name)")
    }
    // A swatch has its name on itself.
    cards.append(
      ContactSheet.Card(
        title: subject.kind == .colors ? "" : subject.name,
        detail: picture == nil ? "no picture" : "",
        picture: picture.map { drawing.easel.card($0) }))
    if cards.count == Self.cardsOfSheet { try writeSheet(subject.kind, appearance) }
  }

  /// Whether a subject looks different than in the appearance that this one falls back to; one of a
  /// single color or picture differs by the ground alone.
  private func isNew(_ subject: RenderSubject, _ appearance: AppearanceOption) -> Bool {
    guard let fallback = appearance.fallback else { return true }
    switch subject.content {
    case .color, .picture: return appearance.key == AuditAppearance.dark.key
    default:
      return subject.differs(
        drawing.query(appearance, subject.platform),
        from: drawing.query(fallback, subject.platform))
    }
  }

  private mutating func writeSheet(_ kind: Kind, _ appearance: AppearanceOption) throws {
    guard !cards.isEmpty else { return }
    sheetCount += 1
    let isColors = kind == .colors
    let sheet = ContactSheet(
      title: "\(isColors ? "Colors" : "Images"), \(appearance.key)", cards: cards,
      columns: isColors ? 4 : 5, cell: isColors ? Swatch.size : cellOfImages,
      pictureScale: drawing.easel.scale)
    cards = []
    let number = sheetCount == 1 ? "" : "-\(sheetCount)"
    try write(
      drawing.easel.picture(of: sheet), "\(kind.rawValue)-\(appearance.name)\(number)")
  }

  /// As wide as any picture may be, and as high as the highest is.
  private var cellOfImages: PointSize {
    let heights = cards.compactMap { $0.picture.map { Double($0.size.height) } }
    let height = (heights.max() ?? 0) / Double(drawing.easel.scale)
    return PointSize(
      width: Easel.cardSize.width, height: max(1, min(height, Easel.cardSize.height)))
  }

  private mutating func write(_ picture: Bitmap, _ name: String) throws {
    try PictureFile.write(picture, to: Path.join(folder, "\(name).png"), in: place)
    fileCount += 1
  }
}
