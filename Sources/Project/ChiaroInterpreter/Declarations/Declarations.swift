// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A type of the project, or what the project adds to a type from elsewhere.
final class TypeDeclaration {
  enum Kind {
    case structure, reference, enumeration, interface
    /// Declared elsewhere; the project extends it or conforms to it.
    case foreign
  }

  let name: String
  let kind: Kind
  let place: Place
  unowned let parent: TypeDeclaration?
  /// The type to which an extension adds.
  unowned var extended: TypeDeclaration?
  var inherited: [TypeExpression] = []
  var generics: [GenericParameter] = []
  var members: [String: [Member]] = [:]
  var statics: [String: [Member]] = [:]
  var initializers: [FunctionDeclaration] = []
  /// Those that extensions add: a structure keeps its memberwise one beside them.
  var extensionInitializers: [FunctionDeclaration] = []
  var subscripts: [SubscriptDeclaration] = []
  var types: [String: TypeDeclaration] = [:]
  var aliases: [String: TypeExpression] = [:]
  var cases: [CaseDeclaration] = []
  var caseIndices: [String: Int] = [:]
  var ownStored: [PropertyDeclaration] = []

  /// The type that `Self` is in an extension of a protocol: `where Self == Fancy`.
  var ownSelf: TypeExpression?
  var attributes: Set<String> = []
  /// The arguments of a macro that makes tests of its methods.
  var testArguments: [(label: String?, value: LazyExpression)] = []
  /// From where it can be named.
  var access = Access.module
  /// The scope around a type that a function declares.
  var scope: Scope?

  // What evaluation works out once.
  var supertypesKept: [TypeDeclaration]?
  var storedKept: [PropertyDeclaration]?
  var placesKept: [String: Int]?
  var membersKept: [String: [Member]] = [:]
  var staticsKept: [String: [Member]] = [:]
  var rawValuesKept: [Value]?
  var memberwiseKept: FunctionDeclaration?
  var builtKept: [String: String]?
  /// The class of the host's that it is or inherits from; empty for none.
  var hostClassKept: String?

  init(_ name: String, _ kind: Kind, _ place: Place, parent: TypeDeclaration? = nil) {
    self.name = name
    self.kind = kind
    self.place = place
    self.parent = parent
  }

  /// The type itself, or the one that it adds to.
  var subject: TypeDeclaration { extended ?? self }

  /// The name with those of the types around it.
  var path: String { parent.map { "\($0.subject.path).\(name)" } ?? name }
}

enum Member {
  case property(PropertyDeclaration)
  case function(FunctionDeclaration)
}

struct GenericParameter {
  var name: String
  var constraint: TypeExpression?
}

/// A parameter of a function, initializer, subscript or case.
struct Parameter {
  /// Nil for `_`.
  var label: String?
  var name: String
  var type: TypeExpression
  var fallback: Body?
  var isVariadic = false
  var isInout = false
  var isDeferred = false
  var attributes: [String] = []

  /// Something of a body that is lowered on first use.
  typealias Body = LazyExpression
}

/// An expression that is lowered when it is first evaluated.
final class LazyExpression {
  private enum State {
    case syntax(ExprSyntax, SourceFile)
    case lowered(Expression)
  }

  private var state: State

  init(_ syntax: ExprSyntax, _ file: SourceFile) { state = .syntax(syntax, file) }

  init(_ expression: Expression) { state = .lowered(expression) }

  /// `nil`.
  static var nothing: LazyExpression { LazyExpression(Expression(.nothing, .none)) }

  var lowered: Expression {
    switch state {
    case .lowered(let expression): return expression
    case .syntax(let syntax, let file):
      let expression = Lowering(file).expression(syntax)
      state = .lowered(expression)
      return expression
    }
  }
}

/// Statements that are lowered when they are first executed.
final class LazyBlock {
  private enum State {
    case syntax(CodeBlockItemListSyntax, SourceFile)
    case lowered(Block)
  }

  private var state: State

  init(_ syntax: CodeBlockItemListSyntax, _ file: SourceFile) { state = .syntax(syntax, file) }

  var lowered: Block {
    switch state {
    case .lowered(let block): return block
    case .syntax(let syntax, let file):
      let block = Lowering(file).block(syntax)
      state = .lowered(block)
      return block
    }
  }
}

/// From where a declaration is seen: its file, its module, or all that import that.
enum Access { case file, module, all }

/// A function, method, operator or initializer.
final class FunctionDeclaration {
  let name: String
  let place: Place
  unowned let owner: TypeDeclaration?
  var parameters: [Parameter] = []
  var result: TypeExpression?
  var body: LazyBlock?
  var generics: [GenericParameter] = []
  var attributes: [String] = []
  /// The arguments of `@Test`, or of a macro that makes a test.
  var testArguments: [(label: String?, value: LazyExpression)] = []
  var isStatic = false
  var isMutating = false
  var isFailable = false
  var isInitializer = false
  var isConvenience = false
  /// From where it can be called.
  var access = Access.module
  /// Whether it sets all fields: the initializer that a structure has of itself.
  var isMemberwise = false
  /// The scope around a function that a function declares.
  var scope: Scope?

  init(_ name: String, _ place: Place, owner: TypeDeclaration?) {
    self.name = name
    self.place = place
    self.owner = owner
  }

  /// The name with the labels, as `#function` tells it: `move(to:_:)`.
  var fullName: String { "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" }
}

final class SubscriptDeclaration {
  let getter: FunctionDeclaration
  var setter: LazyBlock?
  var setterName = "newValue"
  var isStatic = false

  init(_ getter: FunctionDeclaration) { self.getter = getter }
}

/// A property of a type, or a global or local variable with accessors.
final class PropertyDeclaration {
  let name: String
  let place: Place
  unowned let owner: TypeDeclaration?
  var type: TypeExpression?
  var initial: LazyExpression?
  var getter: LazyBlock?
  var setter: LazyBlock?
  var setterName = "newValue"
  var willSet: LazyBlock?
  var willSetName = "newValue"
  var didSet: LazyBlock?
  var didSetName = "oldValue"
  var isStatic = false
  var isConstant = false
  var isLazy = false
  /// From where it can be named.
  var access = Access.module
  var attributes: [String] = []
  var wrapper: WrapperUse?
  /// The value of a static or global, once it is known.
  var cell: Cell?
  var isBeingEvaluated = false
  var scope: Scope?

  init(_ name: String, _ place: Place, owner: TypeDeclaration?) {
    self.name = name
    self.place = place
    self.owner = owner
  }

  var isStored: Bool { getter == nil && setter == nil }
  var isObserved: Bool { self.willSet != nil || self.didSet != nil }
}

/// A property wrapper as a property has it.
struct WrapperUse {
  var type: TypeExpression
  var arguments: [(label: String?, value: LazyExpression)]

  var name: String { type.name ?? "" }
}

/// A case of an enumeration.
struct CaseDeclaration {
  var name: String
  var parameters: [Parameter]
  var rawValue: LazyExpression?
  var place: Place
}
