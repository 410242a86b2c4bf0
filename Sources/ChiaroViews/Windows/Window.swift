// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster
import Foundation

/// The view at the root of others, with the controller that fills it.
///
/// Apple counterpart: `UIWindow` · Source: WWDC19 214 (S44, S64) · Fidelity: approximate
@MainActor
open class Window: View {
  /// The scene that the window belongs to.
  public private(set) final weak var windowScene: WindowScene?
  /// The controller whose view fills the window.
  public final var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      rootViewController?.install(in: self)
      updatePreferredStyle()
    }
  }
  /// Whether the window is the active one; only a Mac's windows look otherwise when they are not.
  public final var isActive = true {
    didSet { if isActive != oldValue { updateActivity() } }
  }
  /// Whether anything but colors changed since the display list was put together.
  final var isListStale = true
  final var list = WindowList()
  /// The fade from the former appearance to this one; over when it says so.
  ///
  /// `UpdateCycle.transition` turns fades on. A host shows `displayList(at:)`, or the frames of a
  /// `WindowRenderer`.
  public internal(set) final var transition: AppearanceTransition?

  /// When a frame of the window was painted last; nil where nobody painted any.
  final var shownAt: ContinuousClock.Instant?
  /// What the window knows of the person before it; made with the first input.
  private(set) final var loadedInput: WindowInput?
  final var input: WindowInput {
    if let loadedInput { return loadedInput }
    let input = WindowInput(self)
    loadedInput = input
    return input
  }

  /// Puts a window in front of a scene's others.
  public init(windowScene: WindowScene) {
    self.windowScene = windowScene
    super.init(frame: CGRect(origin: .zero, size: windowScene.frame.size))
    windowScene.windows.insert(self, at: 0)
    resolveScopes(in: 0)
  }

  private func updateActivity() {
    let isDesktop = windowScene?.screen?.systemTraits.userInterfaceIdiom == .mac
    ensureExtras().intrinsic = TraitCollection(
      activeAppearance: isDesktop && !isActive ? .inactive : .active)
    setNeedsTraitUpdate()
  }

  override final var tintedBackground: TintedBackground { .window }

  /// What the window inherits from.
  final var outerScope: TraitScope? { windowScene?.scope }

  /// Takes the window off the screen, and its scene where no other window is left there.
  package final func leaveScreen() {
    guard let scene = windowScene else { return }
    scene.windows.removeAll { $0 === self }
    if scene.windows.isEmpty { scene.screen?.scenes.removeAll { $0 === scene } }
  }

  /// What is to be drawn, brought up to date.
  public final var displayList: DisplayList {
    stage.performAsCurrent {
      updateCycle?.run()
      return list.update(self)
    }
  }

  /// What is to be shown at a time, brought up to date: a frame of the fade while there is one.
  ///
  /// What changes during a fade is in its end from then on.
  public final func displayList(at now: ContinuousClock.Instant) -> DisplayList {
    let list = displayList
    return fade(to: list, at: now)?.displayList(at: now) ?? list
  }

  /// The fade to what is drawn now, where it is not over.
  final func fade(
    to list: DisplayList, at now: ContinuousClock.Instant
  ) -> AppearanceTransition? {
    if transition?.isFinished(at: now) == true { transition = nil }
    transition?.final = list
    return transition
  }

  /// Ends the fade, where there is one: what is to be drawn is shown from now on.
  public final func endTransition() { transition = nil }

  /// What the pictures of the display list are, in the order of its references.
  public final var displayedImages: [ImageContent] { list.images }
}
