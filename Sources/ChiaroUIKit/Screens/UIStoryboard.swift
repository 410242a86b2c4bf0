// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A file of screens, by its name; what stands in it is said by the program.
  ///
  /// Nothing is read from storyboards, as nothing is from nibs (`UINib`). Who brings an app here
  /// says once which screens a storyboard holds, and where its segues lead:
  ///
  ///     UIStoryboard.setContents(ofStoryboardNamed: "Main") { identifier in
  ///       identifier == "Place" ? PlaceController() : PlacesController()
  ///     }
  ///     UIStoryboard.setSegue("showPlace", inStoryboardNamed: "Main", to: "Place")
  ///
  /// Apple counterpart: `UIStoryboard` · Source: UIStoryboard.h · Fidelity: approximate
  @preconcurrency @MainActor
  public final class UIStoryboard {
    private static var contents: [String: (String?) -> ViewController?] = [:]
    private static var segues: [String: [String: String]] = [:]
    /// The name of the file.
    public let name: String

    /// Creates a storyboard; nothing is read.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Says which screens stand in a storyboard.
    ///
    /// - Parameters:
    ///   - name: the name of the storyboard
    ///   - make: makes the controller with an identifier, or the initial one for nil; nil where
    ///     there is none
    ///
    /// Apple counterpart: none · Source: this project · Fidelity: exact
    public static func setContents(
      ofStoryboardNamed name: String,
      _ make: @escaping (_ identifier: String?) -> ViewController?
    ) { contents[name] = make }

    /// Says to which screen a segue of a storyboard leads, by their identifiers.
    ///
    /// Apple counterpart: none · Source: this project · Fidelity: exact
    public static func setSegue(
      _ identifier: String, inStoryboardNamed name: String, to screen: String
    ) { segues[name, default: [:]][identifier] = screen }

    /// Returns a new initial controller; nil where nobody said that there is one.
    public func instantiateInitialViewController() -> ViewController? { make(nil) }

    /// Returns a new controller with an identifier.
    ///
    /// - Precondition: the program said that the storyboard holds one
    ///
    /// Apple counterpart: `instantiateViewController(withIdentifier:)` · Source: UIStoryboard.h ·
    /// Fidelity: approximate
    public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
      guard let controller = make(identifier) else {
        preconditionFailure("nobody said what “\(identifier)” is in the storyboard “\(name)”")
      }
      return controller
    }

    /// Returns the initial controller that a closure makes; without one, that of the storyboard.
    public func instantiateInitialViewController<Kind: ViewController>(
      creator: ((NSCoder) -> Kind?)?
    ) -> Kind? {
      let made = creator?(NSKeyedArchiver(requiringSecureCoding: true))
      return (made.map(placed) ?? make(nil)) as? Kind
    }

    /// Returns the controller that a closure makes; without one, that with an identifier.
    ///
    /// - Precondition: it is of the kind that is asked for
    public func instantiateViewController<Kind: ViewController>(
      identifier: String, creator: ((NSCoder) -> Kind?)? = nil
    ) -> Kind {
      let made = creator?(NSKeyedArchiver(requiringSecureCoding: true)).map(placed)
      let controller = made ?? instantiateViewController(withIdentifier: identifier)
      guard let controller = controller as? Kind else {
        preconditionFailure("“\(identifier)” is no \(Kind.self)")
      }
      return controller
    }

    private func make(_ identifier: String?) -> ViewController? {
      Self.contents[name]?(identifier).map(placed)
    }

    /// Notes where a controller, and those within it, are from.
    private func placed(_ controller: ViewController) -> ViewController {
      if controller.keptStoryboard == nil { controller.keptStoryboard = self }
      for child in controller.children { _ = placed(child) }
      return controller
    }

    /// Returns the segue with an identifier from a controller; nil where nobody said of one.
    fileprivate func segue(_ identifier: String, from source: ViewController) -> StoryboardSegue? {
      Self.segues[name]?[identifier].map {
        StoryboardSegue(
          identifier: identifier, source: source,
          destination: instantiateViewController(withIdentifier: $0))
      }
    }
  }

  extension ViewController {
    /// The storyboard that the controller is from; nil for none.
    public var storyboard: UIStoryboard? { keptStoryboard as? UIStoryboard }

    /// Goes where a segue of the controller's storyboard leads, after `prepare(for:sender:)`.
    ///
    /// - Precondition: the program said where it leads
    ///
    /// Apple counterpart: `performSegue(withIdentifier:sender:)` · Source: UIViewController.h ·
    /// Fidelity: approximate
    public func performSegue(withIdentifier identifier: String, sender: Any?) {
      guard let segue = storyboard?.segue(identifier, from: self) else {
        preconditionFailure("nobody said where the segue “\(identifier)” leads")
      }
      prepare(for: segue, sender: sender)
      segue.perform()
    }
  }
#endif
