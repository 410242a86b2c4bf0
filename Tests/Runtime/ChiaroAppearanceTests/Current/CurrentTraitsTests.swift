// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import Foundation
import Synchronization
import Testing

/// The collection by which colors resolve when none is passed (group C).
@Suite("The current traits")
struct CurrentTraitsTests {
  static let ink = DynamicColor(light: .black, dark: .white)

  @Test("S30: dynamic colors resolve by the current collection")
  func current() {
    // What is assigned on a thread of other tests would stay there.
    TraitCollection.light.performAsCurrent {
      TraitCollection.current = .dark
      #expect(DynamicColor.label.resolved.components == [1, 1, 1])
    }
    TraitCollection.dark.performAsCurrent {
      #expect(DynamicColor.label.resolved.hexText == "#FFFFFF")
    }
    TraitCollection.light.performAsCurrent {
      #expect(DynamicColor.label.resolved.hexText == "#000000")
    }
  }

  @Test("S31: two threads resolve by their own collections, a thousand times each")
  func twoThreads() {
    let differences = Mutex<[String]>([])
    let done = DispatchSemaphore(value: 0)
    let jobs: [(TraitCollection, Color)] = [(.light, .black), (.dark, .white)]
    for (traits, expected) in jobs {
      Thread {
        for turn in 0..<1000 {
          // Every other time with a part that needs an allocation of its own.
          TraitCollection.current =
            turn.isMultiple(of: 2)
            ? traits : traits.modifyingTraits { $0.displayScale = Double(turn) }
          let seen = Self.ink.resolved
          let scale = TraitCollection.current.displayScale
          if seen != expected || scale != (turn.isMultiple(of: 2) ? 0 : Double(turn)) {
            differences.withLock { $0.append("turn \(turn): \(seen), scale \(scale)") }
          }
        }
        done.signal()
      }.start()
    }
    for _ in jobs { done.wait() }
    #expect(differences.withLock { $0 }.isEmpty)
  }

  // Threads on which nothing was set read the published root, and tests of views publish theirs
  // meanwhile: these tests have a process of their own.
  @Test("S31: what one thread sets, another does not see")
  func isolation() async {
    await #expect(processExitsWith: .success) { Self.expectIsolation() }
  }

  private static func expectIsolation() {
    let seen = Mutex<UserInterfaceStyle?>(nil)
    let done = DispatchSemaphore(value: 0)
    TraitCollection.dark.performAsCurrent {
      Thread {
        let style = TraitCollection.current.userInterfaceStyle
        seen.withLock { $0 = style }
        done.signal()
      }.start()
      done.wait()
      #expect(TraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(seen.withLock { $0 } == .light)
  }

  private struct Stop: Error {}

  @Test("S33: the former value comes back, also after a nested call and after an error")
  func restoring() {
    TraitCollection.light.performAsCurrent {
      var runs = 0
      TraitCollection.dark.performAsCurrent {
        runs += 1
        #expect(TraitCollection.current == .dark)
        TraitCollection(displayScale: 3).performAsCurrent {
          #expect(TraitCollection.current.displayScale == 3)
          #expect(TraitCollection.current.userInterfaceStyle == .unspecified)
        }
        #expect(TraitCollection.current == .dark)
        #expect(throws: Stop.self) {
          try TraitCollection.light.performAsCurrent {
            #expect(TraitCollection.current == .light)
            throw Stop()
          }
        }
        #expect(TraitCollection.current == .dark)
      }
      #expect(runs == 1)
      #expect(TraitCollection.current == .light)
    }
  }

  @Test("S33: the closure's result and its error's type come through")
  func resultAndError() {
    let style = TraitCollection.dark.performAsCurrent { TraitCollection.current.userInterfaceStyle }
    #expect(style == .dark)
    do throws(Stop) {
      try TraitCollection.dark.performAsCurrent { () throws(Stop) in throw Stop() }
      Issue.record("the error was swallowed")
    } catch {
      #expect(type(of: error) == Stop.self)
    }
  }

  @Test("S33: on a thread where nothing was set, nothing is set afterwards either")
  func restoringNothing() async {
    await #expect(processExitsWith: .success) { Self.expectNothingRestored() }
  }

  private static func expectNothingRestored() {
    let before = Mutex<[TraitCollection]>([])
    let done = DispatchSemaphore(value: 0)
    Thread {
      let first = TraitCollection.current
      TraitCollection.dark.performAsCurrent {}
      let second = TraitCollection.current
      before.withLock { $0 = [first, second] }
      done.signal()
    }.start()
    done.wait()
    let values = before.withLock { $0 }
    #expect(values.map(\.userInterfaceStyle) == [.light, .light])
    #expect(values.map(\.displayScale) == [1, 1])
  }

  static let environments: [TraitCollection] = {
    var list: [TraitCollection] = []
    for style in [UserInterfaceStyle.light, .dark] {
      for contrast in [AccessibilityContrast.normal, .high] {
        for level in [UserInterfaceLevel.base, .elevated] {
          for idiom in UserInterfaceIdiom.allCases {
            list.append(TraitCollection(style, contrast, level, on: idiom))
          }
        }
      }
    }
    return list
  }()

  @Test("S42: the three ways to resolve agree over the whole palette", arguments: Platform.allCases)
  func threeWays(_ platform: Platform) {
    let colors = SystemPalette.colors(of: platform).compactMap {
      DynamicColor(systemName: $0.name, on: platform)
    }
    #expect(colors.count > 0 || platform == .watchOS)
    for traits in Self.environments {
      let passed = colors.map { $0.resolvedColor(with: traits).resolved }
      let performed = traits.performAsCurrent { colors.map(\.resolved) }
      let assigned = TraitCollection.light.performAsCurrent {
        TraitCollection.current = traits
        return colors.map(\.resolved)
      }
      #expect(passed == performed && performed == assigned, "\(traits)")
    }
  }

  @Test("S42: the three ways agree for UIKit's names, for closures and for translucent copies")
  func threeWaysOfFurtherColors() {
    let provider = DynamicColor { $0.accessibilityContrast == .high ? .systemRed : .label }
    let colors: [DynamicColor] = [
      .label, .systemBackground, .secondarySystemFill, .tintColor, .controlAccentColor, provider,
      provider.withAlphaComponent(0.5), DynamicColor(.white), Self.ink,
    ]
    for traits in Self.environments {
      let passed = colors.map { $0.resolved(with: traits) }
      #expect(passed == traits.performAsCurrent { colors.map(\.resolved) }, "\(traits)")
    }
  }
}

/// What a host publishes for threads that have set nothing; in a process of its own, for it is
/// global.
@Suite("The published root")
struct PublishedRootTests {
  @Test("a thread that has set nothing reads the last published root, filled up")
  func publishedRoot() async {
    await #expect(processExitsWith: .success) { Self.expectPublishedRoot() }
  }

  private static func expectPublishedRoot() {
    TraitCollection.publishRoot(TraitCollection(layoutDirection: .rightToLeft))
    let seen = Mutex(TraitCollection())
    let done = DispatchSemaphore(value: 0)
    Thread {
      let current = TraitCollection.current
      seen.withLock { $0 = current }
      done.signal()
    }.start()
    done.wait()
    let root = seen.withLock { $0 }
    #expect(root.layoutDirection == .rightToLeft)
    #expect(root.userInterfaceStyle == .light)
    #expect(root.displayGamut == .sRGB)
    #expect(root.preferredContentSizeCategory == .large)
  }
}
