// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBus
import ChiaroBusFakes
import ChiaroColor
import ChiaroDesktop
import ChiaroTestSupport
import Foundation
import Testing

/// The portal as a source, with portals of our own on a bus of the test's own.
@Suite("Facts from a portal", .enabled(if: PrivateBus.isPossible), .timeLimit(.minutes(30)))
struct PortalFactsTests {
  let bus: PrivateBus
  init() throws { bus = try PrivateBus() }

  /// A chain of the portal alone, and what it tells.
  private func chain(
    patience: Duration = .seconds(120)
  ) -> (chain: FactChain, changes: Log<FactChange>, first: DesktopFacts) {
    let changes = Log<FactChange>()
    let chain = FactChain([PortalFacts(BusConnection(bus.address))]) { changes.add($0) }
    return (chain, changes, chain.start(patience: patience))
  }

  @Test("all settings are read, with either method", arguments: [FakePortal.Manners.good, .old])
  func reading(_ manners: FakePortal.Manners) async {
    let portal = await FakePortal(
      bus.address, manners,
      values: [
        FakePortal.appearance: [
          "color-scheme": .uint32(1), "contrast": .uint32(1), "reduced-motion": .uint32(0),
          "accent-color": .structure([.double(0), .double(0), .double(1)]),
        ],
        "org.gnome.desktop.interface": [
          "text-scaling-factor": .double(1.25), "enable-animations": .bool(false),
        ],
      ])
    let facts = chain().first
    #expect(facts.colorScheme == .dark)
    #expect(facts.contrast == .high)
    #expect(facts.accentColor == Color(.sRGB, 0, 0, 1))
    // The appearance is asked before GNOME's own settings.
    #expect(facts.reducesMotion == false)
    #expect(facts.textScale == 1.25)
    _ = portal
  }

  @Test("no preference is a value, and a setting may appear later")
  func later() async {
    let portal = await FakePortal(
      bus.address, values: [FakePortal.appearance: ["color-scheme": .uint32(0)]])
    let (chain, changes, first) = chain()
    #expect(first == DesktopFacts { $0.colorScheme = .noPreference })
    portal.set(FakePortal.appearance, "contrast", .uint32(1))
    _ = await changes.wait(count: 1)
    #expect(chain.facts.contrast == .high)
    portal.set("org.gnome.desktop.interface", "text-scaling-factor", .double(2))
    let all = await changes.wait(count: 2)
    #expect(all.map(\.changed) == [[.contrast], [.textScale]])
    #expect(all.last?.origins[.textScale] == "portal")
  }

  @Test("1,000 changes, each sent when the one before was seen: every one is seen, in order")
  func oneByOne() async {
    let portal = await FakePortal(bus.address)
    let (chain, changes, _) = chain()
    var random = SeededGenerator(seed: 1_000)
    var sent: [DesktopFacts] = []
    var scheme: UInt32 = 1
    for number in 1...1_000 {
      scheme = (scheme + .random(in: 1...2, using: &random)) % 3
      portal.set(FakePortal.appearance, "color-scheme", .uint32(scheme))
      sent.append(DesktopFacts { $0.colorScheme = [.noPreference, .dark, .light][Int(scheme)] })
      guard await changes.wait(count: number).count == number else { break }
    }
    #expect(changes.all.map(\.facts) == sent)
    withExtendedLifetime(chain) {}
  }

  @Test("1,000 changes without waiting: the last value is right, no two equal ones in a row")
  func burst() async {
    let portal = await FakePortal(bus.address)
    let (chain, changes, first) = chain()
    var random = SeededGenerator(seed: 1_001)
    for _ in 0..<1_000 {
      portal.set(FakePortal.appearance, "color-scheme", .uint32(.random(in: 0...2, using: &random)))
    }
    portal.set(FakePortal.appearance, "contrast", .uint32(1))
    portal.set(FakePortal.appearance, "color-scheme", .uint32(2))
    let last = DesktopFacts { ($0.colorScheme, $0.contrast) = (.light, .high) }
    let all = await changes.wait { $0.last?.facts == last }
    #expect(all.last?.facts == last)
    #expect(zip([first] + all.map(\.facts), all.map(\.facts)).allSatisfy { $0 != $1 })
    withExtendedLifetime(chain) {}
  }

  @Test("where there is no portal, or no bus, nothing is known and nobody waits for it")
  func missing() async {
    // The patience is longer than a test may take: nobody waits for it.
    #expect(chain(patience: .seconds(600)).first == DesktopFacts())
    bus.stop()
    #expect(chain(patience: .seconds(600)).first == DesktopFacts())
    let (chain, changes, _) = chain()
    #expect(throws: Never.self) { try bus.start() }
    let portal = await FakePortal(bus.address)
    #expect(await changes.wait(count: 1).last?.facts == .dark)
    withExtendedLifetime((chain, portal)) {}
  }

  @Test("a portal that restarts is read again; meanwhile its last word holds")
  func restart() async {
    var portal: FakePortal? = await FakePortal(bus.address)
    let (chain, changes, first) = chain()
    #expect(first == .dark)
    portal?.leave()
    portal = nil
    portal = await FakePortal(
      bus.address, values: [FakePortal.appearance: ["color-scheme": .uint32(2)]])
    #expect(await changes.wait(count: 1).map(\.facts) == [.light])
    withExtendedLifetime((chain, portal)) {}
  }

  @Test("a portal that takes five seconds holds no first frame up, and its answer comes")
  func slow() async throws {
    let portal = await FakePortal(bus.address, .silent)
    let changes = Log<FactChange>()
    let sources: [any DesktopFactSource] = [
      PortalFacts(BusConnection(bus.address)), MemorySource("guess", .light),
    ]
    let chain = FactChain(sources) { changes.add($0) }
    #expect(chain.start(patience: .milliseconds(50)) == .light)
    // Not by a task: among other tests it may sleep for longer than a call may take.
    usleep(5_000_000)
    #expect(changes.all.isEmpty)
    portal.answerKept()
    #expect(await changes.wait(count: 1).map(\.facts) == [.dark])
  }

  @Test(
    "a portal that answers nonsense says nothing, and may still become sensible",
    arguments: FakePortal.Manners.allCases.filter { ![.good, .old].contains($0) })
  func nonsense(_ manners: FakePortal.Manners) async {
    let portal = await FakePortal(bus.address, manners)
    let (chain, changes, first) = chain(patience: .milliseconds(200))
    #expect(
      first.known.isSubset(of: manners == .deep ? [.colorScheme, .contrast, .reducesMotion] : []))
    for arguments: [BusValue] in [
      [], [.uint32(1)], [.string("a"), .string("b"), .string("c"), .string("d")],
      [.string(FakePortal.appearance), .string("color-scheme"), .variant(.strings(["dark"]))],
      [.string(FakePortal.appearance), .string("color-scheme"), .uint64(.max)],
      [.structure([.string("x")]), .options([:]), .byte(0)],
    ] {
      portal.emit(arguments)
    }
    portal.leave()
    let good = await FakePortal(
      bus.address, values: [FakePortal.appearance: ["color-scheme": .uint32(2)]])
    _ = await changes.wait { $0.last?.facts == .light }
    #expect(chain.facts == .light)
    withExtendedLifetime(good) {}
  }
}
