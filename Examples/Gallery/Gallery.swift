// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import ChiaroSource
import Foundation

/// The gallery: an app's screens and every control, drawn in every appearance.
///
///     Gallery [--output FOLDER] [--scale 1|2|3] [--appearance NAME]… [--gamut srgb|p3]
///       [--depth 8|16] [--condition NAME[:SEVERITY]] [--direction ltr|rtl] [PAGE]…
///     Gallery --contrast json [--scale 1|2|3] [PAGE]…
///     Gallery --digests [--scale 1|2|3] [PAGE]…
///
/// `chiaro render Gallery` starts it.
@main
@MainActor
enum Gallery {
  static func main() {
    do {
      let arguments = CommandLine.arguments.dropFirst()
      if arguments.contains("--help") || arguments.contains("-h") {
        return print(GalleryOptions.help)
      }
      if let live = try LiveOptions(arguments, hasDisplay: LiveGallery.hasDisplay) {
        return try LiveGallery(live).run()
      }
      try run(GalleryOptions(arguments))
    } catch let problem as GalleryProblem {
      FileHandle.standardError.write(Data("Gallery: \(problem.message)\n".utf8))
      exit(problem.exitCode)
    } catch {
      FileHandle.standardError.write(Data("Gallery: \(error)\n".utf8))
      exit(70)
    }
  }

  private static func run(_ options: GalleryOptions) throws {
    let studio = try Studio(options)
    switch options.task {
    case .pictures: try writePictures(options, studio)
    case .contrast: printContrast(options, studio)
    case .digests: printDigests(options, studio)
    }
  }

  private static func writePictures(_ options: GalleryOptions, _ studio: Studio) throws {
    try FileManager.default.createDirectory(
      atPath: options.folder, withIntermediateDirectories: true)
    for page in options.pages {
      var cards: [ContactSheet.Card] = []
      for appearance in options.appearances {
        let picture = studio.picture(of: page, in: appearance)
        try write(picture, "\(options.folder)/\(page.name)-\(appearance.fileName).png")
        cards.append(ContactSheet.Card(title: appearance.title, picture: picture))
      }
      let sheet = ContactSheet(
        title: page.title, cards: cards, columns: 4, cell: Studio.size,
        pictureScale: Float(options.scale))
      try write(studio.picture(of: sheet), "\(options.folder)/\(page.name).png")
    }
    for line in studio.problems { print(line) }
    let count = options.appearances.count
    print("\(options.pages.count) pages in \(count) appearances: \(options.folder)")
  }

  private static func printContrast(_ options: GalleryOptions, _ studio: Studio) {
    var report = ContrastReport()
    for page in options.pages {
      for appearance in options.appearances {
        studio.measure(page, in: appearance, into: &report)
      }
    }
    print(report.json)
  }

  private static func printDigests(_ options: GalleryOptions, _ studio: Studio) {
    for page in options.pages {
      for appearance in options.appearances {
        for line in studio.digests(of: page, in: appearance) {
          print("\(page.name) \(appearance.fileName) \(line)")
        }
      }
    }
  }

  private static func write(_ picture: Bitmap, _ path: String) throws {
    guard let bytes = PNGWriter.bytes(picture) else {
      throw GalleryProblem(exitCode: 70, message: "pictures cannot be written without libpng")
    }
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw GalleryProblem(exitCode: 3, message: "cannot write \(path): \(error)")
    }
  }
}
