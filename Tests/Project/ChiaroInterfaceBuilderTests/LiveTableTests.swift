// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// The objects of a file as a running program has them.
@Suite("A program gets the objects of its files") @MainActor
struct LiveTableTests {
  /// A program with one class of its own, which keeps what it is given.
  private final class Program: InterfaceObjects {
    var rows: [StaticRows.Section] = []
    var prototypes: [String] = []

    func view(for element: InterfaceElement) -> View? {
      element.customClass == "Badge" ? BadgeLabel(frame: .zero) : nil
    }
    func take(_ rows: StaticRows, of table: View) { self.rows += rows.sections }
    func take(_ prototypes: [String: InterfaceElement], of list: View) {
      self.prototypes += prototypes.keys.sorted()
    }
  }

  private final class BadgeLabel: Label {}

  /// What was made of a part of a file.
  @MainActor
  private struct Made {
    let program = Program()
    let live: LiveInterface
    let root: View

    init(_ content: String, isMac: Bool = false) throws {
      let kind = isMac ? "Cocoa" : "CocoaTouch"
      let text = """
        <document type="com.apple.InterfaceBuilder3.\(kind).XIB" toolsVersion="22505"
        targetRuntime="\(isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" useAutolayout="YES"><objects>
        <\(isMac ? "customView" : "view") id="root">\(rect(0, 0, 300, 200))\(content)
        </\(isMac ? "customView" : "view")></objects></document>
        """
      let document = InterfaceScreens.document(Array(text.utf8), "a.xib")
      live = LiveInterface(
        document, names: NamedAssets(), size: CGSize(width: 393, height: 852), for: program)
      let element = try #require(document.element(id: "root"))
      root = try #require(live.make([element]).first)
    }

    func view<Kind: View>(_ id: String, _ kind: Kind.Type = Kind.self) throws -> Kind {
      let placed = live.placed.first { $0.element.objectID == id }
      return try #require(placed?.view as? Kind, "\(String(describing: placed?.view))")
    }
  }

  private static func subviews(_ content: String) -> String { "<subviews>\(content)</subviews>" }

  /// Elements with the classes of their views: those that a program changes.
  nonisolated private static let kinds: [(String, View.Type, String)] = [
    ("label", Label.self, "UILabel"), ("button", Button.self, "UIButton"),
    ("switch", Switch.self, "UISwitch"), ("slider", Slider.self, "UISlider"),
    ("stepper", Stepper.self, "UIStepper"), ("textField", TextField.self, "UITextField"),
    ("textView", TextView.self, "UITextView"), ("imageView", ImageView.self, "UIImageView"),
    ("segmentedControl", SegmentedControl.self, "UISegmentedControl"),
    ("progressView", ProgressView.self, "UIProgressView"),
    ("activityIndicatorView", ActivityIndicator.self, "UIActivityIndicatorView"),
    ("pageControl", PageControl.self, "UIPageControl"),
    ("stackView", StackView.self, "UIStackView"),
    ("scrollView", ScrollView.self, "UIScrollView"), ("tableView", TableView.self, "UITableView"),
    ("collectionView", CollectionView.self, "UICollectionView"),
    ("datePicker", DatePicker.self, "UIDatePicker"), ("colorWell", ColorWell.self, "UIColorWell"),
    ("tableViewCell", TableViewCell.self, "UITableViewCell"),
    ("collectionViewCell", CollectionViewCell.self, "UICollectionViewCell"),
  ]

  @Test("a view is the control itself, in its frame", arguments: kinds)
  func kind(_ element: String, _ type: View.Type, _ name: String) throws {
    let made = try Made(Self.subviews("<\(element) id='x'>\(rect(10, 20, 90, 40))</\(element)>"))
    let placed = try #require(made.live.placed.last { $0.element.objectID == "x" })
    #expect(placed.className == name)
    #expect(placed.view.isKind(of: type), "\(Swift.type(of: placed.view))")
    #expect(placed.view.frame == CGRect(x: 10, y: 20, width: 90, height: 40))
  }

