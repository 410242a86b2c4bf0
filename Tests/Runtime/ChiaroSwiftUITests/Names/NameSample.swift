// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// One line of code that uses a name of SwiftUI's as SwiftUI has it.
struct NameSample: Sendable {
  /// The name of a view or of a modifier.
  let name: String
  /// Where the line stands.
  let line: Int
  let file: String
  let node: @MainActor @Sendable () -> Node
}

/// Lines of code, by the names that they use.
struct NameSamples {
  private(set) var samples: [NameSample] = []

  /// Adds a line that makes a view.
  mutating func view(
    _ name: String, line: Int = #line, file: String = #filePath,
    @ViewBuilder _ make: @MainActor @Sendable @escaping () -> some View
  ) {
    samples.append(NameSample(name: name, line: line, file: file) { make().lowered })
  }

  /// Adds a line that changes a text.
  mutating func of(
    _ name: String, line: Int = #line, file: String = #filePath,
    @ViewBuilder _ make: @MainActor @Sendable @escaping (Text) -> some View
  ) {
    samples.append(NameSample(name: name, line: line, file: file) { make(Text("a")).lowered })
  }
}
