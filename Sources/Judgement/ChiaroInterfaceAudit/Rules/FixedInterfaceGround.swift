// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// A light ground of components under text that adapts, or as large as a screen.
enum FixedInterfaceGround: InterfaceRule {
  static let description = RuleDescription(
    "Fixed background in an interface file", .staysLight, guess: 0.6, evidence: .seen,
    summary: "A background in a storyboard or xib has a fixed light color.",
    reason: """
      A fixed white background glares in dark, and the system's text on it turns white as well \
      (Human Interface Guidelines, Dark Mode).
      """,
    help: """
      In the attributes inspector, choose System Background Color or another system background, or \
      a color set with a dark slot.
      """,
    considering: [
      ObjectConsiderations.textless, ObjectConsiderations.placeholder, ObjectConsiderations.covered,
      ObjectConsiderations.unknownGround, ObjectConsiderations.systemDefault,
    ],
    sources: [.guidelines(.darkMode)])

  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport) {
    guard file.hasTwoStyles else { return }
    let texts = Dictionary(grouping: file.texts, by: { $0.ground?.source })
    for (use, color) in file.literalUses where use.role == .background && color.isLightGround {
      let object = use.object.element
      // A launch screen is one ground, of which another rule tells.
      if file.document.isLaunchScreen || Self.isSmall(object) || ViewKinds.showsScene(object) {
        continue
      }
      // Of one of before WebKit another rule tells; the page covers the ground of the other.
      if object.isNamed("webView") || object.isNamed("wkWebView") { continue }
      let own = texts[object] ?? []
      // A text and its own ground are one cause, which another rule reports.
      if own.contains(where: { $0.view == object && $0.use != nil && $0.color.adapts }) { continue }
      guard var problem = problem(use, color, own, in: file) else { continue }
      // Text that stays would be lost on a ground that turns dark.
      if own.allSatisfy(\.color.adapts) {
        problem.fix = InterfaceFix.systemColor(for: use, color, in: file)
      }
      report.add(file.weighed(problem))
    }
  }

  private static func problem(
    _ use: ColorUse, _ color: Color, _ texts: [TextOnGround], in file: InterfaceSubject
  ) -> InterfaceReport.Problem? {
    var problem = InterfaceReport.Problem(
      place: use.color.element, object: use.object, role: "background",
      lead: "Stays light in dark", words: PlainWords.name(of: color),
      considerations: Confidence.medium.considerations, appearance: "dark", isOfFile: true)
    let adapting = texts.filter { $0.color.adapts && !file.isColored($0.view) }.map { text in
      (text, text.color.dark.contrast(on: color.withAlpha(1)).lowest.value)
    }
    if let (text, ratio) = adapting.min(by: { $0.1 < $1.1 }), ratio < 3 {
      problem.lead = PlainWords.text(ratio, in: "dark")
      problem.words =
        "\(text.name) text on \(PlainWords.name(of: color)), \(ContrastRatio(ratio))"
      problem.measured = MeasuredValue(ratio, minimum: 4.5)
      problem.consequence = Consequence.unreadable.measured(problem.measured)
      if text.use != nil { problem.considerations = [] }
      return problem
    }
    // What no text is known to stand on is mostly covered, or filled with what was drawn for it.
    problem.considerations.append(ObjectConsiderations.textless)
    // What is empty here is filled, and mostly covered, by the class that shows it.
    let view = use.object.element
    let isFilled =
      view.child(named: "subviews") != nil || view.name != "view"
      || view.parent?[attribute: "customClass"] == nil
    let isLarge = ViewKinds.isLarge(view)
    if !isLarge && isOnDark(view, in: file) { return nil }
    if isUnusedPrototype(view) { return nil }
    if !isFilled || isEmptyContainer(view, in: file) {
      problem.considerations.append(ObjectConsiderations.placeholder)
    }
    if texts.isEmpty && isCovered(view) {
      problem.considerations.append(ObjectConsiderations.covered)
    }
    if !texts.isEmpty && texts.allSatisfy({ !$0.color.adapts }) {
      // A field or button that has both its colors can be read in both styles.
      if !isLarge && texts.allSatisfy({ isReadable($0, on: color, of: view) }) { return nil }
    }
    return problem
  }

  /// Whether a text is that of the view itself, and can be read on its ground.
  private static func isReadable(
    _ text: TextOnGround, on ground: Color, of view: InterfaceElement
  ) -> Bool {
    text.view == view
      && text.color.light.contrast(on: ground.withAlpha(1)).lowest.value >= 4.5
  }

  /// Whether a view stands on a dark ground that stays, with which its own was chosen.
  private static func isOnDark(_ view: InterfaceElement, in file: InterfaceSubject) -> Bool {
    guard let outer = GroundSearch.superview(of: view) else { return false }
    var search = GroundSearch(file)
    guard let ground = search.ground(under: outer), ground.source != nil else { return false }
    return !ground.color.adapts && ground.color.light.relativeLuminance < 0.18
  }

  /// Whether a view is a place for what code puts there, by the name of its outlet.
  private static func isEmptyContainer(
    _ view: InterfaceElement, in file: InterfaceSubject
  ) -> Bool {
    guard view.isNamed("view"), view.child(named: "subviews") == nil else { return false }
    return (file.outlets[view.objectID ?? ""] ?? []).contains { outlet in
      ["container", "placeholder"].contains(where: outlet.property.lowercased().contains)
    }
  }

  /// Whether a view is a prototype cell without content or a class: Xcode puts one into each list.
  private static func isUnusedPrototype(_ view: InterfaceElement) -> Bool {
    guard ViewKinds.isCell(view), view[attribute: "customClass"] == nil else { return false }
    let views = view.descendants.filter { $0.isNamed("subviews") }
    return views.allSatisfy { $0.children.first == nil }
      && view[attribute: "textLabel"] == nil
  }

  /// Whether a list, a page, a map or another controller's view lies all over a view, so that its
  /// ground is not seen.
  private static func isCovered(_ view: InterfaceElement) -> Bool {
    let isCell = view.name.hasSuffix("Cell")
    let content = isCell ? view.child(key: "contentView") ?? view : view
    guard let frame = Frame(view), let subviews = content.child(named: "subviews") else {
      return false
    }
    return subviews.children.contains { child in
      let covers =
        covers.contains(child.name) || ViewKinds.hasBackgroundPicture(child)
        || child.isNamed("imageView") && (isCell || child[attribute: "image"] != nil)
      guard covers, child.flag("hidden") != true, let inner = Frame(child) else { return false }
      return inner.width * inner.height >= 0.95 * frame.width * frame.height
    }
  }

  private static let covers: Set = [
    "tableView", "collectionView", "containerView", "mapView", "wkWebView", "webView", "pdfView",
  ]

  /// Whether a view is a line, a mark or a part of a control, which nobody takes for a ground.
  private static func isSmall(_ view: InterfaceElement) -> Bool {
    if view.isNamed("imageView") || view.isNamed("switch") || view.isNamed("progressView") {
      return true
    }
    guard let frame = Frame(view) else { return false }
    return min(frame.width, frame.height) <= 4 || view.isNamed("button") && frame.height < 30
  }

  static let examples: [InterfaceExample] = [
    InterfaceExample(
      "a white screen under the system's text",
      """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <label text="Title" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      </subviews><color key="backgroundColor" white="1" alpha="1"/> <!-- ← -->
      </view>
      """,
      resources: "\n        <systemColor name=\"systemBackgroundColor\"/>",
      fixed: """
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
        <label text="Title" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
        </subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/> <!-- ← -->
        </view>
        """),
    InterfaceExample(
      "a white card on the background of grouped content",
      """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
      <view id="c"><rect key="frame" x="0" y="0" width="90" height="50"/><subviews>
      <label text="Title" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      </subviews><color key="backgroundColor" white="1" alpha="1"/></view> <!-- ← -->
      </subviews><color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/></view>
      """,
      resources: "\n        <systemColor name=\"secondarySystemGroupedBackgroundColor\"/>",
      fixed: """
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
        <view id="c"><rect key="frame" x="0" y="0" width="90" height="50"/><subviews>
        <label text="Title" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
        </subviews>\
        <color key="backgroundColor" systemColor="secondarySystemGroupedBackgroundColor"/>\
        </view> <!-- ← -->
        </subviews><color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/></view>
        """),
    InterfaceExample(
      "a map, and a field with fixed text and background",
      """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
      <view id="m" customClass="GMSMapView"><rect key="frame" x="0" y="0" width="90" height="50"/>
      <color key="backgroundColor" white="1" alpha="1"/></view>
      <textField id="t" text="Name"><rect key="frame" x="0" y="50" width="90" height="34"/>
      <color key="backgroundColor" white="1" alpha="1"/>
      <color key="textColor" white="0" alpha="1"/></textField>
      </subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
    InterfaceExample(
      "a selection in a brand color on a dark screen, and one on a screen that adapts",
      """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="90" height="90"/>
      <subviews><segmentedControl id="s"><rect key="frame" x="0" y="0" width="90" height="32"/>
      <color key="backgroundColor" red="0.84" green="0.83" blue="0.78" alpha="1"/>
      </segmentedControl></subviews>
      <color key="backgroundColor" red="0.22" green="0.27" blue="0.28" alpha="1"/></view>
      <view key="view" id="w"><rect key="frame" x="0" y="0" width="90" height="90"/>
      <subviews><segmentedControl id="t"><rect key="frame" x="0" y="0" width="90" height="32"/>
      <color key="backgroundColor" red="0.84" green="0.83" blue="0.78" alpha="1"/> <!-- ← -->
      </segmentedControl></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
    InterfaceExample(
      "a background that a list covers",
      """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
      <tableView id="t"><rect key="frame" x="0" y="0" width="90" height="88"/></tableView>
      </subviews><color key="backgroundColor" white="1" alpha="1"/></view>
      """),
    InterfaceExample(
      "a background under the picture of a button",
      """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
      <button id="b"><rect key="frame" x="0" y="0" width="90" height="90"/>
      <state key="normal" backgroundImage="Paper"/></button>
      <label text="Title" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      </subviews><color key="backgroundColor" white="1" alpha="1"/></view>
      """),
    InterfaceExample(
      "a dark background, a clear one, a line, and an AppKit cell that draws no background",
      """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <view id="a"><color key="backgroundColor" white="1" alpha="0"/></view>
      <view id="b"><rect key="frame" x="0" y="0" width="9" height="1"/>
      <color key="backgroundColor" white="0.8" alpha="1"/></view>
      <textField id="c"><textFieldCell key="cell"><color key="backgroundColor" white="1" alpha="1"/>
      </textFieldCell></textField></subviews>
      <color key="backgroundColor" white="0.1" alpha="1"/></view>
      """),
    InterfaceExample(
      "white in a vibrancy effect, which uses the color as opacity",
      """
      <view key="view" id="v"><subviews><visualEffectView id="e">
      <rect key="frame" x="0" y="0" width="90" height="90"/><view key="contentView" id="c">
      <rect key="frame" x="0" y="0" width="90" height="90"/>
      <color key="backgroundColor" white="1" alpha="1"/></view>
      <vibrancyEffect><blurEffect style="systemMaterial"/></vibrancyEffect></visualEffectView>
      </subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """),
  ]
}
