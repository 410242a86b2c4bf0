// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

extension HierarchyStage {
  /// Sets attributes, written `name=value` or `name` alone for true.
  func set(_ words: [String], on name: String) throws(HierarchyError) {
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let value = parts.count > 1 ? parts[1] : "true"
      if let constraint = names[name] {
        try set(parts[0], value, on: constraint)
      } else {
        try set(parts[0], value, on: try view(name))
      }
    }
  }

  private func set(
    _ name: String, _ value: String, on constraint: LayoutConstraint
  ) throws(HierarchyError) {
    switch name {
    case "constant": constraint.constant = try number(value)
    case "priority": constraint.priority = LayoutPriority(Float(try number(value)))
    case "active": constraint.isActive = value == "true"
    default: throw HierarchyError("a constraint has no \(name)")
    }
  }

  private func set(
    _ name: String, _ value: String, on view: View
  ) throws(HierarchyError) {
    switch name {
    case "hug": view.setContentHuggingPriority(try priority(value), for: .horizontal)
    case "hugv": view.setContentHuggingPriority(try priority(value), for: .vertical)
    case "resist":
      view.setContentCompressionResistancePriority(try priority(value), for: .horizontal)
    case "resistv":
      view.setContentCompressionResistancePriority(try priority(value), for: .vertical)
    case "hidden": view.isHidden = value == "true"
    case "frame":
      let numbers = try numbers(value.split(separator: ",").map(String.init))
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case "margins":
      let numbers = try numbers(value.split(separator: ",").map(String.init))
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    case "preserve": view.preservesSuperviewLayoutMargins = value == "true"
    case "unsafe": view.insetsLayoutMarginsFromSafeArea = value != "true"
    case "after":
      guard let stack = view.superview as? StackView else { throw HierarchyError("no stack") }
      stack.setCustomSpacing(try spacing(value), after: view)
    default: try set(name, value, onKind: view)
    }
  }

  private func set(
    _ name: String, _ value: String, onKind view: View
  ) throws(HierarchyError) {
    switch view {
    case let stack as StackView: try set(name, value, on: stack)
    case let label as Label: try set(name, value, on: label)
    case let scroll as ScrollView: try set(name, value, on: scroll)
    case let box as ContentBox where name == "size": box.content = try size(value)
    default: throw HierarchyError("\(type(of: view)) has no \(name)")
    }
  }

  private func set(
    _ name: String, _ value: String, on stack: StackView
  ) throws(HierarchyError) {
    switch name {
    case "axis": stack.axis = value == "row" ? .horizontal : .vertical
    case "spacing": stack.spacing = try spacing(value)
    case "relative": stack.isLayoutMarginsRelativeArrangement = value == "true"
    case "baselines": stack.isBaselineRelativeArrangement = value == "true"
    case "dist":
      let names: [String: StackView.Distribution] = [
        "fill": .fill, "equal": .fillEqually, "proportional": .fillProportionally,
        "spacing": .equalSpacing, "centers": .equalCentering,
      ]
      guard let found = names[value] else { throw HierarchyError("no distribution \(value)") }
      stack.distribution = found
    case "align":
      let names: [String: StackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "first": .firstBaseline,
        "center": .center, "trailing": .trailing, "bottom": .bottom, "last": .lastBaseline,
      ]
      guard let found = names[value] else { throw HierarchyError("no alignment \(value)") }
      stack.alignment = found
    default: throw HierarchyError("a stack has no \(name)")
    }
  }

  private func set(
    _ name: String, _ value: String, on label: Label
  ) throws(HierarchyError) {
    switch name {
    case "lines": label.numberOfLines = Int(try number(value))
    case "max": label.preferredMaxLayoutWidth = try number(value)
    case "text": label.text = try text(value)
    default: throw HierarchyError("a label has no \(name)")
    }
  }

  private func set(
    _ name: String, _ value: String, on scroll: ScrollView
  ) throws(HierarchyError) {
    switch name {
    case "offset":
      let numbers = try numbers(value.split(separator: ",").map(String.init))
      scroll.contentOffset = CGPoint(x: numbers[0], y: numbers[1])
    case "content":
      scroll.contentSize = try size(value)
    default: throw HierarchyError("a scroll view has no \(name)")
    }
  }
}
