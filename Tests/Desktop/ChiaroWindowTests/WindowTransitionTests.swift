// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Testing

@testable import ChiaroWindow

@MainActor
@Suite("Fades in windows")
struct WindowTransitionTests {
  /// Mixtures of two pictures, byte for byte: their share of the second in 255 parts, or nil.
  private func weight(_ frame: [UInt8], _ first: [UInt8], _ second: [UInt8]) -> Int? {
    (0...255).first { weight in
      zip(frame, zip(first, second)).allSatisfy { byte, pair in
        let sum = Int(pair.0) * (255 - weight) + Int(pair.1) * weight
        return Int(byte) == (sum * 2 + 255) / 510
      }
    }
  }

  /// The content after each turn of 16 milliseconds, until no more is asked for.
  private func frames(_ stage: TestHost) -> [[UInt8]] {
    var frames: [[UInt8]] = []
    while stage.turn(after: 17) != nil, frames.count < 100 { frames.append(stage.shown.content) }
    return frames
  }

  @Test("every frame is one mixture of the two finished pictures, and the last is the second")
  func mixtures() throws {
    let stage = try TestHost()
    stage.turn()
    let light = stage.shown.content
    stage.become(.dark)
    let frames = frames(stage)
    let dark = stage.shown.content
    #expect(dark != light)
    let weights = frames.map { weight($0, light, dark) }
    #expect(weights.allSatisfy { $0 != nil } && weights.compactMap(\.self).sorted() == weights)
    // A quarter of a second, in frames of 17 milliseconds.
    #expect(frames.count == 15)
    #expect(stage.turn() == nil)
    #expect(stage.shown.content == dark)
  }

  @Test("a second change in the midst of a fade goes on from what is seen")
  func again() throws {
    let stage = try TestHost()
    stage.turn()
    let light = stage.shown.content
    stage.become(.dark)
    for _ in 0..<6 { stage.turn(after: 17) }
    let middle = stage.shown.content
    stage.become(.light)
    let frames = frames(stage)
    #expect(frames.allSatisfy { weight($0, middle, light) != nil })
    #expect(frames.count == 15)
    #expect(stage.shown.content == light)
  }

  @Test("what happens during a fade is seen in it")
  func meanwhile() throws {
    let stage = try TestHost()
    stage.turn()
    stage.become(.dark)
    for _ in 0..<6 { stage.turn(after: 17) }
    let before = stage.shown.pixel(6, 6)
    stage.square.backgroundColor = .white
    stage.turn(after: 17)
    #expect(stage.shown.pixel(6, 6)[0] > before[0])
    _ = frames(stage)
    #expect(stage.shown.pixel(6, 6) == [255, 255, 255, 255])
  }

  @Test("a window that is resized during a fade shows the end at once")
  func resized() throws {
    let stage = try TestHost()
    stage.turn()
    stage.become(.dark)
    stage.turn(after: 17)
    stage.turn(after: 17)
    stage.shown.resize(width: 50, height: 20)
    #expect(stage.turn(after: 17, .resized(7)) == nil)
    #expect(stage.shown.pixel(45, 15) == [0, 0, 0, 255])
  }

  @Test("where people ask for less motion, or it took too long to change, there is no fade")
  func none() throws {
    let stage = try TestHost()
    stage.system { $0[TraitReduceMotion.self] = true }
    stage.turn()
    stage.become(.dark)
    #expect(stage.turn() == nil)
    #expect(stage.shown.pixel(30, 20) == [0, 0, 0, 255])
    stage.system { $0[TraitReduceMotion.self] = false }
    stage.turn()
    stage.screen.cycle.transition?.deadline = .zero
    stage.screen.cycle.now = {
      stage.desktop.pass(milliseconds: 1)
      return stage.desktop.now
    }
    stage.become(.light)
    #expect(stage.turn() == nil)
    #expect(stage.shown.pixel(30, 20) == [255, 255, 255, 255])
  }
}
