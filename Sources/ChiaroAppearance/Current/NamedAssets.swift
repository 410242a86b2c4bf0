// SPDX-License-Identifier: MIT

import CChiaroThread

/// The colors and images of one app or project that can be found by name.
///
/// Two of them know nothing of each other: what is added to one is found through no other. Each
/// `Stage` of ChiaroViews has one, which is current while its screen builds, updates and draws.
///
/// ```swift
/// let assets = NamedAssets()
/// assets.addColors(from: catalog)
/// let color = assets.performAsCurrent { DynamicColor(named: "Brand/Primary") }
/// ```
///
/// Apple counterpart: `Bundle.main`, for named assets · Source: this project ·
/// Fidelity: approximate
public final class NamedAssets: Sendable {
  private let colors = SourceList<any NamedColorSource>()
  private let images = SourceList<any NamedImageSource>()

  /// Creates assets without any source.
  public init() {}

  /// Adds a source of colors; the one added last is asked first.
  public func addColors(from source: any NamedColorSource) { colors.add(source) }

  /// Adds a source of images; the one added last is asked first.
  public func addImages(from source: any NamedImageSource) { images.add(source) }

  /// The color of that name, or nil when no source has one.
  public func color(named name: String) -> DynamicColor? {
    colors.first { $0.color(named: name) }
  }

  /// The image of that name, or nil when no source has one.
  public func image(named name: String) -> Image? {
    images.first { $0.image(named: name) }
  }

  // MARK: The current ones

  /// The assets in which a name is looked up when no source is given; each thread has its own, and
  /// none until something is set.
  ///
  /// The main thread has those of the active screen, and while another screen is at work, those of
  /// that one. Save and restore the value around a change, or use `performAsCurrent`, which does.
  public static var current: NamedAssets? {
    get {
      chiaro_thread_current().pointee.names.map {
        Unmanaged<NamedAssets>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set { replaceSlot(newValue) }
  }

  /// Runs `actions` once, at once, with these assets as `current`, and puts the former ones back.
  ///
  /// - Parameter actions: what to do meanwhile
  /// - Returns: what the closure returns
  /// - Throws: what the closure throws
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
