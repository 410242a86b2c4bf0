// SPDX-License-Identifier: MIT

/// What holds for a whole function: its `self`, its type and what its generic parameters are.
final class Frame {
  let selfCell: Cell?
  /// The type in which the function is written.
  let type: TypeDeclaration?
  var generics: [String: Type]
  var result: Type
  /// Whether it initializes `self`, so that no observer is called.
  var isInitializer = false
  /// The function in whose body code of this frame is written; nil outside of functions.
  var function: FunctionDeclaration?

  init(
    selfCell: Cell?, type: TypeDeclaration?, generics: [String: Type] = [:], result: Type = .any
  ) {
    self.selfCell = selfCell
    self.type = type
    self.generics = generics
    self.result = result
  }

  /// The frame of a closure, which has the same `self`.
  func inner(result: Type) -> Frame {
    let frame = Frame(selfCell: selfCell, type: type, generics: generics, result: result)
    frame.function = function
    return frame
  }
}

/// The names of a block, and the scope around it.
final class Scope {
  let parent: Scope?
  let frame: Frame
  private var names: [String] = []
  private var cells: [Cell] = []
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var types: [String: TypeDeclaration] = [:]

  init(_ parent: Scope?, _ frame: Frame) {
    self.parent = parent
    self.frame = frame
  }

  /// A block in this scope.
  func inner() -> Scope { Scope(self, frame) }

  func declare(_ name: String, _ cell: Cell) {
    names.append(name)
    cells.append(cell)
  }

  func declare(_ name: String, _ value: Value, _ type: Type = .any) {
    declare(name, Cell(value, type))
  }

  func declare(_ function: FunctionDeclaration) {
    functions[function.name, default: []].append(function)
  }

  func declare(_ type: TypeDeclaration) { types[type.name] = type }

  /// A name of this scope alone; what was declared last hides what was before.
  func own(_ name: String) -> Cell? {
    var place = names.count
    while place > 0 {
      place -= 1
      if names[place] == name { return cells[place] }
    }
    return nil
  }

  /// What a name stands for in this scope and those around it.
  enum Local {
    case cell(Cell)
    case functions([FunctionDeclaration], Scope)
    case type(TypeDeclaration)
  }

  func local(_ name: String) -> Local? {
    var scope: Scope? = self
    while let current = scope {
      if let cell = current.own(name) { return .cell(cell) }
      if !current.functions.isEmpty, let functions = current.functions[name] {
        return .functions(functions, current)
      }
      if !current.types.isEmpty, let type = current.types[name] { return .type(type) }
      scope = current.parent
    }
    return nil
  }
}
