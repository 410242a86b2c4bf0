// SPDX-License-Identifier: MIT

import ChiaroFindings

/// Registers a class for changes of traits, which iOS 17 brought in place of an override.
enum TraitRegistration {
  /// The traits of which colors depend, as `hasDifferentColorAppearance` compares them.
  static let appearance = "UITraitCollection.systemTraitsAffectingColorAppearance"

  /// The edits by which a class has a method of its own called; nil where nobody knows where the
  /// work of the class begins, or where such a method is there already.
  ///
  /// - Parameters:
  ///   - method: the method's name
  ///   - argument: what it is given, `previous` for the traits before the change
  ///   - traits: the traits as `registerForTraitChanges` takes them
  ///   - type: the name of the class
  ///   - body: the body of the class
  ///   - project: what is known of names that are taken
  /// - Returns: one edit for each place where the class begins its work
  static func edits(
    calling method: String, argument: String, for traits: String, of type: String,
    in body: ClassBody, _ project: ProjectFacts
  ) -> [FileEdit]? {
    guard !body.starts.isEmpty, !project.takenNames.contains(method, in: type) else { return nil }
    return body.starts.map { start in
      let lines = [
        "registerForTraitChanges(\(traits)) {",
        "\(body.step)(self: Self, previous: UITraitCollection) in",
        "\(body.step)self.\(method)(\(argument))", "}",
      ]
      let text = lines.map { start.newline + start.indentation + $0 }.joined()
      return FileEdit.replace(start.place..<start.place, text)
    }
  }
}
