// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroRaster
import ChiaroSource
import ChiaroViews
import Foundation

/// Makes the screens of a storyboard or xib.
@MainActor
struct ScreenReading {
  let document: InterfaceDocument
  let assets: InterfaceAssets
  let names: NamedAssets
  let resources: RenderResources
  let device: DeviceModel
  let links: ControllerLinks
  /// The kinds of views of the file's platform.
  let kinds: [String: ElementKind]
  /// Whether the sizes that Xcode saved are those of the views' contents.
  ///
  /// So it is, but in other languages than the file's own.
  var trustsSavedSizes = true

  init(
    _ document: InterfaceDocument, assets: InterfaceAssets, names: NamedAssets,
    resources: RenderResources
  ) {
    self.document = document
    self.assets = assets
    self.names = names
    self.resources = resources
    device = DeviceModel(document)
    links = ControllerLinks(document)
    kinds = ElementKinds.kinds(of: document.platform)
  }

  /// The objects that are screens: the controllers of a storyboard's scenes and the views beside
  /// them, and what views and controllers stand at the top of a xib.
  var subjects: [InterfaceElement] {
    if document.kind == .storyboard {
      return document.scenes.flatMap { document.topLevelObjects(of: $0).filter(isSubject) }
    }
    return document.topLevelObjects().filter { object in
      kinds[object.name] != nil || object.rect(key: "frame") != nil
        || object.child(key: "view") != nil || object.child(key: "contentView") != nil
    }
  }

  /// Whether an object of a scene is its controller, or a view that stands beside it.
  private func isSubject(_ object: InterfaceElement) -> Bool {
    kinds[object.name] != nil
      || document.platform != .watchOS && object[attribute: "sceneMemberID"] == "viewController"
        && !object.isNamed("viewControllerPlaceholder")
  }

  /// Gives a window its style, which the innermost controller or window with one decides, and the
  /// tint of the whole file.
  private func color(_ window: Window, of chain: [InterfaceElement], _ builder: SceneBuilder) {
    window.overrideUserInterfaceStyle =
      (chain + chain.compactMap { $0.child(key: "window") })
      .map(EnumeratedValues.style).last { $0 != .unspecified } ?? .unspecified
    if let tint = document.root.flatMap({ builder.color(of: $0, key: "tintColor") }) {
      window.tintColor = tint
    }
  }

  /// Makes the screen of a subject.
  ///
  /// - Parameters:
  ///   - subject: the controller, window or view
  ///   - budget: what the screen may take
  /// - Returns: the screen, laid out
  func screen(
    of subject: InterfaceElement, within budget: ScreenBudget = ScreenBudget()
  ) -> InterfaceScreen {
    let isController = kinds[subject.name] == nil
    let chain = isController ? chain(from: subject) : [subject]
    let content = chain.last ?? subject
    let root = isController ? Self.root(of: content) : subject
    let frame = document.platform == .macOS ? WindowReading(subject) : nil
    let screen = makeScreen(size(of: root, in: frame))
    let builder = makeBuilder(budget)
    let window = Window(windowScene: WindowScene(screen: screen))
    screen.activate()
    screen.stage.performAsCurrent {
      let others = chain.count > 1 ? makeBuilder(budget) : builder
      let controller = HostController()
      let view = root.map { others.makeView($0) } ?? emptyView()
      let saved = SavedFrames(others)
      controller.view = frame?.frame(view, others) ?? view
      controller.view.translatesAutoresizingMaskIntoConstraints = true
      color(window, of: chain, builder)
      window.deviceInsets = insets(of: content, root, in: chain)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      // A watch is always dark.
      if document.platform == .watchOS { window.overrideUserInterfaceStyle = .dark }
      if document.platform == .macOS {
        controller.view.backgroundColor =
          controller.view.backgroundColor
          ?? DynamicColor(
            systemName: "windowBackgroundColor", on: .macOS)
      } else if !isController {
        // A view of its own is put on a screen, whose ground is the system's.
        window.backgroundColor = .systemBackground
      } else {
        others.addOldGuides(of: content, to: controller.view)
        ControllerBars(reading: self, window: window, chain: chain).add(builder)
      }
      ConstraintReading(others, saved, root: isController ? controller.view : nil).activateAll()
      var embedding = ControllerEmbedding(reading: self, budget: budget)
      embedding.embed(in: others, of: chain)
    }
    screen.update()
    for placed in builder.placed {
      // Content that scrolls begins below the bars.
      guard let scroll = placed.view as? ScrollView else { continue }
      let top = scroll.adjustedContentInset.top
      if top > 0 { scroll.contentOffset.y = -top }
    }
    screen.update()
    return InterfaceScreen(
      name: name(of: subject), object: subject.objectID,
      className: subject.customClass ?? className(of: subject), views: builder.placed,
      barItems: builder.barItems, diagnostics: builder.diagnostics, window: window,
      scale: device.scale)
  }

