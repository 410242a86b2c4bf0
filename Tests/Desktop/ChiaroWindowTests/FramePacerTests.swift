// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroWindow

@Suite("The pace of frames")
struct FramePacerTests {
  private static let interval = Duration.milliseconds(16)

  @Test("the first frame, and one after a pause, is due at once")
  func pause() {
    var pacer = FramePacer(interval: Self.interval)
    let start = ContinuousClock.now
    #expect(pacer.isDue(at: start))
    pacer.show(at: start)
    #expect(!pacer.isDue(at: start + .milliseconds(15)))
    #expect(pacer.next(after: start + .milliseconds(15)) == start + .milliseconds(16))
    #expect(pacer.isDue(at: start + .milliseconds(16)))
    #expect(pacer.next(after: start + .seconds(9)) == start + .seconds(9))
  }

  @Test(
    "what each frame is late by does not add up; after a frame that was missed the beat is new",
    arguments: [
      // When frames were shown after the first, and the beat that follows, in milliseconds.
      ([16], 32), ([17], 32), ([17, 35], 48), ([20, 36, 50], 64), ([31], 32), ([32], 48),
      ([400], 416),
    ])
  func beat(shown: [Int], next: Int) {
    var pacer = FramePacer(interval: Self.interval)
    let start = ContinuousClock.now
    pacer.show(at: start)
    for time in shown { pacer.show(at: start + .milliseconds(time)) }
    #expect(pacer.next(after: start) == start + .milliseconds(next))
  }

  @Test("a second has sixty frames")
  func sixty() {
    var pacer = FramePacer()
    let start = ContinuousClock.now
    var (now, count) = (start, 0)
    while now < start + .seconds(1) {
      pacer.show(at: now)
      count += 1
      now = pacer.next(after: now + .microseconds(900))
    }
    #expect(count == 60)
  }
}
