// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// Controls of AppKit with the values of their cells.
@Suite("Controls of AppKit are what their cells say") @MainActor
struct MacControlTableTests {
  private static func made(
    _ name: String, _ attributes: String = "", cell: String, _ own: String = "",
    _ content: String = "", frame: CGRect = CGRect(x: 20, y: 20, width: 200, height: 24)
  ) throws -> MadeScreen {
    try MadeScreen(
      mac: """
        <\(name) \(attributes) id="x">
        \(rect(frame.minX, frame.minY, frame.width, frame.height))
        <\(cell) key="cell" \(own) id="xc">\(content)</\(cell)></\(name)>
        """)
  }

  // MARK: Texts

  /// Kinds of text fields, whether they are labels, and the text that is drawn.
  nonisolated private static let fields: [(String, String, String, Bool, String)] = [
    ("textField", "textFieldCell", "title='Name'", true, "Name"),
    ("textField", "textFieldCell", "title='Name' borderStyle='bezel'", false, "Name"),
    ("textField", "textFieldCell", "title='Name' borderStyle='border'", false, "Name"),
    ("textField", "textFieldCell", "borderStyle='bezel' placeholderString='Hint'", false, "Hint"),
    (
      "textField", "textFieldCell", "title='Name' borderStyle='bezel' placeholderString='Hint'",
      false, "Name"
    ),
    ("searchField", "searchFieldCell", "title='Tea' borderStyle='bezel'", false, "Tea"),
    ("comboBox", "comboBoxCell", "title='GET' borderStyle='bezel'", false, "GET"),
    (
      "secureTextField", "secureTextFieldCell", "borderStyle='bezel' placeholderString='Secret'",
      false, "Secret"
    ),
  ]

  @Test("a text field without a border is a label, and others are fields", arguments: fields)
  func field(
    _ name: String, _ cell: String, _ own: String, _ isLabel: Bool, _ text: String
  ) throws {
    let made = try Self.made(name, cell: cell, own)
    #expect(made.texts == [text])
    #expect((try made.placed("x").view is MacLabel) == isLabel)
  }

  @Test("a password in a file is not legible")
  func password() throws {
    let made = try Self.made(
      "secureTextField", cell: "secureTextFieldCell", "title='Sesame' borderStyle='bezel'")
    #expect(!made.texts.contains { $0.contains("Sesame") })
  }

  @Test(
    "a text is aligned by its word, in a field as in a label",
    arguments: [
      ("left", TextAlignment.left), ("center", .center), ("right", .right),
      ("justified", .justified), ("natural", .natural), ("odd", .natural),
    ])
  func alignment(_ word: String, _ alignment: TextAlignment) throws {
    let label = try Self.made(
      "textField", cell: "textFieldCell", "title='A' alignment='\(word)'")
    #expect(try label.view("x", Label.self).textAlignment == alignment)
    let field = try Self.made(
      "textField", cell: "textFieldCell", "title='A' borderStyle='bezel' alignment='\(word)'")
    #expect(try field.view("x", NSTextField.self).alignment == alignment)
  }

  /// Whether a label may have several lines: AppKit's cells wrap unless they are told otherwise.
  @Test(
    "a label wraps as its cell says",
    arguments: [
      ("", 0), ("lineBreakMode='wordWrapping'", 0), ("lineBreakMode='charWrapping'", 0),
      ("lineBreakMode='clipping'", 1), ("lineBreakMode='truncatingTail'", 1),
      ("lineBreakMode='truncatingMiddle'", 1), ("usesSingleLineMode='YES'", 1),
      ("scrollable='YES'", 1),
    ])
  func wrapping(_ own: String, _ lines: Int) throws {
    let made = try Self.made("textField", cell: "textFieldCell", "title='A' \(own)")
    #expect(try made.view("x", Label.self).numberOfLines == lines)
  }

  @Test(
    "a label has a ground only where its cell draws one",
    arguments: [
      ("drawsBackground='YES'", "#FF0000"), ("drawsBackground='NO'", "none"), ("", "none"),
    ])
  func ground(_ own: String, _ color: String) throws {
    let made = try Self.made(
      "textField", cell: "textFieldCell", "title='A' \(own)", srgb("backgroundColor", 1, 0, 0))
    #expect(made.looks(try made.placed("x").view.backgroundColor) == [color, color])
  }

