// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Something that a rule of its own reports as it stands.
struct Observation: Sendable {
  enum Kind: Sendable {
    /// The style is read from the screen instead of from traits.
    case screenStyle
    /// A dynamic color is resolved and the result stored.
    case resolvedColor
    /// An appearance is compared by its name.
    case appearanceName
    /// The name of an appearance is looked for in a list.
    case appearanceList
    /// Text is drawn without a color.
    case textDrawnWithoutColor
    /// Text is put into a text view without a color.
    case textShownWithoutColor
    /// An update method asks for itself.
    case updateLoop
    /// An update method calls super before its own work.
    case earlySuper
    /// `updateLayer()` is overridden.
    case updateLayer
    /// Work is done after every change of any trait.
    case unfilteredChange
    /// Two states differ only by red and green.
    case redAndGreen
    /// A string contains a web page.
    case page
    /// A string contains a web page with fixed colors.
    case coloredPage

    /// The pages in strings.
    static let pages: Set = [page, coloredPage]
  }

  var kind: Kind
  var site: Site
  /// What was seen, in words for a message: no rule asks them for more than that.
  var words: String
}

/// What is seen in a file that rules report as it stands.
struct Observations: FactPart {
  private(set) var all: [Observation] = []
  /// The conditions and statements in which the name of an appearance decides.
  var namedConditions: Set<SyntaxIdentifier> = []

  var isEmpty: Bool { all.isEmpty }

  mutating func look(at sight: Sight, in walk: FactCollector) {
    switch sight {
    case .function(let function) where walk.mayLook: noteUpdateMethod(function, walk)
    case .call(let call, let path): noteMistake(call, path, walk)
    case .member(let access): noteScreen(access, walk)
    case .sequence(let sequence, let elements):
      noteMeaning(sequence, elements, walk)
      noteNames(elements, walk)
    case .assignment(let sequence, let path, let value):
      guard let target = sequence.elements.first,
        value.first.map({ Expressions.words($0, limit: 8) }) != "false"
      else { return }
      noteLoop(target, path, walk)
    case .choice(let choice): noteNames(choice, walk)
    case .text(let literal): notePage(literal, walk)
    default: break
    }
  }

  /// Notes something that a rule reports as it stands.
  mutating func observe(
    _ kind: Observation.Kind, _ node: some SyntaxProtocol, _ words: String, _ walk: FactCollector
  ) {
    let site = walk.site(of: node, around: Syntax(node))
    all.append(Observation(kind: kind, site: site, words: words))
  }
}
