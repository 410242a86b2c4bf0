// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import ChiaroSource
import Foundation

/// The gallery: an app's screens and every control, drawn in every appearance.
///
///     Gallery [--output FOLDER] [--scale 1|2|3] [PAGE]…
///     Gallery --contrast json [--scale 1|2|3] [PAGE]…
///     Gallery --digests [--scale 1|2|3] [PAGE]…
@main
@MainActor
enum Gallery {
  static func main() {
    do {
      let options = try GalleryOptions(CommandLine.arguments.dropFirst())
      try run(options)
    } catch let problem as GalleryProblem {
      FileHandle.standardError.write(Data("Gallery: \(problem.message)\n".utf8))
      exit(problem.exitCode)
    } catch {
      FileHandle.standardError.write(Data("Gallery: \(error)\n".utf8))
      exit(70)
    }
  }

  private static func run(_ options: GalleryOptions) throws {
    let studio = try Studio(scale: options.scale)
    switch options.task {
    case .pictures: try writePictures(options, studio)
    case .contrast: printContrast(options.pages, studio)
    case .digests: printDigests(options.pages, studio)
    }
  }

  private static func writePictures(_ options: GalleryOptions, _ studio: Studio) throws {
    try FileManager.default.createDirectory(
      atPath: options.folder, withIntermediateDirectories: true)
    for page in options.pages {
      var cards: [ContactSheet.Card] = []
      for appearance in GalleryAppearance.all {
        let picture = studio.picture(of: page, in: appearance)
        try write(picture, "\(options.folder)/\(page.name)-\(appearance.fileName).png")
        cards.append(ContactSheet.Card(title: appearance.title, picture: picture))
      }
      let sheet = ContactSheet(
        name: page.name, title: page.title, cards: cards, columns: 4, shrink: options.scale)
      try write(studio.picture(of: sheet), "\(options.folder)/\(page.name).png")
    }
    for line in studio.problems { print(line) }
    let count = GalleryAppearance.all.count
    print("\(options.pages.count) pages in \(count) appearances: \(options.folder)")
  }

  private static func printContrast(_ pages: [GalleryPage], _ studio: Studio) {
    var report = ContrastReport()
    for page in pages {
      for appearance in GalleryAppearance.all {
        studio.measure(page, in: appearance, into: &report)
      }
    }
    print(report.json)
  }

  private static func printDigests(_ pages: [GalleryPage], _ studio: Studio) {
    for page in pages {
      for appearance in GalleryAppearance.all {
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

/// Why there are no pictures, and how the program ends.
struct GalleryProblem: Error {
  var exitCode: Int32
  var message: String
}

/// What the program was asked for.
struct GalleryOptions {
  var folder = "demo/gallery"
  var scale = 2
  var pages = GalleryPage.all
  /// What is to be done with the pages.
  var task = Task.pictures

  /// What can be done with pages.
  enum Task {
    /// To write them as pictures.
    case pictures
    /// To print how their texts stand out.
    case contrast
    /// To print what stands for their pixels.
    case digests
  }

  init(_ arguments: some Sequence<String>) throws(GalleryProblem) {
    var names: [String] = []
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--output": folder = try Self.value(of: argument, &rest)
      case "--scale":
        let text = try Self.value(of: argument, &rest)
        guard let number = Int(text), (1...3).contains(number) else {
          throw GalleryProblem(exitCode: 2, message: "a scale is 1, 2 or 3, not \(text)")
        }
        scale = number
      case "--contrast":
        guard try Self.value(of: argument, &rest) == "json" else {
          throw GalleryProblem(exitCode: 2, message: "contrast is printed as json only")
        }
        task = .contrast
      case "--digests": task = .digests
      case let option where option.hasPrefix("-"):
        throw GalleryProblem(
          exitCode: 2,
          message: "unknown option \(option); there are --output FOLDER, --scale 1|2|3, "
            + "--contrast json and --digests")
      default: names.append(argument)
      }
    }
    guard !names.isEmpty else { return }
    pages = []
    for name in names {
      guard let page = GalleryPage.all.first(where: { $0.name == name }) else {
        let known = GalleryPage.all.map(\.name).joined(separator: ", ")
        throw GalleryProblem(exitCode: 2, message: "no page \(name); there are \(known)")
      }
      pages.append(page)
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(GalleryProblem) -> String {
    guard let value = rest.popFirst() else {
      throw GalleryProblem(exitCode: 2, message: "\(option) needs a value")
    }
    return value
  }
}
