// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import ChiaroUIKit
import Foundation

/// Screens in plain UIKit and AppKit, drawn in every appearance.
///
///     PlainScreens FOLDER [SCALE]
///
/// Writes a picture for each screen and appearance, and prints a line for each screen: how many
/// views it has, and a letter for each appearance, the same letter where the frames of all views,
/// or the pictures, are the same. What could not be drawn as it should be follows.
@main
@MainActor
enum PlainScreens {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let scale = arguments.count < 2 ? 1 : Int(arguments[1]) ?? 0
    guard let folder = arguments.first, (1...3).contains(scale) else {
      complain("usage: PlainScreens FOLDER [SCALE]")
      exit(2)
    }
    guard let studio = ScreenStudio(scale: scale) else {
      complain(
        """
        PlainScreens: text cannot be drawn without Pango: run Scripts/setup-libraries and build \
        again
        """
      )
      exit(70)
    }
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for screen in PlainScreen.all {
      try draw(screen, with: studio, into: folder)
    }
    for problem in studio.problems.sorted() { print(problem) }
  }

  private static func draw(
    _ screen: PlainScreen, with studio: ScreenStudio, into folder: String
  ) throws {
    var drawings: [ScreenStudio.Drawing] = []
    for appearance in ScreenAppearance.all {
      let drawing = studio.draw(screen, in: appearance)
      guard let bytes = PNGWriter.bytes(drawing.picture) else {
        complain("PlainScreens: pictures cannot be written without libpng")
        exit(70)
      }
      let name = "\(screen.name)-\(appearance.name).png"
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      drawings.append(drawing)
    }
    let (layouts, pictures) = (letters(drawings.map(\.layout)), letters(drawings.map(\.picture)))
    print(
      "\(screen.name): \(drawings[0].layout.count) views, layouts \(layouts), pictures \(pictures)")
  }

  /// A letter for each value, the same for those that are equal.
  private static func letters(_ values: [some Equatable]) -> String {
    let alphabet = Array("ABCDEFGH")
    var seen: [Int] = []
    return values.indices.reduce(into: "") { text, index in
      if let same = seen.firstIndex(where: { values[$0] == values[index] }) {
        text.append(alphabet[same])
      } else {
        text.append(alphabet[seen.count])
        seen.append(index)
      }
    }
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
