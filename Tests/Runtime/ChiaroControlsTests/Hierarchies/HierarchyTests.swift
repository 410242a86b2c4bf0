// SPDX-License-Identifier: MIT

import Testing

/// Hierarchies with constraints whose frames are known from the documentation or computed by hand.
@Suite("Hierarchies")
@MainActor
struct HierarchyTests {
  @Test("frames", arguments: HierarchyCase.all)
  func frames(_ item: HierarchyCase) { HierarchyStage().run(item.commands) }

  @Test("there are two hundred, each with a name of its own")
  func count() {
    #expect(HierarchyCase.all.count >= 200)
    #expect(Set(HierarchyCase.all.map(\.testDescription)).count == HierarchyCase.all.count)
  }
}
