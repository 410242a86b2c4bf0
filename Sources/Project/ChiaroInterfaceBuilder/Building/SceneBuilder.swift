// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import ChiaroRaster
import ChiaroSource
import ChiaroViews
import Foundation

/// Makes the views of one scene, or of one object at the top of a xib.
@MainActor
final class SceneBuilder {
  let document: InterfaceDocument
  let resources: InterfaceAssets
  /// The device on which the scene is shown.
  let device: DeviceModel
  /// The size classes of the device.
  let classes: SizeClasses
  private let kinds: [String: ElementKind]
  /// What the screen may take.
  let budget: ScreenBudget
  /// What was made, each view after the one around it.
  private(set) var placed: [PlacedElement] = []
  /// The items of bars that were made.
  private(set) var barItems: [PlacedItem] = []
  /// What constraints can refer to, by identifier.
  private(set) var items: [String: any LayoutItem] = [:]
  /// The constraints that were made, by identifier.
  private(set) var constraints: [String: LayoutConstraint] = [:]
  /// The program for which objects are made; nil for a canvas.
  weak var program: (any InterfaceObjects)?
  /// Views that are there before their elements are read, by identifier.
  private var given: [String: View] = [:]
  /// What was odd.
  private(set) var diagnostics: [Diagnostic] = []
  /// The elements around the one whose view is being made, outermost first.
  private var outer: [InterfaceElement] = []
  /// The views of these elements.
  private var outerViews: [View] = []

  /// The most diagnostics of one scene.
  private static let mostDiagnostics = 50

  /// Whether the sizes that Xcode saved are those of the views' contents.
  let trustsSavedSizes: Bool

  init(
    _ document: InterfaceDocument, resources: InterfaceAssets, device: DeviceModel,
    kinds: [String: ElementKind], budget: ScreenBudget, trustsSavedSizes: Bool
  ) {
    self.document = document
    self.trustsSavedSizes = trustsSavedSizes
    self.resources = resources
    self.device = device
    classes = device.classes
    self.kinds = kinds
    self.budget = budget
  }

  /// Returns whether an element is one that a view is made of.
  ///
  /// It has a name for others, or a role, as the content view of a cell in older files. What a view
  /// has in other size classes is none.
  func isView(_ element: InterfaceElement) -> Bool {
    (element.objectID != nil || element.key != nil) && !element.isNamed("variation")
      && (kinds[element.name] != nil || element.rect(key: "frame") != nil)
  }

  /// Makes the view of an element and those inside of it.
  func makeView(_ element: InterfaceElement) -> View {
    guard budget.takeView() else { return leftOut(element) }
    let kind = kinds[element.name] ?? unknownKind(element)
    let view = kind.make(element, self)
    place(view, element, kind)
    return view
  }

  /// Gives a view that is there what its element says, and the views inside of it.
  func adopt(_ view: View, of element: InterfaceElement) {
    place(view, element, ElementKind("UIView"))
  }

  /// Lets a view that is there be that of an element of an identifier.
  func give(_ view: View, as id: String) { given[id] = view }

  /// The view of an element: the one that is there, the program's own, or a new one.
  func made<Kind: View>(_ element: InterfaceElement, _ usual: @autoclosure () -> Kind) -> Kind {
    if let view = element.objectID.flatMap({ given[$0] }) as? Kind { return view }
    guard element.customClass != nil else { return usual() }
    return program?.view(for: element) as? Kind ?? usual()
  }

  /// A control as it is laid out: on a canvas by the rectangle that a file saved.
  func aligned(_ control: View, size: CGSize, outsets: EdgeInsets) -> View {
    program == nil ? AlignedView(control, size: size, outsets: outsets) : control
  }

  private func place(_ view: View, _ element: InterfaceElement, _ kind: ElementKind) {
    configure(view, element)
    let colors = colors(of: element)
    placed.append(
      PlacedElement(
        element: element, view: view, className: element.customClass ?? kind.className,
        parent: outer.last { $0.objectID != nil }?.objectID,
        isFromBelow: isFromBelow(element),
        text: text(of: element), colors: colors))
    element.objectID.map { register(view, $0) }
    addGuides(of: element, to: view)
    outer.append(element)
    outerViews.append(view)
    kind.fill(view, element, self)
    outer.removeLast()
    outerViews.removeLast()
  }

