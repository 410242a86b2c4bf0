// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

extension HierarchyStage {
  // MARK: Constraints

  /// Puts a visual format in force; `align:NAME` words before it are options.
  func addFormat(_ words: [String]) throws(HierarchyError) {
    var options: LayoutConstraint.FormatOptions = []
    for word in words.dropLast() {
      let names: [String: LayoutConstraint.FormatOptions] = [
        "top": .alignAllTop, "bottom": .alignAllBottom, "centerY": .alignAllCenterY,
        "leading": .alignAllLeading, "trailing": .alignAllTrailing, "centerX": .alignAllCenterX,
        "first": .alignAllFirstBaseline, "last": .alignAllLastBaseline,
        "left-to-right": .directionLeftToRight, "right-to-left": .directionRightToLeft,
        "baselines": .spacingBaselineToBaseline,
      ]
      guard let option = names[word] else { throw HierarchyError("no option \(word)") }
      options.insert(option)
    }
    LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: words[words.count - 1], options: options, metrics: ["gap": 12],
        views: items))
  }

  /// Puts equations in force: `NAME: a.width >= 0.5 * b.width + 10 @750; …`.
  func addEquations(_ text: String) throws(HierarchyError) {
    for equation in text.split(separator: ";") {
      var words = equation.split(separator: " ").map(String.init)
      var name: String?
      if words.first?.hasSuffix(":") == true { name = String(words.removeFirst().dropLast()) }
      let constraint = try self.equation(words)
      constraint.isActive = true
      if let name { names[name] = constraint }
    }
  }

  private func equation(_ words: [String]) throws(HierarchyError) -> LayoutConstraint {
    var words = words
    var priority = LayoutPriority.required
    if let last = words.last, last.hasPrefix("@") {
      priority = try self.priority(String(words.removeLast().dropFirst()))
    }
    guard words.count >= 3 else { throw HierarchyError("no equation: \(words)") }
    let first = try place(words.removeFirst())
    let relations: [String: LayoutConstraint.Relation] = [
      "=": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual,
    ]
    guard let relation = relations[words.removeFirst()] else { throw HierarchyError("no relation") }
    var multiplier: CGFloat = 1
    if words.count > 2, words[1] == "*" {
      multiplier = try number(words[0])
      words.removeFirst(2)
    }
    var constant: CGFloat = 0
    if words.count == 3 { constant = try number(words[2]) * (words[1] == "-" ? -1 : 1) }
    var second: (any LayoutItem, LayoutConstraint.Attribute)?
    if words[0].contains("."), Double(words[0]) == nil {
      second = try place(words[0])
    } else {
      constant = try number(words[0])
    }
    let constraint = LayoutConstraint(
      item: first.0, attribute: first.1, relatedBy: relation, toItem: second?.0,
      attribute: second?.1 ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    return constraint
  }

  /// Reads `NAME.attribute` or `NAME.guide.attribute`.
  private func place(
    _ text: String
  ) throws(HierarchyError) -> (any LayoutItem, LayoutConstraint.Attribute) {
    guard let dot = text.lastIndex(of: "."),
      let attribute = LayoutConstraint.Attribute.allCases.first(where: {
        "\($0)" == text[text.index(after: dot)...]
      })
    else { throw HierarchyError("no place: \(text)") }
    return (try item(String(text[..<dot])), attribute)
  }

  // MARK: Values

  /// Returns a view or guide by its name, or a guide of a view: `NAME.margins`.
  func item(_ name: String) throws(HierarchyError) -> any LayoutItem {
    if let known = items[name] { return known }
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else { throw HierarchyError("no item \(name)") }
    let owner = try view(parts[0])
    switch (parts[1], owner as? ScrollView) {
    case ("margins", _): return owner.layoutMarginsGuide
    case ("safe", _): return owner.safeAreaLayoutGuide
    case ("readable", _): return owner.readableContentGuide
    case ("keyboard", _): return owner.keyboardLayoutGuide
    case ("content", let scroll?): return scroll.contentLayoutGuide
    case ("visible", let scroll?): return scroll.frameLayoutGuide
    default: throw HierarchyError("no guide \(name)")
    }
  }

  func view(_ name: String) throws(HierarchyError) -> View {
    guard let view = items[name] as? View else { throw HierarchyError("no view \(name)") }
    return view
  }

  func stack(_ name: String) throws(HierarchyError) -> StackView {
    guard let stack = items[name] as? StackView else { throw HierarchyError("no stack \(name)") }
    return stack
  }

  func number(_ text: String) throws(HierarchyError) -> CGFloat {
    guard let number = Double(text) else { throw HierarchyError("no number: \(text)") }
    return CGFloat(number)
  }

  func numbers(_ words: some Collection<String>) throws(HierarchyError) -> [CGFloat] {
    var numbers: [CGFloat] = []
    for word in words { numbers.append(try number(word)) }
    return numbers
  }

  func priority(_ text: String) throws(HierarchyError) -> LayoutPriority {
    LayoutPriority(Float(try number(text)))
  }

  func spacing(_ text: String) throws(HierarchyError) -> CGFloat {
    switch text {
    case "default": StackView.spacingUseDefault
    case "system": StackView.spacingUseSystem
    default: try number(text)
    }
  }

  /// Reads `WxH`; `-` is no intrinsic length.
  func size(_ text: String) throws(HierarchyError) -> CGSize {
    let parts = text.split(separator: "x").map { $0 == "-" ? "-1" : String($0) }
    guard parts.count == 2 else { throw HierarchyError("no size: \(text)") }
    return CGSize(width: try number(parts[0]), height: try number(parts[1]))
  }

  /// A text of so many characters.
  func text(_ count: String) throws(HierarchyError) -> String {
    String(repeating: "m", count: Int(try number(count)))
  }
}

extension EdgeInsets {
  /// Insets from the top, left, bottom and right.
  init(_ numbers: [CGFloat]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension ContentSizeCategory {
  /// The category that the cases call so.
  init(name: String) { self = name == "large" ? .large : .accessibilityLarge }
}
