// SPDX-License-Identifier: MIT

import ChiaroAppKit

/// Names of AppKit that apps use.
///
/// A line a name, with AppKit's signature; the names stand behind, as in appkit-members.csv.
extension AppKitPresence {
  func useNames1() {
    _ = NSColor.red  // NSColor
    field.stringValue = "a"  // stringValue
    view.frame = .zero  // frame
    _ = NSView(frame: .zero)  // NSView
    _ = NSRect(x: 0, y: 0, width: 1, height: 1)  // NSRect
    _ = NSMenuItem(title: "a", action: nil, keyEquivalent: "")  // NSMenuItem
    _ = NSTextField(labelWithString: "a")  // NSTextField
    stack.addArrangedSubview(NSView())  // addArrangedSubview
    button.title = "a"  // title
    button.state = .on  // state
    _ = NSButton(title: "a", target: nil, action: nil)  // NSButton
    _ = NSImage(named: "Sea")  // NSImage
    let _: any NSTableViewDataSource = rows  // tableView
    field.font = .systemFont(ofSize: 12)  // font
    _ = view.window  // window
    view.isHidden = true  // isHidden
    _ = NSFont.systemFont(ofSize: 12, weight: .semibold)  // NSFont
    view.addSubview(NSView())  // addSubview
    item.representedObject = 1  // representedObject
    _ = NSAttributedString(
      string: "a", attributes: [.font: NSFont.menuFont(ofSize: 0)])  // NSAttributedString
    _ = controller.view  // view
    field.delegate = nil  // delegate
    _ = NSStackView(views: [])  // NSStackView
    button.image = nil  // image
    button.action = nil  // action
    let _: NSEvent? = app.currentEvent  // NSEvent
    view.draw(.zero)  // draw
    constraint.isActive = false  // isActive
    controller.viewDidLoad()  // viewDidLoad
    button.isEnabled = false  // isEnabled
    stack.spacing = 4  // spacing
    menu.addItem(withTitle: "a", action: nil, keyEquivalent: "")  // addItem
    view.layer?.cornerRadius = 4  // layer
    window.backgroundColor = .windowBackgroundColor  // backgroundColor
    _ = NSCoder()  // NSCoder
    _ = view.bounds  // bounds
    let _: NSLayoutConstraint = constraint  // NSLayoutConstraint
    view.identifier = NSUserInterfaceItemIdentifier("a")  // identifier
    field.textColor = .labelColor  // textColor
    _ = NSSize(width: 1, height: 1)  // NSSize
    let _: NSPasteboard = .general  // NSPasteboard
    view.translatesAutoresizingMaskIntoConstraints =
      false  // translatesAutoresizingMaskIntoConstraints
    stack.orientation = .vertical  // orientation
    let _: NSApplication = app  // NSApplication
    _ = NSWindow(
      contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)  // NSWindow
    _ = NSWorkspace.shared  // NSWorkspace
    _ = NSTableView(frame: .zero)  // NSTableView
    _ = NSMenu(title: "a")  // NSMenu
    _ = NSUserInterfaceItemIdentifier(rawValue: "a")  // NSUserInterfaceItemIdentifier
    view.toolTip = "a"  // toolTip
    stack.alignment = .leading  // alignment
    _ = NSApp  // NSApp
    _ = view.widthAnchor  // widthAnchor
    _ = NSColor.red.cgColor  // cgColor
    _ = Plate(frame: .zero)  // super.init(frame:
    _ = view.heightAnchor  // heightAnchor
    button.target = nil  // target
    _ = view.leadingAnchor  // leadingAnchor
    _ = [NSAttributedString.Key.foregroundColor: NSColor.red]  // foregroundColor
    alert.addButton(withTitle: "a")  // addButton
  }

