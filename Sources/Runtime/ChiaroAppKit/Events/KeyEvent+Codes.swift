// SPDX-License-Identifier: MIT

import ChiaroViews

extension KeyEvent.Key {
  /// The characters that AppKit reports for the key.
  var characters: String {
    switch self {
    case .tab: "\t"
    case .space: " "
    case .return: "\r"
    case .escape: "\u{1B}"
    case .delete: "\u{7F}"
    case .character(let text): text
    case .upArrow: "\u{F700}"
    case .downArrow: "\u{F701}"
    case .leftArrow: "\u{F702}"
    case .rightArrow: "\u{F703}"
    case .function(let number):
      Unicode.Scalar(UInt32(0xF703 + min(max(number, 1), 35))).map { String($0) } ?? ""
    case .forwardDelete: "\u{F728}"
    case .home: "\u{F729}"
    case .end: "\u{F72B}"
    case .pageUp: "\u{F72C}"
    case .pageDown: "\u{F72D}"
    }
  }

  /// The virtual key code of the key on a Mac's keyboard.
  ///
  /// Source: Events.h of Carbon's HIToolbox
  var code: UInt16 {
    switch self {
    case .tab: 48
    case .space: 49
    case .return: 36
    case .escape: 53
    case .delete: 51
    case .forwardDelete: 117
    case .leftArrow: 123
    case .rightArrow: 124
    case .downArrow: 125
    case .upArrow: 126
    case .home: 115
    case .end: 119
    case .pageUp: 116
    case .pageDown: 121
    case .function(let number): Self.functions[number] ?? 0xFFFF
    case .character(let text): Self.letters[text] ?? 0xFFFF
    }
  }

  private static let functions: [Int: UInt16] = [
    1: 122, 2: 120, 3: 99, 4: 118, 5: 96, 6: 97, 7: 98, 8: 100, 9: 101, 10: 109, 11: 103, 12: 111,
  ]

  private static let letters: [String: UInt16] = [
    "a": 0, "s": 1, "d": 2, "f": 3, "h": 4, "g": 5, "z": 6, "x": 7, "c": 8, "v": 9, "b": 11,
    "q": 12, "w": 13, "e": 14, "r": 15, "y": 16, "t": 17, "1": 18, "2": 19, "3": 20, "4": 21,
    "6": 22, "5": 23, "=": 24, "9": 25, "7": 26, "-": 27, "8": 28, "0": 29, "]": 30, "o": 31,
    "u": 32, "[": 33, "i": 34, "p": 35, "l": 37, "j": 38, "'": 39, "k": 40, ";": 41, "\\": 42,
    ",": 43, "/": 44, "n": 45, "m": 46, ".": 47, "`": 50,
  ]
}
