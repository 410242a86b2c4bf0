// SPDX-License-Identifier: MIT

extension Evaluator {
  /// The values of an instance's stored properties, with their names.
  package func held(by object: ObjectValue) -> [(name: String, value: Value)] {
    zip(stored(object.type), object.values).map { ($0.name, $1) }
  }

  /// A sample text for an unknown one, made from the name of the view that shows it: `titleLabel`
  /// gives "Title".
  package static func sampleText(ofLabel name: String) -> String {
    var words = name
    for ending in ["Label", "TextField", "Text", "View"]
    where words.hasSuffix(ending) && words.count > ending.count {
      words = String(words.dropLast(ending.count))
      break
    }
    return Samples.text(words)
  }
}