  // MARK: Pieces

  /// The view of a controller or window; nil for one that has none in the file.
  static func root(of object: InterfaceElement) -> InterfaceElement? {
    object.child(key: "view") ?? object.child(key: "splitView") ?? object.child(key: "tabView")
      ?? (object.isNamed("window") ? object.child(key: "contentView") : nil)
  }

  /// Makes a builder of a part of a screen.
  func makeBuilder(_ budget: ScreenBudget) -> SceneBuilder {
    SceneBuilder(
      document, resources: assets, device: device, kinds: kinds, budget: budget,
      trustsSavedSizes: trustsSavedSizes)
  }

  private func makeScreen(_ size: CGSize) -> Screen {
    var traits = TraitCollection(userInterfaceStyle: .light)
    traits = traits.modifyingTraits {
      $0.userInterfaceIdiom = device.idiom
      $0.systemRelease = SceneBuilder.release(of: document)
      $0.displayScale = device.scale
      $0.horizontalSizeClass = device.classes.isWide ? .regular : .compact
      $0.verticalSizeClass = device.classes.isHigh ? .regular : .compact
    }
    return Screen(
      bounds: CGRect(origin: .zero, size: size), systemTraits: traits,
      stage: Stage(resources: resources, names: names, textScale: device.scale))
  }

  /// The containers from a controller on, and the controller that the innermost one shows.
  func chain(from controller: InterfaceElement) -> [InterfaceElement] {
    var chain = [controller]
    while chain.count < 8, let last = chain.last, Self.root(of: last) == nil,
      let next = links.content(of: last), !chain.contains(next)
    {
      chain.append(next)
    }
    return chain
  }

  private static let largestSide: CGFloat = 4_096

  private func size(of root: InterfaceElement?, in frame: WindowReading?) -> CGSize {
    var size =
      root?.rect(key: "frame")?.size ?? frame?.contentSize ?? device.size
    if size.width < 1 || size.height < 1 { size = device.size }
    return CGSize(
      width: min(size.width, Self.largestSide),
      height: min(size.height + (frame?.coveredHeight ?? 0), Self.largestSide))
  }

  private func emptyView() -> View {
    let view = View()
    if document.platform != .macOS { view.backgroundColor = .systemBackground }
    return view
  }

  /// A screen's name: what the app calls the controller, else what it is for a person.
  private func name(of subject: InterfaceElement) -> String {
    let names = [
      subject[attribute: "storyboardIdentifier"], subject[attribute: "userLabel"],
      subject[attribute: "title"], subject.child(key: "navigationItem")?[attribute: "title"],
      subject.customClass, subject[attribute: "reuseIdentifier"],
    ]
    return names.compactMap { $0 }.first { !$0.isEmpty }
      ?? (document.kind == .xib
        ? Path.stem(document.file) : className(of: subject))
  }

  /// The class of a controller or view where the file names none.
  func className(of element: InterfaceElement) -> String {
    if let kind = kinds[element.name] { return kind.className }
    let name = element.name
    let prefix = document.platform == .macOS ? "NS" : "UI"
    return "\(prefix)\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  // MARK: Guides and safe area

  /// The safe area of a scene: that which its frames tell, else that of device and bars.
  private func insets(
    of content: InterfaceElement, _ root: InterfaceElement?, in chain: [InterfaceElement]
  ) -> EdgeInsets {
    guard let root, document.platform != .macOS else {
      return document.platform == .macOS ? .zero : device.insets
    }
    var insets = BarMetrics(self, content, root, chain).insets
    var guides: (top: Set<String>, bottom: Set<String>) = ([], [])
    for child in root.children where child.isNamed("viewLayoutGuide") && child.key == "safeArea" {
      guard let id = child.objectID else { continue }
      guides.top.insert(id)
      guides.bottom.insert(id)
    }
    for element in content.list("layoutGuides") where element.isNamed("viewControllerLayoutGuide") {
      guard let id = element.objectID else { continue }
      if element[attribute: "type"] == "top" {
        guides.top.insert(id)
      } else {
        guides.bottom.insert(id)
      }
    }
    let found = SafeAreaReading(root, guides: guides)
    insets.top = found.top ?? insets.top
    insets.bottom = found.bottom ?? insets.bottom
    return insets
  }
}

/// The controller of a screen's window, which gives its view the margins of a controller's.
final class HostController: ViewController {}
