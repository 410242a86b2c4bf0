// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ChiaroViews

/// How content moves by itself, in numbers.
@Suite("Motion of scrolled content")
struct ScrollMotionTests {
  private let rate: CGFloat = 0.998

  private func motion(
    _ start: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, bounces: Bool = true
  ) -> ScrollMotion {
    ScrollMotion(from: start, velocity: velocity, in: range, rate: rate, bounces: bounces)
  }

  @Test("a millisecond leaves 0.998 of the speed, so that 1,000 points a second go 499.5 points")
  func decay() {
    let motion = motion(0, 1000, 0...10_000)
    // The sum of the way: v / (1000 · −ln 0.998).
    #expect(abs(motion.end - 499.5) < 0.01)
    let (early, late) = (motion.state(at: 0.1).position, motion.state(at: 0.101).position)
    let (later, latest) = (motion.state(at: 0.2).position, motion.state(at: 0.201).position)
    #expect(abs((latest - later) / (late - early) - CGFloat(pow(0.998, 100))) < 1e-6)
  }

  @Test(
    "it comes to rest in its range, wherever it began and however fast",
    arguments: [
      (0, 500, 249.8), (0, 5000, 1000), (0, -500, 0), (500, -10_000, 0), (1000, 20_000, 1000),
      (-80, 0, 0), (1080, 0, 1000), (-80, -3000, 0), (-80, 3000, 0), (1080, -3000, 1000),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func rest(_ start: CGFloat, _ velocity: CGFloat, _ end: CGFloat) {
    let motion = motion(start, velocity, 0...1000)
    #expect(abs(motion.end - end) < 0.1)
    let last = motion.state(at: 10)
    #expect(last.isAtRest)
    #expect(last.position == motion.end)
    #expect(motion.state(at: 0).position == start || motion.state(at: 0).isAtRest)
  }

  @Test("it is continuous: no frame jumps, also where the spring takes over")
  func continuous() {
    let motion = motion(900, 3000, 0...1000)
    var former = motion.state(at: 0).position
    var highest = former
    for frame in 1...600 {
      let position = motion.state(at: Double(frame) / 240).position
      #expect(abs(position - former) < 3000 / 240 + 0.5)
      (former, highest) = (position, max(highest, position))
    }
    #expect(highest > 1010)
    #expect(former == 1000)
  }

  @Test("without bouncing it stops at the end")
  func stops() {
    let motion = motion(900, 3000, 0...1000, bounces: false)
    for frame in 0...600 { #expect(motion.state(at: Double(frame) / 240).position <= 1000) }
  }

  @Test("a way to a place ends there, without going beyond")
  func goes() {
    let motion = ScrollMotion(from: 0, to: 300)
    var former: CGFloat = 0
    for frame in 0...400 {
      let position = motion.state(at: Double(frame) / 200).position
      #expect(position >= former)
      former = position
    }
    #expect(former == 300)
  }

  @Test(
    "a rubber band gives 0.55 of the first points and never more than the view is long",
    arguments: [(0, 0), (1, 0.5497), (100, 52.13), (1000, 354.8), (100_000, 982.1)]
      as [(CGFloat, CGFloat)])
  func rubberBand(_ pull: CGFloat, _ stretch: CGFloat) {
    let result = RubberBand.stretch(pull, in: 1000)
    #expect(abs(result - stretch) < 0.1)
    #expect(abs(RubberBand.distance(result, in: 1000) - pull) <= pull * 1e-9)
    #expect(RubberBand.stretch(pull, in: 0) == 0)
  }
}
