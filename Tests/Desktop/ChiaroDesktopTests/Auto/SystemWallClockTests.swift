// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroTestSupport
import Testing

@testable import ChiaroDesktop

/// The machine's own clock.
@Suite("The machine's clock")
@MainActor
struct SystemWallClockTests {
  /// Waits until the clock rings; false when it did not for a long time.
  private static func rings(_ clock: SystemWallClock, at instant: Instant) async -> Bool {
    var hasRung = false
    clock.onWake = { hasRung = true }
    clock.wake(at: instant)
    await eventually(looks: 3000, every: .milliseconds(10)) { hasRung }
    return hasRung
  }

  @Test("it rings when the moment has come, and for one that is past")
  func rings() async {
    let clock = SystemWallClock()
    let soon = clock.now.advanced(by: 1)
    #expect(await Self.rings(clock, at: soon))
    #expect(clock.now >= soon)
    #expect(await Self.rings(clock, at: clock.now.advanced(by: -secondsADay)))
    #expect(await Self.rings(clock, at: Instant(secondsSince1970: -5)))
  }

  @Test("it does not ring for nobody, nor after it is gone")
  func silence() async throws {
    var clock: SystemWallClock? = SystemWallClock()
    clock?.onWake = { Issue.record("nobody asked") }
    clock?.wake(at: clock?.now.advanced(by: 1))
    clock?.wake(at: nil)
    try await Task.sleep(for: .milliseconds(1500))
    clock?.wake(at: clock?.now.advanced(by: 1))
    clock = nil
    try await Task.sleep(for: .milliseconds(1500))
  }

  @Test("the appearance follows it")
  func driver() {
    let driver = AutoAppearanceDriver(
      configuration: AutoConfiguration(setting: .dark),
      circumstances: AutoCircumstances(localTime: .utc), clock: SystemWallClock())
    #expect(driver.style == .dark)
  }
}
