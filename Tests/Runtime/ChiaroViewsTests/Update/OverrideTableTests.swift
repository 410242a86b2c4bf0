// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroViews

/// Which classes are asked: those that override a method, and no others.
@MainActor
@Suite("Overridden methods")
struct OverrideTableTests {
  private class Plain: View {}
  private class Draws: View { override func draw(_ rect: CGRect) {} }
  private class DrawsLikeSuper: View {
    override func draw(_ rect: CGRect) { super.draw(rect) }
  }
  private class Middle: Draws {}
  private class Last: Middle {
    override func layoutSubviews() { super.layoutSubviews() }
  }
  private class Generic<Value>: View {
    var value: Value?
    override func updateProperties() {}
  }
  private class LaysOut: ViewController { override func viewDidLayoutSubviews() {} }

  @Test("an override, one that calls super, one in a class between, and none")
  func views() {
    #expect(OverrideTable.hooks(of: View.self) == [])
    #expect(OverrideTable.hooks(of: Plain.self) == [])
    #expect(OverrideTable.hooks(of: Draws.self) == .draw)
    #expect(OverrideTable.hooks(of: DrawsLikeSuper.self) == .draw)
    #expect(OverrideTable.hooks(of: Middle.self) == .draw)
    #expect(OverrideTable.hooks(of: Last.self) == [.draw, .layout])
    #expect(OverrideTable.hooks(of: Generic<Int>.self) == .updateProperties)
    #expect(OverrideTable.hooks(of: Generic<String>.self) == .updateProperties)
  }

  @Test("controllers, presentations, windows and screens are told by their own methods")
  func others() {
    #expect(OverrideTable.hooks(of: ViewController.self) == [])
    #expect(OverrideTable.hooks(of: LaysOut.self) == .layout)
    #expect(OverrideTable.hooks(of: PresentationController.self) == [])
    #expect(OverrideTable.hooks(of: Window.self) == [])
    #expect(OverrideTable.hooks(of: Screen.self) == [])
  }

  @Test("where a class's record cannot be read, everybody is asked")
  func unknown() {
    // A class that differs in nothing names no word.
    let probes = OverrideTable.find(View.self, Plain.self, [(.draw, Plain.self)])
    #expect(probes.map(\.word) == [nil])
    #expect(OverrideTable.overridden(by: Plain.self, of: View.self, probes) == .draw)
  }

  @Test("a view that draws or lays out nothing is not asked for anything by a change of style")
  func quiet() {
    let test = TestScreen()
    let plain = Plain(frame: .zero)
    test.root.view.addSubview(plain)
    test.screen.update()
    test.switchStyle(to: .dark)
    #expect(plain.needs == [])
    #expect(plain.toldRound != test.screen.cycle.round)
  }
}
