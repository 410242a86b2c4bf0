// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A storyboard.
  ///
  /// A closure that the program registers under the storyboard's name creates its controllers.
  ///
  /// No storyboard file is read, as no nib file is (`UINib`). A ported program registers the
  /// controllers of each storyboard, and the destinations of its segues, once:
  ///
  ///     UIStoryboard.setContents(ofStoryboardNamed: "Main") { identifier in
  ///       identifier == "Place" ? PlaceController() : PlacesController()
  ///     }
  ///     UIStoryboard.setSegue("showPlace", inStoryboardNamed: "Main", to: "Place")
  ///
  /// Apple counterpart: `UIStoryboard` · Source: UIStoryboard.h · Fidelity: approximate, no file is
  /// read
  @preconcurrency @MainActor
  public final class UIStoryboard {
    private static var contents: [String: (String?) -> ViewController?] = [:]
    private static var segues: [String: [String: String]] = [:]
    /// The name of the storyboard, without an extension.
    public let name: String

    /// Creates a storyboard with a name; no file is read, and the bundle is ignored.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Registers the closure that creates the view controllers of a storyboard.
    ///
    /// - Parameters:
    ///   - name: the name of the storyboard
    ///   - make: creates the controller with an identifier, or the initial controller if the
    ///     identifier is nil; returns nil if the storyboard has no such controller
    public static func setContents(
      ofStoryboardNamed name: String,
      _ make: @escaping (_ identifier: String?) -> ViewController?
    ) { contents[name] = make }

    /// Registers the destination of a segue in a storyboard.
    ///
    /// - Parameters:
    ///   - identifier: the identifier of the segue
    ///   - name: the name of the storyboard
    ///   - screen: the identifier of the controller that the segue leads to
    public static func setSegue(
      _ identifier: String, inStoryboardNamed name: String, to screen: String
    ) {
      segues[name, default: [:]][identifier] = screen
      ViewController.performSegue = { $0.performRegisteredSegue($1, sender: $2) }
    }

    /// Returns a new initial controller; nil if the storyboard has none, or if no contents are
    /// registered.
    public func instantiateInitialViewController() -> ViewController? { make(nil) }

    /// Returns a new controller with an identifier.
    ///
    /// - Precondition: a controller with this identifier was registered for the storyboard
    ///
    /// Apple counterpart: `instantiateViewController(withIdentifier:)` · Source: UIStoryboard.h ·
    /// Fidelity: approximate, the registered closure creates the controller
    public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
      guard let controller = make(identifier) else {
        preconditionFailure(
          "no controller is registered for “\(identifier)” in the storyboard “\(name)”")
      }
      return controller
    }

    /// Returns the initial controller that a closure creates, otherwise the storyboard's own.
    ///
    /// The storyboard's own controller is returned if the closure is nil or returns nil. The result
    /// is nil if the controller is of another class.
    public func instantiateInitialViewController<Kind: ViewController>(
      creator: ((NSCoder) -> Kind?)?
    ) -> Kind? {
      let made = creator?(NSKeyedArchiver(requiringSecureCoding: true))
      return (made.map(placed) ?? make(nil)) as? Kind
    }

    /// Returns the controller that a closure creates, otherwise the storyboard's controller with an
    /// identifier.
    ///
    /// - Precondition: the controller exists and is of the requested class
    public func instantiateViewController<Kind: ViewController>(
      identifier: String, creator: ((NSCoder) -> Kind?)? = nil
    ) -> Kind {
      let made = creator?(NSKeyedArchiver(requiringSecureCoding: true)).map(placed)
      let controller = made ?? instantiateViewController(withIdentifier: identifier)
      guard let controller = controller as? Kind else {
        preconditionFailure("“\(identifier)” is not a \(Kind.self)")
      }
      return controller
    }

    private func make(_ identifier: String?) -> ViewController? {
      Self.contents[name]?(identifier).map(placed)
    }

    /// Notes from which storyboard a controller and its children are.
    private func placed(_ controller: ViewController) -> ViewController {
      if controller.keptStoryboard == nil { controller.keptStoryboard = self }
      for child in controller.children { _ = placed(child) }
      return controller
    }

    /// Returns the segue with an identifier from a controller; nil if none was registered.
    fileprivate func segue(_ identifier: String, from source: ViewController) -> StoryboardSegue? {
      Self.segues[name]?[identifier].map {
        StoryboardSegue(
          identifier: identifier, source: source,
          destination: instantiateViewController(withIdentifier: $0))
      }
    }
  }

  extension ViewController {
    /// The storyboard that created the controller or its parent; nil if none did.
    public var storyboard: UIStoryboard? { keptStoryboard as? UIStoryboard }

    /// Performs a segue that was registered with `setSegue(_:inStoryboardNamed:to:)`.
    fileprivate func performRegisteredSegue(_ identifier: String, sender: Any?) {
      guard let segue = storyboard?.segue(identifier, from: self) else {
        preconditionFailure("no destination is registered for the segue “\(identifier)”")
      }
      prepare(for: segue, sender: sender)
      segue.perform()
    }
  }
#endif
