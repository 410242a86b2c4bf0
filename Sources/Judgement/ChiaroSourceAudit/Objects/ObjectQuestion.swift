// SPDX-License-Identifier: MIT

import ChiaroProject

/// What the storyboards and xibs of a project name, of which code is asked.
struct ObjectQuestion: Sendable {
  /// The classes of objects, and those that files are called after.
  private(set) var classes: Set<String> = []
  /// The properties that hold objects.
  private(set) var properties: Set<String> = [
    "view", "tableView", "collectionView", "contentView", "cell", "textLabel", "detailTextLabel",
  ]

  /// Adds what a file names.
  mutating func add(_ file: InterfaceUses) {
    classes.formUnion(file.classes)
    properties.formUnion(file.properties)
  }
}
