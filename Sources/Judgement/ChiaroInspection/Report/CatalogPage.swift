// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroFindings
import ChiaroReport
import ChiaroSource

/// The colors and images of a catalog for a report.
struct CatalogPage {
  var thumbnails: Thumbnails
  var paths: ShownPaths
  /// How code uses the assets; nil where it was not read.
  var assetUses: AssetUses?

  private static let appearances = AuditAppearance.reported

  func catalog(
    _ subject: CatalogSubject, _ findings: [Finding], _ lines: inout SourceLines
  ) -> ReportCatalog {
    var byFile: [String: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      byFile[finding.location.file, default: []].append(index)
    }
    let kinds: Set<SetKind> = [.image, .symbol, .appIcon, .icon, .launchImage]
    let images = subject.images.filter { kinds.contains($0.set.kind) }
    var page = ReportCatalog(
      name: subject.catalog.name, path: paths.shown(subject.catalog.path),
      platform: subject.platform.rawValue,
      appearances: Self.appearances.map { appearance in
        ReportAppearance(
          name: appearance.description, background: Self.background(subject, appearance))
      },
      colors: subject.colors.map {
        color($0, subject, byFile[$0.set.contentsPath] ?? [])
      },
      images: images.map { image($0, byFile[$0.set.contentsPath] ?? []) })
    for (index, color) in subject.colors.enumerated() {
      page.colors[index].uses = uses(of: color.set, &lines)
    }
    for (index, image) in images.enumerated() {
      page.images[index].uses = uses(of: image.set, &lines)
    }
    return page
  }

  private func uses(of set: AssetSet, _ lines: inout SourceLines) -> [ReportUse] {
    (assetUses?[set.path]?.places ?? []).map { place in
      ReportUse(at: paths.shown(place), snippet: lines.line(at: place))
    }
  }

  /// Returns the platform's main background color; black or white if it is unknown.
  private static func background(
    _ subject: CatalogSubject, _ appearance: AuditAppearance
  ) -> Color {
    subject.platform.mainBackground(appearance.traits)
      ?? (appearance.style == .dark || !subject.platform.hasDarkMode ? .black : .white)
  }

  private func color(
    _ color: ColorSubject, _ subject: CatalogSubject, _ findings: [Int]
  ) -> ReportColor {
    var shown: Set<Int> = []
    let swatches = Self.appearances.map { appearance -> ReportColor.Swatch in
      let entry = color.entry(appearance)
      let index = entry.flatMap { entry in
        color.colorSet.entries.firstIndex { $0.location == entry.location }
      }
      var reference: String?
      if case .reference(let named)? = entry?.value { reference = named.name }
      let value = color.color(appearance)
      return ReportColor.Swatch(
        color: value, slot: entry?.slot.words ?? "no slot fits",
        isOwn: index.map { shown.insert($0).inserted } ?? false, reference: reference,
        contrast: value.map {
          $0.contrast(on: Self.background(subject, appearance)).lowest.value
        })
    }
    return ReportColor(
      name: color.name, file: paths.shown(color.set.contentsPath), swatches: swatches,
      findings: findings)
  }

  private func image(_ image: ImageSubject, _ findings: [Int]) -> ReportImage {
    var shown: Set<String> = []
    let views = Self.appearances.map { appearance -> ReportImage.View in
      let entry = image.entry(appearance)
      let picture = entry?.path.flatMap { thumbnails.picture(at: $0) }
      let caption: String
      if entry == nil {
        caption = "no file"
      } else if entry?.isMissing == true {
        caption = "missing"
      } else {
        caption = picture?.caption ?? ""
      }
      return ReportImage.View(
        filename: entry?.filename, thumbnail: picture?.png, caption: caption,
        slot: entry?.slot.words ?? "no slot fits",
        isOwn: entry?.filename.map { shown.insert($0).inserted } ?? false)
    }
    return ReportImage(
      name: image.name, kind: image.set.kind.rawValue, file: paths.shown(image.set.contentsPath),
      isTemplate: image.isTemplate, views: views, findings: findings)
  }
}
