// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroMedia
import ChiaroUIKit
import Foundation
import Testing

/// What ported code has of Objective-C's runtime, of Core Graphics and of text.
@MainActor
@Suite("Names of the runtime and of graphics")
struct RuntimeNamesTests {
  private class Song: NSObject {
    @KeyValueObserved private(set) var title = "a"
    @KeyValueObserved var length: Double?
    var shout: String { title.uppercased() }
    func rename(_ name: String) { title = name }
  }
  private final class Single: Song {}

  @Test("observers are told of a stored property, one that reads it, and a superclass's")
  func keyValues() {
    let song = Single()
    var told: [String] = []
    let one = song.observe(\.title, options: [.old, .new, .initial]) { _, change in
      told.append("\(change.oldValue ?? "-")>\(change.newValue ?? "-")")
    }
    let two = song.observe(\.shout, options: .new) { _, change in
      told.append(change.newValue ?? "-")
    }
    song.rename("b")
    song.length = 3
    two.invalidate()
    song.rename("c")
    withExtendedLifetime(one) {}
    #expect(told == ["->a", "a>b", "B", "b>c"] || told == ["->a", "B", "a>b", "b>c"])
  }

  @Test("properties of views are compared when the screen was updated")
  func views() {
    let stage = InputStage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.root.addSubview(scroll)
    var sizes: [CGFloat] = []
    var observation: NSKeyValueObservation? = scroll.observe(\.contentSize, options: .new) {
      _, change in sizes.append(change.newValue?.height ?? 0)
    }
    stage.screen.update()
    scroll.contentSize.height = 300
    stage.screen.update()
    stage.screen.update()
    observation = nil
    scroll.contentSize.height = 400
    stage.screen.update()
    #expect(sizes == [300] && observation == nil)
  }

  private final class Caller: UIView {
    var calls: [String] = []
    func note(_ text: Any?) { calls.append(text as? String ?? "nil") }
  }

  @Test("methods are performed by a selector, at once and later, unless that is canceled")
  func performing() async {
    let caller = Caller()
    let selector = Selector(Caller.note(_:), "note(_:)")
    caller.perform(selector, with: "now")
    caller.perform(selector, with: "later", afterDelay: 0)
    for _ in 0..<1_000 where caller.calls.count < 2 { await Task.yield() }
    #expect(caller.calls == ["now", "later"])
    caller.perform(selector, with: "never", afterDelay: 0)
    Caller.cancelPreviousPerformRequests(withTarget: caller)
    for _ in 0..<10 { await Task.yield() }
    #expect(caller.calls.count == 2)
  }

  @Test("a layer turns around its anchor point, and keeps its position when that moves")
  func anchor() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    #expect(view.frame.minX == 60 && view.layer.position == CGPoint(x: 60, y: 35))
    view.layer.transform = CATransform3DScale(CATransform3DIdentity, 2, 1, 1)
    // The left edge stays: the middle, 50 to its right, goes 50 further.
    #expect(view.transform.tx == 50 && view.transform.a == 2)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(layer.frame.origin == CGPoint(x: -5, y: -5) && layer.position == CGPoint(x: 5, y: 5))
  }

  @Test("transforms in space come one after the other")
  func space() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 3, 0, 0)
    #expect(moved.m41 == 6 && moved.m11 == 2)
    let both = CATransform3DConcat(
      CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(3, 1, 1))
    #expect(both.m41 == 3)
  }

  @Test("an attachment takes its room in the line, and stands on the baseline")
  func attachments() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -10, width: 40, height: 60)
    let alone = NSAttributedString(attachment: attachment)
    #expect(alone.size() == CGSize(width: 40, height: 60) && alone.string == "\u{FFFC}")
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let width = text.size().width
    text.append(alone)
    #expect(text.size() == CGSize(width: width + 40, height: 60))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: image))
    #expect(label.intrinsicContentSize.width == 8)
    #expect("\(label.displayList(with: UITraitCollection()))".contains("image"))
  }

  @Test("a picture is written as PNG, and read from it; what is none is refused")
  func files() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let data = try #require(image.pngData())
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(UIImage(data: data) != nil && UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/none/such.png") == nil)
    let jpeg = try #require(image.jpegData(compressionQuality: 0.8))
    #expect(jpeg.starts(with: [0xFF, 0xD8, 0xFF]) && jpeg.suffix(2) == Data([0xFF, 0xD9]))
  }

  @Test(
    "a JPEG file shows the picture's colors",
    .enabled(if: SystemImageDecoder().formats.contains(.jpeg)))
  func colors() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 12)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 12))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 8, y: 0, width: 12, height: 12))
    }
    let data = try #require(image.jpegData(compressionQuality: 1))
    let bitmap = try SystemImageDecoder().decode(Array(data)).bitmap
    let scale = bitmap.size.width / 20
    let (left, right) = (bitmap.color(x: 3, y: 3), bitmap.color(x: 15 * scale, y: 3))
    #expect(left.components.x > 0.95 && left.components.z < 0.05)
    #expect(right.components.z > 0.95 && right.components.x < 0.05)
  }

  private final class Editor: UIViewController {}

  @Test("the edit item begins and ends editing, and says so; a black bar is dark")
  func screens() {
    let editor = Editor()
    let item = editor.editButtonItem
    #expect(item === editor.editButtonItem && item.title == "Edit")
    item.primaryAction?.perform(sender: item)
    #expect(editor.isEditing && item.title == "Done" && item.style == .done)
    let bar = UINavigationBar()
    bar.barStyle = .black
    #expect(bar.overrideUserInterfaceStyle == .dark && bar.barStyle == .black)
    bar.setBackgroundImage(UIImage(systemName: "star"), for: .default)
    #expect(bar.backgroundImage(for: .default) != nil)
    bar.setBackgroundImage(nil, for: .default)
    #expect(bar.standardAppearance.backgroundImage == nil)
  }

  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
    var copies = 0
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector(UIResponderStandardEditActions.copy(_:), "copy(_:)")
    }
    override func copy(_ sender: Any?) { copies += 1 }
  }

  @Test("the menu of commands shows what the first responder can do, and does it")
  func menu() {
    let stage = InputStage()
    let field = Field(frame: CGRect(x: 20, y: 20, width: 50, height: 20))
    stage.root.addSubview(field)
    #expect(field.becomeFirstResponder())
    UIMenuController.shared.showMenu(from: field, rect: field.bounds)
    #expect(UIMenuController.shared.isMenuVisible)
    #expect(!stage.choose("Cut") && stage.choose("Copy"))
    #expect(field.copies == 1 && !UIMenuController.shared.isMenuVisible)
  }
}
