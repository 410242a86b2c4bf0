// SPDX-License-Identifier: MIT

package import ChiaroSource
import ChiaroSystem

/// An interpreter that runs parts of a program within limits, and records assumptions.
package struct Interpreter {
  package let program: Program
  package var limits = Limits()

  package init(_ program: Program, limits: Limits = Limits()) {
    self.program = program
    self.limits = limits
  }

  /// The outcome of a run.
  package struct Outcome<Result> {
    /// The result; nil if the run did not end.
    package var result: Result?
    /// The printed text.
    package var output: String
    package var diagnostics: [Diagnostic]
    package var assumptions: [Assumption]
  }

  /// Does work with an evaluator, on a thread whose stack is deep enough for the deepest
  /// expressions.
  package func run<Result>(_ work: (Evaluator) throws -> Result) -> Outcome<Result> {
    let evaluator = Evaluator(program, limits)
    var outcome = Outcome<Result>(result: nil, output: "", diagnostics: [], assumptions: [])
    withoutActuallyEscaping(work) { work in
      // The thread that waits and the one that works never work at once.
      nonisolated(unsafe) let work = work
      nonisolated(unsafe) let evaluator = evaluator
      nonisolated(unsafe) var result: Result?
      nonisolated(unsafe) var failure: (any Error)?
      SystemThreads.runDeep(1) {
        do { result = try work(evaluator) } catch {
          failure = error
        }
      }
      outcome.result = result
      if let failure { outcome.diagnostics.append(program.diagnostic(failure)) }
    }
    outcome.output = evaluator.output
    outcome.assumptions = evaluator.assumptions
    outcome.diagnostics += program.refusals
    return outcome
  }

  /// Runs the statements of `main.swift`.
  package func runScript() -> Outcome<Void> {
    run { evaluator in
      for block in program.script { try evaluator.runScript(block.lowered) }
    }
  }

  /// The view of a preview, as the tree that the host's values record.
  package func record(_ preview: PreviewDeclaration) -> Outcome<RecordedNode> {
    run { evaluator in
      let value = try evaluator.content(of: preview)
      return try Recorder(evaluator).node(value, preview.place)
    }
  }
}

extension Evaluator {
  /// Executes top-level statements, whose variables are global.
  func runScript(_ block: Block) throws {
    for statement in block.statements {
      if case .function = statement.form { continue }
      if case .type(let type) = statement.form, program.types[type.name] != nil { continue }
      let completion = try execute(statement, globals)
      if case .normal = completion { continue }
      return
    }
  }

  /// The result of a preview's closure.
  package func content(of preview: PreviewDeclaration) throws -> Value {
    guard
      let last = preview.arguments.last(where: { $0.isTrailing })
        ?? preview.arguments.last(where: {
          if case .closure = $0.value.form { true } else { false }
        }),
      case .closure(let closure) = last.value.form
    else { return .void }
    let scope = Scope(globals, Frame(selfCell: nil, type: nil))
    return try build(closure.body, scope, .host("ViewBuilder"))
  }

  /// The result of a property that a builder of the host makes: `body` of a view.
  package func built(_ name: String, of value: Value) throws -> Value? {
    guard let type = declaration(of: value), let property = property(name, of: type) else {
      return nil
    }
    return try get(property, Cell(value))
  }
}
