// SPDX-License-Identifier: MIT

import ChiaroSource

/// Colors that are handed to somebody who may keep them.
extension ProjectFacts {
  /// The colors that are handed to a receiver, where the style does not hand them over again:
  /// those that adapt, or those of which nobody knows (`isKnown` is false).
  func colors(handedTo receiver: String, isKnown: Bool) -> [Handed] {
    (isKnown ? handed.known : handed.unknown)[receiver] ?? []
  }

  mutating func readHanded(_ files: [FileFacts]) {
    var reached: [String: Set<String>] = [:]
    for file in files {
      for color in file.colors.handed {
        let isMade = makers.adapts(color.source, in: color.type) == true
        let answer =
          adapts(color.source) ?? (isMade || LayerColorSource.adapts(color.source) ? true : nil)
        guard answer == true || answer == nil && mayAdapt(color.source),
          !StaleLayerColor.updateMethods.contains(color.member)
        else { continue }
        let members = reached[color.type] ?? StaleLayerColor.reachable(in: family(of: color.type))
        reached[color.type] = members
        guard !members.contains(color.member) else { continue }
        let place = SourceLocation(file: file.path, line: color.line, column: 1)
        if answer == true {
          handed.known[color.receiver, default: []].append((color, place))
        } else {
          handed.unknown[color.receiver, default: []].append((color, place))
        }
      }
    }
  }

  /// Whether a color of the project's own may be more than one value.
  private func mayAdapt(_ source: String) -> Bool {
    let names = LayerColorSource.names(in: source)
    guard let constant = LayerColorSource.constant(in: source), names.count > 1 else {
      return false
    }
    return names.allSatisfy { !ColorTypes.isNamed($0) } && !isFixed(constant)
      && !LayerColorSource.isOwn(source, in: "") && !source.contains("clear")
      && !LayerColorSource.hasComponents(source)
  }
}
