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
  /// `UpdateCycle.transition` turns fades on. A host shows `transition.displayList(at:)` until the
  /// fade is finished, and `displayList` else.
  public internal(set) final var transition: AppearanceTransition?

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
    updateCycle?.run()
    return list.update(self)
  }

  /// What the pictures of the display list are, in the order of its names.
  public final var displayedImages: [ImageContent] { list.images }
}
