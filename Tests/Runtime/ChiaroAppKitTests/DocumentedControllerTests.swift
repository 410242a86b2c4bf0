// SPDX-License-Identifier: MIT

import ChiaroAppKit
import Foundation
import Testing

/// Controllers of views and windows: what they load and tell, as it is documented.
@MainActor
@Suite("AppKit's controllers as documented")
struct DocumentedControllerTests {
  private let apps = TestApplications()
  private var app: NSApplication { apps.app }

  private final class Screen: NSViewController {
    var told: [String] = []
    override func loadView() {
      told.append("load")
      view = NSView(frame: NSRect(x: 0, y: 0, width: 320, height: 240))
    }
    override func viewDidLoad() { told.append("loaded") }
    override func viewWillAppear() { told.append("will appear") }
    override func viewDidAppear() { told.append("appeared") }
    override func viewWillDisappear() { told.append("will disappear") }
    override func viewDidDisappear() { told.append("disappeared") }
    override func viewWillLayout() { told.append("will layout") }
    override func viewDidLayout() { told.append("layout") }
    var life: [String] { told.filter { !$0.contains("layout") } }
  }

  @Test("a view is loaded when it is asked for, and tells of the window's comings and goings")
  func life() {
    apps.begin()
    let controller = Screen()
    same("not loaded", controller.isViewLoaded, false)
    same("missing", controller.viewIfLoaded == nil, true)
    let window = NSWindow(contentViewController: controller)
    same("loaded", controller.life, ["load", "loaded"])
    window.makeKeyAndOrderFront(nil)
    app.updateWindows()
    same("shown", controller.life, ["load", "loaded", "will appear", "appeared"])
    same("layout", controller.told.contains("will layout"), true)
    same("after layout", controller.told.contains("layout"), true)
    controller.told = []
    window.orderOut(nil)
    same("out", controller.life, ["will disappear", "disappeared"])
    window.makeKeyAndOrderFront(nil)
    controller.told = []
    window.close()
    same("closed", controller.life, ["will disappear", "disappeared"])
    _ = controller.view
    same("once", controller.told.contains("load"), false)
  }

  @Test("a child's view appears with its parent's, and when it is added and removed")
  func children() {
    apps.begin()
    let (parent, child, other) = (Screen(), Screen(), Screen())
    let window = NSWindow(contentViewController: parent)
    window.makeKeyAndOrderFront(nil)
    parent.addChild(child)
    same("parent", child.parent === parent, true)
    same("no view yet", child.isViewLoaded, false)
    parent.view.addSubview(child.view)
    app.updateWindows()
    same("appears", child.life, ["load", "loaded", "will appear", "appeared"])
    parent.insertChild(other, at: 0)
    same("order", parent.children.map { $0 === child }, [false, true])
    child.told = []
    child.view.removeFromSuperview()
    same("goes", child.life, ["will disappear", "disappeared"])
    child.removeFromParent()
    same("no parent", child.parent == nil, true)
    parent.removeChild(at: 0)
    same("none", parent.children.count, 0)
    parent.addChild(child)
    other.addChild(child)
    same("one parent", parent.children.count, 0)
  }

  @Test("a controller stands between its view and what is around it")
  func chain() {
    apps.begin()
    let controller = Screen()
    let window = NSWindow(contentViewController: controller)
    let owner = NSWindowController(window: window)
    same("view", controller.view.nextResponder === controller, true)
    same("window", window.nextResponder === owner, true)
    let child = Screen()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    same("child", child.nextResponder === controller.view, true)
  }

  @Test("a window takes its content, its size and its title from a controller")
  func windowOfController() {
    apps.begin()
    let controller = Screen()
    controller.title = "First"
    let window = NSWindow(contentViewController: controller)
    same("content", window.contentView === controller.view, true)
    same("size", window.contentView?.frame.size, NSSize(width: 320, height: 240))
    same("title", window.title, "First")
    same("hidden", window.isVisible, false)
    same("style", window.styleMask, [.titled, .closable, .miniaturizable, .resizable])
    same("stays", window.isReleasedWhenClosed, false)
    controller.title = "Second"
    same("another title", window.title, "Second")
    let other = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 50, height: 50), styleMask: [.titled],
      backing: .buffered, defer: true)
    other.title = "Own"
    other.contentViewController = Screen()
    same("resized", other.contentView?.frame.size, NSSize(width: 320, height: 240))
    same("own title", other.title, "Own")
    let view = NSView()
    other.contentView = view
    same("no controller", other.contentViewController == nil, true)
    same("view", other.contentView === view, true)
  }

  @Test("a presented controller is known until it is dismissed")
  func presenting() {
    apps.begin()
    let (controller, sheet) = (Screen(), Screen())
    let window = NSWindow(contentViewController: controller)
    window.makeKeyAndOrderFront(nil)
    controller.presentAsSheet(sheet)
    same("presented", controller.presentedViewControllers?.first === sheet, true)
    same("presenting", sheet.presentingViewController === controller, true)
    same("sheet", sheet.view.window?.sheetParent === window, true)
    same("size", sheet.view.frame.size, NSSize(width: 320, height: 240))
    sheet.dismiss(nil)
    same("gone", sheet.presentingViewController == nil, true)
    same("window's", window.attachedSheet == nil, true)
    same("told", sheet.life.suffix(2), ["will disappear", "disappeared"])
  }

  private final class Panel: NSWindowController {
    var told: [String] = []
    var made: NSWindow?
    override var windowNibName: NSNib.Name? { made == nil ? nil : "Panel" }
    override func windowWillLoad() { told.append("will load") }
    override func loadWindow() {
      told.append("load")
      window = made
    }
    override func windowDidLoad() { told.append("loaded") }
  }

  @Test("a window controller loads its window once, and one that it was given not at all")
  func loading() {
    apps.begin()
    let panel = Panel(window: nil)
    panel.made = NSWindow(contentViewController: Screen())
    same("not loaded", panel.isWindowLoaded, false)
    same("window", panel.window === panel.made, true)
    same("told", panel.told, ["will load", "load", "loaded"])
    same("is loaded", panel.isWindowLoaded, true)
    panel.showWindow(nil)
    same("once", panel.told.count, 3)
    same("shown", panel.window?.isVisible, true)
    same("controller", panel.window?.windowController === panel, true)
    panel.close()
    same("closed", panel.window?.isVisible, false)
    let given = Panel(window: NSWindow(contentViewController: Screen()))
    same("given is loaded", given.isWindowLoaded, true)
    given.showWindow(nil)
    same("given is not told", given.told, [])
    same("content", given.contentViewController is Screen, true)
    same("cascades", given.shouldCascadeWindows, true)
    same("name", given.windowFrameAutosaveName, "")
  }
}
