// SPDX-License-Identifier: MIT

public import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// An object that lets a gesture drive a transition; never used, as transitions end immediately.
  ///
  /// Apple counterpart: `UIViewControllerInteractiveTransitioning` · Source:
  /// UIViewControllerTransitioning.h · Fidelity: approximate, never used
  @preconcurrency @MainActor
  public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Starts the transition; never called here.
    func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
  }

  /// A transition whose progress a gesture sets; never used, as transitions end immediately.
  ///
  /// Apple counterpart: `UIPercentDrivenInteractiveTransition` · Source:
  /// UIViewControllerTransitioning.h · Fidelity: approximate, never used
  @preconcurrency @MainActor
  open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
    /// The progress of the transition, from 0 to 1.
    public private(set) final var percentComplete: CGFloat = 0
    /// The speed with which the transition ends after the gesture, as a factor; stored, without
    /// effect.
    ///
    /// Fidelity: inert
    open var completionSpeed: CGFloat = 1
    /// Whether the gesture drives the transition from its start; stored, without effect.
    ///
    /// Fidelity: inert
    open var wantsInteractiveStart = true
    /// Creates a transition with a progress of 0.
    public init() {}
    /// Starts the transition, which sets `percentComplete` to 0; never called here.
    open func startInteractiveTransition(
      _ transitionContext: any ViewControllerContextTransitioning
    ) { percentComplete = 0 }
    /// Sets `percentComplete` to a value, clamped to the range from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
      self.percentComplete = min(1, max(0, percentComplete))
    }
    /// Pauses the transition; does nothing here.
    ///
    /// Fidelity: inert
    open func pause() {}
    /// Returns to the start of the transition: sets `percentComplete` to 0.
    open func cancel() { percentComplete = 0 }
    /// Completes the transition: sets `percentComplete` to 1.
    open func finish() { percentComplete = 1 }
  }

  extension NavigationController {
    /// What a transition does to a navigation controller's stack, such as a push.
    ///
    /// Apple counterpart: `UINavigationController.Operation` · Source: UINavigationController.h ·
    /// Fidelity: exact
    public enum Operation: Int, Sendable, CaseIterable {
      case none = 0
      case push = 1
      case pop = 2
    }
  }

  /// An object that knows the position of a bar.
  ///
  /// Apple counterpart: `UIBarPositioning` · Source: UIBarCommon.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIBarPositioning: AnyObject {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
  }

  extension NavigationBar: UIBarPositioning {
    /// The position of the bar: the one its delegate returns, or `top` without a delegate.
    ///
    /// The position does not change how the bar is drawn.
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
    /// The delegate, referenced weakly; nil for none.
    public var delegate: (any UINavigationBarDelegate)? {
      get { (kept(nil) as WeakBarDelegate?)?.object }
      set { keep(WeakBarDelegate(newValue)) }
    }
  }

  /// A delegate that decides where a bar is positioned.
  ///
  /// Apple counterpart: `UIBarPositioningDelegate` · Source: UIBarCommon.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the position of a bar; `top` by default.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
  }

  extension UIBarPositioningDelegate {
    /// Asks for the position of a bar; the default is `top`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
  }

  /// A delegate of a navigation bar, which decides where the bar is positioned.
  ///
  /// Apple counterpart: `UINavigationBarDelegate` · Source: UINavigationBar.h · Fidelity:
  /// approximate, not notified when items are pushed or popped
  @preconcurrency @MainActor
  public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

  private final class WeakBarDelegate {
    weak var object: (any UINavigationBarDelegate)?
    init(_ object: (any UINavigationBarDelegate)?) { self.object = object }
  }

  /// An interaction with a link or an attachment in a text view.
  ///
  /// Apple counterpart: `UITextItemInteraction` · Source: UITextView.h · Fidelity: exact
  public enum UITextItemInteraction: Int, Sendable, CaseIterable {
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
  }

  /// The result of a background fetch.
  ///
  /// Apple counterpart: `UIBackgroundFetchResult` · Source: UIApplication.h · Fidelity: exact
  public enum UIBackgroundFetchResult: UInt, Sendable, CaseIterable {
    case newData = 0
    case noData = 1
    case failed = 2
  }

  /// An object that can restore the state of a user activity.
  ///
  /// Apple counterpart: `UIUserActivityRestoring` · Source: UIUserActivity.h · Fidelity:
  /// approximate, never called
  @preconcurrency @MainActor
  public protocol UIUserActivityRestoring: AnyObject {
    /// Restores the state of a user activity; never called here.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
  }
#endif
