// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroDrawnSource

@MainActor
@Suite("AppKit in code")
struct AppKitDrawingTests {
  private static func words(_ code: DrawnCode) -> [String] {
    code.screens.flatMap { ($0["views"]?.elements).map { Array($0) } ?? [] }
      .map(UIKitDrawingTests.words)
  }

  private func drawn(_ text: String, writesPictures: Bool = false) throws -> DrawnCode {
    try DrawnCode(
      ["Code.swift": Array("import AppKit\n\(text)".utf8)], writesPictures: writesPictures)
  }

  @Test(
    "views have the frames, texts and colors that AppKit gives them", arguments: AppKitProgram.all)
  func views(_ program: UIKitProgram) throws {
    let code = try drawn(program.code)
    let told = Self.words(code)
    for view in program.views {
      // A row stands where the table puts it.
      let parts = view.split(separator: " ")
      let isText = Int(parts[1]) == nil
      let found = told.contains { seen in
        isText
          ? seen.hasPrefix("\(parts[0]) ")
            && seen.contains(" \(parts[1...].joined(separator: " "))")
          : seen == view
      }
      #expect(found, "\(view) in \(told)")
    }
    #expect(code.diagnostics == [])
    #expect(code.screens.allSatisfy { $0["platform"]?.string == "macOS" })
  }

  @Test("each appearance makes the screen anew, and code sees which one it is")
  func appearances() throws {
    let code = try drawn(
      """
      class One: NSView {
        init() {
          super.init(frame: NSRect(x: 0, y: 0, width: 20, height: 20))
          wantsLayer = true
        }
        required init?(coder: NSCoder) { fatalError() }
        override var wantsUpdateLayer: Bool { true }
        override func updateLayer() { layer?.backgroundColor = NSColor.textColor.cgColor }
      }
      """, writesPictures: true)
    let pictures = try #require(code.screens.first?["pictures"]?.elements)
    #expect(Array(pictures).count == 2)
    #expect(Set(pictures.compactMap { $0["digest"]?.string }).count == 2)
  }

  /// What draws itself; each of them is to be seen.
  nonisolated static let drawings = [
    "a path": "NSColor.systemRed.setFill(); NSBezierPath(ovalIn: bounds).fill()",
    "a line":
      """
    NSColor.black.setStroke()
    let path = NSBezierPath()
    path.move(to: .zero); path.line(to: NSPoint(x: 20, y: 20)); path.lineWidth = 3; path.stroke()
    """,
    "a rectangle":
      """
    NSColor(calibratedRed: 1, green: 0, blue: 0, alpha: 1).set()
    bounds.insetBy(dx: 4, dy: 4).fill()
    """,
    "a text":
      """
    let text = "A" as NSString
    let size = text.size(withAttributes: [.font: NSFont.systemFont(ofSize: 12)])
    text.draw(at: NSPoint(x: size.width, y: 2), withAttributes: [.foregroundColor: NSColor.red])
    """,
    "a text with attributes":
      "NSAttributedString(string: \"A\", attributes: [.foregroundColor: NSColor.red]).draw(in: bounds)",
    "a context":
      """
    let context = NSGraphicsContext.current!.cgContext
    context.setFillColor(NSColor.red.cgColor)
    context.fillEllipse(in: bounds)
    """,
    "a gradient":
      "NSGradient(starting: .black, ending: .red)?.draw(in: bounds, angle: 90)",
    "a symbol":
      """
    NSImage(systemSymbolName: "star.fill", accessibilityDescription: nil)?.draw(in: bounds)
    """,
  ]

  @Test("what code draws is seen", arguments: drawings.keys.sorted())
  func drawing(_ name: String) throws {
    let body = try #require(Self.drawings[name])
    let code = try drawn(
      """
      class One: NSView {
        override var intrinsicContentSize: NSSize { NSSize(width: 20, height: 20) }
        override func draw(_ dirtyRect: NSRect) {
          \(body)
        }
      }
      """, writesPictures: true)
    let pictures = try #require(code.screens.first?["pictures"]?.elements)
    #expect(pictures.allSatisfy { $0["isBlank"]?.bool == false }, "\(code.assumed)")
  }

  @Test("a file of AppKit is one of a Mac, and one of UIKit is not")
  func systems() throws {
    let mac = "import Cocoa\n#if os(macOS)\nclass Big: NSView {}\n#endif\n"
    let phone = "import UIKit\n#if os(iOS)\nclass Small: UIView {}\n#endif\n"
    let code = try DrawnCode(["Mac.swift": Array(mac.utf8), "Phone.swift": Array(phone.utf8)])
    let found = code.screens.map {
      "\($0["name"]?.string ?? "") \($0["platform"]?.string ?? "")"
    }
    #expect(found.sorted() == ["Big macOS", "Small iOS"])
  }

