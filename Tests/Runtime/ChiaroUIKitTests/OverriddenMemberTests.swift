// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Testing

/// A view that overrides what UIKit's apps override; that it compiles is half of the test.
private final class Notes: UIView {
  var notes: [String] = []
  private func note(_ text: String) { notes.append(text) }

  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! { didSet { note("tintColor") } }
  override var center: CGPoint { didSet { note("center") } }
  override var layoutMargins: UIEdgeInsets { didSet { note("layoutMargins") } }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { note("directionalLayoutMargins") }
  }
  override var isExclusiveTouch: Bool { didSet { note("isExclusiveTouch") } }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
  override var isFirstResponder: Bool { true }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
  override func setNeedsLayout() {
    super.setNeedsLayout()
    note("setNeedsLayout")
  }
  override func setNeedsDisplay() { note("setNeedsDisplay") }
  override func layoutIfNeeded() { note("layoutIfNeeded") }
  override func sizeToFit() { note("sizeToFit") }
  override func addConstraint(_ constraint: NSLayoutConstraint) { note("addConstraint") }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { note("hugging") }
}

private final class Linked: UILabel {
  var texts: [String] = []
  override var attributedText: NSAttributedString? {
    didSet { texts.append(attributedText?.string ?? "nil") }
  }
}

private final class Cell: UITableViewCell {
  private let own = UILabel()
  override var textLabel: UILabel? { own }
}

// Classes that override the designated initializer have the others from their superclass.
private final class Page: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
}
private final class Rows: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
}
private final class Grid: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
}

/// Members that UIKit's apps override: the override is what others reach.
@MainActor
@Suite("Overridden members")
struct OverriddenMemberTests {
  @Test("an override is called, from outside and by what lays out")
  func members() {
    let view = Notes()
    let plain: UIView = view
    plain.tintColor = .red
    plain.center = CGPoint(x: 5, y: 5)
    plain.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    plain.isExclusiveTouch = true
    plain.setNeedsDisplay()
    plain.layoutIfNeeded()
    plain.sizeToFit()
    plain.setContentHuggingPriority(.required, for: .horizontal)
    plain.addConstraint(plain.widthAnchor.constraint(equalToConstant: 1))
    #expect(
      view.notes == [
        "tintColor", "center", "directionalLayoutMargins", "layoutMargins", "isExclusiveTouch",
        "setNeedsDisplay", "layoutIfNeeded", "sizeToFit", "hugging", "addConstraint",
      ])
    #expect(plain.isFirstResponder && plain.safeAreaInsets.top == 7)
    let below = UIView(frame: CGRect(x: 0, y: 2, width: 5, height: 5))
    plain.addSubview(below)
    #expect(below.safeAreaInsets.top == 5)
  }

  @Test("a label keeps all attributes, and has those of its own where none were set")
  func attributes() {
    let label = Linked()
    #expect(label.attributedText == nil)
    label.text = "plain"
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) is UIFont)
    let text = NSAttributedString(string: "sea", attributes: [.kern: 2])
    label.attributedText = text
    #expect(label.attributedText == text && label.text == "sea")
    label.attributedText = nil
    #expect(label.text == nil && label.texts == ["sea", "nil"])
  }

  @Test("initializers are inherited as UIKit's are, and cells have labels of their own")
  func initializers() {
    #expect(Page().text.isEmpty && Rows().style == .plain)
    #expect(Rows(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).frame.width == 5)
    let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(grid.numberOfSections == 0)
    let cell: UITableViewCell = Cell(style: .default, reuseIdentifier: nil)
    #expect(cell.textLabel?.superview == nil)
  }

  @Test("a text view types where the selection is, and tells of it")
  func selection() {
    final class Delegate: UITextViewDelegate {
      var changes = 0
      func textViewDidChangeSelection(_ textView: UITextView) { changes += 1 }
    }
    let (view, delegate) = (UITextView(), Delegate())
    view.delegate = delegate
    view.text = "ab👍c"
    view.selectedRange = NSRange(location: 1, length: 1)
    view.insertText("XY")
    #expect(view.text == "aXY👍c" && view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 5, length: 0)
    view.deleteBackward()
    #expect(view.text == "aXYc" && view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 9, length: 9)
    #expect(view.selectedRange == NSRange(location: 4, length: 0) && delegate.changes == 5)
  }

  @Test("places and ranges of a field are those of its text")
  func places() throws {
    let stage = InputStage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.root.addSubview(field)
    field.text = "a👍b"
    #expect(field.selectedTextRange == nil)
    field.becomeFirstResponder()
    let start = field.beginningOfDocument
    #expect(field.offset(from: start, to: field.endOfDocument) == 4)
    #expect(field.position(from: start, offset: 5) == nil)
    let thumb = try #require(field.position(from: start, offset: 1))
    let end = try #require(field.position(from: start, offset: 3))
    let range = try #require(field.textRange(from: end, to: thumb))
    #expect(field.text(in: range) == "👍")
    field.selectedTextRange = field.textRange(from: thumb, to: thumb)
    field.insertText("x")
    #expect(field.text == "ax👍b" && field.selectedTextRange?.isEmpty == true)
    field.replace(try #require(field.textRange(from: start, to: thumb)), withText: "")
    #expect(field.text == "x👍b")
    #expect(field.compare(start, to: thumb) == .orderedAscending)
  }

  @Test("a field shows its placeholder's attributes while it is empty")
  func placeholder() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "Name")
    let texts = field.displayList(with: UITraitCollection()).texts
    #expect(texts.map(\.string) == ["Name"])
    field.placeholder = "Town"
    #expect(
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor == .placeholderText)
  }
}
