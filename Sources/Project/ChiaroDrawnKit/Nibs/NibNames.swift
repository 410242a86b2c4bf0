// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit

/// Storyboards and nibs, as code asks for what they hold.
@MainActor
enum NibNames {
  static let classes: [String: KitClass] = [
    "UIStoryboard": KitClass(
      make: { call in NibFile(call.text("name") ?? "") },
      methods: [
        "instantiateInitialViewController": { object, call in
          try controller(object, call, identifier: nil)
        },
        "instantiateViewController": { object, call in
          let identifier = call.text("withIdentifier") ?? call.text("identifier")
          return try controller(object, call, identifier: identifier ?? "")
        },
      ]),
    "UINib": KitClass(
      make: { call in NibFile(call.text("nibName") ?? "") },
      methods: [
        "instantiate": { object, call in
          guard let file = object as? NibFile else { return nil }
          return .array(
            try call.kit.nibs?.objects(ofNib: file.name, owner: call.value("withOwner")) ?? [])
        }
      ]),
  ]

  /// The controller of a storyboard with an identifier; the first one without.
  static func controller(
    _ object: AnyObject, _ call: KitCall, identifier: String?
  ) throws -> Value? {
    guard let file = object as? NibFile else { return nil }
    let found = try call.kit.nibs?.controller(
      identifier, inStoryboard: file.name, by: call.closure("creator"))
    if found == nil {
      call.note(
        "the storyboard \(file.name) has no controller \(identifier ?? "marked as initial")")
    }
    return found
  }
}
