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

  /// Whether a function of a project's looks like an assertion about a picture that code took.
  static func takesPicture(_ name: String, _ labels: [String], _ types: [String]) -> Bool {
    isOwnAssertion(name, labels) && types.contains { $0 == "UIImage" || $0 == "NSImage" }
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

  /// The room of a configuration as code names it: `.iPhone13(.landscape)`; nil for another value.
  static func room(of call: HostCall) -> ScreenRoom? {
    guard var known = configuration(call.name) else { return nil }
    guard case .host(let word)? = call.arguments.first?.value.unwrapped else { return known }
    if word.call?.name == "landscape", known.size.width < known.size.height {
      known = known.lying
    } else if word.call?.name == "portrait", known.size.width > known.size.height {
      known.size = CGSize(width: known.size.height, height: known.size.width)
    }
    if case .host(let part)? = word.call?.argument("splitView")?.unwrapped {
      known.size.width = width(ofPart: part.call?.name, known.size)
    }
    return known
  }

  /// The width of an app that shares the screen of a pad with another one, 10 points beside it.
  private static func width(ofPart name: String?, _ screen: CGSize) -> CGFloat {
    let isLarge = min(screen.width, screen.height) >= 1_024 || screen.width >= 1_194
    let least: CGFloat = isLarge ? 375 : 320
    return switch name {
    case "oneThird": least
    case "oneHalf": (screen.width - 10) / 2
    case "twoThirds": screen.width - 10 - least
    default: screen.width
    }
  }

  /// The size of a configuration that code may change; nil for another member or value.
  static func member(_ name: String, of value: HostValue) -> Value? {
    guard name == "size", value.typeName == "ViewImageConfig", let call = value.call else {
      return nil
    }
    if let changed = value.modifiers.last(where: { $0.name == name })?.arguments.first {
      return changed.value.wrapped
    }
    return call.argument(name)?.wrapped ?? room(of: call).map { .some(.size($0.size)) }
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
