// SPDX-License-Identifier: MIT

extension Prelude {
  /// The stored properties of a value, by name.
  ///
  /// Apple counterpart: `Mirror` · Source: the Swift standard library · Fidelity: approximate,
  /// without the elements of collections and the properties of superclasses
  static let mirror = """
    struct Mirror {
      let children: [(label: String?, value: Any)]
      let subjectType: Any
      let superclassMirror: Mirror? = nil
      init(reflecting subject: Any) {
        children = subject._storedProperties
        subjectType = type(of: subject)
      }
    }

    """
}
