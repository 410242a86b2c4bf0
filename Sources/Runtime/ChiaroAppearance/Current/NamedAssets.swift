// SPDX-License-Identifier: MIT

import CChiaroThread

/// The colors and images that an app or project can find by name.
///
/// Instances are independent: each searches only the sources added to it. Each `Stage` of
/// ChiaroViews has its own instance, which is current while its screen is built, updated and drawn.
///
/// ```swift
/// let assets = NamedAssets()
/// assets.addColors(from: catalog)
/// let color = assets.performAsCurrent { DynamicColor(named: "Brand/Primary") }
/// ```
///
/// Apple counterpart: `Bundle.main`, for named assets · Source: this project · Fidelity:
/// approximate, sources are added in code
public final class NamedAssets: Sendable {
  private let colors = SourceList<any NamedColorSource>()
  private let images = SourceList<any NamedImageSource>()

  /// Creates assets without sources.
  public init() {}

  /// Adds a source of colors; sources added later are searched first.
  public func addColors(from source: any NamedColorSource) { colors.add(source) }

  /// Adds a source of images; sources added later are searched first.
  public func addImages(from source: any NamedImageSource) { images.add(source) }

  /// Returns the color with a name; nil if no source has it.
  public func color(named name: String) -> DynamicColor? {
    colors.first { $0.color(named: name) }
  }

  /// Returns the image with a name; nil if no source has it.
  public func image(named name: String) -> Image? {
    images.first { $0.image(named: name) }
  }

  // MARK: The current ones

  /// The current thread's assets, in which names are looked up if no source is given; nil by
  /// default.
  ///
  /// On the main thread, `current` is set to the assets of the active screen or, while another
  /// screen updates or draws, of that screen. Save and restore the value around a change, or use
  /// `performAsCurrent`, which does both.
  public static var current: NamedAssets? {
    get {
      chiaro_thread_current().pointee.names.map {
        Unmanaged<NamedAssets>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set { replaceSlot(newValue) }
  }

  /// Runs a closure immediately with these assets as `current`, and then restores the previous
  /// ones.
  ///
  /// - Parameter actions: the closure to run
  /// - Returns: the result of the closure
  /// - Throws: the error thrown by the closure
  public func performAsCurrent<Result, Failure: Error>(
    _ actions: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = Self.current
    Self.replaceSlot(self)
    defer { Self.replaceSlot(former) }
    return try actions()
  }

  private static func replaceSlot(_ assets: NamedAssets?) {
    let slot = chiaro_thread_current()
    let former = slot.pointee.names
    slot.pointee.names = assets.map { Unmanaged.passRetained($0).toOpaque() }
    if slot.pointee.names != nil { chiaro_thread_release_at_exit(releaseHeldObject) }
    if let former { releaseHeldObject(former) }
  }
}