  @Test("a text without a color is AppKit's label color, which adapts")
  func labelColor() throws {
    let made = try Self.made("textField", cell: "textFieldCell", "title='A'")
    #expect(made.drawn(.light).contains { $0.hasPrefix("#000000D") })
    #expect(made.drawn(.dark).contains { $0.hasPrefix("#FFFFFFD") })
  }

  // MARK: Buttons

  /// Buttons with their title, state and style.
  ///
  /// Interface Builder: `type` is the kind of button, and `state` is `on` or absent.
  nonisolated private static let buttons: [(String, String, NSControl.StateValue, Bool)] = [
    ("type='push' title='OK' bezelStyle='rounded' borderStyle='border'", "OK", .off, true),
    ("type='push' title='OK' bezelStyle='rounded'", "OK", .off, false),
    ("type='check' title='Lock' state='on'", "Lock", .on, false),
    ("type='check' title='Lock'", "Lock", .off, false),
    ("type='radio' title='One' state='on'", "One", .on, false),
    ("type='radio' title='One'", "One", .off, false),
    (
      "type='smallSquare' title='More' bezelStyle='smallSquare' borderStyle='border'", "More", .off,
      true
    ),
    ("type='push' title='' borderStyle='borderAndBezel'", "", .off, true),
  ]

  @Test("a button has the title, state and border of its cell", arguments: buttons)
  func button(
    _ own: String, _ title: String, _ state: NSControl.StateValue, _ isBordered: Bool
  ) throws {
    let made = try Self.made("button", cell: "buttonCell", own)
    let button = try made.view("x", NSButton.self)
    #expect(button.title == title && button.state == state)
    if own.contains("push") || own.contains("Square") {
      #expect(button.isBordered == isBordered)
    }
    #expect(made.texts == (title.isEmpty ? [] : [title]))
  }

  @Test(
    "the button that return presses is the default one",
    arguments: [
      ("<string key='keyEquivalent' base64-UTF8='YES'>DQ</string>", "\r"),
      ("<string key='keyEquivalent'>\r</string>", "\r"), ("", ""),
      ("<string key='keyEquivalent'>x</string>", ""),
    ])
  func keyEquivalent(_ content: String, _ key: String) throws {
    let made = try Self.made(
      "button", cell: "buttonCell", "type='push' title='OK' borderStyle='border'", content)
    #expect(try made.view("x", NSButton.self).keyEquivalent == key)
  }

  /// Pictures of buttons, and whether they stand alone.
  @Test(
    "a button has the picture of its cell",
    arguments: [
      ("image='star' catalog='system' imagePosition='only' title='A'", "star", true),
      ("image='star' catalog='system' imagePosition='left' title='A'", "star", false),
      ("image='NSAddTemplate' title=''", "plus", true), ("image='nowhere' title='A'", nil, false),
      ("title='A'", nil, false),
    ] as [(String, String?, Bool)])
  func picture(_ own: String, _ symbol: String?, _ isAlone: Bool) throws {
    let made = try Self.made("button", cell: "buttonCell", "type='push' \(own)")
    let button = try made.view("x", NSButton.self)
    #expect(button.image?.content == symbol.map { .symbol($0) })
    #expect((button.imagePosition == .imageOnly) == isAlone)
  }

  // MARK: Menus and segments

  nonisolated private static let menu = """
    <menu key="menu" id="m"><items><menuItem title="One" id="i1"/>
    <menuItem title="Two" id="i2"/><menuItem isSeparatorItem="YES" id="i3"/></items></menu>
    """

  @Test(
    "a pop-up button shows the item that is selected, and a pull-down button its first one",
    arguments: [
      ("selectedItem='i2'", "Two"), ("selectedItem='i1'", "One"), ("", "One"),
      ("selectedItem='nobody'", "One"), ("pullsDown='YES' selectedItem='i2'", "One"),
    ])
  func popUp(_ own: String, _ title: String) throws {
    let made = try Self.made(
      "popUpButton", cell: "popUpButtonCell", "type='push' \(own)", Self.menu)
    let button = try made.view("x", NSPopUpButton.self)
    #expect(button.numberOfItems == 3)
    #expect(made.texts == [title])
    #expect(button.pullsDown == own.contains("pullsDown"))
  }

