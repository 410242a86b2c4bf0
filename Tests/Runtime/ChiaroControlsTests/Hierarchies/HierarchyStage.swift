// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Builds the hierarchy of a case and checks its frames.
///
/// - `root W H` makes the plain view `root` at the window's corner; `page` is the controller's view
/// - `KIND NAME in PARENT …` adds a view with attributes, arranged if the parent is a stack. Kinds:
///   `box WxH` with an intrinsic size, `view`, `label` with so many characters, `row`, `column`,
///   `scroll`, `image WxH`, `text` (a text view that does not scroll), `guide`
/// - `do NAME …` changes attributes, see `HierarchyStage+Attributes`
/// - `vfl …` and `fix …; …` put constraints in force
/// - `NAME = x y w h` expects a frame, `content NAME = w h` a content size
/// - `fit NAME w h hp vp = w h` expects a fitting size, for priorities
@MainActor
final class HierarchyStage {
  let test: TestScreen
  var items: [String: any LayoutItem] = [:]
  var names: [String: LayoutConstraint] = [:]
  private var conflicts = 0
  private(set) var checks = 0

  init() {
    let resources = RenderResources(textShaper: Typewriter(), pictures: SizedPictures())
    test = TestScreen(stage: Stage(resources: resources))
    items["page"] = test.root.view
  }

  /// Runs all commands.
  func run(_ commands: [HierarchyCase.Command]) {
    for command in commands {
      do {
        try test.screen.stage.performAsCurrent { try run(command.words) }
      } catch {
        Issue.record("line \(command.line): \(error)")
      }
    }
    test.screen.update()
    #expect(test.root.view.constraintConflicts.map(\.message).count == conflicts)
    #expect(checks > 0, "a case that expects nothing")
  }

  private func run(_ words: [String]) throws(HierarchyError) {
    switch words[0] {
    case "root": addRoot(try numbers(words.dropFirst()))
    case "rtl": test.change { $0.layoutDirection = .rightToLeft }
    case "ltr": test.change { $0.layoutDirection = .leftToRight }
    case "text-size":
      test.change { $0.preferredContentSizeCategory = ContentSizeCategory(name: words[1]) }
    case "safe": test.window.deviceInsets = EdgeInsets(try numbers(words.dropFirst()))
    case "conflicts": conflicts = Int(try number(words[2]))
    case "vfl": try addFormat(Array(words.dropFirst()))
    case "fix": try addEquations(words.dropFirst().joined(separator: " "))
    case "content": try expectContent(words)
    case "fit": try expectFit(words)
    case "do": try set(Array(words.dropFirst(2)), on: words[1])
    case "remove": try view(words[1]).removeFromSuperview()
    case "unarrange": try stack(words[1]).removeArrangedSubview(try view(words[2]))
    case "insert":
      try stack(words[1]).insertArrangedSubview(try view(words[2]), at: Int(try number(words[3])))
    default:
      if words.count > 1, words[1] == "=" { return try expectFrame(words) }
      try add(words)
    }
  }

  private func addRoot(_ size: [CGFloat]) {
    let root = View(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    test.root.view.addSubview(root)
    items["root"] = root
  }

  private func add(_ words: [String]) throws(HierarchyError) {
    guard words.count > 3, words[2] == "in" else { throw HierarchyError("unknown command") }
    let parent = try view(words[3])
    var rest = Array(words.dropFirst(4))
    if words[0] == "guide" {
      let guide = LayoutGuide()
      parent.addLayoutGuide(guide)
      items[words[1]] = guide
      return
    }
    let made = try make(words[0], &rest)
    made.translatesAutoresizingMaskIntoConstraints = false
    items[words[1]] = made
    if let stack = parent as? StackView {
      stack.addArrangedSubview(made)
    } else {
      parent.addSubview(made)
    }
    try set(rest, on: words[1])
  }

  private func make(_ kind: String, _ words: inout [String]) throws(HierarchyError) -> View {
    switch kind {
    case "view": return View()
    case "row", "column":
      let stack = StackView()
      stack.axis = kind == "row" ? .horizontal : .vertical
      return stack
    case "scroll": return ScrollView()
    case "box":
      let box = ContentBox()
      box.content = try size(words.removeFirst())
      return box
    case "image": return ImageView(image: Image(.file(words.removeFirst())))
    case "label":
      let label = Label()
      label.text = try text(words.removeFirst())
      return label
    case "text":
      let page = TextView()
      page.isScrollEnabled = false
      page.text = try text(words.removeFirst())
      return page
    default: throw HierarchyError("no kind of view: \(kind)")
    }
  }

  // MARK: Expectations

  private func expectFrame(_ words: [String]) throws(HierarchyError) {
    test.screen.update()
    checks += 1
    let item = try item(words[0])
    let frame = (item as? View)?.frame ?? (item as? LayoutGuide)?.layoutFrame ?? .zero
    let actual = [frame.minX, frame.minY, frame.width, frame.height]
    for (index, word) in words.dropFirst(2).enumerated() where word != "-" {
      guard index < 4, abs(actual[index] - (try number(word))) < 0.001 else {
        throw HierarchyError("\(words.joined(separator: " ")), but it is \(actual)")
      }
    }
  }

  private func expectContent(_ words: [String]) throws(HierarchyError) {
    test.screen.update()
    checks += 1
    let size = (try view(words[1]) as? ScrollView)?.contentSize ?? .zero
    guard [size.width, size.height] == (try numbers(words.dropFirst(3))) else {
      throw HierarchyError("\(words.joined(separator: " ")), but it is \(size)")
    }
  }

  private func expectFit(_ words: [String]) throws(HierarchyError) {
    checks += 1
    let values = try numbers(words[2..<6])
    let expected = try numbers(words.dropFirst(7))
    let size = try view(words[1]).systemLayoutSizeFitting(
      CGSize(width: values[0], height: values[1]),
      withHorizontalFittingPriority: LayoutPriority(Float(values[2])),
      verticalFittingPriority: LayoutPriority(Float(values[3])))
    guard [size.width, size.height] == expected else {
      throw HierarchyError("\(words.joined(separator: " ")), but it is \(size)")
    }
  }
}

/// What is wrong with a line of a case.
struct HierarchyError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// A view whose content has a size.
final class ContentBox: View {
  var content = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize { content }
}

/// Files whose names say how large their pictures are: `30x40`.
struct SizedPictures: PictureSource {
  func picture(_ reference: PictureReference, size: PixelSize) -> Picture? { nil }

  func naturalSize(of reference: PictureReference) -> PointSize? {
    guard case .file(let name, _) = reference else { return nil }
    let parts = name.split(separator: "x").compactMap { Double($0) }
    return parts.count == 2 ? PointSize(width: parts[0], height: parts[1]) : nil
  }
}
