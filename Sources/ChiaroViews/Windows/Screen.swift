// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// A display: the root from which traits cascade, and the clock of everything on it.
///
/// Apple counterpart: `UIScreen` · Source: WWDC19 214 (S5, S44, S53) · Fidelity: approximate
@MainActor
public final class Screen: TraitNode {
  /// The size in points; a host that shows one scene in a window of a desktop changes it with that.
  public var bounds: CGRect
  /// The scenes on the screen, the one in front first.
  public internal(set) var scenes: [WindowScene] = []
  /// Updates everything on the screen.
  public private(set) lazy var cycle = UpdateCycle(self)
  /// The traits that the system gives; what it leaves unspecified reads as usual.
  public var systemTraits: TraitCollection {
    didSet { if systemTraits != oldValue { isStale = true } }
  }
  /// What stands in for the system's traits while somebody tries out others, in this program only.
  ///
  /// Apple counterpart: Xcode's Environment Overrides · Source: WWDC19 214 (S251) ·
  /// Fidelity: approximate
  public var environmentOverrides = TraitCollection() {
    didSet { if environmentOverrides != oldValue { isStale = true } }
  }
  /// What the app wishes, against the style that the system's traits say; unspecified there is no
  /// preference.
  public var colorSchemeWish = ColorSchemeWish.default {
    didSet { if colorSchemeWish != oldValue { isStale = true } }
  }
  private var isStale = true
  /// Where the system's traits come from, if they come by themselves.
  var source: (any AppearanceSource)?

  /// Creates a screen with the system's traits.
  ///
  /// A display that says nothing of its colors has sRGB: a live environment never reads
  /// unspecified (S5).
  ///
  /// - Parameters:
  ///   - bounds: the size in points
  ///   - systemTraits: what the system says
  ///   - stage: what everything on the screen shares; `Stage(resources: .standard())` of
  ///     ChiaroMedia sets text. A stage is on one screen
  public init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    systemTraits: TraitCollection = TraitCollection(), stage: Stage = Stage()
  ) {
    precondition(stage.screen == nil, "a stage is on one screen")
    self.bounds = bounds
    self.systemTraits = systemTraits
    super.init()
    scope = TraitScope(rootTraits, stage: stage)
    stage.screen = self
    if Stage.front == nil { Stage.bringToFront(self) }
  }

  /// The windows of all scenes.
  public var windows: [Window] { scenes.flatMap(\.windows) }
  /// The window in front.
  public var keyWindow: Window? { scenes.lazy.compactMap(\.keyWindow).first }

  override var updateCycle: UpdateCycle? { cycle }
  override func setNeedsTraitUpdate() { isStale = true }

  /// Updates everything on the screen.
  public func update() { cycle.run() }

  /// Makes this the screen by which new objects are predicted, and in whose names colors and images
  /// are looked up while no other screen is at work.
  public func activate() {
    Stage.bringToFront(self)
    TraitCollection.publishRoot(scope.traits)
  }

  /// Whether the next update may change what is in force in a window.
  var isAboutToChange: Bool {
    isStale
      || scenes.contains { scene in
        scene.isStale || scene.windows.contains { $0.needs.contains(.traits) }
      }
  }

  /// What will be in force after the next update.
  var prospectiveTraits: TraitCollection {
    isStale ? traits(inheriting: rootTraits) : scope.traits
  }

  func updateScopes(in round: UInt32) -> TraitMask {
    var changed = TraitMask()
    if isStale {
      isStale = false
      let former = scope.traits
      changed = scope.set(traits(inheriting: rootTraits), in: round)
      if !changed.isEmpty { TraitCollection.publishRoot(scope.traits) }
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
      ? colorSchemeWish.style(for: SystemColorScheme(system.userInterfaceStyle)) : .dark
    return platform.visible(
      TraitCollection(traitsFrom: [
        TraitCollection.usual, system, TraitCollection(userInterfaceStyle: style),
      ]))
  }
}

extension TraitNode {
  /// Calls the listeners of an environment that is no view.
  final func tellOfChange(from former: TraitCollection) {
    TraitPass(round: scope.round).tell(self, former)
  }
}
