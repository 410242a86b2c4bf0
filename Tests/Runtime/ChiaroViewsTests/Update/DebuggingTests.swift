// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroViews

/// Platforms and debugging: group T.
@MainActor
@Suite("Platforms and debugging")
struct DebuggingTests {
  @Test(
    "S246: where there is one appearance the root is dark, and toggles are ignored",
    arguments: [
      (UserInterfaceIdiom.phone, [UserInterfaceStyle.light, .dark]), (.pad, [.light, .dark]),
      (.mac, [.light, .dark]), (.tv, [.light, .dark]), (.vision, [.dark, .dark]),
    ])
  func platforms(_ idiom: UserInterfaceIdiom, _ expected: [UserInterfaceStyle]) {
    let test = TestScreen()
    test.change { $0.userInterfaceIdiom = idiom }
    let seen = [UserInterfaceStyle.light, .dark].map { style in
      test.switchStyle(to: style)
      return test.root.view.traitCollection.userInterfaceStyle
    }
    #expect(seen == expected)
  }

  @Test("S250: the log has a line for each callback, and is off unless it is asked for")
  func log() {
    let test = TestScreen()
    let views = [TracingView("a", test.trace), TracingView("b", test.trace), View()]
    for view in views { test.root.view.addSubview(view) }
    test.screen.update()
    _ = test.trace.take()
    #expect(TraitChangeLog.write == nil)
    var lines: [String] = []
    TraitChangeLog.write = { lines.append($0) }
    test.switchStyle(to: .dark)
    TraitChangeLog.write = nil
    #expect(lines.count == 2)
    #expect(
      lines.allSatisfy {
        $0.hasPrefix("TracingView 0x")
          && $0.hasSuffix("traitCollectionDidChange: UserInterfaceStyle light → dark")
      })
  }

  @Test(
    "S250: the launch argument turns the log on",
    arguments: [
      (["app", "-UITraitCollectionChangeLoggingEnabled", "YES"], true),
      (["app", "-UITraitCollectionChangeLoggingEnabled", "NO"], false),
      (["app", "-UITraitCollectionChangeLoggingEnabled"], false), (["app"], false),
    ])
  func argument(_ arguments: [String], _ isOn: Bool) {
    #expect(TraitChangeLog.isEnabled(arguments) == isOn)
  }

  @Test("S251: overrides of the environment change one screen's root, and can be taken back")
  func environment() {
    let (test, other) = (TestScreen(), TestScreen())
    test.screen.environmentOverrides = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .extraLarge
      $0.accessibilityContrast = .high
    }
    test.screen.update()
    let traits = test.root.view.traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.accessibilityContrast == .high)
    #expect(other.root.view.traitCollection.userInterfaceStyle == .light)
    test.screen.environmentOverrides = TraitCollection()
    test.screen.update()
    #expect(test.root.view.traitCollection.userInterfaceStyle == .light)
  }
}