  /// Elements of AppKit with the classes of their views.
  nonisolated private static let macKinds: [(String, View.Type, String)] = [
    ("textField", NSTextField.self, "NSTextField"), ("button", NSButton.self, "NSButton"),
    ("secureTextField", NSSecureTextField.self, "NSSecureTextField"),
    ("searchField", NSSearchField.self, "NSSearchField"),
    ("popUpButton", NSPopUpButton.self, "NSPopUpButton"), ("slider", NSSlider.self, "NSSlider"),
    ("switch", NSSwitch.self, "NSSwitch"), ("stepper", NSStepper.self, "NSStepper"),
    ("imageView", NSImageView.self, "NSImageView"), ("box", NSBox.self, "NSBox"),
    ("progressIndicator", NSProgressIndicator.self, "NSProgressIndicator"),
    ("segmentedControl", NSSegmentedControl.self, "NSSegmentedControl"),
    ("tableView", NSTableView.self, "NSTableView"), ("tabView", NSTabView.self, "NSTabView"),
    ("outlineView", NSOutlineView.self, "NSOutlineView"),
    ("stackView", NSStackView.self, "NSStackView"), ("splitView", NSSplitView.self, "NSSplitView"),
    ("colorWell", NSColorWell.self, "NSColorWell"),
    ("collectionView", NSCollectionView.self, "NSCollectionView"),
    ("visualEffectView", NSVisualEffectView.self, "NSVisualEffectView"),
  ]

  @Test("a view of AppKit is the control itself", arguments: macKinds)
  func macKind(_ element: String, _ type: View.Type, _ name: String) throws {
    let made = try Made(
      Self.subviews("<\(element) id='x'>\(rect(10, 20, 90, 40))</\(element)>"), isMac: true)
    let placed = try #require(made.live.placed.last { $0.element.objectID == "x" })
    #expect(placed.className == name)
    #expect(placed.view.isKind(of: type), "\(Swift.type(of: placed.view))")
  }

  @Test("a class of the program's own stands for its element, and gets what that says")
  func ownClass() throws {
    let made = try Made(
      Self.subviews(
        "<label customClass='Badge' text='New' id='b'/><label customClass='Other' text='Old' "
          + "id='o'/>"))
    #expect(try made.view("b", BadgeLabel.self).text == "New")
    #expect(try made.view("o", Label.self).text == "Old")
  }

