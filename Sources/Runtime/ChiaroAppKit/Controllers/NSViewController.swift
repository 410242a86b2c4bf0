// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// An object that manages a view.
///
/// Apple counterpart: `NSViewController` · Source: AppKit reference · Fidelity: approximate, the
/// program makes the objects of nibs
@preconcurrency @MainActor
open class NSViewController: ControllerResponder {
  private final var loadedView: NSView?
  /// What is told of the view's life by the window.
  final lazy var host = ControllerHost(of: self)
  /// The title of the controller, which its tab or window shows; nil for none.
  open var title: String? { didSet { titleDidChange() } }
  /// What to do when the title changed.
  final var onTitleChange: (() -> Void)?
  /// What a window that was made for the controller does with another title.
  final var onWindowTitleChange: ((String) -> Void)?
  private final func titleDidChange() {
    onTitleChange?()
    onWindowTitleChange?(title ?? "")
  }
  /// The model object that the controller shows; nil for none.
  ///
  /// It is stored for the app and has no other use here.
  open var representedObject: Any?
  /// The identifier by which an app finds the controller; nil for none.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The preferred size of the view in points, used for new windows and sheets; the default, zero,
  /// means no preference.
  open var preferredContentSize = NSSize.zero
  /// The child controllers, in the order in which they were added.
  public private(set) final var children: [NSViewController] = []
  /// The parent controller; nil for none.
  public private(set) final weak var parent: NSViewController?
  /// The name of the view's nib, as registered with `NSNib`; nil for none.
  open var nibName: NSNib.Name? { givenNibName }
  private final let givenNibName: NSNib.Name?
  private final var sheets: [(controller: NSViewController, window: NSWindow)] = []
  private final weak var presenter: NSViewController?

  /// Creates a controller; its view is loaded at first access.
  ///
  /// - Parameters:
  ///   - nibName: the name of the view's nib, as registered with `NSNib`; nil for none
  ///   - bundle: not used
  public init(nibName: NSNib.Name? = nil, bundle: Bundle? = nil) {
    givenNibName = nibName
    super.init()
  }
  /// Creates a controller without a nib; its view is loaded at first access.
  @_disfavoredOverload
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller without a nib; the archive is not read, and the result is never nil.
  public convenience init?(coder: NSCoder) { self.init(nibName: nil, bundle: nil) }

  /// The view of the controller, loaded at first access.
  public final var view: NSView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? NSView()
      if loadedView == nil { self.view = view }
      viewDidLoad()
      return view
    }
    set {
      loadedView = newValue
      host.view = newValue
    }
  }
  /// The view of the controller; nil if it is not loaded yet.
  public final var viewIfLoaded: NSView? { loadedView }
  /// Whether the view was loaded.
  public final var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view if it is not loaded yet.
  public final func loadViewIfNeeded() { _ = view }

  // MARK: Override points

  /// Called at the first access to `view` to set it.
  ///
  /// The default takes the view from the nib, or makes an empty view if there is no nib.
  open func loadView() {
    view = NSNib.first(NSView.self, inNibNamed: nibName, owner: self) ?? NSView()
  }
  /// Called once after the view was loaded; the default does nothing.
  open func viewDidLoad() {}
  /// Called before the view appears in a window; the default does nothing.
  open func viewWillAppear() {}
  /// Called after the view appeared in a window; the default does nothing.
  open func viewDidAppear() {}
  /// Called before the view disappears from its window; the default does nothing.
  open func viewWillDisappear() {}
  /// Called after the view disappeared from its window; the default does nothing.
  open func viewDidDisappear() {}
  /// Called before the view is laid out; the default does nothing.
  open func viewWillLayout() {}
  /// Called after the view was laid out; the default does nothing.
  open func viewDidLayout() {}
  /// Called when the view's constraints need to be updated; the default does nothing.
  open func updateViewConstraints() {}
  /// Called by `performSegue(withIdentifier:sender:)` before the segue shows its destination; the
  /// default does nothing.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}

  // MARK: Children

  /// Adds a child controller at the end; the app must add the child's view to the view hierarchy.
  open func addChild(_ childViewController: NSViewController) {
    insertChild(childViewController, at: children.count)
  }
  /// Inserts a child controller, after removing it from its former parent.
  ///
  /// - Precondition: the child is not this controller, and the index is from 0 to the number of
  ///   children
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    precondition(childViewController !== self, "a controller cannot contain itself")
    childViewController.removeFromParent()
    children.insert(childViewController, at: index)
    childViewController.parent = self
    host.addChild(childViewController.host)
  }
  /// Removes the child controller at an index.
  ///
  /// - Precondition: there is a child at the index
  open func removeChild(at index: Int) { children[index].removeFromParent() }
  /// Removes the controller from its parent; its view stays where it is.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    host.removeFromParent()
  }

  // MARK: Presenting

  /// Presents a controller in a sheet of this controller's window; does nothing without a window.
  open func presentAsSheet(_ viewController: NSViewController) {
    guard let window = view.window else { return }
    let sheet = NSWindow(contentViewController: viewController)
    viewController.presenter = self
    sheets.append((viewController, sheet))
    window.beginSheet(sheet)
  }
  /// Presents a controller in a new window; other windows still receive input.
  open func presentAsModalWindow(_ viewController: NSViewController) {
    let window = NSWindow(contentViewController: viewController)
    window.title = viewController.title ?? ""
    viewController.presenter = self
    sheets.append((viewController, window))
    window.center()
    window.makeKeyAndOrderFront(self)
  }
  /// Closes the sheet or window of a controller that this controller presents; ignores other
  /// controllers.
  open func dismiss(_ viewController: NSViewController) {
    guard let index = sheets.firstIndex(where: { $0.controller === viewController }) else { return }
    let window = sheets.remove(at: index).window
    viewController.presenter = nil
    if let parent = window.sheetParent { parent.endSheet(window) } else { window.close() }
  }
  /// Closes the sheet or window in which this controller is presented; does nothing without one.
  open func dismiss(_ sender: Any?) { presenter?.dismiss(self) }
  /// The controller that presents this controller; nil for none.
  public final var presentingViewController: NSViewController? { presenter }
  /// The controllers that this controller presents; nil for none.
  public final var presentedViewControllers: [NSViewController]? {
    sheets.isEmpty ? nil : sheets.map(\.controller)
  }

  override var eventWindow: NSWindow? { loadedView?.window }

  open override var next: Responder? { (loadedView as View?)?.superview }
}

/// What a window tells of a view's life, for a controller of AppKit.
@MainActor
final class ControllerHost: ViewController {
  private(set) weak var owner: NSViewController?

  init(of owner: NSViewController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() { if let owner { view = owner.view } }
  override func viewWillAppear(_ animated: Bool) { owner?.viewWillAppear() }
  override func viewDidAppear(_ animated: Bool) { owner?.viewDidAppear() }
  override func viewWillDisappear(_ animated: Bool) { owner?.viewWillDisappear() }
  override func viewDidDisappear(_ animated: Bool) { owner?.viewDidDisappear() }
  override func viewWillLayoutSubviews() { owner?.viewWillLayout() }
  override func viewDidLayoutSubviews() { owner?.viewDidLayout() }
  override func updateViewConstraints() {
    owner?.updateViewConstraints()
    super.updateViewConstraints()
  }
  /// The controller itself stands between its view and the one around.
  override var next: Responder? { owner ?? super.next }
}
