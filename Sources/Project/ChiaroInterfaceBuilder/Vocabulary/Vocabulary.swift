// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource

/// The elements and attributes that are understood, and the counts of those in a file.
struct Vocabulary: Sendable {
  /// How many of something were understood, and how many were not.
  struct Count: Hashable, Sendable {
    var read = 0
    var unknown = 0
  }

  /// What a file has of elements and attributes.
  struct Counts: Sendable {
    var elements = Count()
    var attributes = Count()
    var diagnostics: [Diagnostic] = []
  }

  private var attributes: [String: Set<String>] = [:]

  /// The vocabulary of UIKit's files.
  static let uiKit: Vocabulary = {
    var vocabulary = Vocabulary()
    vocabulary.add(UIKitVocabulary.views, common: UIKitVocabulary.common)
    vocabulary.add(UIKitVocabulary.controllers, common: UIKitVocabulary.commonOfControllers)
    vocabulary.add(PartsVocabulary.parts, common: "")
    return vocabulary
  }()

  /// The vocabulary of AppKit's files.
  static let appKit: Vocabulary = {
    var vocabulary = Vocabulary()
    vocabulary.add(PartsVocabulary.parts, common: "")
    vocabulary.add(UIKitVocabulary.controllers, common: UIKitVocabulary.commonOfControllers)
    vocabulary.add(AppKitVocabulary.views, common: AppKitVocabulary.common)
    vocabulary.add(AppKitPartsVocabulary.parts, common: "")
    vocabulary.add(AppKitPartsVocabulary.rareParts, common: "")
    return vocabulary
  }()

  /// The most diagnostics about a file's unknown words.
  private static let mostDiagnostics = 60

  /// Adds elements: their names, each with a colon and its attributes.
  private mutating func add(_ table: String, common: String) {
    let shared = Set(common.split(whereSeparator: \.isWhitespace).map(String.init))
    var element = ""
    for word in table.split(whereSeparator: \.isWhitespace) {
      if word.hasSuffix(":") {
        element = String(word.dropLast())
        attributes[element, default: []].formUnion(shared)
      } else {
        attributes[element, default: []].insert(String(word))
      }
    }
  }

  /// Counts the elements and attributes of a file; each unknown word gives one diagnostic.
  func count(_ document: InterfaceDocument) -> Counts {
    var counts = Counts()
    var told: Set<String> = []
    // Archives of Xcode 4 and before are not read, which is told once.
    guard let root = document.root, !root.isNamed("archive") else { return counts }
    count(root, &counts, &told)
    for element in root.descendants { count(element, &counts, &told) }
    return counts
  }

  private func count(
    _ element: InterfaceElement, _ counts: inout Counts, _ told: inout Set<String>
  ) {
    let name = element.name
    guard let known = attributes[name] else {
      counts.elements.unknown += 1
      counts.attributes.unknown += element.attributes.count
      return tell("unknown-element", "<\(name)>", element, &counts, &told)
    }
    counts.elements.read += 1
    for attribute in element.attributes {
      if known.contains(attribute.name) {
        counts.attributes.read += 1
      } else {
        counts.attributes.unknown += 1
        tell("unknown-attribute", "\(attribute.name) of <\(name)>", element, &counts, &told)
      }
    }
  }

  private func tell(
    _ id: String, _ what: String, _ element: InterfaceElement, _ counts: inout Counts,
    _ told: inout Set<String>
  ) {
    guard told.count < Self.mostDiagnostics, told.insert(what).inserted else { return }
    let owner = element.objectID ?? element.ancestors.lazy.compactMap(\.objectID).first
    let object = owner.map { " (object \($0))" } ?? ""
    counts.diagnostics.append(
      Diagnostic(.note, id: id, at: element.location, "\(what) is not supported\(object)"))
  }
}
