// SPDX-License-Identifier: MIT

// Prints what the tests record of golden pictures, so that a release build can be compared with it:
// see Scripts/golden.

import ChiaroRasterScenes

@main
enum GoldenPicturesProgram {
  static func main() {
    let bands = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
    print(GoldenPictures.lines(bands: bands), terminator: "")
  }
}