  /// Titles of a menu with lines and two items of one title: the index that is selected.
  @Test(
    "items of one title, and lines between items, are items of their own",
    arguments: [("i6", 5, "Last"), ("i3", 2, "Same"), ("i5", 4, "Same"), ("i1", 0, "First")])
  func sameTitles(_ id: String, _ index: Int, _ title: String) throws {
    let made = try Self.made(
      "popUpButton", cell: "popUpButtonCell", "type='push' selectedItem='\(id)'",
      """
      <menu key="menu" id="m"><items><menuItem title="First" id="i1"/>
      <menuItem isSeparatorItem="YES" id="i2"/><menuItem title="Same" id="i3"/>
      <menuItem isSeparatorItem="YES" id="i4"/><menuItem title="Same" id="i5"/>
      <menuItem title="Last" id="i6"/></items></menu>
      """)
    let button = try made.view("x", NSPopUpButton.self)
    #expect(button.itemTitles == ["First", "", "Same", "", "Same", "Last"])
    #expect(button.indexOfSelectedItem == index && made.texts == [title])
  }

  @Test("a pop-up button without a menu shows nothing")
  func noMenu() throws {
    let made = try Self.made("popUpButton", cell: "popUpButtonCell", "type='push'")
    #expect(made.texts.joined() == "" && made.odd.isEmpty)
  }

  @Test("segments have their labels and pictures")
  func segments() throws {
    let made = try Self.made(
      "segmentedControl", cell: "segmentedCell", "trackingMode='selectOne'",
      """
      <segments><segment label="One"/><segment label="Two" selected="YES" tag="1"/>
      <segment image="star" catalog="system"/></segments>
      """)
    let control = try made.view("x", NSSegmentedControl.self)
    #expect(control.segmentCount == 3 && control.selectedSegment == 1)
    #expect((0..<3).map { control.label(forSegment: $0) } == ["One", "Two", ""])
    #expect(control.image(forSegment: 2)?.content == .symbol("star"))
  }

  // MARK: Values

  /// NSSlider.h: an upright slider is higher than wide.
  nonisolated private static let sliders: [(String, Double, Double, Double, Int)] = [
    ("maxValue='100' doubleValue='50'", 0, 100, 50, 0),
    ("minValue='-5' maxValue='5' numberOfTickMarks='21'", -5, 5, 0, 21),
    ("maxValue='4' doubleValue='9' numberOfTickMarks='5'", 0, 4, 4, 5),
    ("minValue='9' maxValue='4'", 4, 4, 4, 0), ("maxValue='nan' doubleValue='inf'", 0, 1, 0, 0),
    ("maxValue='4' numberOfTickMarks='-2'", 0, 4, 0, 0),
  ]

  @Test("a slider has its ends, its value and its marks", arguments: sliders)
  func slider(_ own: String, _ least: Double, _ most: Double, _ value: Double, _ marks: Int) throws
  {
    for (size, isUpright) in [
      (CGSize(width: 120, height: 24), false), (CGSize(width: 18, height: 120), true),
    ] {
      let made = try Self.made(
        "slider", cell: "sliderCell", own, frame: CGRect(origin: .zero, size: size))
      let slider = try made.view("x", NSSlider.self)
      #expect(slider.minValue == least && slider.maxValue == most && slider.doubleValue == value)
      #expect(slider.isVertical == isUpright && slider.numberOfTickMarks == marks)
    }
  }

  /// NSProgressIndicator.h: from 0 to 100 unless the file says otherwise.
  nonisolated private static let indicators: [(String, Double, Double, Double, Bool)] = [
    ("maxValue='100' doubleValue='25' style='bar'", 0, 100, 25, false),
    ("maxValue='1' doubleValue='0.25' style='bar'", 0, 1, 0.25, false),
    ("minValue='10' maxValue='20' doubleValue='15' style='bar'", 10, 20, 15, false),
    ("indeterminate='YES' maxValue='100' style='bar'", 0, 100, 0, true),
    ("style='bar'", 0, 100, 0, false), ("minValue='9' maxValue='2' style='bar'", 9, 9, 0, false),
    ("maxValue='nan' doubleValue='inf' style='bar'", 0, 100, 0, false),
  ]

  @Test("an indicator has its ends and its value", arguments: indicators)
  func progress(
    _ attributes: String, _ least: Double, _ most: Double, _ value: Double, _ isOpen: Bool
  ) throws {
    let made = try MadeScreen(
      mac: "<progressIndicator \(attributes) id='x'>\(rect(0, 0, 100, 20))</progressIndicator>")
    let view = try made.view("x", NSProgressIndicator.self)
    #expect(view.minValue == least && view.maxValue == most && view.doubleValue == value)
    #expect(view.isIndeterminate == isOpen && view.style == .bar)
  }

