// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroInterpreter
import ChiaroSource
import Foundation

/// The names of swift-snapshot-testing.
enum SnapshotNames {
  /// The functions that compare a view with a stored picture.
  static let asserts: Set = [
    "assertSnapshot", "assertSnapshots", "verifySnapshot", "FBSnapshotVerifyView",
    "FBSnapshotVerifyViewController", "FBSnapshotVerifyLayer",
  ]

  /// Whether an assertion names no strategy: it takes a picture as the view is.
  static func isPlain(_ name: String) -> Bool { name.hasPrefix("FBSnapshot") }

  /// Whether a function of a project's looks like an assertion: `assertViewSnapshot(_:)`, or
  /// `assert(snapshot:named:)`.
  static func isOwnAssertion(_ name: String, _ labels: [String]) -> Bool {
    let verb = name.lowercased()
    let words = verb + " " + (labels.first ?? "").lowercased()
    return ["assert", "verify", "check", "test", "expect", "record", "take", "compare"].contains {
      verb.hasPrefix($0)
    } && (words.contains("snapshot") || words.contains("screenshot"))
  }

  static func isOwnAssertion(_ call: HostCall) -> Bool {
    isOwnAssertion(call.name, call.arguments.compactMap(\.label))
  }

  /// The strategies that take no picture.
  static let texts: Set = [
    "dump", "recursiveDescription", "json", "lines", "description", "hierarchy", "curl", "raw",
    "data", "plist", "func", "elementsDescription", "customDump", "textLayoutCollection", "html",
  ]

  /// The sizes of devices by the names of configurations, in portrait but for pads.
  static let configurations: [String: ScreenRoom] = {
    var rooms: [String: ScreenRoom] = [:]
    func add(
      _ names: String..., size: (Double, Double), top: CGFloat, bottom: CGFloat = 34,
      scale: Double = 3
    ) {
      var room = ScreenRoom(size: CGSize(width: size.0, height: size.1), scale: scale)
      (room.top, room.bottom) = (top, bottom)
      for name in names { rooms[name] = room }
    }
    add("iPhoneSe", size: (320, 568), top: 20, bottom: 0, scale: 2)
    add("iPhone8", size: (375, 667), top: 20, bottom: 0, scale: 2)
    add("iPhone8Plus", size: (414, 736), top: 20, bottom: 0)
    add("iPhoneX", size: (375, 812), top: 44)
    add("iPhoneXr", size: (414, 896), top: 48, scale: 2)
    add("iPhoneXsMax", size: (414, 896), top: 44)
    add("iPhone12", "iPhone12Pro", "iPhone13", "iPhone13Pro", size: (390, 844), top: 47)
    add("iPhone12ProMax", "iPhone13ProMax", size: (428, 926), top: 47)
    add("iPhone13Mini", size: (375, 812), top: 50)
    add("iPadMini", "iPad9_7", size: (1_024, 768), top: 20, bottom: 0, scale: 2)
    add("iPad10_2", size: (1_080, 810), top: 20, bottom: 0, scale: 2)
    add("iPadPro10_5", size: (1_112, 834), top: 20, bottom: 0, scale: 2)
    add("iPadPro11", size: (1_194, 834), top: 24, bottom: 20, scale: 2)
    add("iPadPro12_9", size: (1_366, 1_024), top: 20, bottom: 0, scale: 2)
    return rooms
  }()

  /// The room of a configuration: one of the library's, or that of a device of the name.
  static func configuration(_ name: String) -> ScreenRoom? {
    configurations[name] ?? ScreenDevice.named(name).map { ScreenRoom($0) }
  }

  /// A name as a file has it: what is no letter, digit or underscore is a dash.
  static func sanitized(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isLetter || character.isNumber || character == "_" {
        result.append(character)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    return String(result.drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed())
  }
}
