// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation
import Testing

@testable import ChiaroWindow

@Suite("What the desktop says")
struct DesktopTests {
  @Test(
    "the first setting that says a number over 0 is the scale, in quarters from 1 to 4",
    arguments: [
      ([:], nil, 1), (["GDK_SCALE": "2"], nil, 2), (["GDK_SCALE": "2"], "120", 2),
      (["GDK_SCALE": "2", "GDK_DPI_SCALE": "0.5"], nil, 1), (["QT_SCALE_FACTOR": "1.5"], nil, 1.5),
      (["GDK_SCALE": "2", "QT_SCALE_FACTOR": "3"], nil, 2), ([:], "96", 1), ([:], "120", 1.25),
      ([:], "144", 1.5), ([:], "125", 1.25), ([:], "72", 1), (["GDK_SCALE": "0"], "192", 2),
      (["GDK_SCALE": "-2"], nil, 1), (["GDK_SCALE": "two"], "192", 2),
      (["QT_SCALE_FACTOR": "1e99"], nil, 4), (["QT_SCALE_FACTOR": "nan"], nil, 1),
      (["QT_SCALE_FACTOR": "inf"], nil, 1), ([:], "", 1), (["GDK_SCALE": "1.4"], nil, 1.5),
    ] as [([String: String], String?, Double)])
  func scale(environment: [String: String], resolution: String?, scale: Double) {
    #expect(DesktopScale.scale(environment: environment, xftResolution: resolution) == scale)
  }

  @Test(
    "keys have their names; those that only change others have none",
    arguments: [
      (9, .tab), (13, .return), (0x4000_0058, .return), (27, .escape), (32, .space),
      (8, .delete), (127, .forwardDelete), (0x4000_004F, .rightArrow), (0x4000_0050, .leftArrow),
      (0x4000_0051, .downArrow), (0x4000_0052, .upArrow), (0x4000_004A, .home),
      (0x4000_004D, .end), (0x4000_004B, .pageUp), (0x4000_004E, .pageDown),
      (0x4000_003A, .function(1)), (0x4000_0045, .function(12)), (97, .character("a")),
      (48, .character("0")), (0xE9, .character("é")), (0x4000_00E1, nil), (0, nil), (-1, nil),
      (0x4000_0046, nil), (0xD800, nil),
    ] as [(Int32, KeyEvent.Key?)])
  func keys(code: Int32, key: KeyEvent.Key?) {
    #expect(DesktopKey(code: code)?.key == key)
  }

  @Test(
    "the keys at the left and at the right are the same",
    arguments: [
      (0, []), (1, .shift), (2, .shift), (0x40, .control), (0x80, .control), (0x100, .alternate),
      (0x400, .command), (0x800, .command), (0x2000, .alphaShift), (0x41, [.shift, .control]),
      // Num lock says nothing.
      (0x1000, []),
    ] as [(UInt16, KeyModifiers)])
  func modifiers(bits: UInt16, modifiers: KeyModifiers) {
    #expect(DesktopKey.modifiers(bits) == modifiers)
  }

  @Test(
    "the first button presses, the third asks for menus, others are nobody's",
    arguments: [(1, .primary), (2, nil), (3, .secondary), (4, nil), (0, nil)]
      as [(UInt8, PointerEvent.Button?)])
  func buttons(number: UInt8, button: PointerEvent.Button?) {
    #expect(DesktopButton(number: number) == button)
    let mask = number > 0 ? UInt32(1) << (UInt32(number) - 1) : 0
    #expect(DesktopButton(mask: mask) == button)
  }

  @Test("a turn away from the person shows what is above, one to the right what is there")
  func wheel() {
    #expect(DesktopWheel.delta(x: 0, y: 1) == CGSize(width: 0, height: 60))
    #expect(DesktopWheel.delta(x: 1, y: -0.5) == CGSize(width: -60, height: -30))
  }

  @Test(
    "fades are on unless the environment turns them off",
    arguments: [
      ([:], true), (["CHIARO_TRANSITIONS": "1"], true), (["CHIARO_TRANSITIONS": "0"], false),
    ])
  func transitions(environment: [String: String], isOn: Bool) {
    #expect((WindowOptions(environment: environment).transition != nil) == isOn)
  }
}
