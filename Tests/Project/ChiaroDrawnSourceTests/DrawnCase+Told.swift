// SPDX-License-Identifier: MIT

extension DrawnCase {
  /// What views tell those around them.
  static let told = [
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
