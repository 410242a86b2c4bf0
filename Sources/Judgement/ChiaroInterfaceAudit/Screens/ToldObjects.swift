// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// The objects of a file that rules on files tell of, with what that is worth.
///
/// A rule over drawn screens need not tell of such an object again, unless it is worth more.
struct ToldObjects: Sendable {
  private var values: [InterfaceElement: Double] = [:]

  init() {}

  /// Finds the objects of a file that findings are about.
  init(_ findings: [Finding], in file: InterfaceSubject) {
    guard !findings.isEmpty, let root = file.document.root else { return }
    var places: [SourceLocation: Double] = [:]
    for finding in findings {
      for place in [finding.location] + finding.related {
        places[place] = max(places[place] ?? 0, finding.value)
      }
    }
    for element in root.descendants {
      guard let value = places[element.location] else { continue }
      let object = InterfaceObject(of: element).element
      values[object] = max(values[object] ?? 0, value)
    }
  }

  /// Whether something worth as much is told of one of some elements' objects.
  func covers(_ elements: [InterfaceElement], _ value: Double) -> Bool {
    if values.isEmpty { return false }
    return elements.contains { element in
      values[InterfaceObject(of: element).element].map { $0 >= value } ?? false
    }
  }

  /// The objects that are told of on the screen of another.
  func objects(onScreenOf object: InterfaceObject) -> [InterfaceElement] {
    let screen = object.screen
    return values.keys.filter { InterfaceObject(of: $0).screen == screen }
  }
}
