// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// The objects of a file that rules on files tell of, with how severe what they say is.
///
/// A rule over drawn screens need not tell of such an object again, unless it finds worse.
struct ToldObjects: Sendable {
  private var severities: [InterfaceElement: Severity] = [:]

  init() {}

  /// Finds the objects of a file that findings are about.
  init(_ findings: [Finding], in file: InterfaceSubject) {
    guard !findings.isEmpty, let root = file.document.root else { return }
    var places: [SourceLocation: Severity] = [:]
    for finding in findings {
      for place in [finding.location] + finding.related {
        places[place] = max(places[place] ?? .hint, finding.severity)
      }
    }
    for element in root.descendants {
      guard let severity = places[element.location] else { continue }
      let object = InterfaceObject(of: element).element
      severities[object] = max(severities[object] ?? .hint, severity)
    }
  }

  /// Whether something as severe is told of one of some elements' objects.
  func covers(_ elements: [InterfaceElement], _ severity: Severity) -> Bool {
    if severities.isEmpty { return false }
    return elements.contains { element in
      severities[InterfaceObject(of: element).element].map { $0 >= severity } ?? false
    }
  }

  /// The objects that are told of on the screen of another.
  func objects(onScreenOf object: InterfaceObject) -> [InterfaceElement] {
    let screen = object.screen
    return severities.keys.filter { InterfaceObject(of: $0).screen == screen }
  }
}