  /// Takes over the views of another builder for which a test holds.
  func takeViews(of other: SceneBuilder, where isWanted: (PlacedElement) -> Bool) {
    for view in other.placed where isWanted(view) { placed.append(view) }
  }

  /// Takes over an item of a bar, to be measured with the screen; nil adds nothing.
  func add(_ item: PlacedItem?) { item.map { barItems.append($0) } }

  /// Returns an empty view for one beyond the budget.
  private func leftOut(_ element: InterfaceElement) -> View {
    if budget.tellsViews() {
      note(
        .warning, "too-many-views", element,
        "the screen has more than \(budget.mostViews) views; the rest was skipped")
    }
    return View()
  }

  /// Whether the view of an element is measured from the lower edge of the one around it; what
  /// scrolls is so if its own content is.
  private func isFromBelow(_ element: InterfaceElement) -> Bool {
    guard document.platform == .macOS, let around = outer.last else { return false }
    return !AppKitFamily.flipped.contains(
      around.isNamed("clipView") ? element.name : around.name)
  }

  /// The frame of an element in the view around it, from the top; nil where the file has none.
  func frame(of element: InterfaceElement) -> CGRect? {
    guard var frame = element.rect(key: "frame") else { return nil }
    if isFromBelow(element), let height = outer.last?.rect(key: "frame")?.height {
      frame.origin.y = height - frame.maxY
    }
    if let outsets = (outerViews.last as? any Aligned)?.outsets {
      frame.origin.x -= outsets.left
      frame.origin.y -= outsets.top
    }
    return frame
  }

  /// Makes what constraints refer to by an identifier known.
  func register(_ item: any LayoutItem, _ id: String) { if items[id] == nil { items[id] = item } }

  /// Makes a constraint known by an identifier.
  func register(_ constraint: LayoutConstraint, _ id: String) { constraints[id] = constraint }

  /// Adds the views of `<subviews>` to a view, behind those that it has in roles of their own, such
  /// as the content view of a cell.
  func addSubviews(of element: InterfaceElement, to view: View) {
    for child in element.children where child.key != nil && isView(child) {
      put(makeView(child), into: view)
    }
    for child in subviews(of: element) {
      let isGiven = child.objectID.map { given[$0] != nil } ?? false
      let inner = makeView(child)
      if !isGiven { put(inner, into: view) }
    }
  }

  /// Adds a view where its frame was placed: the numbers of a frame of AppKit count from below.
  private func put(_ inner: View, into view: View) {
    let frame = inner.placedFrame
    view.addSubview(inner)
    if isLiveMac { inner.placedFrame = frame }
  }

  /// Whether views of AppKit are made for a program.
  var isLiveMac: Bool { program != nil && document.platform == .macOS }

  /// Whether the file was saved by Xcode 26 or later, whose controls are larger.
  var isOfGlass: Bool { Self.release(of: document).hasLiquidGlass }

  /// The first number of the version of Interface Builder that saved the file, such as 24093; 0 if
  /// the file does not say it.
  private(set) lazy var toolsVersion = Self.toolsVersion(of: document)

  private static func toolsVersion(of document: InterfaceDocument) -> Int {
    document.toolsVersion?.split(separator: ".").first.flatMap { Int($0) } ?? 0
  }

  /// The release in whose sizes a file was saved, and in whose looks it is drawn.
  static func release(of document: InterfaceDocument) -> SystemRelease {
    let isOfMac = document.platform == .macOS
    if toolsVersion(of: document) >= 24_000 { return isOfMac ? .macOS26 : .iOS26 }
    return isOfMac ? .macOS15 : .iOS18
  }

  /// Returns the elements of `<subviews>` that are there in the scene's size classes.
  func subviews(of element: InterfaceElement) -> [InterfaceElement] {
    let left = classes.excluded("subviews", of: element)
    return element.list("subviews").filter { child in
      guard isView(child) else { return false }
      return child.objectID.map { !left.contains($0) } ?? true
    }
  }

  private func unknownKind(_ element: InterfaceElement) -> ElementKind {
    note(
      .warning, "view-not-drawn", element,
      "the view <\(element.name)> is unknown; an empty view is drawn instead")
    return ElementKind(element.name)
  }

