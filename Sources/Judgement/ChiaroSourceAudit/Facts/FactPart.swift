// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What one subject of facts knows: of a file, gathered while the file is walked, or of a project,
/// joined of its files.
///
/// **For implementers.** A part is a plain value that refers to no syntax tree. The one walk over a
/// file shows each part what it comes to (`Sight`); what it keeps is in `FileFacts` and, joined,
/// in `ProjectFacts`, by its type: `file[DrawnPictures.self]`. A rule names its own parts in
/// `SourceRule.subjects`; that is all it takes to be fed.
protocol FactPart: Sendable {
  /// Creates the part of which nothing is known.
  init()
  /// Whether nothing is known, so that nothing has to be kept.
  var isEmpty: Bool { get }
  /// Looks at what the walk comes to, before what stands inside of it.
  ///
  /// - Parameters:
  ///   - sight: what is there
  ///   - walk: where it is: the type and member around, places, and the reader of colors
  mutating func look(at sight: Sight, in walk: FactCollector)
  /// Takes what another part says, as of the next file of a project; nothing for a part that is
  /// only asked of a file.
  mutating func join(_ other: Self)
}

extension FactPart {
  mutating func join(_ other: Self) {}
}

/// What the walk over a file comes to and shows the parts of facts.
enum Sight {
  /// A function, before its body.
  case function(FunctionDeclSyntax)
  /// An initializer, before its body.
  case initializer(InitializerDeclSyntax)
  /// A property of a type or of a file, before what it begins with.
  case property(VariableDeclSyntax, name: String)
  /// A call, with the names of `a.b.c(…)`.
  case call(FunctionCallExprSyntax, path: [String])
  /// A member that is named, `a.b`.
  case member(MemberAccessExprSyntax)
  /// Operands and operators, which the parser leaves as they stand.
  case sequence(SequenceExprSyntax, [ExprSyntax])
  /// A choice among cases.
  case choice(SwitchExprSyntax)
  /// A text that is written down.
  case text(StringLiteralExprSyntax)
  /// An assignment `a.b.c = …`, with the names of its target and the elements of its value.
  case assignment(SequenceExprSyntax, path: [String], value: [ExprSyntax])
}

/// The kinds of facts that a rule gathers itself.
package struct FactSubjects: Sendable {
  /// Those that several rules ask for, or none of them alone.
  static let shared = FactSubjects(
    Observations.self, TraitChanges.self, WindowFacts.self, PairFacts.self, NamedColors.self,
    ColorArguments.self)

  let parts: [any FactPart.Type]

  init(_ parts: any FactPart.Type...) { self.parts = parts }
}

/// Parts of facts by their types; each at most once, and none that is empty.
struct FactParts: Sendable {
  private var parts: [ObjectIdentifier: any FactPart] = [:]

  init() {}

  init(_ parts: [any FactPart]) {
    for part in parts where !part.isEmpty {
      self.parts[ObjectIdentifier(type(of: part))] = part
    }
  }

  /// The part of a type; an empty one where nothing is known.
  subscript<Part: FactPart>(_ type: Part.Type) -> Part {
    parts[ObjectIdentifier(type)] as? Part ?? Part()
  }

  /// Takes what other parts say.
  mutating func join(_ other: FactParts) {
    for (type, part) in other.parts { join(part, of: type) }
  }

  private mutating func join<Part: FactPart>(_ part: Part, of type: ObjectIdentifier) {
    // The part is taken out meanwhile, so that it is changed in its place and not copied.
    var joined = parts.removeValue(forKey: type) as? Part ?? Part()
    joined.join(part)
    if !joined.isEmpty { parts[type] = joined }
  }
}
