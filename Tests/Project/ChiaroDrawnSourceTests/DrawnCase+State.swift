// SPDX-License-Identifier: MIT

extension DrawnCase {
  /// State that views keep, and the wrappers in which they keep it.
  static let states = [
    DrawnCase(
      name: "what a view inside of others changes when it comes", views: "VStack { Outer() }",
      declarations: """
        struct Outer: View { var body: some View { HStack { Inner().modifier(Counted()) } } }
        struct Inner: View {
          @State private var count = 3
          var body: some View { Text("\\(count)").onAppear { count = 9 } }
        }
        struct Counted: ViewModifier {
          @State private var title = "before"
          func body(content: Content) -> some View {
            VStack { Text(title); content }.onAppear { title = "after" }
          }
        }
        """,
      texts: ["after", "9"]),
    DrawnCase(
      name: "one value in two places has state of its own in each",
      views: "let shown = Inner(); VStack { shown; shown }",
      declarations: """
        struct Inner: View {
          @State private var count = 3
          var body: some View { Text("\\(count)").onAppear { count += 1 } }
        }
        """,
      texts: ["4", "4"]),
    DrawnCase(
      name: "the type of a state that an initializer makes", views: "Inner(name: \"Ada\")",
      declarations: """
        final class Store {}
        @Observable final class Model {
          enum Mode { case new, editing(name: String, age: Int?) }
          let mode: Mode
          init(mode: Mode, store: Store) { self.mode = mode }
          var title: String {
            switch mode {
            case .new: "new"
            case let .editing(name, _): name
            }
          }
        }
        struct Inner: View {
          @State private var model: Model
          @State private var other: Model
          @State private var count: Int?
          init(name: String) {
            let store = Store()
            _model = .init(initialValue: .init(mode: .editing(name: name, age: nil), store: store))
            _other = State(initialValue: .init(mode: .new, store: store))
            _count = State(initialValue: 7)
          }
          var body: some View {
            VStack { Text(model.title); Text(other.title); Text("\\(count ?? 0)") }
              .onAppear { count = 8 }
          }
        }
        """,
      texts: ["Ada", "new", "8"]),
    DrawnCase(
      name: "ways to the values of an object", views: "Outer(model: Model())",
      declarations: """
        @Observable final class Model { var name = "Ann" }
        struct Outer: View {
          @Bindable private var model: Model
          init(model: Model) { _model = Bindable(model) }
          var body: some View {
            VStack { Inner(text: $model.name); Inner(text: Bindable(model).name) }
          }
        }
        struct Inner: View {
          @Binding var text: String
          var body: some View { Text(text) }
        }
        """,
      texts: ["Ann", "Ann"]),
  ]
}
