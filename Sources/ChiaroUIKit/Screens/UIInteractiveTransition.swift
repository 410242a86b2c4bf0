// SPDX-License-Identifier: MIT

public import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// What leads a transition by a gesture; kept, and nobody asks it: transitions are at their end
  /// at once.
  ///
  /// Apple counterpart: `UIViewControllerInteractiveTransitioning` · Source:
  /// UIViewControllerTransitioning.h · Fidelity: approximate, kept
  @preconcurrency @MainActor
  public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition.
    func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
  }

  /// A transition that a gesture leads by how far it is; kept, and nobody asks it.
  ///
  /// Apple counterpart: `UIPercentDrivenInteractiveTransition` · Source:
  /// UIViewControllerTransitioning.h · Fidelity: approximate, kept
  @preconcurrency @MainActor
  open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
    /// How far the transition is, from 0 to 1.
    public private(set) final var percentComplete: CGFloat = 0
    /// The speed of what is left after the gesture, as a share of the usual one.
    open var completionSpeed: CGFloat = 1
    /// The course of what is left in time.
    open var completionCurve = View.AnimationCurve.easeInOut
    /// Whether a gesture leads the transition from its beginning.
    open var wantsInteractiveStart = true
    /// Creates a transition.
    public init() {}
    /// Begins the transition.
    open func startInteractiveTransition(
      _ transitionContext: any ViewControllerContextTransitioning
    ) { percentComplete = 0 }
    /// Says how far the transition is; values beyond 0 and 1 are their ends.
    open func update(_ percentComplete: CGFloat) {
      self.percentComplete = min(1, max(0, percentComplete))
    }
    /// Stops at the present state.
    open func pause() {}
    /// Goes back to the beginning.
    open func cancel() { percentComplete = 0 }
    /// Goes to the end.
    open func finish() { percentComplete = 1 }
  }

  extension NavigationController {
    /// What changes a navigation controller's stack.
    ///
    /// Apple counterpart: `UINavigationController.Operation` · Source: UINavigationController.h ·
    /// Fidelity: exact
    public enum Operation: Int, Sendable, CaseIterable {
      case none = 0
      case push = 1
      case pop = 2
    }
  }

  /// What says where a bar stands.
  ///
  /// Apple counterpart: `UIBarPositioning` · Source: UIBarCommon.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIBarPositioning: AnyObject {
    /// Where the bar stands.
    var barPosition: UIBarPosition { get }
  }

  extension NavigationBar: UIBarPositioning {
    /// Where the bar stands: at the top, unless its delegate says otherwise.
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
    /// The delegate, referenced weakly; nil for none.
    public var delegate: (any UINavigationBarDelegate)? {
      get { (kept(nil) as WeakBarDelegate?)?.object }
      set { keep(WeakBarDelegate(newValue)) }
    }
  }

  /// What decides where a bar stands.
  ///
  /// Apple counterpart: `UIBarPositioningDelegate` · Source: UIBarCommon.h · Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns where the bar stands; at the top by default.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
  }

  extension UIBarPositioningDelegate {
    /// Returns the top.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
  }

  /// What is told of a bar's items; only its place is asked for.
  ///
  /// Apple counterpart: `UINavigationBarDelegate` · Source: UINavigationBar.h · Fidelity:
  /// approximate
  @preconcurrency @MainActor
  public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

  private final class WeakBarDelegate {
    weak var object: (any UINavigationBarDelegate)?
    init(_ object: (any UINavigationBarDelegate)?) { self.object = object }
  }

  /// What a text view's link was touched for.
  ///
  /// Apple counterpart: `UITextItemInteraction` · Source: UITextView.h · Fidelity: exact
  public enum UITextItemInteraction: Int, Sendable, CaseIterable {
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
  }

  /// What came of looking for new data in the background.
  ///
  /// Apple counterpart: `UIBackgroundFetchResult` · Source: UIApplication.h · Fidelity: exact
  public enum UIBackgroundFetchResult: UInt, Sendable, CaseIterable {
    case newData = 0
    case noData = 1
    case failed = 2
  }

  /// What can take up what was done elsewhere: every responder has the method.
  ///
  /// Apple counterpart: `UIUserActivityRestoring` · Source: UIUserActivity.h · Fidelity:
  /// approximate
  @preconcurrency @MainActor
  public protocol UIUserActivityRestoring: AnyObject {
    /// Takes up an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
  }
#endif
