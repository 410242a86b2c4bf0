// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroBus
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroBus.
  package static func chiaroBus(_ print: (String) -> Void) async throws {
    // snippet.begin example
    let bus = BusConnection()
    let request = BusRequest(
      to: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus",
      member: "GetId")
    for value in try await bus.call(request) { print("\(value)") }
    // snippet.end
  }
}