  @Test("without targets, a project that imports AppKit alone is one of a Mac")
  func systemOfAll() throws {
    let view = "import SwiftUI\nstruct One: View { var body: some View { Text(\"a\") } }\n"
    let code = try DrawnCode([
      "One.swift": Array(view.utf8), "Big.swift": Array("import AppKit\nclass Big {}\n".utf8),
    ])
    #expect(code.screens.map { $0["platform"]?.string } == ["macOS"])
  }

  @Test("a view of the project with a name of SwiftUI's holds SwiftUI's own")
  func shadows() throws {
    let code = try DrawnCode(
      "VStack { Text(\"inner\") }",
      """
      struct VStack<Content: View>: View {
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View { SwiftUI.VStack(spacing: 3) { content() } }
      }
      """)
    #expect(code.texts == ["inner"])
    #expect(code.diagnostics == [])
  }

  @Test("a view of SwiftUI shows one of AppKit")
  func represented() throws {
    let code = try drawn(
      """
      import SwiftUI
      struct Label: NSViewRepresentable {
        func makeNSView(context: Context) -> NSTextField { NSTextField(labelWithString: "inner") }
        func updateNSView(_ view: NSTextField, context: Context) {}
      }
      struct Outer: View { var body: some View { Label().frame(width: 80, height: 20) } }
      class Host: NSViewController {
        override func loadView() { view = NSHostingView(rootView: Text("of SwiftUI")) }
      }
      """)
    #expect(!code.assumed.contains { $0.contains("Label is not known") })
    #expect(code.names == ["Outer", "Host"])
  }

  @Test("what is in no table is told with its line, and what nobody sees is not")
  func unknown() throws {
    let code = try drawn(
      """
      class One: NSView {
        init() {
          super.init(frame: .zero)
          let label = NSTextField(labelWithString: "a")
          label.wobble = 7
          label.jump()
          label.target = self
          label.setAccessibilityLabel("a")
          addSubview(label)
        }
      }
      """)
    #expect(code.assumed.contains("wobble of NSTextField is not drawn"))
    #expect(code.assumed.contains { $0.contains("jump()") })
    #expect(!code.assumed.contains { $0.contains("target") || $0.contains("ccessibility") })
  }

  /// Code that ends nowhere, or that gives AppKit what it does not take.
  nonisolated static let hostile = [
    "a controller that asks for its view while it loads it":
      "class One: NSViewController { override func loadView() { view.addSubview(NSView()) } }",
    "a view in itself": "class One: NSView { override func layout() { addSubview(self) } }",
    "a direction that asks for itself":
      "class One: NSView { override var isFlipped: Bool { isFlipped || bounds.height > frame.minY } }",
    "sizes that are no numbers":
      """
    class One: NSView {
      override var intrinsicContentSize: NSSize { NSSize(width: CGFloat.nan, height: -1e300) }
      override func layout() { frame = NSRect(x: 0, y: 0, width: CGFloat.infinity, height: 9) }
    }
    """,
    "a box and a scroll view smaller than their borders":
      """
    class One: NSView {
      override init(frame: NSRect) {
        super.init(frame: NSRect(x: 0, y: 0, width: 9, height: 9))
        let box = NSBox(frame: NSRect(x: 0, y: 0, width: 1, height: 1))
        box.contentView = NSSlider(frame: .zero)
        let scroll = NSScrollView(frame: .zero)
        scroll.borderType = .bezelBorder
        scroll.documentView = NSColorWell(frame: .zero)
        [box, scroll, NSSegmentedControl(frame: .zero)].forEach(addSubview)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """,
    "an outline without an end":
      """
    class One: NSViewController, NSOutlineViewDataSource {
      let list = NSOutlineView()
      override func loadView() {
        view = list
        list.addTableColumn(NSTableColumn(identifier: .init("a")))
        list.dataSource = self
        list.expandItem(nil, expandChildren: true)
      }
      func outlineView(_ v: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 1 << 40 }
      func outlineView(_ v: NSOutlineView, child i: Int, ofItem item: Any?) -> Any { NSView() }
      func outlineView(_ v: NSOutlineView, isItemExpandable item: Any) -> Bool { true }
    }
    """,
    "a split view of itself":
      """
    class One: NSSplitViewController {
      override func viewDidLoad() {
        addSplitViewItem(NSSplitViewItem(viewController: self))
        addChild(self)
      }
    }
    """,
    "segments that are not there":
      """
    class One: NSSegmentedControl {
      override func layout() {
        segmentCount = 1 << 40
        selectedSegment = 5_000
        setLabel("a", forSegment: -4)
        setWidth(-3, forSegment: 2)
      }
    }
    """,
  ]

  @Test("hostile code ends, and the screen is drawn", arguments: hostile.keys.sorted())
  func ends(_ name: String) throws {
    let code = try drawn(try #require(Self.hostile[name]), writesPictures: true)
    #expect(code.names.contains("One"))
  }
}
