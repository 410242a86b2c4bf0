// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster

/// Why there are no pictures, and how the program ends.
struct GalleryProblem: Error {
  var exitCode: Int32
  var message: String
}

/// What the program was asked for.
struct GalleryOptions {
  var folder = "demo/gallery"
  var scale = 2
  var colorSpace = ColorSpace.sRGB
  var depth = Canvas.Depth.eightBit
  var condition: SeeingCondition?
  var direction = LayoutDirection.leftToRight
  /// What is to be done with the pages.
  var task = Task.pictures
  var appearances: [GalleryAppearance] = []
  var pages: [GalleryPage] = []

  /// What can be done with pages.
  enum Task {
    /// To write them as pictures.
    case pictures
    /// To print how their texts stand out.
    case contrast
    /// To print what stands for their pixels.
    case digests
  }

  static let usage = """
    --output FOLDER, --scale 1|2|3, --appearance NAME, --gamut srgb|p3, --depth 8|16, \
    --condition NAME, --direction ltr|rtl, --contrast json and --digests
    """

  /// What `--help` prints.
  static var help: String {
    """
    Draws an app's screens and every control in every appearance.

    Gallery [PAGE]…            pictures of pages, or of all, into demo/gallery
    Gallery --window [PAGE]    a window that follows the desktop; F12 opens its inspector
    Gallery --contrast json    how the texts of the pages stand out
    Gallery --digests          what stands for the pixels of the pages

    Options of pictures: \(usage)

    Pages: \(GalleryPage.all.map(\.name).joined(separator: ", "))
    """
  }

  init(_ arguments: some Sequence<String>) throws(GalleryProblem) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument.hasPrefix("-") {
        try take(argument, &rest)
      } else {
        pages.append(
          try Self.find(argument, "page", GalleryPage.all.map { ($0.name, $0) }))
      }
    }
    if pages.isEmpty { pages = GalleryPage.all }
    if appearances.isEmpty { appearances = GalleryAppearance.all }
  }

  private mutating func take(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(GalleryProblem) {
    switch option {
    case "--output": folder = try Self.value(of: option, &rest)
    case "--scale":
      scale = try Self.find(
        Self.value(of: option, &rest), "scale", (1...3).map { ("\($0)", $0) })
    case "--appearance":
      let known = GalleryAppearance.all.map { ($0.fileName, $0) }
      appearances.append(try Self.find(Self.value(of: option, &rest), "appearance", known))
    case "--gamut":
      colorSpace = try Self.find(
        Self.value(of: option, &rest), "gamut", [("srgb", .sRGB), ("p3", .displayP3)])
    case "--depth":
      depth = try Self.find(
        Self.value(of: option, &rest), "depth", [("8", .eightBit), ("16", .sixteenBit)])
    case "--condition":
      let text = try Self.value(of: option, &rest)
      condition = SeeingCondition(named: text)
      if condition == nil { throw Self.unknown("condition", text, SeeingPreset.names) }
    case "--direction":
      direction = try Self.find(
        Self.value(of: option, &rest), "direction", [("ltr", .leftToRight), ("rtl", .rightToLeft)])
    case "--contrast":
      task = try Self.find(
        Self.value(of: option, &rest), "format of contrast", [("json", Task.contrast)])
    case "--digests": task = .digests
    default:
      throw GalleryProblem(
        exitCode: 2, message: "unknown option \(option); there are \(Self.usage)")
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

  /// The value of a name among those that are known.
  private static func find<Value>(
    _ name: String, _ kind: String, _ known: [(name: String, value: Value)]
  ) throws(GalleryProblem) -> Value {
    guard let found = known.first(where: { $0.name == name }) else {
      throw unknown(kind, name, known.map(\.name))
    }
    return found.value
  }

  private static func unknown(
    _ kind: String, _ name: String, _ known: [String]
  ) -> GalleryProblem {
    GalleryProblem(
      exitCode: 2, message: "no \(kind) \(name); there are \(known.joined(separator: ", "))")
  }
}

extension SeeingPreset {
  /// What can be named, and how a severity is.
  fileprivate static var names: [String] {
    allCases.map(\.rawValue) + ["each also with a severity, as in sun:0.5"]
  }
}
