// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroInterpreter
import ChiaroViews
import Foundation

// Controllers of the project's classes.

/// An `NSViewController` of a class of the project's.
final class DrivenMacViewController: NSViewController, Driven {
  var driver: Driver?

  override func loadView() { driveLoading { super.loadView() } }
  override func viewDidLoad() { drive("viewDidLoad") { super.viewDidLoad() } }
  override func viewWillAppear() { drive("viewWillAppear") { super.viewWillAppear() } }
  override func viewDidAppear() { drive("viewDidAppear") { super.viewDidAppear() } }
  override func viewWillLayout() { drive("viewWillLayout") { super.viewWillLayout() } }
  override func viewDidLayout() { drive("viewDidLayout") { super.viewDidLayout() } }
  override func updateViewConstraints() {
    drive("updateViewConstraints") { super.updateViewConstraints() }
  }
}

/// An `NSSplitViewController` of a class of the project's.
final class DrivenMacSplitViewController: NSSplitViewController, Driven {
  var driver: Driver?

  override func loadView() { driveLoading { super.loadView() } }
  override func viewDidLoad() { drive("viewDidLoad") { super.viewDidLoad() } }
  override func viewWillAppear() { drive("viewWillAppear") { super.viewWillAppear() } }
  override func viewDidAppear() { drive("viewDidAppear") { super.viewDidAppear() } }
  override func viewWillLayout() { drive("viewWillLayout") { super.viewWillLayout() } }
  override func viewDidLayout() { drive("viewDidLayout") { super.viewDidLayout() } }
  override func updateViewConstraints() {
    drive("updateViewConstraints") { super.updateViewConstraints() }
  }
}

/// An `NSTabViewController` of a class of the project's.
final class DrivenMacTabViewController: NSTabViewController, Driven {
  var driver: Driver?

  override func loadView() { driveLoading { super.loadView() } }
  override func viewDidLoad() { drive("viewDidLoad") { super.viewDidLoad() } }
  override func viewWillAppear() { drive("viewWillAppear") { super.viewWillAppear() } }
  override func viewDidAppear() { drive("viewDidAppear") { super.viewDidAppear() } }
  override func viewWillLayout() { drive("viewWillLayout") { super.viewWillLayout() } }
  override func viewDidLayout() { drive("viewDidLayout") { super.viewDidLayout() } }
  override func updateViewConstraints() {
    drive("updateViewConstraints") { super.updateViewConstraints() }
  }
}

/// An `NSCollectionViewItem` of a class of the project's.
final class DrivenMacCollectionViewItem: NSCollectionViewItem, Driven {
  var driver: Driver?

  override func loadView() { driveLoading { super.loadView() } }
  override func viewDidLoad() { drive("viewDidLoad") { super.viewDidLoad() } }
  override func viewWillAppear() { drive("viewWillAppear") { super.viewWillAppear() } }
  override func viewDidAppear() { drive("viewDidAppear") { super.viewDidAppear() } }
  override func viewWillLayout() { drive("viewWillLayout") { super.viewWillLayout() } }
  override func viewDidLayout() { drive("viewDidLayout") { super.viewDidLayout() } }
  override func updateViewConstraints() {
    drive("updateViewConstraints") { super.updateViewConstraints() }
  }
}

/// An `NSWindowController` of a class of the project's.
final class DrivenMacWindowController: NSWindowController, Driven {
  var driver: Driver?

  /// A name, by which the window is asked for: which one it is, the program knows.
  override var windowNibName: NSNib.Name? { super.windowNibName ?? (driver == nil ? nil : "") }
  override func loadWindow() {
    guard let kit = driver?.kit, let nibs = kit.nibs,
      kit.perform({ _ in try nibs.loadView(of: self) }) == true
    else { return super.loadWindow() }
  }
  override func windowDidLoad() { drive("windowDidLoad") { super.windowDidLoad() } }
}
