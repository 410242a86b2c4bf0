// SPDX-License-Identifier: MIT

import Testing

@MainActor
@Suite("Bars and what is between them, drawn from source")
struct DrawnBarTests {
  @Test(
    "content fills the room below a bar",
    arguments: [
      "NavigationStack { Mark().navigationTitle(\"Title\") }",
      "NavigationView { Group { Mark() }.navigationBarTitle(\"Title\", displayMode: .inline) }",
      "TabView { Mark().tabItem { Text(\"One\") } }",
    ])
  func fills(_ views: String) throws {
    let code = try DrawnCode(views, Self.mark)
    let middle = code.colorFrames.first.map { $0[1] + $0[3] / 2 }
    #expect(middle.map { abs($0 - 426) < 70 } == true)
  }

  @Test("a bar stays where nothing is below it")
  func empty() throws {
    let code = try DrawnCode(
      "NavigationView { EmptyView().navigationTitle(\"Title\") }", writesPictures: true)
    #expect(code.isBlank == [false, false])
  }

  @Test("what code says of all bars and controls is seen in those of SwiftUI")
  func proxies() throws {
    let code = try DrawnCode(
      "NavigationView { Text(\"x\").navigationTitle(\"A\") }.look()",
      """
      extension View {
        func look() -> some View {
          let look = UINavigationBarAppearance()
          look.configureWithOpaqueBackground()
          look.backgroundColor = .red
          UINavigationBar.appearance().scrollEdgeAppearance = look
          UISlider.appearance(whenContainedInInstancesOf: [UIView.self])
            .minimumTrackTintColor = .green
          return self
        }
      }
      """, writesPictures: true)
    #expect(code.assumed == [])
    #expect(code.texts == ["x"])
  }

  @Test("grounds, schemes and views in the place of a title are read")
  func wishes() throws {
    let code = try DrawnCode(
      """
      NavigationStack {
        Mark().navigationTitle("Title")
          .toolbarBackground(.green, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
          .searchable(text: .constant(""), prompt: "Find")
          .toolbar { ToolbarItem(placement: .principal) { Text("Top") } }
      }
      """, Self.mark)
    #expect(code.assumed == [])
    #expect(code.texts.contains("Find"))
  }

  @Test("a link without a stack around it is faded, with its mark; one in a stack is not")
  func links() throws {
    let list = "List { NavigationLink { Text(\"B\") } label: { Mark() } }"
    let alone = try DrawnCode(list, Self.mark)
    let inStack = try DrawnCode("NavigationStack { \(list) }", Self.mark)
    #expect(alone.colors.first?.hasPrefix("#FF0000") == true)
    #expect(alone.colors != inStack.colors || alone.texts == inStack.texts)
  }

  @Test("a frame by the container is as wide as a list's cards, or a share of the screen")
  func containers() throws {
    let code = try DrawnCode(
      """
      VStack {
        Mark(height: 10).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 12)
        Mark(height: 10).containerRelativeFrame(.horizontal) { length, axis in length / 3 }
        Form { Mark(height: 10).containerRelativeFrame(.horizontal) }
          .scrollContentBackground(.hidden)
      }
      """, Self.mark)
    #expect(code.assumed == [])
    #expect(code.colorFrames.map { $0[2] } == [258, 131, 361])
  }

  private static let mark = """
    struct Mark: View {
      var height: CGFloat?
      var body: some View {
        if let height {
          Color(red: 1, green: 0, blue: 0).frame(height: height)
        } else {
          Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
        }
      }
    }
    """
}
