// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// Real windows on a real X server, seen as another program sees them.
@Suite("Windows", .serialized, .enabled(if: XServer.isInstalled, "\(XServer.hint)"))
struct WindowTests {
  private static let still = ["CHIARO_TRANSITIONS": "0"]
  /// How long a switch may take to show, which is another program's work.
  private static let patience = Duration.seconds(120)

  @Test("without fades only two pictures are ever seen, and the one that was asked for stays")
  func switches() throws {
    let program = try LiveProgram("home", environment: Self.still)
    let light = try program.settled()
    let dark = try program.settled(as: "dark")
    for index in 0..<30 {
      let (style, target) = index.isMultiple(of: 2) ? ("light", light) : ("dark", dark)
      try program.become(style)
      var seen = try program.server.screenshot()
      let end = ContinuousClock.now + Self.patience
      while seen != target, .now < end {
        let isFormer = seen == light || seen == dark
        #expect(isFormer, "switch \(index)")
        seen = try program.server.screenshot()
      }
      #expect(seen == target, "switch \(index)")
    }
  }

  @Test("every frame of a fade is one mixture of the two finished pictures, the last is the second")
  func fades() throws {
    let program = try LiveProgram("home")
    let light = try program.settled()
    let dark = try program.settled(as: "dark")
    var between = 0
    // On a busy machine a fade may be over between two looks: as many as it takes.
    for index in 0..<60 where index < 4 || between == 0 {
      let (style, former, target) =
        index.isMultiple(of: 2) ? ("light", dark, light) : ("dark", light, dark)
      try program.become(style)
      var last = 0
      let end = ContinuousClock.now + Self.patience
      while last < 255, .now < end {
        let seen = try program.server.screenshot()
        let weight = try #require(
          seen.weight(between: former, and: target), "a frame that is no mixture")
        #expect(weight >= last, "a fade goes one way")
        if weight > 0 && weight < 255 { between += 1 }
        last = weight
      }
      let isSettled = try program.settled() == target
      #expect(isSettled)
    }
    #expect(between > 0, "no frame between was seen")
  }

  @Test("the title bar is asked to go with the window")
  func titleBar() throws {
    let program = try LiveProgram("home", environment: Self.still)
    let window = try program.window()
    func variant() throws -> String {
      try program.server.run("xprop", "-id", window, "_GTK_THEME_VARIANT")
    }
    #expect(try variant() == "_GTK_THEME_VARIANT(UTF8_STRING) = \"light\"\n")
    _ = try program.settled(as: "dark")
    #expect(try variant() == "_GTK_THEME_VARIANT(UTF8_STRING) = \"dark\"\n")
  }

  @Test("a window that is made larger is filled, and one that is made smaller is whole again after")
  func resize() throws {
    let program = try LiveProgram("lists", width: 600, height: 900, environment: Self.still)
    let before = try program.settled()
    let window = try program.window()
    func resize(_ width: Int, _ height: Int) throws -> Screenshot {
      let last = try program.server.screenshot()
      try program.server.run("xdotool", "windowsize", "--sync", window, "\(width)", "\(height)")
      return try program.settled { $0 != last }
    }
    let place = try program.server.run("xdotool", "getwindowgeometry", "--shell", window)
    let numbers = place.split(separator: "\n").compactMap { line -> (Substring, Int)? in
      let parts = line.split(separator: "=")
      return parts.count == 2 ? Int(parts[1]).map { (parts[0], $0) } : nil
    }
    let x = try #require(numbers.first { $0.0 == "X" }?.1)
    let y = try #require(numbers.first { $0.0 == "Y" }?.1)
    let large = try resize(450, 850)
    #expect(large.pixel(x + 445, y + 845) == before.pixel(x + 3, y + 500))
    #expect(large.pixel(x + 455, y + 845) == [0, 0, 0])
    #expect(try resize(200, 300).pixel(x + 199, y + 299) != [0, 0, 0])
    let isSame = try resize(390, 844) == before
    #expect(isSame)
  }

  @Test("a program that is asked to end does so cleanly", arguments: [SIGTERM, SIGINT])
  func end(_ signal: Int32) throws {
    let program = try LiveProgram("buttons", environment: Self.still)
    #expect(program.end(with: signal) == .status(0))
  }

  @Test("the inspector opens with a key, overrides the system, and takes that back when it closes")
  func inspector() throws {
    let program = try LiveProgram("home", width: 1300, height: 900, environment: Self.still)
    let light = try program.settled()
    let server = program.server
    let keys = ["xdotool", "windowfocus", "--sync", try program.window(), "key", "F12"]
    func press() throws { try server.run(keys[0], keys[1], keys[2], keys[3], keys[4], keys[5]) }
    try press()
    let opened = try program.settled { $0 != light }
    let panel = try program.window("Inspector")
    // The third segment of the first row: Dark.
    try server.run("xdotool", "mousemove", "--window", panel, "300", "54", "click", "1")
    let dark = try program.settled { $0 != opened }
    // Beside the text: the window stands in the middle of the screen.
    #expect(opened.pixel(465, 450) == [255, 255, 255])
    #expect(dark.pixel(465, 450) == [0, 0, 0])
    try press()
    let isLight = try program.settled { $0 != dark } == light
    #expect(isLight)
  }

  @Test("a page of SwiftUI switches")
  func swiftUI() throws {
    let program = try LiveProgram(
      "swiftui-lists", width: 1300, height: 900, environment: Self.still)
    let light = try program.settled()
    let dark = try program.settled(as: "dark")
    // The ground at the lower edge of the page: the window stands in the middle of the screen.
    #expect(light.pixel(465, 800) == [242, 242, 247])
    #expect(dark.pixel(465, 800) == [0, 0, 0])
    let isSame = try program.settled(as: "light") == light
    #expect(isSame)
  }

  @Test("without a display, a window is refused in one line")
  func noDisplay() throws {
    let folder = try TemporaryFolder()
    let run = try Program(
      name: "Gallery", folder: folder.path, environment: ["SDL_VIDEODRIVER": "x11"]
    ).run(["--window", "home"])
    #expect(run.code == 3)
    #expect(run.errors.hasPrefix("Gallery: SDL 2") && run.errors.contains("no display"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "a window shows one page",
    arguments: [
      ["--window", "attic"], ["--window", "home", "text"], ["--window", "--scale", "2"],
    ])
  func wrong(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try Program(name: "Gallery", folder: folder.path).run(arguments)
    #expect(run.code == 2 && run.output.isEmpty)
  }
}
