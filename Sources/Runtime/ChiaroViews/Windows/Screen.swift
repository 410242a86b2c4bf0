// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// A display, which is the root of the trait hierarchy and owns the update cycle of everything on
/// it.
///
/// Apple counterpart: `UIScreen` · Source: WWDC19 214 (statements S5, S44, S53) · Fidelity:
/// approximate, created by the program, not by the system
@preconcurrency @MainActor
public final class Screen: TraitNode {
  /// A rectangle with the size of the screen, in points.
  ///
  /// A program that shows a single scene in a desktop window updates the bounds when that window
  /// is resized.
  public var bounds: CGRect {
    didSet { if bounds != oldValue { for scene in scenes { scene.updateLevel() } } }
  }
  /// The scenes on the screen, frontmost first.
  ///
  /// The screen refers to its scenes weakly. A scene retains its screen, and a window retains its
  /// scene.
  public var scenes: [WindowScene] {
    // By index, here and below: iterating would copy the weak references.
    var scenes: [WindowScene] = []
    for index in heldScenes.indices {
      if let scene = heldScenes[index].scene { scenes.append(scene) }
    }
    return scenes
  }
  @exclusivity(unchecked) private var heldScenes: [WeakScene] = []
  /// The update cycle of all windows on the screen.
  public private(set) lazy var cycle = UpdateCycle(self)
  /// The traits that the system reports.
  ///
  /// Unspecified traits take their default values; an unspecified release is iOS 18, or macOS 15 on
  /// the Mac idiom.
  public var systemTraits: TraitCollection {
    didSet { if systemTraits != oldValue { isStale = true } }
  }
  /// Traits that replace the system's traits in this program, for trying out other appearances.
  ///
  /// Apple counterpart: Xcode's Environment Overrides · Source: WWDC19 214 (statement S251) ·
  /// Fidelity: approximate, set by the program
  public var environmentOverrides = TraitCollection() {
    didSet { if environmentOverrides != oldValue { isStale = true } }
  }
  /// The color scheme that the app requests on this screen, combined with the style of
  /// `systemTraits`.
  ///
  /// An unspecified system style counts as no preference.
  public var colorSchemePreference = ColorSchemePreference.default {
    didSet { if colorSchemePreference != oldValue { isStale = true } }
  }
  private var isStale = true
  /// The source that supplies the system's traits; nil if they are set directly.
  var source: (any AppearanceSource)?
  /// The system's traits as they were when the screen began to follow its source.
  var ownTraits = TraitCollection()
  /// The traits that the source told last.
  var toldTraits = TraitCollection()

