// SPDX-License-Identifier: MIT

extension DrawnCase {
  /// What views tell those around them.
  static let told = [
    DrawnCase(
      name: "the measures of fonts", views: "Text(\"\\(Int(small.pointSize)) \\(gap > 0)\")",
      declarations: """
        let small = UIFont.systemFont(ofSize: 12)
        let body = UIFont.preferredFont(forTextStyle: .body)
        let gap = body.lineHeight - small.lineHeight
        """,
      texts: ["12 true"]),
    DrawnCase(
      name: "places in texts, by letters and patterns",
      views: """
        Text(plain.range(of: "\\\\d+", options: .regularExpression) == nil ? "none" : "digits")
        Text(plain.range(of: "[x-z]+", options: .regularExpression) == nil ? "none" : "letters")
        Text(plain.range(of: "AB", options: [.caseInsensitive]) == nil ? "none" : "word")
        Text(plain.replacingOccurrences(of: "[0-9]", with: "#", options: .regularExpression))
        """,
      declarations: "let plain = \"ab 12\"", texts: ["digits", "none", "word", "ab ##"]),
    DrawnCase(
      name: "the parts of colors", views: "Shown()",
      declarations: """
        extension Color {
          var isLight: Bool {
            guard let parts = cgColor?.components, parts.count > 2 else { return false }
            return parts[0] + parts[1] + parts[2] > 2
          }
          var words: String {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return "\\(Int(red * 255)) \\(Int(green * 255)) \\(Int(blue * 255)) \\(alpha)"
          }
        }
        struct Shown: View {
          var body: some View {
            Text(Color.white.isLight ? "light" : "dark")
            Text(Color.blue.isLight ? "light" : "dark")
            Text(Color(red: 1, green: 0.2, blue: 0).opacity(0.5).words)
            Text(Color.red.words)
          }
        }
        """,
      texts: ["light", "dark", "255 51 0 0.5", "255 56 60 1.0"]),
    DrawnCase(
      name: "one of two functions that fit alike, called by the other", views: "Shown()",
      declarations: """
        struct Entity { var name: String }
        struct Record {
          var name: String
          init(_ entity: Entity) { name = entity.name }
        }
        enum Resolver {
          static func shown(_ list: [Entity]) -> String { shown(list.map(Record.init)) }
          static func shown(_ list: [Record]) -> String { "records" }
        }
        struct Shown: View {
          let store = ThingStore()
          var body: some View { Text(Resolver.shown(store.fetch())) }
        }
        """,
      texts: ["records"]),
    DrawnCase(
      name: "numbers in keys of texts, and in texts",
      views: """
        Text("\\(12345) of \\(2.5)")
        Text("\\(1.25, specifier: "%.1f")")
        Text(verbatim: "\\(12345)")
        Text(plain)
        """,
      declarations: "let plain = \"\\(12345)\"",
      texts: ["12,345 of 2.500000", "1.2", "12345", "12345"]),
    DrawnCase(
      name: "a size that is told by a key", views: "Shown()",
      declarations: """
        struct SizeKey: PreferenceKey {
          static var defaultValue: CGSize = .zero
          static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
        }
        struct Shown: View {
          @State private var size = CGSize.zero
          var body: some View {
            VStack {
              Color.red.frame(width: 120, height: 33)
                .background(
                  GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) }
                )
                .onPreferenceChange(SizeKey.self) { size = $0 }
              Text("\\(Int(size.width)) by \\(Int(size.height))")
            }
          }
        }
        """,
      texts: ["120 by 33"]),
    DrawnCase(
      name: "the greatest of several values, and views that are made of it", views: "Shown()",
      declarations: """
        struct WidthKey: PreferenceKey {
          static let defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = max(value, nextValue())
          }
        }
        struct Shown: View {
          var body: some View {
            HStack { Mark(width: 20); Mark(width: 50); Mark(width: 30) }
              .overlayPreferenceValue(WidthKey.self) { Text("\\(Int($0))") }
          }
        }
        struct Mark: View {
          let width: CGFloat
          var body: some View {
            Color.red.frame(width: width, height: 9).preference(key: WidthKey.self, value: width)
          }
        }
        """,
      texts: ["50"]),
    DrawnCase(
      name: "what is read of the geometry", views: "Shown()",
      declarations: """
        struct Shown: View {
          @State private var height: CGFloat = 0
          @State private var isLow = false
          var body: some View {
            VStack {
              Color.red.frame(width: 50, height: 44)
                .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
                .onGeometryChange(
                  for: CGFloat.self, of: { $0.frame(in: .global).minY },
                  action: { old, new in isLow = new > 100 })
              Text("\\(Int(height)) \\(isLow)")
            }
          }
        }
        """,
      texts: ["44 true"]),
  ]
}