  func useNames2() {
    _ = NSPoint(x: 0, y: 0)  // NSPoint
    NSLayoutConstraint.activate([])  // activate
    _ = view.trailingAnchor  // trailingAnchor
    table.reloadData()  // reloadData
    view.removeFromSuperview()  // removeFromSuperview
    alert.messageText = "a"  // messageText
    text.append(NSMutableAttributedString(string: "a"))  // NSMutableAttributedString
    window.center()  // center
    _ = alert.runModal() == .OK  // runModal
    button.tag = 1  // tag
    _ = NSAlert()  // NSAlert
    _ = NSOutlineView()  // NSOutlineView
    text.addAttribute(.font, value: 1, range: NSRange(location: 0, length: 0))  // addAttribute
    let _: NSControl = button  // NSControl
    stack.distribution = .fill  // distribution
    window.contentView = NSView()  // contentView
    constraint.constant = 1  // constant
    _ = view.topAnchor  // topAnchor
    _ = NSToolbarItem(itemIdentifier: .flexibleSpace)  // NSToolbarItem
    let _: any NSOutlineViewDataSource = rows  // outlineView
    _ = view.subviews  // subviews
    alert.informativeText = "a"  // informativeText
    let _: (NSEvent) -> Void = view.mouseDown(with:)  // mouseDown
    _ = NSApp.mainWindow  // mainWindow
    _ = view.bottomAnchor  // bottomAnchor
    windowController.windowDidLoad()  // windowDidLoad
    _ = NSPopUpButton(frame: .zero, pullsDown: false)  // NSPopUpButton
    _ = view.superview  // superview
    view.wantsLayer = true  // wantsLayer
    _ = NSBezierPath(roundedRect: .zero, xRadius: 1, yRadius: 1)  // NSBezierPath
    _ = NSViewController(nibName: nil, bundle: nil)  // NSViewController
    window.makeFirstResponder(nil)  // makeFirstResponder
    _ = NSApplication.ModalResponse.alertFirstButtonReturn  // alertFirstButtonReturn
    _ = view.centerYAnchor  // centerYAnchor
    _ = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("a"))  // NSTableColumn
    view.menu = nil  // menu
    let _: (NSEvent) -> Void = view.keyDown(with:)  // keyDown
    box.cornerRadius = 4  // cornerRadius
    board.setString("a", forType: .string)  // setString
    view.awakeFromNib()  // awakeFromNib
    menu.removeItem(item)  // removeItem
    alert.alertStyle = .warning  // alertStyle
    slider.doubleValue = 0.5  // doubleValue
    _ = NSImageView(image: NSImage(.symbol("star")))  // NSImageView
    _ = textView.selectedRange()  // selectedRange
    controller.viewWillAppear()  // viewWillAppear
    view.appearance = NSAppearance(named: .darkAqua)  // appearance
    _ = NSPasteboard.general  // general
    field.isEditable = false  // isEditable
    let _: KeyPath<NSEvent, NSEvent.ModifierFlags> = \.modifierFlags  // modifierFlags
    _ = table.selectedRow  // selectedRow
    _ = NSColor.red.withAlphaComponent(0.5)  // withAlphaComponent
    _ = NSSlider(value: 1, minValue: 0, maxValue: 2, target: nil, action: nil)  // NSSlider
    _ = NSWindowController(window: nil)  // NSWindowController
    cell.imageView = nil  // imageView
    popUp.selectItem(at: 0)  // selectItem
    windowController.showWindow(nil)  // showWindow
    controller.viewDidAppear()  // viewDidAppear
    _ = [NSAttributedString.Key.paragraphStyle: NSParagraphStyle.default]  // paragraphStyle
    _ = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)  // NSEdgeInsets
  }

  func useNames3() {
    let _: NSScreen? = window.screen  // NSScreen
    view.setFrameSize(.zero)  // setFrameSize
    CATransaction.begin()  // CATransaction
    _ = NSMutableParagraphStyle()  // NSMutableParagraphStyle
    field.isSelectable = true  // isSelectable
    _ = view.convert(NSPoint.zero, from: nil)  // convert
    NSGraphicsContext.saveGraphicsState()  // NSGraphicsContext
    _ = NSTrackingArea(
      rect: .zero, options: [.mouseEnteredAndExited, .activeAlways], owner: view)  // NSTrackingArea
    slider.intValue = 1  // intValue
    let _: KeyPath<NSEvent, NSPoint> = \.locationInWindow  // locationInWindow
    NSColor.red.setFill()  // setFill
    _ = NSColor.secondaryLabelColor  // secondaryLabelColor
    alert.beginSheetModal(for: window) { _ in }  // beginSheetModal
    window.contentViewController = controller  // contentViewController
    table.selectRowIndexes([0], byExtendingSelection: false)  // selectRowIndexes
    button.isBordered = false  // isBordered
    _ = window.isVisible  // isVisible
    _ = NSColor.labelColor  // labelColor
    stack.edgeInsets = NSEdgeInsets()  // edgeInsets
    cell.textField = nil  // textField
    _ = NSTableCellView()  // NSTableCellView
    _ = view.becomeFirstResponder()  // becomeFirstResponder
    _ = NSTextView(frame: .zero)  // NSTextView
    _ = table.numberOfRows  // numberOfRows
    item.submenu = menu  // submenu
    button.bezelStyle = .rounded  // bezelStyle
    _ = field.cell  // cell
    table.dataSource = nil  // dataSource
    let _: KeyPath<NSEvent, UInt16> = \.keyCode  // keyCode
    button.contentTintColor = .systemRed  // contentTintColor
    let _: (NSEvent) -> Void = view.mouseExited(with:)  // mouseExited
    let _: (NSEvent) -> Void = view.mouseUp(with:)  // mouseUp
    _ = table.selectedRowIndexes  // selectedRowIndexes
    _ = NSColor.systemRed  // systemRed
    view.alphaValue = 0.5  // alphaValue
    _ = NSColor.controlAccentColor  // controlAccentColor
    let _: (NSEvent) -> Void = view.mouseEntered(with:)  // mouseEntered
    _ = NSView(coder: NSCoder())  // super.init(coder:
    _ = view.intrinsicContentSize  // intrinsicContentSize
    view.needsDisplay = true  // needsDisplay
    _ = NSColor.systemBlue  // systemBlue
    _ = controller.children  // children
    _ = NSFont.systemFont(ofSize: 12).pointSize  // pointSize
    window.setFrame(.zero, display: true)  // setFrame
    path.stroke()  // stroke
    _ = window.firstResponder  // firstResponder
    _ = NSScrollView()  // NSScrollView
    _ = NSVisualEffectView()  // NSVisualEffectView
    _ = view.centerXAnchor  // centerXAnchor
    _ = popUp.selectedItem  // selectedItem
    popUp.setTitle("a")  // setTitle
    view.updateLayer()  // updateLayer
    view.autoresizingMask = [.width, .height]  // autoresizingMask
    _ = table.makeView(withIdentifier: NSUserInterfaceItemIdentifier("a"), owner: nil)  // makeView
    path.lineWidth = 2  // lineWidth
    _ = NSSegmentedControl(
      labels: ["a"], trackingMode: .selectOne, target: nil, action: nil)  // NSSegmentedControl
    view.animator().alphaValue = 0  // animator
    segments.selectedSegment = 0  // selectedSegment
    window.endSheet(window)  // endSheet
    progress.stopAnimation(nil)  // stopAnimation
  }

  func useNames4() {
    _ = window.windowController  // windowController
    window.makeKeyAndOrderFront(nil)  // makeKeyAndOrderFront
    view.setFrameOrigin(.zero)  // setFrameOrigin
    NSAnimationContext.runAnimationGroup { _ in }  // NSAnimationContext
    _ = NSNib(nibNamed: "a", bundle: nil)  // NSNib
    table.register(nil, forIdentifier: NSUserInterfaceItemIdentifier("a"))  // register
    view.addGestureRecognizer(
      NSClickGestureRecognizer(target: nil, action: nil))  // addGestureRecognizer
    _ = NSGridView(views: [[NSView()]])  // NSGridView
    field.attributedStringValue = NSAttributedString(string: "a")  // attributedStringValue
    table.allowsMultipleSelection = true  // allowsMultipleSelection
    scroll.documentView = nil  // documentView
  }

  func useNames5() {
    textView.textStorage?.append(text)  // textStorage
    textView.textContainer?.lineFragmentPadding = 0  // textContainer
    NSCursor.pointingHand.set()  // NSCursor
    let _: NSBitmapImageRep? = view.bitmapImageRepForCachingDisplay(
      in: .zero)  // NSBitmapImageRep
    let _: (any NSDraggingInfo) -> NSDragOperation = view.draggingEntered  // NSDragOperation
    let _: (any NSDraggingInfo) -> Bool = view.performDragOperation  // NSDraggingInfo
    let _: (any NSDraggingInfo) -> NSPasteboard = { $0.draggingPasteboard }  // draggingPasteboard
  }
}