  /// Reports something odd about an element.
  func note(
    _ severity: Severity, _ id: String, _ element: InterfaceElement, _ message: String,
    fix: String? = nil
  ) {
    guard diagnostics.count < Self.mostDiagnostics else { return }
    let object = element.objectID.map { " (object \($0))" } ?? ""
    let new = Diagnostic(severity, id: id, at: element.location, message + object, fix: fix)
    // A color is read for the view, and again to be told.
    if !diagnostics.contains(new) { diagnostics.append(new) }
  }

  // MARK: Values that need more than the element

  /// The font with a key among an element's children; nil if there is none.
  func font(of element: InterfaceElement, key: String = "fontDescription") -> Font? {
    let described = classes.child(key: key, of: element) { $0.isNamed("fontDescription") }
    guard let reading = FontReading(described) else { return nil }
    let shaper = Stage.current.resources.textShaper as? SystemTextShaper
    if let name = reading.substituted, shaper?.has(name) != true {
      note(.note, "font-substituted", element, "the system font replaces \(name)")
    }
    return reading.font
  }

  /// The color with a key among an element's children.
  ///
  /// The outer optional is nil where the file says nothing of the color, and the inner where it
  /// says that there is none.
  func color(of element: InterfaceElement, key: String) -> DynamicColor?? {
    let child = classes.child(key: key, of: element) { $0.isNamed("color") || $0.isNamed("nil") }
    return child.map { $0.isNamed("color") ? color($0) : nil }
  }

  /// The color of a `<color>` element; nil where nothing is known of it.
  func color(_ element: InterfaceElement) -> DynamicColor? {
    let color = InterfaceColor(element)
    let found = color.dynamicColor(in: document, on: document.platform) { resources.color($0) }
    if found == nil {
      note(
        .warning, "color-not-found", element.parent ?? element,
        "the color \(element[attribute: "name"] ?? color.key ?? "") is unknown")
    }
    return found
  }

  private func text(of element: InterfaceElement) -> String? {
    if document.platform != .macOS, element.isNamed("button") { return element.buttonTitle }
    if let text = element.string("text") ?? element.string("title") { return text }
    if let cell = element.child(key: "cell") {
      return cell.string("title") ?? cell.string("placeholderString")
    }
    if let attributed = element.child(key: "attributedText") {
      return attributed.plainText.isEmpty ? nil : attributed.plainText
    }
    return element[attribute: "placeholder"]
  }

  /// Returns every color of an element by its key; the background's is always among them.
  private func colors(of element: InterfaceElement) -> [(key: String, color: DynamicColor?)] {
    var colors: [(key: String, color: DynamicColor?)] = []
    func add(_ child: InterfaceElement, _ prefix: String) {
      guard let key = child.key else { return }
      if child.isNamed("color") {
        let own = prefix.isEmpty && child.parent == element ? color(of: element, key: key) : nil
        colors.append((prefix + key, own ?? color(child)))
      } else if child.isNamed("nil"), key.lowercased().hasSuffix("color") {
        colors.append((prefix + key, nil))
      }
    }
    for child in element.children {
      add(child, "")
      switch child.name {
      case "state":
        let state = child.key ?? "normal"
        for inner in child.children { add(inner, state == "normal" ? "" : "\(state).") }
      case let name
      where ["buttonConfiguration", "standardAppearance"].contains(name) || child.key == "cell":
        for inner in child.children {
          add(inner, "")
          // The background of a button's configuration is a part of its own.
          guard inner.isNamed("backgroundConfiguration"), let key = inner.key else { continue }
          for part in inner.children { add(part, "\(key).") }
        }
      case "userDefinedRuntimeAttributes":
        for attribute in child.children where !attribute.isInertLayerColor {
          guard let path = attribute[attribute: "keyPath"],
            let value = attribute.child(key: "value"), value.isNamed("color")
          else { continue }
          colors.append((path, color(value)))
        }
      default: break
      }
    }
    if !colors.contains(where: { $0.key == "backgroundColor" }) {
      colors.insert(("backgroundColor", nil), at: 0)
    }
    return colors
  }
}
