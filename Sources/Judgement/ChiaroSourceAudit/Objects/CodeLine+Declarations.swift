// SPDX-License-Identifier: MIT

// What a line of code declares, calls, makes and loads.

extension CodeLine {
  /// The words that follow a word.
  func words(after word: String) -> [String] {
    words.indices.compactMap { words[$0] == word && $0 + 1 < words.count ? words[$0 + 1] : nil }
  }

  /// The classes that it declares, with what they inherit from; "" where it does not say.
  func declaredClasses(isSwift: Bool) -> [(name: String, parent: String)] {
    let starts = isSwift ? ["class"] : ["@implementation", "@interface"]
    return words.indices.compactMap { index in
      guard starts.contains(words[index]), Self.isName(self[index + 1]) else { return nil }
      return (self[index + 1], self[index + 2] == ":" ? self[index + 3] : "")
    }
  }

  /// The property and the function of a line that begins with `property.function(`.
  var call: (property: String, function: String)? {
    guard let end = words.firstIndex(of: "(") else { return nil }
    let (names, start) = path(before: end)
    guard start == 0, names.count == 2 || names.count == 3 && names[0] == "self" else { return nil }
    return (names[names.count - 2], names[names.count - 1])
  }

  /// The variable of a line such as `let view = instantiateFromNib(owner: self)`.
  var loaded: String? {
    let isLoaded =
      has("Nib", before: "(", "<", ".") || has("nib", before: "(") || has("NibNamed", before: "(")
    return isLoaded ? words(after: "let").first.flatMap { Self.isName($0) ? $0 : nil } : nil
  }

  /// What it makes, or calls, by the last names before brackets.
  var made: [String] {
    words.indices.compactMap { index in
      words[index] == "(" && index > 0 && Self.isName(words[index - 1]) ? words[index - 1] : nil
    }
  }
}
