// SPDX-License-Identifier: MIT

/// The `<constraint>` of a short notation: `a.leading >= root.leading * 2 + 20 @750`.
///
/// Parts are separated by blanks. An item without a name is the view that has the constraint, a
/// number on the right is a constant alone, and what follows `@` is the priority.
func constraint(_ notation: String) -> String {
  var words = notation.split(separator: " ").map(String.init)
  let relations = ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"]
  var result = "<constraint" + item(words.removeFirst(), "first")
  if let relation = relations[words.removeFirst()] { result += " relation='\(relation)'" }
  let right = words.removeFirst()
  result += right.contains(".") && Double(right) == nil ? item(right, "second") : constant(right)
  while !words.isEmpty {
    let word = words.removeFirst()
    switch word {
    case "*": result += " multiplier='\(words.removeFirst())'"
    case "+": result += constant(words.removeFirst())
    case "-": result += constant("-" + words.removeFirst())
    default: result += " priority='\(word.dropFirst())'"
    }
  }
  return result + "/>"
}

/// The constraints of several short notations.
func constraints(_ notations: [String]) -> String {
  "<constraints>\(notations.map(constraint).joined(separator: "\n"))</constraints>"
}

private func constant(_ text: String) -> String { " constant='\(text)'" }

private func item(_ text: String, _ place: String) -> String {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  let name = parts[0].isEmpty ? "" : " \(place)Item='\(parts[0])'"
  return name + " \(place)Attribute='\(parts[1])'"
}
