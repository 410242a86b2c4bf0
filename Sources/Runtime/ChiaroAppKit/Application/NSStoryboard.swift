// SPDX-License-Identifier: MIT

public import Foundation

/// A storyboard that is found by its name; the program makes its scenes in code, as for `NSNib`.
///
///     NSStoryboard.setContents(ofStoryboardNamed: "Main") { identifier in
///       identifier == "about" ? AboutController() : MainWindowController()
///     }
///
/// Apple counterpart: `NSStoryboard` · Source: NSStoryboard.h · Fidelity: approximate, storyboard
/// files are not read
@preconcurrency @MainActor
open class NSStoryboard {
  /// The name of a storyboard.
  public typealias Name = String
  /// The identifier of a scene in a storyboard, that is, of the scene's controller.
  public typealias SceneIdentifier = String

  private static var contents: [Name: (SceneIdentifier?) -> Any?] = [:]
  private static var segues: [Name: [String: SceneIdentifier]] = [:]
  private let name: Name

  /// Creates the storyboard with a name, given without the file extension; the bundle is not used.
  public init(name: Name, bundle storyboardBundleOrNil: Bundle?) { self.name = name }
  /// The app's main storyboard, whose name is under `NSMainStoryboardFile` in Info.plist; nil for
  /// none.
  public class var main: NSStoryboard? {
    (Bundle.main.object(forInfoDictionaryKey: "NSMainStoryboardFile") as? String)
      .map { NSStoryboard(name: $0, bundle: nil) }
  }

  /// Sets the closure that makes the controllers of a storyboard.
  ///
  /// - Parameters:
  ///   - name: the name of the storyboard
  ///   - make: receives a scene identifier, or nil for the initial controller, and returns a new
  ///     controller, or nil if there is none
  public static func setContents(
    ofStoryboardNamed name: Name, _ make: @escaping (_ identifier: SceneIdentifier?) -> Any?
  ) { contents[name] = make }
  /// Sets the scene that `performSegue(withIdentifier:sender:)` shows for a segue of a storyboard.
  public static func setSegue(
    _ identifier: String, inStoryboardNamed name: Name, to scene: SceneIdentifier
  ) { segues[name, default: [:]][identifier] = scene }

  /// Creates the initial controller; nil if `setContents` was not called for the storyboard or its
  /// closure returns nil.
  open func instantiateInitialController() -> Any? { make(nil) }
  /// Creates the initial controller.
  ///
  /// The closure makes it; if that is nil or returns nil, the closure that `setContents` registered
  /// makes it.
  ///
  /// Returns nil if the controller from the registered closure is not a `Controller`.
  public final func instantiateInitialController<Controller>(
    creator block: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { made(block) ?? make(nil) as? Controller }
  /// Creates the controller for a scene identifier; the closure that `setContents` registered makes
  /// it.
  ///
  /// - Precondition: `setContents` was called for the storyboard, and its closure returns a
  ///   controller for the identifier
  open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
    guard let controller = make(identifier) else {
      preconditionFailure(
        "no controller is registered for “\(identifier)” in the storyboard “\(name)”")
    }
    return controller
  }
  /// Creates the controller for a scene identifier.
  ///
  /// The closure makes it; if that is nil or returns nil, the closure that `setContents` registered
  /// makes it.
  ///
  /// - Precondition: one of the closures returns a controller for the identifier, and the
  ///   controller is a `Controller`
  public final func instantiateController<Controller>(
    identifier: SceneIdentifier, creator block: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    if let controller = made(block) { return controller }
    guard let controller = instantiateController(withIdentifier: identifier) as? Controller else {
      preconditionFailure("“\(identifier)” is not a \(Controller.self)")
    }
    return controller
  }

  private func made<Controller>(_ block: ((NSCoder) -> Controller?)?) -> Controller? {
    let controller = block?(NSKeyedArchiver(requiringSecureCoding: true))
    controller.map { place($0) }
    return controller
  }
  private func make(_ identifier: SceneIdentifier?) -> Any? {
    let controller = Self.contents[name]?(identifier)
    controller.map { place($0) }
    return controller
  }
  private func place(_ controller: Any) {
    (controller as? ControllerResponder)?.keptStoryboard = self
    for child in (controller as? NSViewController)?.children ?? [] { place(child) }
    guard let owner = controller as? NSWindowController else { return }
    if let content = owner.contentViewController { place(content) }
    owner.storyboardDidLoad()
  }
  fileprivate func segue(_ identifier: String, from source: Any) -> NSStoryboardSegue? {
    Self.segues[name]?[identifier].map {
      NSStoryboardSegue(
        identifier: identifier, source: source,
        destination: instantiateController(withIdentifier: $0))
    }
  }
}

/// A named transition from one controller to another.
///
/// Apple counterpart: `NSStoryboardSegue` · Source: NSStoryboardSegue.h · Fidelity: approximate,
/// shows the destination in its own window, unless a closure is given
@preconcurrency @MainActor
open class NSStoryboardSegue {
  /// The identifier of a segue.
  public typealias Identifier = String
  /// The identifier of the segue; never nil here.
  public final let identifier: Identifier?
  /// The controller from which the segue starts.
  public final let sourceController: Any
  /// The controller that the segue shows.
  public final let destinationController: Any
  private final let handler: (() -> Void)?

  /// Creates a segue that shows the destination controller in its own window.
  public init(identifier: Identifier, source sourceController: Any, destination: Any) {
    (self.identifier, self.sourceController) = (identifier, sourceController)
    (destinationController, handler) = (destination, nil)
  }
  /// Creates a segue that calls a closure when it is performed.
  public init(
    identifier: Identifier, source sourceController: Any, destination: Any,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.sourceController) = (identifier, sourceController)
    (destinationController, handler) = (destination, performHandler)
  }

  /// Performs the segue: calls the closure if there is one.
  ///
  /// Otherwise it shows the window of a window controller, or presents a view controller as a modal
  /// window.
  open func perform() {
    if let handler { return handler() }
    if let window = destinationController as? NSWindowController {
      window.showWindow(sourceController)
    } else if let controller = destinationController as? NSViewController {
      (sourceController as? NSViewController)?.presentAsModalWindow(controller)
    }
  }
}

extension ControllerResponder {
  /// The storyboard that created the controller; nil if none did.
  ///
  /// Apple counterpart: `storyboard` · Source: NSViewController.h · Fidelity: exact
  public final var storyboard: NSStoryboard? { keptStoryboard as? NSStoryboard }
}

extension NSViewController {
  /// Performs the segue with an identifier, after calling `prepare(for:sender:)`.
  ///
  /// - Precondition: a storyboard created the controller, and `NSStoryboard.setSegue` set the scene
  ///   to which the segue leads
  ///
  /// Apple counterpart: `performSegue(withIdentifier:sender:)` · Source: NSStoryboardSegue.h ·
  /// Fidelity: approximate, shows the destination in a window of its own, unless a closure is given
  public final func performSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) {
    guard let segue = storyboard?.segue(identifier, from: self) else {
      preconditionFailure("no destination is registered for the segue “\(identifier)”")
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
