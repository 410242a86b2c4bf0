// SPDX-License-Identifier: MIT

import ChiaroSource

/// A place in a file, and what stands around it as far as rules ask.
struct Site: Sendable {
  var line = 1
  var column = 1
  /// The type and member, such as `ChartLabel.labelColor`.
  var object = ""
  var type = ""
  var member = ""
  /// What is asked before the place is reached: conditions of `if`, `switch` and `? :`.
  var conditions: [String] = []
  /// What `guard` asks before the place is reached.
  var guards: [String] = []
  /// In a provider of dynamic colors, or one of a pair for light and dark.
  var isDynamic = false
  /// In what runs on systems without dynamic colors.
  var isFallback = false
  /// In a preview.
  var isPreview = false
  /// In a choice of which some case leaves the style to the system.
  var isLeftOpen = false
  /// In what a registration for trait changes calls.
  var isInRegistration = false
  /// What a SwiftUI view around it has as its ground.
  var ground: Ground.Kind?
  /// The object whose property is set, unique in its scope.
  var receiver = ""

  /// Whether the style decides that the place is reached.
  var dependsOnStyle: Bool {
    isDynamic || conditions.contains(where: StyleWords.asksStyle)
      || guards.contains(where: StyleWords.asksSystemStyle)
      || StyleWords.namesStyle(type) || StyleWords.namesStyle(member)
  }

  /// Whether nothing there is shown to people with today's systems.
  var isIrrelevant: Bool { isFallback || isPreview }
}

extension SourceLocation {
  /// The location of a place in a file.
  init(_ site: Site, in file: FileFacts) {
    self.init(file: file.path, line: site.line, column: site.column)
  }
}
