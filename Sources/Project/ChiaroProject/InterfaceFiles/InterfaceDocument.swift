// SPDX-License-Identifier: MIT

package import ChiaroSource

/// A storyboard or xib: its elements, its target system, and diagnostics.
///
/// Files of Xcode 5 and later are read. Reading never fails: a file that is damaged gives its
/// diagnostics and the elements that could be read.
package struct InterfaceDocument: Sendable {
  /// The kind of file.
  package enum Kind: String, Sendable {
    case storyboard
    case xib
  }

  /// The system for which a file's objects are made.
  package enum Runtime: String, Sendable, CaseIterable {
    case iOS = "iOS.CocoaTouch"
    case iPad = "iOS.CocoaTouch.iPad"
    case tvOS = "AppleTV"
    case watchOS = "watchKit"
    case macOS = "MacOSX.Cocoa"
  }

  /// The bounds of reading.
  package struct Limits: Sendable {
    /// The largest size of a file in bytes; the largest known has 3 MB.
    package var bytes = 32 << 20
    /// The deepest nesting of elements; 40 is much in a real file.
    package var depth = 500
    /// The largest number of elements.
    package var elements = 500_000
    /// The largest number of attributes of an element.
    package var attributes = 500
    /// The largest size of an attribute's value in bytes.
    package var attributeBytes = 1 << 20

    /// Creates the bounds for files of unknown origin.
    package init() {}
  }

  /// The path of the file, as it was given.
  package let file: String
  /// The outermost element, `<document>` in all files of today; nil if the file has none.
  package let root: InterfaceElement?
  /// The kind of file.
  package let kind: Kind
  /// The system that the objects are made for; nil if the file does not name one that is known.
  package let runtime: Runtime?
  /// The named colors, system colors and images that the file knows.
  package let resources: InterfaceResources
  /// The diagnostics about the file, in its order.
  package let diagnostics: [Diagnostic]
  private let objects: [String: Int]

  init(
    file: String, root: InterfaceElement?, objects: [String: Int], diagnostics: [Diagnostic]
  ) {
    self.file = file
    self.root = root
    let type = root?[attribute: "type"] ?? ""
    let isStoryboard = type.contains("Storyboard") || type.isEmpty && file.hasSuffix(".storyboard")
    kind = isStoryboard ? .storyboard : .xib
    runtime = root?[attribute: "targetRuntime"].flatMap(Runtime.init)
    resources = InterfaceResources(root)
    self.objects = objects
    self.diagnostics = diagnostics
  }

  // MARK: Objects

  /// Returns the object with an identifier; nil if the file has none.
  package func element(id: String) -> InterfaceElement? {
    guard let tree = root?.tree, let index = objects[id] else { return nil }
    return InterfaceElement(tree: tree, index: index)
  }

  /// The scenes of a storyboard, in the order of the file.
  package var scenes: [InterfaceElement] {
    root?.child(named: "scenes")?.children.filter { $0.isNamed("scene") } ?? []
  }

  /// The objects at the top of a scene or a xib: controllers, views, cells, windows, menus, and
  /// the placeholders.
  package func topLevelObjects(of scene: InterfaceElement? = nil) -> [InterfaceElement] {
    (scene ?? root)?.child(named: "objects").map { Array($0.children) } ?? []
  }

  // MARK: Settings

  /// The version of Interface Builder that wrote the file.
  package var toolsVersion: String? { root?[attribute: "toolsVersion"] }
  /// The identifier of a storyboard's first controller; nil if it has none.
  package var initialViewController: String? { root?[attribute: "initialViewController"] }
  /// Whether views are laid out by constraints.
  package var usesAutolayout: Bool { root?.flag("useAutolayout") ?? false }
  /// Whether views have guides of the safe area.
  package var usesSafeAreas: Bool { root?.flag("useSafeAreas") ?? false }
  /// Whether the file has variations by size class.
  package var usesTraitCollections: Bool { root?.flag("useTraitCollections") ?? false }
  /// Whether the file is shown while its app starts.
  package var isLaunchScreen: Bool { root?.flag("launchScreen") ?? false }
  /// The device in whose size Interface Builder shows the file.
  package var device: InterfaceElement? { root?.child(named: "device") }

  /// Returns an extension's kind of file; nil if it is no interface file's.
  package static func kind(ofFileNamed name: String) -> Kind? {
    if name.hasSuffix(".storyboard") { return .storyboard }
    return name.hasSuffix(".xib") ? .xib : nil
  }
}
