// SPDX-License-Identifier: MIT

import ChiaroSource

/// How findings of one kind of cause are joined.
struct Joining: Sendable {
  /// The words behind the message about the others; nil for none.
  var words: (@Sendable (_ others: [Cause]) -> String)?
  /// The number of findings from which they are joined.
  var minimum = 1
  /// Whether only findings of one rule are joined.
  var isOfOneRule = true
  /// Whether only findings of one severity are joined.
  var isOfOneSeverity = false
  /// Whether the joined finding also gets the places that are related to the others.
  var takesRelated = true
  /// Whether findings of the same file or catalog stay apart.
  var isAcrossScopes = false
  /// Whether findings that offer a change are joined.
  var joinsMendable = true
  /// Whether findings that offer a change, and those that offer none, stay apart.
  var partsMendable = false
  /// Whether the finding with the lowest measured value comes first, and not the first by place.
  var isWeakestFirst = false

  private static func count(
    _ words: String, one word: String? = nil
  ) -> @Sendable ([Cause]) -> String {
    { PlainWords.more($0.count, words, one: word) }
  }

  private static let more = count("more like it")
  private static let places = count("more places", one: "more place")

  /// The joining of each kind of cause.
  static func of(_ kind: Cause.Kind) -> Joining {
    switch kind {
    case .screen: Joining(words: more, isOfOneSeverity: true, takesRelated: false)
    case .translatedPage: Joining(isOfOneSeverity: true, takesRelated: false)
    case .crowdedFolder:
      Joining(
        words: count("more like it in the same folder"), minimum: 4,
        isOfOneSeverity: true, joinsMendable: false)
    case .lockedApp:
      Joining(
        words: count(
          "more places matter only once the app follows the system",
          one: "more place matters only once the app follows the system"),
        takesRelated: false)
    case .darkApp:
      Joining(words: places, isOfOneRule: false, takesRelated: false)
    case .code: Joining(words: places)
    case .codePair: Joining(words: places)
    case .appHabit: Joining(words: places, partsMendable: true)
    case .interface: Joining(words: count("more in storyboards and xibs"), isOfOneSeverity: true)
    case .missingColors: Joining(words: names, minimum: 3)
    case .translatedInterface: Joining(isAcrossScopes: true)
    case .deviceInterface:
      Joining(
        words: count("more in files for other devices"), isOfOneSeverity: true,
        isAcrossScopes: true)
    case .sets: Joining(words: more)
    case .copiedSet: Joining(words: more)
    case .notedSets: Joining(words: more)
    case .pictureFamily: Joining(words: more, minimum: 8)
    case .palette:
      Joining(words: more, minimum: 2, isWeakestFirst: true)
    }
  }

  /// Lists what differs, the first eight.
  @Sendable private static func names(_ others: [Cause]) -> String {
    let list = others.prefix(8).map { "“\($0.detail)”" }.joined(separator: ", ")
    return "; also missing: \(list)" + (others.count > 8 ? " and \(others.count - 8) more" : "")
  }
}
