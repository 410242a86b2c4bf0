// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroBusFakes
import ChiaroTestSupport
import Testing

@testable import ChiaroDesktop

/// The light sensor over a bus.
@Suite("The light sensor", .enabled(if: PrivateBus.isPossible))
@MainActor
struct LightSensorTests {
  private static var quick: AmbientLight.Limits {
    var limits = AmbientLight.Limits()
    limits.dwell = 0.05
    return limits
  }

  /// Waits until the sensor says so; false when it did not for a long time.
  private static func says(_ sensor: LightSensor, _ isDark: Bool?) async -> Bool {
    await eventually { sensor.isRoomDark == isDark }
    return sensor.isRoomDark == isDark
  }

  @Test("a sensor is claimed, read at once, and followed; each change is told once")
  func follows() async throws {
    let bus = try PrivateBus()
    let proxy = SensorProxy(bus.address, lux: 400)
    let sensor = LightSensor(bus.address, limits: Self.quick)
    var changes: [Bool?] = []
    sensor.onChange = { changes.append(sensor.isRoomDark) }
    #expect(await Self.says(sensor, false))
    proxy.say(["LightLevel": .double(2)])
    #expect(await Self.says(sensor, true))
    proxy.say(["LightLevel": .double(3)])
    proxy.say(["LightLevel": .double(300)])
    #expect(await Self.says(sensor, false))
    #expect(changes == [false, true, false])
    #expect(proxy.claims >= 1)
  }

  @Test("no proxy is no fact; one that comes, goes and comes back is heard each time")
  func comesAndGoes() async throws {
    let bus = try PrivateBus()
    let sensor = LightSensor(bus.address, limits: Self.quick)
    #expect(sensor.isRoomDark == nil)
    for lux in [1.0, 500] {
      let proxy = SensorProxy(bus.address, lux: lux)
      #expect(await Self.says(sensor, lux < 15))
      proxy.close()
      #expect(await Self.says(sensor, nil))
    }
  }

  @Test("nonsense and other units are not heard")
  func nonsense() async throws {
    let bus = try PrivateBus()
    let proxy = SensorProxy(bus.address, lux: 400)
    let sensor = LightSensor(bus.address, limits: Self.quick)
    #expect(await Self.says(sensor, false))
    proxy.say(["LightLevel": .string("dark")])
    proxy.say(["LightLevel": .double(-1)])
    proxy.say(["LightLevel": .double(.nan), "LightLevelUnit": .int32(5)])
    proxy.say(["LightLevelUnit": .string("vendor")])
    #expect(await Self.says(sensor, nil))
  }
}
