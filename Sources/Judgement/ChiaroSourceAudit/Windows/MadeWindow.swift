// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A window that code makes.
struct MadeWindow: Sendable {
  var site: Site
  /// The class of which one is made.
  var type: String
  /// The last name of the variable that holds it; empty where it is in none.
  var name: String
}

/// What code says of its windows.
struct WindowFacts: FactPart {
  var made: [MadeWindow] = []
  /// The types of which the controllers of windows are made, by the type around and the window's
  /// name: `Toast.window`.
  var roots: [String: Set<String>] = [:]
  /// The windows whose style something sets, in the same way.
  var styled: Set<String> = []
  /// The windows that are put above others, in the same way.
  var raised: Set<String> = []

  var isEmpty: Bool { made.isEmpty && roots.isEmpty && styled.isEmpty && raised.isEmpty }

  mutating func look(at sight: Sight, in walk: FactCollector) {
    switch sight {
    case .call(let call, let path): noteWindow(call, path, walk)
    case .assignment(_, let path, let value): noteSetting(path, value, walk)
    default: break
    }
  }

  mutating func join(_ other: WindowFacts) {
    made += other.made
    roots.merge(other.roots) { $0.union($1) }
    styled.formUnion(other.styled)
    raised.formUnion(other.raised)
  }
}

extension WindowFacts {
  /// Notes a window that is made, `UIWindow(windowScene: scene)`, of the system's class or another.
  private mutating func noteWindow(
    _ call: FunctionCallExprSyntax, _ path: [String], _ walk: FactCollector
  ) {
    guard path.count == 1, let type = path.first, type.first?.isUppercase == true,
      StyleWords.words(of: type).last.map(Self.windows.contains) == true,
      made.count < FactCollector.bound
    else { return }
    var ascent = Ascent(from: call)
    var name = ""
    switch ascent.climb() {
    case .assignment(let path)?: name = path.last ?? ""
    case .named(let local, _, _)?: name = local
    default: break
    }
    let site = walk.site(of: call, around: Syntax(call))
    if !site.isPreview { made.append(MadeWindow(site: site, type: type, name: name)) }
  }

  /// What classes of windows are called; which of them are, what they inherit tells.
  private static let windows: Set = ["window", "panel", "overlay", "hud"]

  /// Notes what is set of a window: its controller, its style and its level.
  private mutating func noteSetting(
    _ path: [String], _ value: [ExprSyntax], _ walk: FactCollector
  ) {
    guard let property = path.last else { return }
    let window = key(Array(walk.named(path).dropLast()), walk)
    switch property {
    case "rootViewController":
      guard value.count == 1, let type = type(of: value[0]) else { return }
      roots[window, default: []].insert(type)
    case "overrideUserInterfaceStyle": styled.insert(window)
    case "windowLevel": raised.insert(window)
    default: break
    }
  }

  /// The type of what is made by a call, or of a variable that begins with one.
  private func type(of value: ExprSyntax) -> String? {
    var value = value
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let known = Declarations.value(of: name, above: Syntax(value))
    {
      value = known.expression
    }
    guard let name = Expressions.path(value).first, name.first?.isUppercase == true else {
      return nil
    }
    // What a container shows is the first that it is given.
    let call = value.as(FunctionCallExprSyntax.self)
    let inner = call?.arguments.first {
      ["rootViewController", "rootView"].contains($0.label?.text)
    }
    if let inner, let shown = Expressions.path(inner.expression).first,
      shown.first?.isUppercase == true
    {
      return shown
    }
    return name
  }

  /// What a window is called in the type around: the object itself has the name `self`.
  private func key(_ receiver: [String], _ walk: FactCollector) -> String {
    let type = walk.scopes.last?.type ?? ""
    return "\(type).\(receiver.last { $0 != "self" } ?? "self")"
  }
}
