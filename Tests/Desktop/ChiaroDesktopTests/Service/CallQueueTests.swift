// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBusFakes
import ChiaroColor
import ChiaroTestSupport
import Testing

@testable import ChiaroBus
@testable import ChiaroDesktop

/// Calls that come faster than they can be done.
@Suite("Calls that wait")
@MainActor
struct CallQueueTests {
  private let done = Log<String>()
  private let answers = Log<String>()
  private let drops = Log<String>()
  private let queue: CallQueue

  init() {
    let drops = drops
    queue = CallQueue { drops.add($0) }
  }

  private func call(
    _ sender: String, _ name: String, wantsAnswer: Bool, arguments: [BusValue] = []
  ) -> BusCall {
    let message = BusMessage(
      kind: .call, sender: sender, path: "/", interface: "", member: name,
      expectsAnswer: wantsAnswer, body: .success(arguments))
    return BusCall(message) { [answers] result in
      switch result {
      case .success: answers.add("\(name) done")
      case .failure(let error): answers.add("\(name) \(error.kind)")
      }
    }
  }

  private func add(
    _ sender: String, _ name: String, wantsAnswer: Bool = false, change: SettingChange? = nil,
    arguments: [BusValue] = []
  ) {
    let call = call(sender, name, wantsAnswer: wantsAnswer, arguments: arguments)
    queue.add(call, change: change) { [done] call in
      done.add(call.member)
      call.answer()
    }
  }

  @Test("each caller has a turn, however many calls another one has waiting")
  func fair() async {
    for number in 0..<100 { add("loud", "l\(number)") }
    for number in 0..<2 { add("quiet", "q\(number)", wantsAnswer: true) }
    #expect(await done.wait(count: 102).prefix(5) == ["l0", "q0", "l1", "q1", "l2"])
  }

  @Test("what one caller has waiting is bounded, and the others do not feel it")
  func bounded() async {
    let limit = CallQueue.limit
    for number in 0..<limit * 3 { add("loud", "l\(number)", wantsAnswer: number % 2 == 0) }
    add("quiet", "q", wantsAnswer: true)
    #expect(await done.wait(count: limit + 1).count == limit + 1)
    #expect(answers.all.count { $0.hasSuffix(" tooLarge") } == limit * 2)
    #expect(drops.all == Array(repeating: "loud", count: limit))
    #expect(answers.all.contains("q done"))
    // Every call is done with, so that none is kept.
    #expect(answers.all.count == limit * 3 + 1)
  }

  @Test("of changes that nobody waits for the last one wins, however many there are")
  func coalesced() async throws {
    let limit = CallQueue.limit
    for number in 0..<limit * 10 {
      add("loud", "a\(number)", change: .accentColor(nil))
      add("loud", "d\(number)", change: .appearance(number % 2 == 0 ? .dark : .light))
    }
    add("loud", "waits", wantsAnswer: true, change: .appearance(.auto))
    let last = [limit * 10 - 1].flatMap { ["a\($0)", "d\($0)"] }
    #expect(await done.wait(count: 2) == [last[0], "waits"])
    #expect(drops.all == [])
  }

  @Test("a call that is too large does not wait at all")
  func large() {
    let text = BusValue.string(String(repeating: "x", count: CallQueue.sizeLimit))
    add("one", "large", wantsAnswer: true, arguments: [.variant(.array([text], of: "s"))])
    #expect(answers.all == ["large tooLarge"])
  }

  @Test("a change that supersedes another can stand alone, whatever lies between them")
  func supersedes() throws {
    let place = GeographicPosition(latitude: 1, longitude: 2)
    let changes: [SettingChange] =
      [
        .appearance(.auto), .appearance(.dark), .contrast(.high), .accentColor(nil),
        .reducesMotion(true), .schedule(nil), .schedule(.usual), .sun(place), .sun(nil), .noSun,
        .followsRoomLight(true), .agreement(.all), .waitsForFullScreen(false),
        .schedule(AppearanceSchedule(darkFrom: TimeOfDay(hour: 1), lightFrom: TimeOfDay(hour: 2))),
      ] + SettingChange.Rule.allCases.flatMap { [.rule($0, true), .rule($0, false)] }
    var count = 0
    for first in changes {
      for last in changes where last.supersedes(first) {
        for middle in changes {
          for begin in changes {
            let start = begin.applied(to: DesktopSetting())
            let all = [first, middle, last].reduce(start) { $1.applied(to: $0) }
            let fewer = [middle, last].reduce(start) { $1.applied(to: $0) }
            #expect(all == fewer, "\(begin) \(first) \(middle) \(last)")
            count += 1
          }
        }
      }
    }
    #expect(count > 10_000)
    for change in changes where change != .rule(.schedule, true) {
      #expect(change.supersedes(change))
    }
  }
}
