// SPDX-License-Identifier: MIT

import SwiftSyntax

// What says something to the Objective-C runtime alone.

extension PortVisitor {
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSManaged", "NSCopying",
  ]
  private static let entries: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

  /// Drops attributes of the Objective-C runtime.
  func rewriteAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    if Self.entries.contains(name) {
      note(
        "start-by-hand", at: node,
        "nothing starts the app by itself: make a window and a screen in main.swift")
      return remove(node)
    }
    guard Self.dropped.contains(name) else { return }
    if name == "NSManaged" {
      note("managed-property", at: node, "there is no Core Data: the property needs a value")
    }
    remove(node)
  }

  /// Drops `dynamic` and `optional`.
  func rewriteModifier(_ node: DeclModifierSyntax) {
    switch node.name.tokenKind {
    case .keyword(.dynamic): remove(node)
    case .keyword(.optional):
      note(
        "optional-requirement", at: node,
        "a requirement cannot be optional: give it a default in an extension of the protocol, "
          + "and call it without the question mark")
      remove(node)
    default: break
    }
  }

  /// A protocol of Objective-C is one of classes.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    let isObjectiveC = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    guard isObjectiveC else { return }
    guard let types = node.inheritanceClause?.inheritedTypes, let first = types.first else {
      return insert(": AnyObject", after: node.name)
    }
    let names = types.map(\.type.trimmedDescription)
    if !names.contains("AnyObject") && !names.contains("class") {
      insert("AnyObject, ", before: first)
    }
  }
}
