// SPDX-License-Identifier: MIT

import Testing

@Suite("Statements about state, environment, identity and updates")
@MainActor
struct StatementTableTests {
  @Test("structure gives views their identity", arguments: IdentityTable.structure)
  func structure(_ row: StatementCase) async { await row.check() }

  @Test("elements have identities", arguments: ElementTable.elements)
  func elements(_ row: StatementCase) async { await row.check() }

  @Test("code gives views identities", arguments: ElementTable.identities)
  func identities(_ row: StatementCase) async { await row.check() }

  @Test("views keep state", arguments: StateTable.cases)
  func state(_ row: StatementCase) async { await row.check() }

  @Test("bindings read and write", arguments: BindingTable.cases)
  func bindings(_ row: StatementCase) async { await row.check() }

  @Test("views follow objects", arguments: ObjectTable.cases)
  func objects(_ row: StatementCase) async { await row.check() }

  @Test("views follow properties that they read", arguments: ObservationTable.cases)
  func observation(_ row: StatementCase) async { await row.check() }

  @Test("values of the environment reach views", arguments: EnvironmentTable.cases)
  func environment(_ row: StatementCase) async { await row.check() }

  @Test("modifiers reach views below", arguments: InheritanceTable.values)
  func inheritance(_ row: StatementCase) async { await row.check() }

  @Test("styles reach views below", arguments: StyleTable.cases)
  func styles(_ row: StatementCase) async { await row.check() }

  @Test("preferences reach views around", arguments: PreferenceTable.values)
  func preferences(_ row: StatementCase) async { await row.check() }

  @Test("preferences change", arguments: PreferenceTable.changes)
  func changingPreferences(_ row: StatementCase) async { await row.check() }

  @Test("views appear in an order", arguments: LifecycleTable.order)
  func appearing(_ row: StatementCase) async { await row.check() }

  @Test("parts of a view appear", arguments: LifecycleTable.parts)
  func parts(_ row: StatementCase) async { await row.check() }

  @Test("tasks start and end", arguments: TaskTable.cases)
  func tasks(_ row: StatementCase) async { await row.check() }

  @Test("changes are told", arguments: ChangeTable.cases)
  func changes(_ row: StatementCase) async { await row.check() }

  @Test("values are stored in the defaults", arguments: StoredTable.defaults)
  func defaults(_ row: StatementCase) async { await row.check() }

  @Test("other properties keep values", arguments: StoredTable.others)
  func others(_ row: StatementCase) async { await row.check() }

  @Test("there are 80 statements and more, each with a number, a source and a prediction")
  func count() {
    let tables = [
      IdentityTable.structure, ElementTable.elements, ElementTable.identities, StateTable.cases,
      BindingTable.cases, ObjectTable.cases, ObservationTable.cases, EnvironmentTable.cases,
      InheritanceTable.values, StyleTable.cases, PreferenceTable.values,
      PreferenceTable.changes, LifecycleTable.order, LifecycleTable.parts, TaskTable.cases,
      ChangeTable.cases, StoredTable.defaults, StoredTable.others,
    ].joined()
    #expect(Set(tables.map(\.number)).count >= 80)
    #expect(Set(tables.map(\.statement)).count == tables.count)
    for row in tables {
      #expect(row.number.wholeMatch(of: /SU[0-9]+/) != nil, "\(row.statement)")
      #expect(!row.source.isEmpty && !row.expected.isEmpty, "\(row.statement)")
    }
  }
}
