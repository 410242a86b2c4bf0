// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroWindow

@MainActor
@Suite("The host of windows")
struct WindowHostTests {
  private static let white: [UInt8] = [255, 255, 255, 255]
  private static let black: [UInt8] = [0, 0, 0, 255]

  // MARK: Frames

  @Test("the first frame is the whole window, and nothing follows while nothing changes")
  func first() throws {
    let stage = try TestHost()
    #expect(stage.turn() == nil)
    #expect(stage.shown.frames == [[PixelRectangle(x: 0, y: 0, width: 40, height: 30)]])
    #expect(stage.shown.pixel(30, 20) == Self.white)
    for _ in 0..<5 { #expect(stage.turn() == nil) }
    #expect(stage.shown.frames.count == 1)
  }

  @Test("a change shows its own pixels, and several before a frame one frame")
  func change() throws {
    let stage = try TestHost()
    stage.turn()
    stage.square.backgroundColor = .black
    stage.square.backgroundColor = .systemRed
    stage.turn()
    #expect(stage.shown.frames.count == 2)
    #expect(stage.shown.frames.last == [PixelRectangle(x: 4, y: 4, width: 8, height: 8)])
  }

  @Test("frames come no faster than sixty times a second, and none is forgotten")
  func pace() throws {
    let stage = try TestHost()
    stage.turn()
    stage.square.backgroundColor = .black
    let next = stage.turn(after: 5)
    #expect(stage.shown.frames.count == 1)
    let wait = stage.desktop.now.duration(to: try #require(next))
    #expect(wait > .milliseconds(11) && wait < .milliseconds(12))
    stage.turn(after: 12)
    #expect(stage.shown.frames.count == 2)
  }

  @Test("what was covered is shown again, without painting")
  func expose() throws {
    let stage = try TestHost()
    stage.turn()
    stage.turn(after: 100, .exposed(7))
    #expect(stage.shown.frames.count == 2)
    #expect(stage.shown.frames[1] == stage.shown.frames[0])
  }

  @Test("the window, its scene and its screen go with the desktop's window")
  func resize() throws {
    let stage = try TestHost(scale: 2)
    stage.turn()
    #expect(stage.shown.pixels == PixelSize(width: 80, height: 60))
    stage.shown.resize(width: 121, height: 50)
    stage.turn(after: 100, .resized(7))
    let bounds = CGRect(x: 0, y: 0, width: 60.5, height: 25)
    #expect(stage.window.frame == bounds && stage.root.view.frame == bounds)
    #expect(stage.screen.bounds == bounds)
    #expect(stage.window.traitCollection.userInterfaceLevel == .base)
    #expect(stage.shown.frames.last == [PixelRectangle(x: 0, y: 0, width: 121, height: 50)])
    #expect(stage.shown.pixel(120, 49) == Self.white)
    stage.host.resize(stage.window, to: CGSize(width: 10.2, height: 5))
    #expect(stage.shown.pixels == PixelSize(width: 21, height: 10))
  }

  @Test(
    "a point has the pixels that the options, else the window, else the desktop say",
    arguments: [
      (nil, 1.0, 1.25, 1.25), (nil, 2, 1, 2), (3, 1, 1.25, 3), (1.3, 1, 2, 1.25), (2, 2, 1, 2),
    ] as [(Double?, Double, Double, Double)])
  func scale(wish: Double?, pixelsOfUnit: Double, desktop: Double, scale: Double) throws {
    var options = WindowOptions.still
    options.scale = wish
    let stage = try TestHost(scale: desktop, pixelsOfUnit: pixelsOfUnit, options)
    stage.turn()
    #expect(stage.window.traitCollection.displayScale == scale)
    let height = Int((30 * scale).rounded(.up))
    #expect(stage.shown.pixels == PixelSize(width: Int(40 * scale), height: height))
    let inside = Int((11 * scale).rounded(.down))
    #expect(stage.shown.pixel(inside, inside) != Self.white)
    let outside = Int((12 * scale).rounded(.up))
    #expect(stage.shown.pixel(outside, outside) == Self.white)
  }

  // MARK: Appearance

  @Test("without fades a change of style is there with the next frame, and around the window too")
  func dark() throws {
    let stage = try TestHost(.still)
    stage.turn()
    stage.become(.dark)
    #expect(stage.turn() == nil)
    #expect(stage.shown.pixel(30, 20) == Self.black)
    #expect(stage.shown.darkFrames == [false, true])
  }

  @Test("a condition is how everything is seen, until it is taken away")
  func condition() throws {
    let stage = try TestHost(.still)
    stage.square.backgroundColor = .red
    stage.turn()
    let red = stage.shown.pixel(6, 6)
    stage.host.show(stage.window, under: SeeingPreset.monochromacy.condition())
    stage.turn()
    let gray = stage.shown.pixel(6, 6)
    #expect(red != gray && gray[0] == gray[1] && gray[1] == gray[2])
    stage.host.show(stage.window, under: nil)
    stage.turn()
    #expect(stage.shown.pixel(6, 6) == red)
  }

  @Test("what a timer changes is shown before the next wait")
  func timer() throws {
    var options = WindowOptions.still
    options.endsOnSignals = false
    let stage = try TestHost(options)
    var polls = 0
    stage.desktop.onPoll = {
      polls += 1
      stage.desktop.pass(milliseconds: 100)
      if polls == 1 { stage.become(.dark) }
    }
    stage.desktop.onWait = {
      #expect(polls == 2 && stage.shown.pixel(30, 20) == Self.black)
      stage.host.quit()
    }
    stage.host.run()
    #expect(stage.desktop.waits.count == 1)
  }

  @Test("no size of a window is too large", arguments: [CGFloat.infinity, 1e20, .nan])
  func sizes(length: CGFloat) {
    let units = HostedWindow.units(CGSize(width: length, height: 2), scale: 1)
    #expect((1...100_000).contains(units.width) && units.height == 2)
  }

  // MARK: The desktop's windows

  @Test("a window that is closed leaves its screen; the others stay")
  func close() throws {
    let stage = try TestHost()
    let other = Window(windowScene: WindowScene(screen: stage.screen))
    try stage.host.open(other, title: "Other", beside: stage.window)
    #expect(stage.desktop.neighbors == [nil, 7])
    var closed: [Window] = []
    stage.host.onClose = { closed.append($0) }
    stage.turn(after: 100, .closing(8))
    #expect(closed.map(ObjectIdentifier.init) == [ObjectIdentifier(other)])
    #expect(stage.host.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(stage.window)])
    #expect(stage.desktop.windows[1].isClosed && !stage.shown.isClosed)
    #expect(stage.screen.windows.count == 1)
    // Events of a window that is gone find nobody.
    stage.turn(after: 100, .resized(8), .exposed(8), .focused(8, true), .closing(8))
    #expect(stage.host.windows.count == 1)
  }

  @Test("a frame may close its own window and others: nothing is shown by what is gone")
  func closedByFrame() throws {
    let stage = try TestHost()
    let other = Window(windowScene: WindowScene(screen: stage.screen))
    try stage.host.open(other, title: "Other")
    stage.turn()
    View.animate(withDuration: 0.1) {
      stage.square.alpha = 0
    } completion: { _ in
      for window in stage.host.windows { stage.host.close(window) }
    }
    for _ in 0..<4 { stage.turn() }
    #expect(stage.host.windows.isEmpty && stage.desktop.windows.allSatisfy(\.isClosed))
  }

  @Test("a window that the desktop refuses is an error, and is not kept")
  func refused() throws {
    let stage = try TestHost()
    let other = Window(windowScene: WindowScene(screen: stage.screen))
    #expect(throws: WindowError(.refused, "", "no title")) {
      try stage.host.open(other, title: "")
    }
    #expect(stage.host.windows.count == 1)
  }

  @Test("run() returns with the last window, on quit() and when the desktop says so")
  func run() throws {
    for ending in [DesktopEvent.closing(7), .quit] {
      var options = WindowOptions.still
      options.endsOnSignals = false
      let stage = try TestHost(options)
      stage.desktop.onWait = {
        stage.desktop.pass(milliseconds: 100)
        if stage.desktop.waits.count == 3 { stage.desktop.events.append(ending) }
      }
      stage.host.run()
      // The first frame came before the first wait, and after it nobody asked to be woken.
      #expect(stage.desktop.waits.count == 3 && stage.desktop.waits.suffix(2) == [nil, nil])
      #expect(stage.shown.isClosed && stage.host.windows.isEmpty)
      #expect(stage.shown.frames.count == 1)
    }
  }
}