  /// Creates a screen with a size and the system's traits.
  ///
  /// An unspecified display gamut is treated as sRGB, because the traits of a live environment are
  /// never unspecified.
  ///
  /// - Parameters:
  ///   - bounds: the size in points
  ///   - systemTraits: the traits reported by the system
  ///   - stage: the resources and names that everything on the screen shares; to draw text, use
  ///     `Stage(resources: .standard())` from ChiaroMedia
  /// - Precondition: the stage does not belong to another screen
  public init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    systemTraits: TraitCollection = TraitCollection(), stage: Stage = Stage()
  ) {
    precondition(stage.screen == nil, "a stage can belong to only one screen")
    self.bounds = bounds
    self.systemTraits = systemTraits
    super.init()
    scope = TraitScope(rootTraits, stage: stage)
    stage.screen = self
    if Stage.front == nil { activate() }
  }

  deinit { TraitCollection.withdrawRoot(of: ObjectIdentifier(self)) }

  /// The active screen; if there is none, a screen of a phone's size is created.
  package static var frontOrUsual: Screen { Stage.front ?? usual }
  private static let usual = Screen()

  /// The windows of all scenes; those of the frontmost scene come first.
  public var windows: [Window] {
    var windows: [Window] = []
    for index in heldScenes.indices { heldScenes[index].scene?.appendWindows(to: &windows) }
    return windows
  }
  /// The frontmost visible window; nil if there is none.
  public var keyWindow: Window? {
    // Asked once a scene: a window that nobody else holds may be gone the second time.
    for index in heldScenes.indices {
      if let window = heldScenes[index].scene?.keyWindow { return window }
    }
    return nil
  }

  override var updateCycle: UpdateCycle? { cycle }
  override func setNeedsTraitUpdate() { isStale = true }

  /// Puts a scene in front of the others.
  func add(_ scene: WindowScene) {
    heldScenes.removeAll { $0.scene == nil }
    heldScenes.insert(WeakScene(scene: scene), at: 0)
  }

  /// Puts a scene in front of the others of its level, or of one of them, or behind.
  ///
  /// Scenes of higher levels stay in front. A scene that had left the screen is on it again.
  func order(_ scene: WindowScene, inFront: Bool, of other: WindowScene?) {
    if !heldScenes.contains(where: { $0.scene === scene }) { scene.setNeedsTraitUpdate() }
    remove(scene)
    let place: Int?
    if let other, let found = heldScenes.firstIndex(where: { $0.scene === other }) {
      place = inFront ? found : found + 1
    } else {
      let level = scene.level
      place = heldScenes.firstIndex {
        guard let held = $0.scene?.level else { return false }
        return inFront ? held <= level : held < level
      }
    }
    heldScenes.insert(WeakScene(scene: scene), at: place ?? heldScenes.count)
  }

  /// Takes a scene out.
  func remove(_ scene: WindowScene) {
    heldScenes.removeAll { $0.scene == nil || $0.scene === scene }
  }

  /// Runs the update cycle for everything on the screen.
  public func update() { cycle.run() }

  /// Makes this the active screen.
  ///
  /// Outside of updates, drawing and event handling, the active screen supplies defaults: new views
  /// and controllers start with the traits of its key window, and named colors and images come from
  /// its stage.
  public func activate() {
    Stage.bringToFront(self)
    publishTraits()
  }

  /// Makes the screen's traits those of threads on which nothing was set.
  private func publishTraits() {
    TraitCollection.publishRoot(scope.traits, of: ObjectIdentifier(self))
  }

  /// Whether the next update may change the traits of a window.
  var isAboutToChange: Bool {
    // Asked by each view that is added, hence without the arrays of scenes and windows.
    if isStale { return true }
    for index in heldScenes.indices where heldScenes[index].scene?.isAboutToChange == true {
      return true
    }
    return false
  }

  /// The traits that the screen will have after the next update.
  var prospectiveTraits: TraitCollection {
    isStale ? traits(inheriting: rootTraits) : scope.traits
  }

  func updateScopes(in round: UInt32) -> TraitMask {
    var changed = TraitMask()
    if isStale {
      isStale = false
      let former = scope.traits
      changed = scope.set(traits(inheriting: rootTraits), in: round)
      if !changed.isEmpty, Stage.front === self || Stage.front == nil { publishTraits() }
      tellOfChange(from: former)
    }
    for scene in scenes { changed.formUnion(scene.updateScope(in: round)) }
    return changed
  }

  private var rootTraits: TraitCollection {
    let system = TraitCollection(traitsFrom: [systemTraits, environmentOverrides])
    let platform = Platform(system.userInterfaceIdiom)
    // Where there is one appearance, it is the dark one, whatever anybody wishes.
    let style =
      platform.hasDarkMode
      ? colorSchemePreference.style(for: SystemColorScheme(system.userInterfaceStyle)) : .dark
    return platform.visible(
      TraitCollection(traitsFrom: [
        Self.usualTraits(for: system.userInterfaceIdiom), system,
        TraitCollection(userInterfaceStyle: style),
      ]))
  }
}

extension Screen {
  /// The traits of a screen where the system's say nothing.
  static func usualTraits(for idiom: UserInterfaceIdiom) -> TraitCollection {
    TraitCollection.usual.modifyingTraits { $0.systemRelease = .usual(for: idiom) }
  }
}

extension TraitNode {
  /// Notifies the trait change registrations of an environment that is not a view.
  final func tellOfChange(from former: TraitCollection) {
    TraitPass(round: scope.round, changed: TraitMask()).tell(self, former)
  }
}

/// A scene of a screen as long as somebody holds it.
struct WeakScene {
  weak var scene: WindowScene?
}
