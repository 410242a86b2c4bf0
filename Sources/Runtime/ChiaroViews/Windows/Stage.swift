// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster

/// The environment that all views on a screen share: rendering resources, named colors and images,
/// and the predicted traits of new objects.
///
/// Every screen has its own stage, and stages share no state, so two screens can show two projects
/// whose colors have the same names. The same shaper measures and draws text.
///
/// ```swift
/// let screen = Screen(stage: Stage(resources: .standard()))
/// screen.stage.names.addColors(from: catalog)
/// ```
///
/// An object that is not on a screen yet belongs to the stage that was current when it was created.
///
/// In UIKit, all screens of an app share one set of these.
@preconcurrency @MainActor
public final class Stage {
  /// The resources for drawing text, pictures and materials, and for measuring text.
  public let resources: RenderResources
  /// The colors and images that can be found by name.
  public let names: NamedAssets
  /// The hierarchy along which controllers inherit traits; the default is `views`.
  public var traitInheritance = TraitInheritance.views

  /// The measurement of text with the stage's shaper.
  let textMeasure: TextMeasure
  /// The screen to which the stage belongs; nil for none.
  weak var screen: Screen?
  /// The scope of the environment whose method is running.
  var enclosing: TraitScope?
  /// The hierarchies whose constraints are to be solved.
  var pendingLayout = PendingLayout()

  /// Creates a stage for a screen.
  ///
  /// - Parameters:
  ///   - resources: the resources for drawing text, pictures and materials; without a shaper, no
  ///     text is drawn, and the width of a character is taken as half the font size
  ///   - names: the colors and images that can be found by name
  public init(
    resources: RenderResources = RenderResources(), names: NamedAssets = NamedAssets()
  ) {
    self.resources = resources
    self.names = names
    textMeasure = TextMeasure(shaper: resources.textShaper)
  }

  /// Creates a stage on which text is measured in pixels rather than points, as UIKit measures it.
  ///
  /// - Parameters:
  ///   - resources: the resources for drawing text, pictures and materials
  ///   - names: the colors and images that can be found by name
  ///   - textScale: the number of pixels in a point, to which sizes of text are rounded up
  package init(resources: RenderResources, names: NamedAssets, textScale: Double) {
    self.resources = resources
    self.names = names
    textMeasure = TextMeasure(shaper: resources.textShaper, stepsInPoint: textScale)
  }

  // MARK: The current one

  /// The stage to which new objects belong.
  ///
  /// It is the stage of the screen that is being updated, drawn or sent an event, or else of the
  /// active screen. If there is none, it is an empty stage without named assets and a text shaper.
  ///
  /// The `names` of this stage are the current `NamedAssets` of the main thread; `UIColor(named:)`
  /// looks up colors there.
  public static var current: Stage { running ?? front?.stage ?? plain }

  /// Runs a closure with this stage as the current one, for example to create views outside of a
  /// hierarchy or to load colors by name.
  ///
  /// While a screen updates, draws or delivers an event, its stage is the current one
  /// automatically.
  ///
  /// - Parameter actions: the closure to run
  /// - Returns: the result of the closure
  /// - Throws: the error thrown by the closure
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

  /// The stage of the screen that is updating, drawing or handling an event; nil for none.
  private(set) static var running: Stage?
  /// The screen that is active.
  package private(set) static weak var front: Screen?
  /// The stage of objects created while there is no screen.
  static let plain = Stage()
  /// The names of a screen that became active while another was updating, drawing or handling an
  /// event; nil for none.
  private static var newNames: NamedAssets?

  /// Makes a screen's stage the one that is current outside of updates, drawing and events.
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
  /// The stage of the object: the resources and named assets that all objects on a screen share.
  public final var stage: Stage { scope.stage }
}
