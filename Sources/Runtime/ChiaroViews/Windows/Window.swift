// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster
public import Foundation

/// The root view of a hierarchy, filled by the view of its root view controller.
///
/// A window is hidden until `makeKeyAndVisible()`, which loads the controller's view and adds it.
/// The window retains its scene and its screen, but they refer to it weakly: retain the window
/// while it is shown.
///
/// Apple counterpart: `UIWindow` · Source: WWDC19 214 (statements S44, S64) · Fidelity:
/// approximate, the frontmost visible window is the key window
@preconcurrency @MainActor
open class Window: View {
  /// The scene that contains the window; nil for none.
  public final var windowScene: WindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.leave(self)
      windowScene?.bringToFront(self)
      setNeedsTraitUpdate()
    }
  }
  /// The level of the window in its scene; windows of a higher level are in front.
  ///
  /// The default is `normal`.
  ///
  /// Apple counterpart: `windowLevel` · Source: UIWindow.h · Fidelity: exact
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { windowScene?.bringToFront(self) } }
  }
  /// The view controller whose view fills the window; nil for none.
  open var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveAsRoot()
      if !isHidden { rootViewController?.install(in: self) }
      updatePreferredStyle()
    }
  }
  /// Whether the window is active; the default is true.
  ///
  /// Inactive windows look different only on the Mac idiom. When a visible window becomes active or
  /// inactive, its scene and the app do so too: their delegates are called, and notifications are
  /// posted.
  public final var isActive = true {
    willSet { if isActive, !newValue { tell(.willResignActive) } }
    didSet {
      guard isActive != oldValue else { return }
      updateActivity()
      if isActive { tell(.didBecomeActive) }
    }
  }
  /// Whether the display list must be assembled again for a reason other than changed colors.
  package final var isListStale = true
  final var list = WindowList()
  /// The cross-fade from the former appearance to the current one; nil if none is in progress.
  ///
  /// Cross-fades are enabled by `UpdateCycle.transition`. A program shows them with
  /// `displayList(at:)` or the frames of a `WindowRenderer`. A fade that has finished may remain
  /// here until the next frame.
  public internal(set) final var transition: AppearanceTransition?

  /// Whether the window was shown before: it is created hidden, which nobody is told.
  final var wasShown = false
  /// The time at which a frame of the window was last painted; nil before the first.
  final var shownAt: ContinuousClock.Instant?
  /// The window's input state, created at first access.
  private(set) final var loadedInput: WindowInput?
  /// Whether views of the window are shown on their way to where they are.
  final var isShowingMotion: Bool { loadedInput?.isShowingMotion ?? false }
  package final var input: WindowInput {
    if let loadedInput { return loadedInput }
    let input = WindowInput(self)
    loadedInput = input
    return input
  }

  /// Creates a hidden window in front of a scene's other windows, with the size of the scene.
  public init(windowScene: WindowScene) {
    self.windowScene = windowScene
    super.init(frame: CGRect(origin: .zero, size: windowScene.frame.size))
    open(in: windowScene)
  }

  /// Creates a hidden window in the active screen's frontmost scene, which is created if needed.
  ///
  /// Apple counterpart: `init(frame:)` · Source: UIWindow.h · Fidelity: exact
  public override init(frame: CGRect) {
    let scene = Screen.frontOrUsual.scenes.first ?? WindowScene(screen: .frontOrUsual)
    windowScene = scene
    super.init(frame: frame)
    open(in: scene)
  }

  /// Creates a hidden window with the active screen's size, in that screen's frontmost scene.
  public convenience init() { self.init(frame: Screen.frontOrUsual.bounds) }

  private final func open(in scene: WindowScene) {
    isHidden = true
    scene.bringToFront(self)
    resolveScopes(in: 0)
  }

  /// The window's frame in its scene, in points; the root controller is notified before the size
  /// changes.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard newValue.size != frame.size, let root = rootViewController, root.isViewLoaded else {
        return super.frame = newValue
      }
      let coordinator = TransitionCoordinator()
      root.viewWillTransition(to: newValue.size, with: coordinator)
      super.frame = newValue
      coordinator.traitsChanged()
      coordinator.finish()
    }
  }

  /// Shows the window in front of the scene's other windows.
  ///
  /// Apple counterpart: `makeKeyAndVisible()` · Source: UIWindow.h · Fidelity: exact
  public final func makeKeyAndVisible() {
    windowScene?.bringToFront(self)
    isHidden = false
  }

  /// Brings the window in front of the others of its level; a hidden window stays hidden.
  ///
  /// Apple counterpart: `makeKey()` · Source: UIWindow.h · Fidelity: approximate, the key window is
  /// the frontmost visible one
  open func makeKey() { windowScene?.bringToFront(self) }

  /// Whether the window is the frontmost visible one of its scene.
  ///
  /// Apple counterpart: `isKeyWindow` · Source: UIWindow.h · Fidelity: approximate, each scene has
  /// one
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  override final func visibilityDidChange() {
    tellVisibility()
    guard !isHidden else {
      for controller in beginDisappearing() { controller.endDisappearing(animated: false) }
      return
    }
    if let root = rootViewController, root.viewIfLoaded?.parent == nil, !root.isCovered {
      root.install(in: self)
    }
    for controller in controllersBelow { controller.appearInPlace(animated: false) }
  }

  private func updateActivity() {
    let isDesktop = windowScene?.screen?.systemTraits.userInterfaceIdiom == .mac
    ensureExtras().intrinsic = TraitCollection(
      activeAppearance: isDesktop && !isActive ? .inactive : .active)
    setNeedsTraitUpdate()
  }

  public override final var tintedBackground: TintedBackground { .window }

  /// The scope from which the window inherits traits.
  final var outerScope: TraitScope? { windowScene?.scope }

  /// Removes the window from its scene, and the scene from its screen if it was the last window.
  package final func leaveScreen() {
    isHidden = true
    guard let scene = windowScene else { return }
    scene.leave(self)
    if scene.windows.isEmpty { scene.screen?.remove(scene) }
  }

  /// The window's current display list; reading it runs the update cycle first.
  public final var displayList: DisplayList {
    stage.performAsCurrent {
      updateCycle?.run()
      return list.update(self)
    }
  }

  /// Returns the display list to show at a time, after running the update cycle.
  ///
  /// During a cross-fade, it is a frame of the fade.
  ///
  /// Changes made during a cross-fade become part of its end state.
  public final func displayList(at now: ContinuousClock.Instant) -> DisplayList {
    let list = displayList
    return fade(to: list, at: now)?.displayList(at: now) ?? list
  }

  /// Returns the cross-fade to the current display list; nil if none is in progress.
  final func fade(
    to list: DisplayList, at now: ContinuousClock.Instant
  ) -> AppearanceTransition? {
    if transition?.isFinished(at: now) == true { transition = nil }
    transition?.final = list
    return transition
  }

  /// Ends the cross-fade, if any; from then on, the current display list is shown.
  public final func endTransition() { transition = nil }

  /// The images in the display list, in the order of its picture references.
  public final var displayedImages: [ImageContent] { list.images }
}
