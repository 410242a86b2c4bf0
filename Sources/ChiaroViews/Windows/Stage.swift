// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster

/// What the views of one screen share: what their text is set with and their pictures come from,
/// the names of their colors and images, and how new objects are predicted.
///
/// Every screen has a stage of its own, and nothing of it is shared by the whole program: two
/// screens may show two projects whose colors have the same names. A view reaches its stage through
/// the traits that it inherits; it measures text with what draws it.
///
/// ```swift
/// let screen = Screen(stage: Stage(resources: .standard()))
/// screen.stage.names.addColors(from: catalog)
/// ```
///
/// What stands in no screen yet belongs to the stage that was current when it was made.
///
/// Apple counterpart: none; an app of UIKit has one of each · Source: this project ·
/// Fidelity: exact
@MainActor
public final class Stage {
  /// What text, pictures and materials are drawn with, and text is measured with.
  public let resources: RenderResources
  /// The colors and images that can be found by name.
  public let names: NamedAssets
  /// The line along which traits come to controllers.
  public var traitInheritance = TraitInheritance.views

  /// How much room text takes.
  let textMeasure: TextMeasure
  /// The screen whose stage this is.
  weak var screen: Screen?
  /// The scope of the environment whose method is running.
  var enclosing: TraitScope?
  /// The hierarchies whose constraints are to be solved.
  var pendingLayout = PendingLayout()

  /// Creates a stage for a screen.
  ///
  /// - Parameters:
  ///   - resources: what text, pictures and materials are drawn with; without a shaper there is no
  ///     text, and a character is taken to be half as wide as the letters are large
  ///   - names: the colors and images that can be found by name
  public init(
    resources: RenderResources = RenderResources(), names: NamedAssets = NamedAssets()
  ) {
    self.resources = resources
    self.names = names
    textMeasure = TextMeasure(shaper: resources.textShaper)
  }

  // MARK: The current one

  /// The stage to which new objects belong: that of the screen that is at work, else that of the
  /// active screen, else a plain one without names and shaper.
  ///
  /// Its `names` are the current `NamedAssets` of the main thread: `UIColor(named:)` looks there.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public static var current: Stage { running ?? front?.stage ?? plain }

  /// Runs `actions` with this stage as the current one: for views that are made before they have a
  /// place, and colors that are loaded by name.
  ///
  /// While a screen updates, draws or hands out an event, its stage is current by itself.
  ///
  /// - Parameter actions: what to do meanwhile
  /// - Returns: what the closure returns
  /// - Throws: what the closure throws
  public func performAsCurrent<Result, Failure: Error>(
    _ actions: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if Self.running === self { return try actions() }
    let former = Self.running
    Self.running = self
    defer {
      Self.running = former
      // What became active meanwhile is current from now on.
      if former == nil, let new = Self.newNames {
        NamedAssets.current = new
        Self.newNames = nil
      }
    }
    return try names.performAsCurrent(actions)
  }

  /// The stage of the screen that is at work.
  private(set) static var running: Stage?
  /// The screen that is active.
  private(set) static weak var front: Screen?
  /// The stage of what is made where there is no screen.
  static let plain = Stage()
  /// The names of a screen that became active while another was at work.
  private static var newNames: NamedAssets?

  /// Makes a screen's stage the one that is current while no screen is at work.
  static func bringToFront(_ screen: Screen) {
    front = screen
    if running == nil {
      NamedAssets.current = screen.stage.names
    } else {
      newNames = screen.stage.names
    }
  }
}

extension TraitNode {
  /// What this object shares with the others on its screen.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public final var stage: Stage { scope.stage }
}
