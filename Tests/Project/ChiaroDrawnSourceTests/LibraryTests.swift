// SPDX-License-Identifier: MIT

import ChiaroDrawnKit
import ChiaroInterpreter
import Testing

@testable import ChiaroDrawnSource

/// What code uses of libraries that are not there.
@MainActor
@Suite("Libraries by our own code")
struct LibraryTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    var texts: [String]
  }

  private nonisolated static let client = """
    struct Client { var title: () -> String }
    extension Client: DependencyKey {
      static let liveValue = Client(title: { "Live" })
    }
    extension DependencyValues {
      var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
    }
    """

  private nonisolated static let rows = [
    Row(
      testDescription: "a dependency has its live value where it has no other",
      code: """
        import Dependencies
        \(client)
        #Preview { Shown() }
        struct Shown: View {
          @Dependency(\\.client) var client
          var body: some View { Text(client.title()) }
        }
        """, texts: ["Live"]),
    Row(
      testDescription: "a dependency has its value for tests, and what code changes",
      code: """
        import Dependencies
        \(client)
        extension Client { static let testValue = Client(title: { "Test" }) }
        func title() -> String {
          @Dependency(\\.client) var client
          return client.title()
        }
        #Preview {
          VStack {
            Text(title())
            Text(withDependencies { $0.client.title = { "Changed" } } operation: { title() })
            Text(title())
          }
        }
        """, texts: ["Test", "Changed", "Test"]),
    Row(
      testDescription: "a container gives what it makes, or what was registered",
      code: """
        import Factory
        protocol Service { var title: String { get } }
        struct Live: Service { let title = "Live" }
        struct Mock: Service { let title = "Mock" }
        extension Container { var service: Factory<Service> { self { Live() } } }
        struct Shown: View {
          @Injected(\\.service) var service
          var body: some View { Text(service.title) }
        }
        #Preview {
          let first = Text(Container.shared.service().title)
          let _ = Container.shared.service.register { Mock() }
          VStack { first; Shown() }
        }
        """, texts: ["Live", "Mock"]),
  ]

  private nonisolated static let publishers = [
    Row(
      testDescription: "publishers and subjects give what operators make of their values",
      code: """
        import Combine
        struct Failed: Error {}
        final class Model: ObservableObject {
          @Published var texts: [String] = []
          private var cancellables = Set<AnyCancellable>()
          private let subject = PassthroughSubject<Int, Never>()
          init() {
            Deferred { Future<Int, Error> { $0(.success(1)) } }
              .flatMap { number in Just("future \\(number)").setFailureType(to: Error.self) }
              .sink { _ in } receiveValue: { [weak self] in self?.texts.append($0) }
              .store(in: &cancellables)
            Fail<String, Error>(error: Failed())
              .catch { _ in Just("caught") }
              .sink { self.texts.append($0) }.store(in: &cancellables)
            Fail<String, Error>(outputType: String.self, failure: Failed())
              .sink(
                receiveCompletion: { if case .failure = $0 { self.texts.append("failed") } },
                receiveValue: { _ in }
              ).store(in: &cancellables)
            subject.filter { $0 > 1 }.map { "subject \\($0)" }
              .receive(on: DispatchQueue.main).eraseToAnyPublisher()
              .sink { self.texts.append($0) }.store(in: &cancellables)
            subject.send(1)
            subject.send(2)
            Just("late").delay(for: .seconds(1), scheduler: DispatchQueue.main)
              .sink { self.texts.append($0) }.store(in: &cancellables)
          }
        }
        #Preview {
          let model = Model()
          let early = model.texts.joined(separator: ", ")
          let _ = XCTWaiter.wait(for: [], timeout: 2)
          VStack { Text(early); Text(model.texts.last ?? "") }
        }
        """, texts: ["future 1, caught, failed, subject 2", "late"]),
    Row(
      testDescription: "a view receives the value that a subject has",
      code: """
        import Combine
        struct Shown: View {
          @State private var text = "none"
          let subject = CurrentValueSubject<String, Never>("current")
          var body: some View { Text(text).onReceive(subject.map { $0 + "!" }) { text = $0 } }
        }
        #Preview { Shown() }
        """, texts: ["current!"]),
  ]

  private nonisolated static let documents = [
    Row(
      testDescription: "a document is read by the functions of cmark",
      code: """
        import cmark_gfm
        private typealias Node = UnsafeMutablePointer<cmark_node>
        extension Node {
          fileprivate var kind: String { String(cString: cmark_node_get_type_string(self)) }
          fileprivate var children: [Node] {
            var found: [Node] = []
            var next = cmark_node_first_child(self)
            while let node = next {
              found.append(node)
              next = cmark_node_next(node)
            }
            return found
          }
          fileprivate var words: String {
            let text = cmark_node_get_literal(self).map(String.init(cString:)) ?? ""
            return kind + text + children.map { "(\\($0.words))" }.joined()
          }
        }
        func read(_ text: String) -> String {
          let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
          defer { cmark_parser_free(parser) }
          cmark_parser_feed(parser, text, text.utf8.count)
          guard let document = cmark_parser_finish(parser) else { return "none" }
          return document.words
        }
        #Preview { Text(read("# a\\n\\n- [x] **b**")) }
        """,
      texts: [
        "document(heading(texta))(list(tasklist(paragraph(strong(textb)))))"
      ])
  ]

  @Test("values come from the table of a library", arguments: rows + publishers + documents)
  func values(_ row: Row) throws {
    let drawn = try DrawnCode(["A.swift": Array("import SwiftUI\n\(row.code)".utf8)])
    #expect(drawn.texts == row.texts)
  }

  private nonisolated static let symbols = [
    ("checkmark", "checkmark"), ("chevronDown", "chevron.down"), ("_1Circle", "1.circle"),
    ("externaldriveConnectedToLineBelow", "externaldrive.connected.to.line.below"),
    ("arrow2Circlepath", "arrow.2.circlepath"), ("number10Square", "number.10.square"),
  ]

  @Test("symbols that are written as names of Swift have dots", arguments: symbols)
  func dotted(_ name: String, _ symbol: String) {
    #expect(SymbolNames.dotted(name) == symbol)
  }

  private static let priorities: [(Value, String, Double, Double?)] = [
    (.made("required", []), "-", 1, nil),
    (.made("UILayoutPriority", [("rawValue", .double(500))]), "+", 2, 502),
    (.made("UILayoutPriority", [("rawValue", .int(500))]), "-", 2, 498),
    (.made("UILayoutPriority", [("rawValue", .int(500))]), "*", 2, nil), (.int(4), "-", 1, nil),
  ]

  @Test("priorities can be counted with")
  func priority() {
    for (value, sign, other, wanted) in Self.priorities {
      let result = KitPriority.result(of: sign, value, .double(other))
      guard case .host(let hosted)? = result else {
        #expect(wanted == nil)
        continue
      }
      #expect(hosted.call?.argument("rawValue")?.number == wanted)
    }
  }
}
