// SPDX-License-Identifier: MIT

/// What an object has to be asked for in the next pass.
struct UpdateNeeds: OptionSet {
  let rawValue: UInt8

  /// Its traits may differ from what is in force around it.
  static let traits = UpdateNeeds(rawValue: 1 << 0)
  static let properties = UpdateNeeds(rawValue: 1 << 1)
  static let configuration = UpdateNeeds(rawValue: 1 << 2)
  static let constraints = UpdateNeeds(rawValue: 1 << 3)
  static let layout = UpdateNeeds(rawValue: 1 << 4)
  static let display = UpdateNeeds(rawValue: 1 << 5)

  /// What the walk over traits and properties answers.
  static let early: UpdateNeeds = [.traits, .properties, .configuration]
  /// What has to be settled before anything is drawn.
  static let beforeDisplay: UpdateNeeds = [.early, .constraints, .layout]
}
