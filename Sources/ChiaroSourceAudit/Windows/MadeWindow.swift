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
struct WindowFacts: Sendable {
  var made: [MadeWindow] = []
  /// The types of which the controllers of windows are made, by the type around and the window's
  /// name: `Toast.window`.
  var roots: [String: Set<String>] = [:]
  /// The windows whose style something sets, in the same way.
  var styled: Set<String> = []
  /// The windows that are put above others, in the same way.
  var raised: Set<String> = []
}

extension FactCollector {
  /// Notes a window that is made, `UIWindow(windowScene: scene)`, of the system's class or another.
  func noteWindow(_ call: FunctionCallExprSyntax, _ path: [String]) {
    guard path.count == 1, let type = path.first, type.first?.isUppercase == true,
      StyleWords.words(of: type).last.map(Self.windows.contains) == true,
      facts.windows.made.count < Self.bound
    else { return }
    var ascent = Ascent(from: call)
    var name = ""
    switch ascent.climb() {
    case .assignment(let path)?: name = path.last ?? ""
    case .named(let local, _, _)?: name = local
    default: break
    }
    let site = site(of: call, around: Syntax(call))
    if !site.isPreview { facts.windows.made.append(MadeWindow(site: site, type: type, name: name)) }
  }

  /// What classes of windows are called; which of them are, what they inherit tells.
  private static let windows: Set = ["window", "panel", "overlay", "hud"]

  /// Notes what is set of a window: its controller, its style and its level.
  func noteWindowSetting(_ path: [String], _ value: [ExprSyntax]) {
    guard let property = path.last else { return }
    let window = key(Array(named(path).dropLast()))
    switch property {
    case "rootViewController":
      guard value.count == 1, let type = type(of: value[0]) else { return }
      facts.windows.roots[window, default: []].insert(type)
    case "overrideUserInterfaceStyle": facts.windows.styled.insert(window)
    case "windowLevel": facts.windows.raised.insert(window)
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
  private func key(_ receiver: [String]) -> String {
    let type = scopes.last?.type ?? ""
    return "\(type).\(receiver.last { $0 != "self" } ?? "self")"
  }
}
