// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroViews

@testable import ChiaroWindow

/// A desktop whose windows keep what is shown, and whose events and time the tests make up.
@MainActor
final class FakeDesktop: Desktop {
  var scale = 1.0
  /// How many pixels a unit of new windows has.
  var pixelsOfUnit = 1.0
  var events: [DesktopEvent] = []
  var textInputs: [Bool] = []
  var windows: [FakeWindow] = []
  /// Beside what each window was to stand.
  var neighbors: [UInt32?] = []
  var now = ContinuousClock.now
  /// What the host waited for, one entry a wait.
  var waits: [ContinuousClock.Instant?] = []
  /// Called in each wait: the only way on for `run()`.
  var onWait: (() -> Void)?

  /// Called where timers run.
  var onPoll: (() -> Void)?

  var hasEvents: Bool { !events.isEmpty }

  func open(
    title: String, width: Int, height: Int, beside neighbor: (any DesktopWindow)?
  ) throws(WindowError) -> any DesktopWindow {
    neighbors.append(neighbor?.identifier)
    if title.isEmpty { throw WindowError(.refused, title, "no title") }
    let window = FakeWindow(UInt32(windows.count + 7), width, height, pixelsOfUnit)
    windows.append(window)
    return window
  }

  func setTextInput(_ isOn: Bool) { textInputs.append(isOn) }

  func nextEvent() -> DesktopEvent? { events.isEmpty ? nil : events.removeFirst() }

  func poll() { onPoll?() }

  func wait(until time: ContinuousClock.Instant?) {
    waits.append(time)
    onWait?()
  }

  /// Lets time pass.
  func pass(milliseconds: Int) { now += .milliseconds(milliseconds) }
}

/// A window whose pixels can be looked at.
@MainActor
final class FakeWindow: DesktopWindow {
  let identifier: UInt32
  let pixelsOfUnit: Double
  var pixels: PixelSize
  /// What is on the window: only what was shown of it.
  var content: [UInt8] = []
  /// The parts of each frame that was shown.
  var frames: [[PixelRectangle]] = []
  var darkFrames: [Bool] = []
  var isClosed = false

  init(_ identifier: UInt32, _ width: Int, _ height: Int, _ pixelsOfUnit: Double) {
    self.identifier = identifier
    self.pixelsOfUnit = pixelsOfUnit
    pixels = PixelSize(
      width: Int(Double(width) * pixelsOfUnit), height: Int(Double(height) * pixelsOfUnit))
  }

  func show(_ frame: UnsafeRawBufferPointer, _ size: PixelSize, _ parts: [PixelRectangle]) {
    precondition(!isClosed, "nothing is shown by a window that is gone")
    frames.append(parts)
    let count = size.pixelCount * 4
    if content.count != count { content = [UInt8](repeating: 0, count: count) }
    content.withUnsafeMutableBytes { target in
      guard let base = target.baseAddress else { return }
      for part in parts {
        PixelTransfer.copy(
          part, of: frame, width: size.width, to: base, bytesPerRow: size.width * 4, order: .rgba)
      }
    }
  }

  /// The bytes of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    Array(content[(y * pixels.width + x) * 4..<(y * pixels.width + x) * 4 + 4])
  }

  func setFrame(dark: Bool) { darkFrames.append(dark) }
  func resize(width: Int, height: Int) {
    pixels = PixelSize(
      width: Int(Double(width) * pixelsOfUnit), height: Int(Double(height) * pixelsOfUnit))
  }
  func close() { isClosed = true }
}
