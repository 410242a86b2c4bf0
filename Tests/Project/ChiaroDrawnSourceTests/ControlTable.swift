// SPDX-License-Identifier: MIT

/// Code with controls, lists, bars and what depends on a clock, and the texts of its picture.
extension DrawnCase {
  static let controls = [
    DrawnCase(
      name: "a picker shows the choice with the selected tag",
      views: "Form { Choice() }",
      declarations: """
        enum Size: String, CaseIterable { case small, large }
        struct Choice: View {
          @State private var size = Size.large
          var body: some View {
            Picker("Size", selection: $size) {
              ForEach(Size.allCases, id: \\.self) { Text($0.rawValue) }
            }
          }
        }
        """,
      texts: ["Size", "large"]),
    DrawnCase(
      name: "a picker with tags of its own",
      views: """
        Form {
          Picker("Unit", selection: .constant(2)) { Text("m").tag(1); Text("km").tag(2) }
        }
        """,
      texts: ["Unit", "km"]),
    DrawnCase(
      name: "sections with headers and footers",
      views: """
        List {
          Section { Text("row") } header: { Text("above") } footer: { Text("below") }
          Section("title") { Text("other") }
        }
        """,
      texts: ["above", "row", "below", "title", "other"]),
    DrawnCase(
      name: "labels, a value, a box and a group that is open",
      views: """
        VStack {
          Label("icon only", systemImage: "star").labelStyle(.iconOnly)
          Label("both", systemImage: "star")
          LabeledContent("Mass", value: "3 kg")
          GroupBox("Box") { Text("in") }
          DisclosureGroup("More", isExpanded: .constant(true)) { Text("shown") }
        }
        """,
      texts: ["both", "Mass", "3 kg", "Box", "in", "More", "shown"]),
    DrawnCase(
      name: "styles of the project's for toggles, labels and progress",
      views: """
        VStack {
          Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Words())
          Label("L", systemImage: "star").labelStyle(Reversed())
          ProgressView(value: 0.5).progressViewStyle(Percent())
        }
        """,
      declarations: """
        struct Words: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack { configuration.label; Text(configuration.isOn ? "on" : "off") }
          }
        }
        struct Reversed: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack { Text("before"); configuration.title }
          }
        }
        struct Percent: ProgressViewStyle {
          func makeBody(configuration: Configuration) -> some View {
            Text("\\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
          }
        }
        """,
      texts: ["Wi-Fi", "on", "before", "L", "50 %"]),
    DrawnCase(
      name: "what a view does when it comes is seen",
      views: "Coming()",
      declarations: """
        struct Coming: View {
          @State private var step = "before"
          @State private var seen = "nothing"
          var body: some View {
            VStack { Text(step); Text(seen) }
              .onAppear { step = "after" }
              .onReceive(CurrentValueSubject<Int, Never>(7).map { "\\($0)" }.eraseToAnyPublisher()) {
                seen = $0
              }
          }
        }
        """,
      texts: ["after", "7"]),
    DrawnCase(
      name: "a view with a property that is named as a modifier",
      views: "Schemed().colorScheme(.dark)",
      declarations: """
        struct Schemed: View {
          @Environment(\\.colorScheme) private var colorScheme
          var body: some View { Text(colorScheme == .dark ? "night" : "day") }
        }
        """,
      texts: ["night"]),
    DrawnCase(
      name: "a binding that is constant has the type of its parameter",
      views: "Locked(state: .constant(.closed))",
      declarations: """
        enum LockState { case open, closed }
        struct Locked: View {
          @Binding var state: LockState
          var body: some View { Text(state == .closed ? "closed" : "open") }
        }
        """,
      texts: ["closed"]),
    DrawnCase(
      name: "sizes of text have an order, and know whether they are large",
      views: "Sized().dynamicTypeSize(.accessibility2)",
      declarations: """
        struct Sized: View {
          @Environment(\\.dynamicTypeSize) private var size
          var body: some View {
            Text(size > .xLarge ? "large" : "small")
            Text(size.isAccessibilitySize ? "very" : "not very")
          }
        }
        """,
      texts: ["large", "very"]),
    DrawnCase(
      name: "dates and numbers in formats",
      views: """
        VStack {
          Text(Date(timeIntervalSince1970: 0), style: .date)
          Text(written())
          Text(1234.5, format: .number.precision(.fractionLength(2)))
          Text(0.25, format: .percent)
        }
        """,
      declarations: """
        func written() -> String {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy-MM-dd"
          return formatter.string(from: Date(timeIntervalSince1970: 86_400))
        }
        """,
      texts: ["January 1, 1970", "1970-01-02", "1,234.50", "25%"]),
    DrawnCase(
      name: "a text that generated code reads from a table",
      views: "Text(Strings.title)",
      declarations: """
        enum Strings {
          static let title = Strings.tr("Localizable", "no.title", fallback: "Home")
          private static func tr(
            _ table: String, _ key: String, _ args: CVarArg..., fallback value: String
          ) -> String {
            let format = Bundle.main.localizedString(forKey: key, value: value, table: table)
            return String(format: format, locale: Locale.current, arguments: args)
          }
        }
        """,
      texts: ["Home"]),
    DrawnCase(
      name: "columns that fit",
      views: """
        LazyVGrid(columns: [.init(.adaptive(minimum: 40, maximum: 60))]) {
          ForEach(0..<2, id: \\.self) { Text("\\($0)") }
        }
        """,
      texts: ["0", "1"]),
  ]
}
