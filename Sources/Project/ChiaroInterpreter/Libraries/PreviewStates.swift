// SPDX-License-Identifier: MIT

/// The library by which previews and tests share the states of a view.
///
/// Source: what the page of PreviewSnapshots documents; nothing of its code.
package enum PreviewStates {
  package static let libraries = [
    LibrarySource(
      module: "PreviewSnapshots", code: states + assertions, unless: "struct PreviewSnapshots<")
  ]

  private static let states = """
    protocol NamedPreviewState {
      var name: String { get }
    }

    struct PreviewSnapshots<State> {
      struct Configuration {
        let name: String
        let state: State
        init(name: String, state: State) { (self.name, self.state) = (name, state) }
      }

      let configurations: [Configuration]
      let configure: (State) -> AnyView

      init(configurations: [Configuration], configure: @escaping (State) -> AnyView) {
        (self.configurations, self.configure) = (configurations, configure)
      }
      init(states: [State], configure: @escaping (State) -> AnyView) {
        self.init(states: states, name: \\.name, configure: configure)
      }
      init(
        states: [State], name: KeyPath<State, String>, configure: @escaping (State) -> AnyView
      ) {
        configurations = states.map { Configuration(name: $0[keyPath: name], state: $0) }
        self.configure = configure
      }

      var previews: some View {
        ForEach(configurations, id: \\.name) { one in
          configure(one.state).previewDisplayName(one.name)
        }
      }
    }

    """

  private static let assertions = """
    extension PreviewSnapshots {
      func takeAll(
        _ strategies: [(String?, Snapshotting<AnyView, UIImage>)], _ file: StaticString,
        _ testName: String, _ modify: ((AnyView) -> AnyView)?
      ) {
        for one in configurations {
          for (mark, strategy) in strategies {
            let view = configure(one.state)
            let name = mark == nil ? one.name : one.name + "-" + (mark ?? "")
            assertSnapshot(
              of: modify?(view) ?? view, as: strategy, named: name, file: file, testName: testName)
          }
        }
      }

      func assertSnapshots(
        as strategies: [String: Snapshotting<AnyView, UIImage>], record: Bool = false,
        file: StaticString = #file, testName: String = #function, line: UInt = #line,
        modify: ((AnyView) -> AnyView)? = nil
      ) {
        takeAll(strategies.map { ($0.key, $0.value) }, file, testName, modify)
      }

      func assertSnapshots(
        as strategies: [Snapshotting<AnyView, UIImage>], record: Bool = false,
        file: StaticString = #file, testName: String = #function, line: UInt = #line,
        modify: ((AnyView) -> AnyView)? = nil
      ) {
        let numbered = strategies.enumerated().map { (String($0.offset + 1), $0.element) }
        takeAll(numbered, file, testName, modify)
      }

      func assertSnapshots(
        as strategy: Snapshotting<AnyView, UIImage> = .image, record: Bool = false,
        file: StaticString = #file, testName: String = #function, line: UInt = #line,
        modify: ((AnyView) -> AnyView)? = nil
      ) {
        takeAll([(nil, strategy)], file, testName, modify)
      }
    }
    """
}