  /// Buttons by state, as UIButton has them: title and color of normal, selected and disabled.
  @Test("a button keeps the titles and colors of all its states")
  func states() throws {
    let made = try Made(
      Self.subviews(
        """
        <button buttonType="system" id="b"><state key="normal" title="Go">
        \(srgb("titleColor", 1, 0, 0))</state><state key="selected" title="On"/>
        <state key="disabled" title="Off">\(srgb("titleColor", 0, 0, 1))</state>
        <state key="odd" title="None"/></button>
        """))
    let button = try made.view("b", Button.self)
    let states: [(Control.State, String)] = [
      (.normal, "Go"), (.selected, "On"), (.disabled, "Off"),
    ]
    for (state, title) in states { #expect(button.title(for: state) == title) }
    #expect(button.currentTitle == "Go")
    button.isSelected = true
    #expect(button.currentTitle == "On")
    (button.isSelected, button.isEnabled) = (false, false)
    #expect(button.currentTitle == "Off")
  }

  @Test("a configured button has its configuration")
  func configuration() throws {
    let made = try Made(
      Self.subviews(
        """
        <button id="b"><state key="normal" title="Left behind"/>
        <buttonConfiguration key="configuration" style="filled" title="Buy" imagePadding="5"
        image="star" catalog="system" cornerStyle="capsule">\(srgb("baseBackgroundColor", 0, 1, 0))
        </buttonConfiguration></button>
        """))
    let configuration = try #require(made.view("b", Button.self).configuration)
    #expect(configuration.title == "Buy" && configuration.imagePadding == 5)
    #expect(configuration.image?.content == .symbol("star"))
    #expect(configuration.cornerStyle == .capsule)
    #expect(configuration.baseBackgroundColor != nil)
  }

  @Test(
    "an indicator of a program hides and turns as the file says",
    arguments: [
      ("hidesWhenStopped='YES'", true, false), ("", false, false),
      ("hidesWhenStopped='YES' animating='YES'", false, true), ("animating='YES'", false, true),
    ])
  func indicator(_ attributes: String, _ isHidden: Bool, _ isAnimating: Bool) throws {
    let view = try Made(Self.subviews("<activityIndicatorView \(attributes) id='x'/>"))
      .view("x", ActivityIndicator.self)
    #expect(view.isHidden == isHidden && view.isAnimating == isAnimating)
  }

  /// Interface Builder: placeholders of constraints and sizes are there on its canvas alone.
  @Test(
    "placeholders of constraints and sizes are not there at run time",
    arguments: [("", 77.0), ("placeholder='YES'", 5), ("placeholder='NO'", 77)])
  func placeholders(_ attribute: String, _ width: CGFloat) throws {
    let made = try Made(
      """
      \(Self.subviews("<view placeholderIntrinsicWidth='90' placeholderIntrinsicHeight='9' "
        + "translatesAutoresizingMaskIntoConstraints='NO' id='a'/>"))
      <constraints><constraint firstItem="a" firstAttribute="width" constant="77" \(attribute)
      id="w"/>\(["a.left = root.left", "a.top = root.top", "a.height = 9", "a.width = 5 @10"]
        .map(constraint).joined())</constraints>
      """)
    made.root.layoutIfNeeded()
    #expect(try made.view("a", View.self).frame.width == width)
    #expect((made.live.constraint("w") == nil) == (width == 5))
  }

  @Test("a constraint has the identifier, constant and priority that code finds it by")
  func constraints() throws {
    let made = try Made(
      """
      \(Self.subviews("<view translatesAutoresizingMaskIntoConstraints='NO' id='a'/>"))
      <constraints><constraint firstItem="a" firstAttribute="width" constant="77" priority="250"
      identifier="named" id="w"/></constraints>
      """)
    let found = try #require(made.live.constraint("w"))
    #expect(found.constant == 77 && found.priority == .defaultLow && found.identifier == "named")
    #expect(made.live.constraint("nobody") == nil)
  }

  // MARK: Lists

  @Test("a table's static rows and prototypes are the program's")
  func rows() throws {
    let cell = { (id: String, more: String) in
      """
      <tableViewCell \(more) id="\(id)">\(rect(0, 0, 300, 44))<tableViewCellContentView
      key="contentView" id="\(id)c"/></tableViewCell>
      """
    }
    let made = try Made(
      Self.subviews(
        """
        <tableView style="grouped" rowHeight="60" separatorStyle="none" id="t"><sections>
        <tableViewSection headerTitle="Above" footerTitle="Below" id="s"><cells>
        \(cell("a", "rowHeight='90'"))\(cell("b", ""))</cells></tableViewSection></sections>
        </tableView><tableView rowHeight="-1" id="u"><prototypes>
        \(cell("c", "reuseIdentifier='one'"))\(cell("d", "reuseIdentifier='two'"))\(cell("e", ""))
        </prototypes></tableView>
        """))
    #expect(made.program.prototypes == ["one", "two"])
    let section = try #require(made.program.rows.first)
    #expect(section.header == "Above" && section.footer == "Below")
    #expect(section.cells.count == 2 && section.heights == [90, nil])
    let table = try made.view("t", TableView.self)
    #expect(table.style == .grouped && table.rowHeight == 60 && table.separatorStyle == .none)
    let other = try made.view("u", TableView.self)
    #expect(other.style == .plain && other.rowHeight == TableView.automaticDimension)
  }

  /// UITableViewCell.h: styles and accessories by their words.
  @Test(
    "a cell of a usual style has its labels as the file has them",
    arguments: ["Default", "Value1", "Value2", "Subtitle"])
  func cellStyle(_ style: String) throws {
    let made = try Made(
      Self.subviews(
        """
        <tableViewCell style="IBUITableViewCellStyle\(style)" textLabel="l" detailTextLabel="d"
        accessoryType="checkmark" selectionStyle="none" id="x"><tableViewCellContentView
        key="contentView" id="c"><subviews><label text="Title" id="l"/>
        <label text="Detail" id="d"/></subviews></tableViewCellContentView></tableViewCell>
        """))
    let cell = try made.view("x", TableViewCell.self)
    #expect(cell.textLabel?.text == "Title")
    if style != "Default" { #expect(cell.detailTextLabel?.text == "Detail") }
    #expect(cell.accessoryType == .checkmark && cell.selectionStyle == .none)
  }

  @Test(
    "a collection has the layout of its file",
    arguments: [
      (
        "minimumLineSpacing='3' minimumInteritemSpacing='4'",
        "<size key='itemSize' width='70' height='60'/>", 3.0, 4.0, CGSize(width: 70, height: 60)
      ),
      ("", "", 10, 10, CGSize(width: 50, height: 50)),
      (
        "minimumLineSpacing='nan'", "<size key='itemSize' width='0' height='60'/>", 10, 10,
        CGSize(width: 50, height: 50)
      ),
    ])
  func flow(
    _ attributes: String, _ content: String, _ lines: CGFloat, _ items: CGFloat, _ size: CGSize
  ) throws {
    let made = try Made(
      Self.subviews(
        """
        <collectionView id="x"><collectionViewFlowLayout key="collectionViewLayout" \(attributes)
        id="l">\(content)</collectionViewFlowLayout></collectionView>
        """))
    let layout = try #require(
      made.view("x", CollectionView.self).collectionViewLayout as? CollectionViewFlowLayout)
    #expect(layout.minimumLineSpacing == lines && layout.minimumInteritemSpacing == items)
    #expect(layout.itemSize == size)
  }

  // MARK: AppKit

  @Test("controls of AppKit have the values of their cells at run time as well")
  func macValues() throws {
    let made = try Made(
      Self.subviews(
        """
        <switch state="on" id="s"/><switch id="o"/>
        <progressIndicator maxValue="1" doubleValue="0.5" style="bar" id="p"/>
        <slider id="l">\(rect(0, 0, 20, 90))<sliderCell key="cell" minValue="1" maxValue="9"
        doubleValue="4" numberOfTickMarks="3" id="lc"/></slider>
        <textField tag="7" identifier="name" id="t"><textFieldCell key="cell" title="Hi"
        alignment="right" borderStyle="bezel" id="tc"/></textField>
        """), isMac: true)
    #expect(try made.view("s", NSSwitch.self).state == .on)
    #expect(try made.view("o", NSSwitch.self).state == .off)
    let progress = try made.view("p", NSProgressIndicator.self)
    #expect(progress.maxValue == 1 && progress.doubleValue == 0.5)
    let slider = try made.view("l", NSSlider.self)
    #expect(slider.isVertical && slider.doubleValue == 4 && slider.numberOfTickMarks == 3)
    let field = try made.view("t", NSTextField.self)
    #expect(field.stringValue == "Hi" && field.alignment == .right && field.tag == 7)
    #expect(field.identifier?.rawValue == "name")
  }

  @Test("a table of AppKit has its columns, and the program its prototypes")
  func macTable() throws {
    let made = try Made(
      Self.subviews(
        """
        <tableView rowHeight="30" tableStyle="inset" alternatingRowBackgroundColors="YES" id="t">
        <size key="intercellSpacing" width="17" height="4"/><tableColumns>
        <tableColumn identifier="one" width="80" id="a"><tableHeaderCell key="headerCell"
        title="One"/><prototypeCellViews><tableCellView identifier="cell" id="v">
        \(rect(0, 0, 80, 30))</tableCellView></prototypeCellViews></tableColumn>
        <tableColumn identifier="two" width="-5" hidden="YES" id="b"/></tableColumns></tableView>
        """), isMac: true)
    let table = try made.view("t", NSTableView.self)
    #expect(table.rowHeight == 30 && table.style == .inset)
    #expect(table.intercellSpacing == NSSize(width: 17, height: 4))
    #expect(table.usesAlternatingRowBackgroundColors)
    #expect(table.tableColumns.map(\.title) == ["One", ""])
    #expect(table.tableColumns.map(\.width) == [80, 1])
    #expect(table.tableColumns.map(\.isHidden) == [false, true])
    #expect(made.program.prototypes == ["cell"])
  }
}

extension View {
  /// Whether the view is of a class or one of its subclasses.
  fileprivate func isKind(of type: View.Type) -> Bool {
    var own: Mirror? = Mirror(reflecting: self)
    while let mirror = own {
      if ObjectIdentifier(mirror.subjectType) == ObjectIdentifier(type) { return true }
      own = mirror.superclassMirror
    }
    return false
  }
}
