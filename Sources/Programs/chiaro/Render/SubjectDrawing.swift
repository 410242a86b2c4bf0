// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroInspection
import ChiaroRaster
import ChiaroSource

/// Draws one subject in one appearance.
struct SubjectDrawing {
  let easel: Easel
  let reading: PictureReading
  /// The pictures of catalogs that could not be read, which has been said.
  private(set) var unreadable: Set<String> = []

  /// The picture; nil where there is none to show, which has been said.
  mutating func picture(
    of subject: RenderSubject, in appearance: AppearanceOption
  ) throws -> Bitmap? {
    let ground = Ground(subject.platform, appearance, gamut: easel.options.gamut)
    let query = query(appearance, subject.platform)
    switch subject.content {
    case .color(let color): return swatch(subject.name, color, "", ground)
    case .colorSet(let colors):
      let color = colors.color(for: query, on: subject.platform)
      let words = colors.entry(for: query)?.slot.words ?? "no slot fits"
      return swatch(subject.name, color, words, ground)
    case .picture(let path): return exhibit(try reading.picture(at: path), ground)
    case .imageSet(let files, let contents):
      guard let entry = files.entry(for: query) else { return nil }
      guard let path = entry.path else {
        Terminal.say("\(contents): \(entry.filename ?? "") is missing (\(appearance.key))")
        return nil
      }
      let tint = files.isTemplate(named: subject.name) ? ground.tint : nil
      return picture(at: path).map { exhibit($0, ground, scale: entry.pixelsPerPoint, tint) }
    }
  }

  /// The environment of an appearance.
  func query(_ appearance: AppearanceOption, _ platform: Platform) -> VariantQuery {
    var query = VariantQuery(appearance.key)
    query.gamut = easel.options.gamut.displayGamut
    query.idiom = platform.idiom
    query.scale = Double(easel.options.scale)
    return query
  }

  /// A picture of a catalog; one that cannot be read is said once, and the others are drawn.
  private mutating func picture(at path: String) -> PictureReading.Result? {
    if unreadable.contains(path) { return nil }
    do {
      return try reading.picture(at: path)
    } catch {
      unreadable.insert(path)
      Terminal.say((error as? Outcome)?.message ?? "\(path): \(error)")
      return nil
    }
  }

  private func swatch(
    _ name: String, _ color: Color?, _ detail: String, _ ground: Ground
  ) -> Bitmap {
    let swatch = Swatch(
      name: name, color: color, detail: detail, ground: ground, condition: easel.options.seeing)
    return easel.picture(of: swatch.list, Swatch.size)
  }

  private func exhibit(
    _ read: PictureReading.Result, _ ground: Ground, scale: Double = 1, _ tint: Color? = nil
  ) -> Bitmap {
    let exhibit = Exhibit(
      bitmap: read.bitmap, pixelsPerPoint: read.pixelsPerPoint ?? scale, tint: tint,
      ground: ground)
    return easel.picture(of: exhibit.list, exhibit.size, pictures: ["picture": exhibit.bitmap])
  }
}
