// SPDX-License-Identifier: MIT

/// Values of a controller that are seldom set.
struct ControllerValues {
  var hidesBottomBar = false
  var transitionStyle = ModalTransitionStyle.coverVertical
  var edges = RectEdge.all
  var includesOpaqueBars = false
  /// What the bars of a container add to the safe area of the view.
  var barInsets = EdgeInsets.zero
  /// The views whose content bars follow at the upper and at the lower edge; nil for the usual
  /// ones.
  weak var topContent: View?
  weak var bottomContent: View?
  var restorationIdentifier: String?
  /// What the controller was made from; a storyboard of ChiaroUIKit's.
  var storyboard: AnyObject?
  var navigationItem: NavigationItem?
  /// A popover whose settings are kept, but without effect; nil for most controllers.
  var popover: PopoverPresentationController?
  /// The reason for which the view appears or disappears; nil for any other.
  var move: ControllerMove?
  weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
}

/// A change of a controller's place for which its view appears or disappears.
enum ControllerMove { case presented, dismissed, toParent, fromParent }

/// The animation with which a presented view appears.
///
/// Apple counterpart: `UIModalTransitionStyle` · Source: UIViewController.h · Fidelity: exact
public enum ModalTransitionStyle: Int, Sendable, CaseIterable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

/// The animation with which the status bar appears and disappears.
///
/// Apple counterpart: `UIStatusBarAnimation` · Source: UIApplication.h · Fidelity: exact
public enum StatusBarAnimation: Int, Sendable, CaseIterable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// The orientation of an interface on its device.
///
/// Apple counterpart: `UIInterfaceOrientation` · Source: UIApplication.h · Fidelity: exact
public enum InterfaceOrientation: Int, Sendable, CaseIterable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the orientation is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is left or right landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
///
/// Apple counterpart: `UIInterfaceOrientationMask` · Source: UIApplication.h · Fidelity: exact
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Portrait orientation, upright.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait orientation, upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape orientation, with the device turned to the left.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape orientation, with the device turned to the right.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: InterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All orientations except upside-down portrait.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}

/// A transition from one view controller to another.
///
/// Apple counterpart: `UIStoryboardSegue` · Source: UIStoryboardSegue.h · Fidelity: approximate,
/// code creates it, storyboards do not
@preconcurrency @MainActor
open class StoryboardSegue {
  /// The identifier of the segue; nil for none.
  public final let identifier: String?
  /// The controller from which the segue starts.
  public final let source: ViewController
  /// The controller that the segue shows.
  public final let destination: ViewController

  /// Creates a segue between two controllers.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// Performs the segue: the source shows the destination.
  open func perform() { source.show(destination, sender: nil) }
}

extension ViewController {
  /// The storyboard that the controller is from, an object of a module above; nil for none.
  package final var keptStoryboard: AnyObject? {
    get { kept.storyboard }
    set { kept.storyboard = newValue }
  }
  /// The animation of a presentation; stored, but without effect: views appear immediately.
  ///
  /// Fidelity: inert
  public final var modalTransitionStyle: ModalTransitionStyle {
    get { kept.transitionStyle }
    set { kept.transitionStyle = newValue }
  }
  /// Whether the view also extends under opaque bars, and not only under translucent ones; the
  /// default is false.
  ///
  /// Apple counterpart: `extendedLayoutIncludesOpaqueBars` · Source: UIViewController.h · Fidelity:
  /// exact
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { kept.includesOpaqueBars }
    set {
      kept.includesOpaqueBars = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The insets that the bars of a container add to the safe area of the view.
  package final var barInsets: EdgeInsets {
    get { kept.barInsets }
    set {
      guard newValue != kept.barInsets else { return }
      kept.barInsets = newValue
      viewIfLoaded?.safeAreaDidChange()
    }
  }
  /// The views whose content a container's bars follow at the upper and at the lower edge, as the
  /// app says; nil for the usual ones.
  package final var contentViews: (top: View?, bottom: View?) {
    get { (kept.topContent, kept.bottomContent) }
    set {
      (kept.topContent, kept.bottomContent) = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// An identifier for state restoration; nil for none.
  ///
  /// It is stored, but without effect: no state is restored.
  ///
  /// Fidelity: inert
  public final var restorationIdentifier: String? {
    get { kept.restorationIdentifier }
    set { kept.restorationIdentifier = newValue }
  }
  /// The coordinator of a transition; always nil, because transitions are immediate.
  public final var transitionCoordinator: TransitionCoordinator? { nil }
  /// Whether the view appears because the controller is being presented.
  ///
  /// It is true from `viewWillAppear(_:)` to `viewDidAppear(_:)`.
  public final var isBeingPresented: Bool { kept.move == .presented }
  /// Whether the view disappears because the controller is being dismissed.
  ///
  /// It is true from `viewWillDisappear(_:)` to `viewDidDisappear(_:)`.
  public final var isBeingDismissed: Bool { kept.move == .dismissed }
  /// Whether the view appears for the first time since the controller was added to its parent.
  ///
  /// It is true from `addChild(_:)` of the parent to the end of `viewDidAppear(_:)`.
  public final var isMovingToParent: Bool { kept.move == .toParent }
  /// Whether the view disappears because the controller is being removed from its parent.
  ///
  /// It is true from `willMove(toParent:)` with nil to the end of `viewDidDisappear(_:)`.
  public final var isMovingFromParent: Bool { kept.move == .fromParent }
  /// Requests that `prefersHomeIndicatorAutoHidden` is read again; does nothing here.
  ///
  /// Fidelity: inert
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Requests that `supportedInterfaceOrientations` is read again; does nothing here.
  ///
  /// Fidelity: inert
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
