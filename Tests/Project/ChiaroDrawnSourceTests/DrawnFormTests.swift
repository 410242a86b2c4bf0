// SPDX-License-Identifier: MIT

import Testing

@MainActor
@Suite("Forms and effects drawn from source")
struct DrawnFormTests {
  @Test(
    "a path of UIKit's cuts what it is around",
    arguments: [
      "UIBezierPath(roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: size)",
      "UIBezierPath(cgPath: UIBezierPath(ovalIn: rect).cgPath)", "curved(in: rect)",
    ])
  func paths(_ path: String) throws {
    let code = try DrawnCode(
      "Color.red.frame(width: 40, height: 40).clipShape(Corner())",
      """
      struct Corner: Shape {
        let size = CGSize(width: 8, height: 8)
        func path(in rect: CGRect) -> Path { Path(\(path).cgPath) }
        private func curved(in rect: CGRect) -> UIBezierPath {
          let path = UIBezierPath()
          path.move(to: rect.origin)
          path.addCurve(
            to: CGPoint(x: 40, y: 40), controlPoint1: CGPoint(x: 40, y: 0),
            controlPoint2: CGPoint(x: 0, y: 40))
          path.addQuadCurve(to: rect.origin, controlPoint: CGPoint(x: 0, y: 40))
          return path
        }
      }
      """, writesPictures: true)
    #expect(code.assumed == [])
    #expect(code.isBlank == [false, false])
  }

  @Test(
    "what an argument makes without the name of its type",
    arguments: [
      "Text(\"A\").rotationEffect(.init(degrees: 45))",
      "Text(\"A\").rotation3DEffect(.init(radians: 1), axis: (x: 0, y: 1, z: 0))",
      "Text(\"A\").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))",
      "Circle().stroke(style: .init(lineWidth: 5, dash: [4]))",
      "LinearGradient(gradient: .init(colors: [.red]), startPoint: .top, endPoint: .bottom)",
      """
      LinearGradient(
        stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: .bottom)
      """,
    ])
  func made(_ views: String) throws {
    let code = try DrawnCode(views, writesPictures: true)
    #expect(code.assumed == [])
    #expect(code.isBlank == [false, false])
  }

  @Test("a size without the name of its type moves and stretches")
  func sizes() throws {
    let code = try DrawnCode(
      """
      ZStack {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10).offset(.init(width: 30, height: 5))
      }
      """)
    let frames = code.colorFrames
    #expect(frames.count == 2)
    #expect(frames.last.map { [$0[0] - frames[0][0], $0[1] - frames[0][1]] } == [30, 5])
  }

  @Test("the color of the app is that of buttons, and no tint that somebody set")
  func accent() throws {
    let set = """
      {"colors":[{"color":{"color-space":"srgb","components":{"alpha":"1.000","blue":"0x03",\
      "green":"0x02","red":"0x01"}},"idiom":"universal"}],"info":{"author":"xcode","version":1}}
      """
    let code = try DrawnCode(
      [
        "Code.swift": Array(
          "import SwiftUI\n#Preview { Button(\"Go\") {}.buttonStyle(.bordered) }".utf8)
      ],
      others: [
        "Assets.xcassets/Contents.json": Array("{\"info\":{\"version\":1}}".utf8),
        "Assets.xcassets/AccentColor.colorset/Contents.json": Array(set.utf8),
      ])
    #expect(code.colors.contains("#010203"))
    #expect(!code.colors.contains { $0.hasPrefix("#010203") && $0 != "#010203" })
  }

  @Test("an accent color without a value leaves the system's")
  func emptyAccent() throws {
    let code = try DrawnCode(
      ["Code.swift": Array("import SwiftUI\n#Preview { Color.accentColor }".utf8)],
      others: [
        "Assets.xcassets/Contents.json": Array("{\"info\":{\"version\":1}}".utf8),
        "Assets.xcassets/AccentColor.colorset/Contents.json": Array(
          "{\"colors\":[{\"idiom\":\"universal\"}],\"info\":{\"version\":1}}".utf8),
      ])
    #expect(code.colors == ["#0088FF"])
  }

  @Test("a circle is as high as it is wide where only a width is proposed")
  func circle() throws {
    let code = try DrawnCode(
      "Circle().fill(.red).fixedSize(horizontal: false, vertical: true).frame(width: 80)")
    #expect(code.colorFrames.first.map { [$0[2], $0[3]] } == [80, 80])
  }

  @Test("a map has the color of land, and says what is not on it")
  func map() throws {
    let code = try DrawnCode("Map()")
    #expect(code.colors == ["#F9F5ED"])
    #expect(code.assumed == ["a map is drawn without roads and places"])
  }

  @Test("the background of a widget's container is not that of its view")
  func container() throws {
    let code = try DrawnCode(
      """
      VStack {
        Text("a").containerBackground(.red, for: .widget)
        Text("b").containerBackground(.blue, for: .navigation)
      }
      """)
    #expect(!code.colors.contains("#FF383C") && code.colors.contains("#0088FF"))
  }

  @Test("centered lines of a text are seen where nothing limits their width")
  func centered() throws {
    let code = """
      import SwiftUI
      #Preview(traits: .sizeThatFitsLayout) {
        Text("one\\ntwo").multilineTextAlignment(.center)
      }
      """
    let drawn = try DrawnCode(["A.swift": Array(code.utf8)], writesPictures: true)
    #expect(drawn.isBlank.allSatisfy { !$0 } && !drawn.isBlank.isEmpty)
  }

  @Test("a text shrinks before one of its words is broken")
  func shrinks() throws {
    let code = try DrawnCode(
      """
      Text("WWWW").font(.system(size: 600)).minimumScaleFactor(0.01)
        .background(Color.red).frame(width: 72, height: 72)
      """)
    let frame = code.colorFrames.first ?? []
    #expect(frame.count == 4 && frame[2] <= 72 && frame[3] < 40)
  }
}
