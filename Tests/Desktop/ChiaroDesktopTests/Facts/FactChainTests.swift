// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBusFakes
import ChiaroColor
import ChiaroDesktop
import ChiaroTestSupport
import Dispatch
import Testing

@Suite("A chain of sources")
struct FactChainTests {
  @Test("each fact is taken from the first source that has it, and it is known from where")
  func order() {
    let first = MemorySource("first", DesktopFacts { $0.contrast = .high })
    let second = MemorySource(
      "second",
      DesktopFacts {
        $0.contrast = .normal
        $0.colorScheme = .noPreference
      })
    let third = MemorySource("third", .dark)
    let chain = FactChain([first, second, third])
    let facts = chain.start()
    #expect(facts.contrast == .high)
    #expect(facts.colorScheme == .noPreference)
    #expect(chain.origins == [.contrast: "first", .colorScheme: "second"])
  }

  @Test("a source that answers soon is waited for; one that does not is a change, later")
  func patience() async {
    let source = MemorySource("slow")
    let changes = Log<FactChange>()
    let chain = FactChain([source, MemorySource("guess", .light)]) { changes.add($0) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { source.say(.dark) }
    #expect(chain.start(patience: .seconds(10)) == .dark)

    let late = MemorySource("late")
    let other = FactChain([late, MemorySource("guess", .light)]) { changes.add($0) }
    #expect(other.start(patience: .milliseconds(5)) == .light)
    late.say(.dark)
    let all = await changes.wait(count: 1)
    #expect(all.map(\.facts) == [.dark])
    #expect(all.map(\.former) == [.light])
    #expect(all.map(\.changed) == [[.colorScheme]])
    #expect(all.first?.origins == [.colorScheme: "late"])
    withExtendedLifetime(chain) {}
  }

  @Test("what is the same is no news")
  func echoes() async {
    let source = MemorySource("source", .dark)
    let changes = Log<FactChange>()
    let chain = FactChain([source]) { changes.add($0) }
    chain.start()
    for _ in 0..<100 { source.say(.dark) }
    source.say(.light)
    #expect(await changes.wait(count: 1).map(\.facts) == [.light])
    #expect(changes.all.count == 1)
  }

  @Test("a burst is one change, or none when it ends where it began")
  func bursts() async {
    let source = MemorySource("source", .dark)
    let changes = Log<FactChange>()
    let gate = DispatchSemaphore(value: 0)
    let chain = FactChain([source]) { change in
      changes.add(change)
      gate.wait()
    }
    chain.start()
    source.say(.light)
    _ = await changes.wait(count: 1)
    // While the first change is being told, more comes.
    for number in 0..<1_000 { source.say(number.isMultiple(of: 2) ? .dark : .light) }
    gate.signal()
    source.say(.dark)
    gate.signal()
    #expect(await changes.wait { $0.last?.facts == .dark }.map(\.facts) == [.light, .dark])
  }

  @Test("random changes of three sources: no two equal ones follow each other, the last is right")
  func random() async {
    var random = SeededGenerator(seed: 5)
    let sources = (0..<3).map { MemorySource("\($0)", DesktopFacts()) }
    let changes = Log<FactChange>()
    let chain = FactChain(sources) { changes.add($0) }
    chain.start()
    var said = [DesktopFacts](repeating: DesktopFacts(), count: 3)
    for _ in 0..<3_000 {
      let index = Int.random(in: 0..<3, using: &random)
      said[index] = DesktopFacts {
        $0.colorScheme = [nil, .dark, .light, .noPreference].randomElement(using: &random) ?? nil
        $0.contrast = [nil, .high, .normal].randomElement(using: &random) ?? nil
      }
      sources[index].say(said[index])
    }
    let expected = said[0].filled(from: said[1]).filled(from: said[2])
    let all = await changes.wait { $0.last?.facts == expected }
    #expect(all.last?.facts == expected)
    #expect(all.allSatisfy { $0.facts != $0.former })
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.facts == $1.former })
  }

  @Test("a source that is needed for a fact alone is asked when nobody before it has that fact")
  func needed() async {
    let first = MemorySource("first", .dark)
    let spare = MemorySource("spare", .light, isNeededFor: [.colorScheme])
    #expect(FactChain([first, spare]).start() == .dark)
    #expect(spare.calls.all == [])

    let other = MemorySource("other", DesktopFacts { $0.contrast = .high })
    let chain = FactChain([other, spare])
    #expect(chain.start(patience: .seconds(10)).colorScheme == .light)
    #expect(spare.calls.all == ["start"])

    // Who is needed because another one is late answers at once here, so that nobody waits.
    let second = MemorySource("second", .light, isNeededFor: [.colorScheme])
    let late = FactChain([MemorySource("late"), second])
    #expect(late.start(patience: .milliseconds(5)) == .light)
  }

  @Test("a chain that ends stops its sources, and says nothing more")
  func end() async {
    let source = MemorySource("source", .dark)
    let changes = Log<FactChange>()
    var chain: FactChain? = FactChain([source]) { changes.add($0) }
    chain?.start()
    chain = nil
    #expect(source.calls.all == ["start", "stop"])
    source.say(.light)
    #expect(changes.all.isEmpty)
  }

  @Test("facts are printed as words, each of them")
  func words() {
    let facts = DesktopFacts {
      $0.colorScheme = .noPreference
      $0.contrast = .normal
      $0.accentColor = Color(.sRGB, 1, 0, 0)
      $0.reducesMotion = true
      $0.reducesTransparency = false
      $0.textScale = 1.25
      $0.displayScale = 2
      $0.displayGamut = .P3
    }
    #expect(
      DesktopFact.allCases.map { facts[$0] } == [
        "none", "normal", "#FF0000", "true", "false", "1.25", "2.0", "p3",
      ])
    #expect(facts.known == Set(DesktopFact.allCases))
    #expect(DesktopFacts().known.isEmpty)
  }
}
