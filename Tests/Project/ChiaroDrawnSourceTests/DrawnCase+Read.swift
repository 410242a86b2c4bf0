// SPDX-License-Identifier: MIT

extension DrawnCase {
  /// Values that code reads: of texts in Markdown, of environments, of styles.
  static let read = [
    DrawnCase(
      name: "the blocks of a text in Markdown, laid out by the project", views: "Shown()",
      declarations: """
        struct Shown: View {
          let text = try! AttributedString(markdown: "# A\\n\\nB *c*\\n\\n- d\\n- e\\n\\n> f\\n\\n`g`")
          var body: some View {
            VStack {
              ForEach(text.runs[\\.presentationIntent].indices, id: \\.self) { index in
                let (intent, range) = text.runs[\\.presentationIntent][index]
                Text("\\(name(intent)): \\(String(text[range].characters))")
              }
            }
          }
          func name(_ intent: PresentationIntent?) -> String {
            (intent?.components ?? []).map { part in
              switch part.kind {
              case .header(let level): "h\\(level)"
              case .paragraph: "p"
              case .listItem(let ordinal): "item \\(ordinal)"
              case .unorderedList: "list"
              case .blockQuote: "quote"
              default: "other"
              }
            }.joined(separator: " in ")
          }
        }
        """,
      texts: [
        "h1: A", "p: B c", "p in item 1 in list: d", "p in item 2 in list: e", "p in quote: f",
        "p: g",
      ]),
    DrawnCase(
      name: "attributes that are set, merged and read",
      views: "VStack { Text(made()); Text(told()) }",
      declarations: """
        enum LevelAttribute: AttributedStringKey { typealias Value = Int; static let name = "level" }
        extension AttributeScopes {
          struct OwnAttributes: AttributeScope { let level: LevelAttribute }
        }
        func container() -> AttributeContainer {
          var container = AttributeContainer()
          container.level = 2
          container.level? += 1
          container.foregroundColor = .red
          return container
        }
        func made() -> AttributedString {
          var text = AttributedString("one ", attributes: container())
          text += .init("two")
          return text
        }
        func told() -> String {
          made().runs.map { "\\($0.level ?? 0) \\($0.range.upperBound)" }.joined(separator: ", ")
        }
        """,
      texts: ["one two", "3 4, 0 7"]),
    DrawnCase(
      name: "an environment that closures and paths change", views: "Shown()",
      declarations: """
        struct Theme { var title = "plain"; var size = 3 }
        extension EnvironmentValues { @Entry var theme = Theme() }
        struct Part: View {
          @Environment(\\.theme) var theme
          @Environment(\\.multilineTextAlignment) var alignment
          var body: some View { Text("\\(theme.title) \\(theme.size) \\(alignment == .center)") }
        }
        struct Shown: View {
          var body: some View {
            VStack {
              Part()
              Part().transformEnvironment(\\.theme) { $0.size *= 2 }
              Part().environment((\\EnvironmentValues.theme).appending(path: \\Theme.title), "own")
              Part().environment(\\.theme.size, 8).multilineTextAlignment(.center)
            }
          }
        }
        """,
      texts: ["plain 3 false", "plain 6 false", "own 3 false", "plain 8 true"]),
    DrawnCase(
      name: "a class of sizes that code sets", views: "Shown()",
      declarations: """
        struct Part: View {
          @Environment(\\.horizontalSizeClass) var width
          @Environment(\\.verticalSizeClass) var height
          var body: some View {
            Text("\\(width == .regular) \\(height == .regular) \\(width == nil)")
          }
        }
        struct Shown: View {
          var body: some View {
            VStack {
              Part()
              Part().environment(\\.horizontalSizeClass, .regular)
                .environment(\\.verticalSizeClass, .compact)
            }
          }
        }
        """,
      texts: ["false true false", "true false false"]),
    DrawnCase(
      name: "a number that grows with the size of texts",
      views: "Shown().dynamicTypeSize(.medium)",
      declarations: """
        struct Shown: View {
          @ScaledMetric var plain: CGFloat = 17
          @ScaledMetric(relativeTo: .largeTitle) var large: CGFloat = 34
          var body: some View { Text("\\(Int(plain)) \\(Int(large))") }
        }
        """,
      texts: ["16 33"]),
    DrawnCase(
      name: "styles of one name for several kinds of controls",
      views: """
        VStack {
          Button("a") {}.buttonStyle(.own)
          ProgressView(value: 0.5).progressViewStyle(.own)
          Gauge(value: 3, in: 0...4) { Text("label") }.gaugeStyle(.own)
        }
        """,
      declarations: """
        struct OwnButton: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { Text("button") }
        }
        struct OwnProgress: ProgressViewStyle {
          func makeBody(configuration: Configuration) -> some View {
            Text("\\(configuration.fractionCompleted ?? 0)")
          }
        }
        struct OwnGauge: GaugeStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack { configuration.label; Text("\\(configuration.value)") }
          }
        }
        extension ButtonStyle where Self == OwnButton { static var own: Self { .init() } }
        extension ProgressViewStyle where Self == OwnProgress {
          static var own: OwnProgress { .init() }
        }
        extension GaugeStyle where Self == OwnGauge { static var own: OwnGauge { .init() } }
        """,
      texts: ["button", "0.500000", "label", "0.750000"]),
    DrawnCase(
      name: "gauges with their parts",
      views: """
        VStack {
          Gauge(value: 0.4) { Text("a") } currentValueLabel: { Text("b") }
            minimumValueLabel: { Text("c") } maximumValueLabel: { Text("d") }
          Gauge(value: 0.4) { Text("e") } currentValueLabel: { Text("f") }
            .gaugeStyle(.accessoryCircular)
          Gauge(value: 0.4) { Text("g") }.gaugeStyle(.accessoryCircularCapacity)
        }
        """,
      texts: ["a", "c", "d", "b", "f", "e", "g"]),
    DrawnCase(
      name: "what a view tells, changed by one around it", views: "Shown()",
      declarations: """
        struct Key: PreferenceKey {
          static let defaultValue = 0
          static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Shown: View {
          @State private var told = 0
          var body: some View {
            VStack {
              Color.red.preference(key: Key.self, value: 4)
                .transformPreference(Key.self) { $0 *= 3 }
              Text("told \\(told)")
            }.onPreferenceChange(Key.self) { told = $0 }
          }
        }
        """,
      texts: ["told 12"]),
  ]
}
