// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroBusFakes
import ChiaroColor
import ChiaroTestSupport
import Testing

@testable import ChiaroDesktop

@Suite("The desktop's color picker", .enabled(if: PrivateBus.isPossible), .timeLimit(.minutes(30)))
struct ColorPickerTests {
  let bus: PrivateBus
  init() throws { bus = try PrivateBus() }

  private static let red = BusValue.options([
    "color": .structure([.double(1), .double(0), .double(0)])
  ])

  @Test(
    "the portal's answer is a color, no color, or nonsense",
    arguments: [
      ([.uint32(0), red], .color(Color(.sRGB, 1, 0, 0))), ([.uint32(1), .options([:])], .canceled),
      ([.uint32(2), red], nil), ([.uint32(0), .options([:])], nil), ([], nil),
      ([.uint32(0), .options(["color": .strings(["red"])])], nil),
      (
        [
          .uint32(0),
          .options(["color": .structure([.double(9), .double(0), .double(0)])]),
        ], nil
      ), ([.string("0"), red], nil),
    ] as [([BusValue], ColorPickerAnswer?)])
  func answers(_ arguments: [BusValue], _ expected: ColorPickerAnswer?) {
    let answer = ColorRequest.answer(arguments)
    if let expected { return #expect(answer == expected) }
    guard case .unavailable = answer else {
      Issue.record("\(answer)")
      return
    }
  }

  @Test(
    "a color is picked, also where the answer comes before the call has ended, or elsewhere",
    arguments: [FakeScreenshots.Manners.quick, .patient, .otherPath])
  func picking(_ manners: FakeScreenshots.Manners) async {
    let portal = await FakeScreenshots(bus.address, manners)
    let answer = await ColorPicker(BusConnection(bus.address)).pick(window: "x11:1a")
    #expect(answer == .color(Color(.sRGB, 0.25, 0.5, 0.75)))
    #expect(portal.log.all == ["PickColor x11:1a"])
  }

  @Test("without a portal, or without a bus, that is the answer")
  func missing() async {
    let absent = await ColorPicker(BusConnection(bus.address)).pick()
    #expect(absent.error?.kind == .remote(name: "org.freedesktop.DBus.Error.ServiceUnknown"))
    bus.stop()
    #expect(await ColorPicker(BusConnection(bus.address)).pick().error?.kind == .disconnected)
  }

  @Test("a portal that leaves while the person chooses does not answer any more")
  func leaving() async {
    let portal = await FakeScreenshots(bus.address, .never)
    let task = Task { [bus = BusConnection(bus.address)] in await ColorPicker(bus).pick() }
    _ = await portal.log.wait(count: 1)
    portal.leave()
    #expect(await task.value.error?.kind == .disconnected)
  }

  @Test("a canceled task ends the choice, and closes the request at the portal")
  func cancel() async {
    let portal = await FakeScreenshots(bus.address, .never)
    // The picker lives on: its connection closes the request.
    let connection = BusConnection(bus.address)
    let picker = ColorPicker(connection)
    let task = Task { await picker.pick() }
    _ = await portal.log.wait(count: 1)
    // This answer comes behind the one that names the request.
    _ = try? await connection.call(
      BusRequest(
        to: FakePortal.name, path: FakePortal.path, interface: "org.freedesktop.DBus.Peer",
        member: "Ping"))
    task.cancel()
    #expect(await task.value == .canceled)
    #expect(await portal.log.wait(count: 2) == ["PickColor ", "Close"])
  }
}

extension ColorPickerAnswer {
  fileprivate var error: BusError? {
    if case .unavailable(let error) = self { error } else { nil }
  }
}
