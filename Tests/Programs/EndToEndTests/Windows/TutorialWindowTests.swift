// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import ChiaroTestSupport
import Foundation
import Testing

/// The program of the tutorial "A window that follows the desktop", on a real X server.
@Suite(
  "The tutorial's window on a screen", .serialized,
  .enabled(if: XServer.isInstalled, "\(XServer.hint)"))
struct TutorialWindowTests {
  @Test("it shows the pictures of the tutorial, and goes with the desktop from one to the other")
  func follows() throws {
    let program = try LiveProgram(
      program: "FollowingWindow", width: 640, height: 320,
      environment: ["CHIARO_TRANSITIONS": "0", "GDK_SCALE": "2"])
    let light = try program.settled()
    let dark = try program.settled(as: "dark")
    #expect(try Self.difference(light, "window@2x.png") < 400)
    #expect(try Self.difference(dark, "window~dark@2x.png") < 400)
    #expect(program.end(with: SIGTERM) == .status(0))
  }

  /// The number of pixels in which a screen differs from a picture of the tutorial.
  private static func difference(_ screen: Screenshot, _ name: String) throws -> Int {
    let path = "\(SourceTree.root)/Sources/Runtime/Chiaroscuro/Documentation.docc/Pictures/\(name)"
    let file = try #require(FileManager.default.contents(atPath: path))
    let picture = try SystemImageDecoder().decode([UInt8](file)).bitmap
    guard case .eightBit(let samples) = picture.samples else { return .max }
    return (0..<picture.size.pixelCount).count { index in
      let (x, y) = (index % picture.size.width, index / picture.size.width)
      let seen = screen.pixel(x, y)
      return (0..<3).contains { abs(Int(seen[$0]) - Int(samples[index * 4 + $0])) > 2 }
    }
  }
}
