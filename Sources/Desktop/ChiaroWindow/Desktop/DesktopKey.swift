// SPDX-License-Identifier: MIT

import ChiaroViews

/// A key with the key code of SDL.
///
/// The code of a printable key is its Unicode scalar without Shift; that of another key is its scan
/// code with bit 30 set. Source: SDL_keycode.h of SDL 2.26.
struct DesktopKey: Equatable {
  let key: KeyEvent.Key

  /// Creates a key from its code; nil for one that is not supported, such as Shift alone.
  init?(code: Int32) {
    if let named = Self.named[code] {
      key = named
    } else if case 0x4000_003A...0x4000_0045 = code {
      key = .function(Int(code) - 0x4000_0039)
    } else if code > 32, code & 0x4000_0000 == 0, let scalar = Unicode.Scalar(UInt32(code)) {
      key = .character(String(Character(scalar)))
    } else {
      return nil
    }
  }

  private static let named: [Int32: KeyEvent.Key] = [
    9: .tab, 32: .space, 13: .return, 27: .escape, 8: .delete, 127: .forwardDelete,
    // The Enter key of the number pad.
    0x4000_0058: .return,
    0x4000_004A: .home, 0x4000_004B: .pageUp, 0x4000_004D: .end, 0x4000_004E: .pageDown,
    0x4000_004F: .rightArrow, 0x4000_0050: .leftArrow, 0x4000_0051: .downArrow,
    0x4000_0052: .upArrow,
  ]

  /// Returns the modifier keys in SDL's bit mask, which has separate bits for left and right keys.
  static func modifiers(_ bits: UInt16) -> KeyModifiers {
    let table: [(UInt16, KeyModifiers)] = [
      (0x0003, .shift), (0x00C0, .control), (0x0300, .alternate), (0x0C00, .command),
      (0x2000, .alphaShift),
    ]
    return table.reduce(into: []) { keys, entry in
      if bits & entry.0 != 0 { keys.insert(entry.1) }
    }
  }
}