  @Test(
    "an indicator that turns is as large as its control size",
    arguments: [("controlSize='small'", 16.0), ("", 32)])
  func spinning(_ attribute: String, _ side: CGFloat) throws {
    let made = try MadeScreen(
      mac: """
        <progressIndicator style="spinning" indeterminate="YES" \(attribute)
        translatesAutoresizingMaskIntoConstraints="NO" id="x"/>
        """, constraints(["x.left = root.left", "x.top = root.top"]))
    #expect(try made.frame("x").size == CGSize(width: side, height: side))
    #expect(try made.view("x", NSProgressIndicator.self).style == .spinning)
  }

  @Test(
    "a switch is on where the file says it",
    arguments: [("state='on'", true), ("state='off'", false), ("", false), ("state='odd'", false)])
  func toggle(_ attribute: String, _ isOn: Bool) throws {
    let made = try MadeScreen(
      mac: "<switch \(attribute) id='x'>\(rect(0, 0, 42, 25))</switch>")
    #expect(try made.view("x", NSSwitch.self).state == (isOn ? .on : .off))
  }

  @Test("a color well shows its color, and a level its values")
  func others() throws {
    let well = try MadeScreen(
      mac: "<colorWell id='x'>\(rect(0, 0, 44, 24))\(srgb("color", 1, 0, 0))</colorWell>")
    #expect(well.looks(try well.view("x", NSColorWell.self).color) == ["#FF0000", "#FF0000"])
    #expect(well.drawn(.dark).contains("#FF0000"))
    let level = try Self.made(
      "levelIndicator", cell: "levelIndicatorCell",
      "levelIndicatorStyle='rating' maxValue='5' doubleValue='3' warningValue='2'"
    ).view("x", NSLevelIndicator.self)
    #expect(level.levelIndicatorStyle == .rating && level.maxValue == 5 && level.doubleValue == 3)
    let huge = try Self.made(
      "levelIndicator", cell: "levelIndicatorCell",
      "levelIndicatorStyle='discreteCapacity' maxValue='999999'"
    ).view("x", NSLevelIndicator.self)
    #expect(huge.maxValue == 1_000)
  }

  /// NSDatePicker.h: the parts of a date that are shown.
  nonisolated private static let parts: [(String, NSDatePicker.ElementFlags)] = [
    ("year='YES' month='YES' day='YES'", .yearMonthDay), ("year='YES' month='YES'", .yearMonth),
    ("hour='YES' minute='YES'", .hourMinute),
    ("hour='YES' minute='YES' second='YES'", .hourMinuteSecond),
    ("year='YES' month='YES' day='YES' hour='YES' minute='YES'", [.yearMonthDay, .hourMinute]),
  ]

  @Test("a date picker shows the parts that its cell says", arguments: parts)
  func dateParts(_ flags: String, _ elements: NSDatePicker.ElementFlags) throws {
    let made = try Self.made(
      "datePicker", cell: "datePickerCell", "",
      """
      <date key="date" timeIntervalSinceReferenceDate="86400"/>
      <datePickerElements key="datePickerElements" \(flags)/>
      """)
    let picker = try made.view("x", NSDatePicker.self)
    #expect(picker.datePickerElements.isSuperset(of: elements))
    #expect(picker.dateValue.timeIntervalSinceReferenceDate == 86_400)
  }

  @Test(
    "a control whose cell is not enabled is not",
    arguments: [
      ("button", "buttonCell"), ("textField", "textFieldCell"), ("slider", "sliderCell"),
      ("datePicker", "datePickerCell"), ("searchField", "searchFieldCell"),
    ])
  func enabled(_ name: String, _ cell: String) throws {
    for (own, isEnabled) in [("", true), ("enabled='YES'", true), ("enabled='NO'", false)] {
      let made = try Self.made(name, cell: cell, "title='A' borderStyle='bezel' \(own)")
      #expect(try made.view("x", NSControl.self).isEnabled == isEnabled, "\(name)")
    }
  }

  @Test("controls without a cell are there, and nothing is said of them")
  func noCell() throws {
    let names = [
      "textField", "button", "popUpButton", "segmentedControl", "slider", "datePicker",
      "levelIndicator", "pathControl", "imageView", "searchField", "comboBox", "tokenField",
    ]
    for name in names {
      let made = try MadeScreen(mac: "<\(name) id='x'>\(rect(10, 20, 90, 24))</\(name)>")
      #expect(try made.frame("x") == CGRect(x: 10, y: 20, width: 90, height: 24), "\(name)")
      #expect(made.odd.isEmpty)
    }
  }
}
