// SPDX-License-Identifier: MIT

/// Values of a controller that are seldom set.
struct ControllerValues {
  var hidesBottomBar = false
  var transitionStyle = ModalTransitionStyle.coverVertical
  var edges = RectEdge.all
  var includesOpaqueBars = false
  var restorationIdentifier: String?
}

/// How a presented view comes.
///
/// Apple counterpart: `UIModalTransitionStyle` · Source: UIViewController.h · Fidelity: exact
public enum ModalTransitionStyle: Int, Sendable, CaseIterable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

/// How the status bar comes and goes.
///
/// Apple counterpart: `UIStatusBarAnimation` · Source: UIApplication.h · Fidelity: exact
public enum StatusBarAnimation: Int, Sendable, CaseIterable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// How a device is held.
///
/// Apple counterpart: `UIInterfaceOrientation` · Source: UIApplication.h · Fidelity: exact
public enum InterfaceOrientation: Int, Sendable, CaseIterable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the device is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways in which a device is held.
///
/// Apple counterpart: `UIInterfaceOrientationMask` · Source: UIApplication.h · Fidelity: exact
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// On its right side.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In every way.
  public static let all: InterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// In every way but upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}

/// A way from one controller to another.
///
/// Apple counterpart: `UIStoryboardSegue` · Source: UIStoryboardSegue.h · Fidelity: approximate,
/// made by programs and not by storyboards
@preconcurrency @MainActor
open class StoryboardSegue {
  /// The name of the way; nil for none.
  public final let identifier: String?
  /// The controller from which the way goes.
  public final let source: ViewController
  /// The controller to which the way goes.
  public final let destination: ViewController

  /// Creates a way between two controllers.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// Goes the way: the source shows the destination.
  open func perform() { source.show(destination, sender: nil) }
}

extension ViewController {
  /// How the view comes when it is presented; kept, it comes at once.
  public final var modalTransitionStyle: ModalTransitionStyle {
    get { kept.transitionStyle }
    set { kept.transitionStyle = newValue }
  }
  /// The edges at which the view reaches behind bars; kept, content stands below the bar.
  public final var edgesForExtendedLayout: RectEdge {
    get { kept.edges }
    set { kept.edges = newValue }
  }
  /// Whether the view reaches behind bars that are opaque; kept, content stands below the bar.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { kept.includesOpaqueBars }
    set { kept.includesOpaqueBars = newValue }
  }
  /// The name by which state is restored; kept.
  public final var restorationIdentifier: String? {
    get { kept.restorationIdentifier }
    set { kept.restorationIdentifier = newValue }
  }
  /// The coordinator of a change of traits; nil, as changes are made at once.
  public final var transitionCoordinator: TransitionCoordinator? { nil }
  /// Whether the view is on its way in, because the controller is being presented.
  public final var isBeingPresented: Bool { appearance == .appearing && ownPresenting != nil }
  /// Whether the view is on its way out, because the controller is being dismissed.
  public final var isBeingDismissed: Bool { appearance == .disappearing && ownPresenting != nil }
  /// Whether the view is on its way in, because the controller was added to another.
  public final var isMovingToParent: Bool { appearance == .appearing && parent != nil }
  /// Whether the view is on its way out, because the controller was taken out of another.
  public final var isMovingFromParent: Bool { appearance == .disappearing && parent == nil }
  /// Says that the status bar may be hidden or shown.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Says that the supported orientations changed; no window turns by itself.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
