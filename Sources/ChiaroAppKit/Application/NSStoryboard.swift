// SPDX-License-Identifier: MIT

public import Foundation

/// A file of screens, by its name; what stands in it is said by the program, as of `NSNib`.
///
///     NSStoryboard.setContents(ofStoryboardNamed: "Main") { identifier in
///       identifier == "about" ? AboutController() : MainWindowController()
///     }
///
/// Apple counterpart: `NSStoryboard` · Source: NSStoryboard.h · Fidelity: approximate
@preconcurrency @MainActor
open class NSStoryboard {
  /// The name of a storyboard.
  public typealias Name = String
  /// The name of a screen in a storyboard.
  public typealias SceneIdentifier = String

  private static var contents: [Name: (SceneIdentifier?) -> Any?] = [:]
  private static var segues: [Name: [String: SceneIdentifier]] = [:]
  private let name: Name

  /// Creates a storyboard by its name; the bundle is not used.
  public init(name: Name, bundle storyboardBundleOrNil: Bundle?) { self.name = name }
  /// The storyboard of the app by its property list; nil for none.
  public class var main: NSStoryboard? {
    (Bundle.main.object(forInfoDictionaryKey: "NSMainStoryboardFile") as? String)
      .map { NSStoryboard(name: $0, bundle: nil) }
  }

  /// Says what stands in a storyboard.
  ///
  /// - Parameters:
  ///   - name: the name of the storyboard
  ///   - make: makes the controller with an identifier, or the first one for nil; nil for none
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public static func setContents(
    ofStoryboardNamed name: Name, _ make: @escaping (_ identifier: SceneIdentifier?) -> Any?
  ) { contents[name] = make }
  /// Says to which screen a segue of a storyboard leads.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public static func setSegue(
    _ identifier: String, inStoryboardNamed name: Name, to scene: SceneIdentifier
  ) { segues[name, default: [:]][identifier] = scene }

  /// Makes the first controller; nil where nobody said what it is.
  open func instantiateInitialController() -> Any? { make(nil) }
  /// Makes the first controller by a closure, or as was said; nil where it is of another kind.
  public final func instantiateInitialController<Controller>(
    creator block: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { made(block) ?? make(nil) as? Controller }
  /// Makes the controller with an identifier.
  ///
  /// - Precondition: somebody said what it is
  open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
    guard let controller = make(identifier) else {
      preconditionFailure("nobody said what “\(identifier)” is in the storyboard “\(name)”")
    }
    return controller
  }
  /// Makes the controller with an identifier by a closure, or as was said.
  ///
  /// - Precondition: somebody said what it is, and it is of the kind that is asked for
  public final func instantiateController<Controller>(
    identifier: SceneIdentifier, creator block: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    if let controller = made(block) { return controller }
    guard let controller = instantiateController(withIdentifier: identifier) as? Controller else {
      preconditionFailure("“\(identifier)” is no \(Controller.self)")
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
    if let content = (controller as? NSWindowController)?.contentViewController { place(content) }
  }
  fileprivate func segue(_ identifier: String, from source: Any) -> NSStoryboardSegue? {
    Self.segues[name]?[identifier].map {
      NSStoryboardSegue(
        identifier: identifier, source: source,
        destination: instantiateController(withIdentifier: $0))
    }
  }
}

/// A way from one controller to another one, by a name.
///
/// Apple counterpart: `NSStoryboardSegue` · Source: NSStoryboardSegue.h · Fidelity: approximate
@preconcurrency @MainActor
open class NSStoryboardSegue {
  /// The name of a segue.
  public typealias Identifier = String
  /// The name of the segue; nil for none.
  public final let identifier: Identifier?
  /// The controller from which the segue starts.
  public final let sourceController: Any
  /// The controller that the segue shows.
  public final let destinationController: Any
  private final let handler: (() -> Void)?

  /// Creates a segue between two controllers, which shows the destination in a window.
  public init(identifier: Identifier, source sourceController: Any, destination: Any) {
    (self.identifier, self.sourceController) = (identifier, sourceController)
    (destinationController, handler) = (destination, nil)
  }
  /// Creates a segue between two controllers, which does what a closure does.
  public init(
    identifier: Identifier, source sourceController: Any, destination: Any,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.sourceController) = (identifier, sourceController)
    (destinationController, handler) = (destination, performHandler)
  }

  /// Performs the segue: a window is shown, and a controller of a view in a window of its own.
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
  /// The storyboard that the controller is from; nil for none.
  ///
  /// Apple counterpart: `storyboard` · Source: NSViewController.h · Fidelity: exact
  public final var storyboard: NSStoryboard? { keptStoryboard as? NSStoryboard }
}

extension NSViewController {
  /// Goes the way with a name, after `prepare(for:sender:)`.
  ///
  /// - Precondition: `NSStoryboard.setSegue` said where it leads
  ///
  /// Apple counterpart: `performSegue(withIdentifier:sender:)` · Source: NSStoryboardSegue.h ·
  /// Fidelity: approximate
  public final func performSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) {
    guard let segue = storyboard?.segue(identifier, from: self) else {
      preconditionFailure("nobody said where the segue “\(identifier)” leads")
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
