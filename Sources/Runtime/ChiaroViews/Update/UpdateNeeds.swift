// SPDX-License-Identifier: MIT

/// The updates that an object needs in the next pass.
struct UpdateNeeds: OptionSet {
  let rawValue: UInt8

  /// The object's traits may be out of date.
  static let traits = UpdateNeeds(rawValue: 1 << 0)
  static let properties = UpdateNeeds(rawValue: 1 << 1)
  static let configuration = UpdateNeeds(rawValue: 1 << 2)
  static let constraints = UpdateNeeds(rawValue: 1 << 3)
  static let layout = UpdateNeeds(rawValue: 1 << 4)
  static let display = UpdateNeeds(rawValue: 1 << 5)

  /// The needs handled before constraints: traits, properties and configurations.
  static let early: UpdateNeeds = [.traits, .properties, .configuration]
  /// The needs to be handled before drawing.
  static let beforeDisplay: UpdateNeeds = [.early, .constraints, .layout]
}
