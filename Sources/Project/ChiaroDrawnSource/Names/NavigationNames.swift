// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI

/// Navigation, tabs and what content wishes of the bars around it.
@MainActor
enum NavigationNames {
  static let views: [String: Names.Maker] = [
    "NavigationView": { Draft(.navigation($0.content())) },
    "NavigationStack": { Draft(.navigation($0.content("root"))) },
    "NavigationSplitView": { arguments in
      Draft(.navigation(arguments.views("sidebar") ?? arguments.content()))
    },
    "NavigationLink": { link($0) },
    "TabView": { arguments in
      let selection = arguments.value("selection").map { arguments.drawing.value($0).identity }
      let content = arguments.content()
      return Draft(
        .system("TabView") { expansion in
          let value = TabsValue(
            selection: selection, isPaged: expansion.environment.hasPagedTabs
          ) { _ in }
          return Node(.tabs(value), [content])
        })
    },
    "Tab": { arguments in
      var wishes = BarWishes()
      wishes.tab = arguments.title(orViews: "label")
      let page = arguments.content().wishing(wishes)
      return Draft(
        arguments.value("value").map { Node(.tagged($0.identity), [page]) } ?? page)
    },
    "WindowGroup": { Draft($0.content()) },
    "ToolbarItem": { Draft($0.content()) },
    "ToolbarItemGroup": { Draft($0.content()) },
    "ToolbarSpacer": { _ in .empty },
  ]

  static let modifiers: [String: Names.Change] = [
    "navigationTitle": { title($0, $1) },
    "navigationBarTitle": { title($0, $1) },
    "navigationBarTitleDisplayMode": { mode($0, $1) },
    "toolbarTitleDisplayMode": { mode($0, $1) },
    "navigationBarHidden": { draft, arguments in
      wishing(draft) { $0.isHidden = arguments.flag(0) ?? true }
    },
    "navigationBarBackButtonHidden": { draft, arguments in
      wishing(draft) { $0.isBackHidden = arguments.flag(0) ?? true }
    },
    "toolbar": { draft, arguments in
      if arguments.word(0) != nil { return hidingBar(draft, arguments) }
      guard let closure = arguments.closure(anyOf: "content") else { return draft }
      return wishing(draft) { $0.items = arguments.drawing.barItems(closure) }
    },
    "toolbarVisibility": { hidingBar($0, $1) },
    "toolbarBackground": { ground($0, $1) },
    "toolbarBackgroundVisibility": { ground($0, $1) },
    "toolbarColorScheme": { draft, arguments in
      guard let word = arguments.word(0), bars(arguments).contains("navigationBar") else {
        return draft
      }
      return wishing(draft) { $0.scheme = word == "dark" ? .dark : .light }
    },
    "navigationBarItems": { draft, arguments in
      wishing(draft) { wishes in
        wishes.items =
          [(BarItemValue.Place.leading, "leading"), (.trailing, "trailing")].compactMap {
            place, label in arguments.views(label).map { BarItemValue(place, $0) }
          }
      }
    },
    "searchable": { draft, arguments in
      let text = arguments.value("text").map(arguments.drawing.text) ?? ""
      let prompt = arguments.value("prompt").map { given -> String in
        if case .host(let hosted) = given.unwrapped {
          return arguments.drawing.draft(hosted).text?.value.string ?? ""
        }
        return arguments.drawing.localized(given)
      }
      return wishing(draft) { $0.search = SearchValue(.constant(text), prompt: prompt) }
    },
    "tabItem": { draft, arguments in
      let label = arguments.content("label")
      return wishing(draft) { $0.tab = label }
    },
    "tabViewStyle": { draft, arguments in
      let isPaged = ["page", "PageTabViewStyle"].contains(arguments.word(0) ?? "")
      return Draft(draft.node.environment("tabViewStyle") { $0.hasPagedTabs = isPaged })
    },
  ]

  private static func wishing(
    _ draft: Draft, _ change: (inout BarWishes) -> Void
  ) -> Draft {
    var wishes = BarWishes()
    change(&wishes)
    return Draft(draft.node.wishing(wishes))
  }

  /// What hides the bar of navigation, where a modifier says so of it.
  private static func hidingBar(_ draft: Draft, _ arguments: Arguments) -> Draft {
    guard arguments.word(0) == "hidden", bars(arguments).contains("navigationBar") else {
      return draft
    }
    return wishing(draft) { $0.isHidden = true }
  }

  /// What is behind the bar of navigation, and whether it is seen.
  private static func ground(_ draft: Draft, _ arguments: Arguments) -> Draft {
    guard bars(arguments).contains("navigationBar") else { return draft }
    switch arguments.word(0) {
    case "visible": return wishing(draft) { $0.showsBackground = true }
    case "hidden": return wishing(draft) { $0.showsBackground = false }
    case "automatic": return draft
    default: return wishing(draft) { $0.background = arguments.style(0) }
    }
  }

  /// The bars that a modifier names: that of navigation where it names none.
  private static func bars(_ arguments: Arguments) -> [String] {
    let named = (arguments.value("for") ?? arguments[1]).flatMap(arguments.drawing.words) ?? []
    return named.isEmpty || named == ["automatic"] ? ["navigationBar"] : named
  }

  private static func title(_ draft: Draft, _ arguments: Arguments) -> Draft? {
    guard let value = arguments[0] else { return nil }
    let drawing = arguments.drawing
    var title = Text(verbatim: drawing.localized(drawing.value(value))).lowered
    if case .host(let hosted) = value.unwrapped, drawing.isView(value) {
      title = drawing.draft(hosted).node
    }
    let mode = arguments.word("displayMode").flatMap { modes[$0] }
    return wishing(draft) { ($0.title, $0.titleMode) = (title, mode) }
  }

  private static func mode(_ draft: Draft, _ arguments: Arguments) -> Draft? {
    modes[arguments.word(0) ?? ""].flatMap { mode in wishing(draft) { $0.titleMode = mode } }
  }

  private static let modes: [String: BarWishes.TitleMode] = [
    "automatic": .automatic, "inline": .inline, "inlineLarge": .inline, "large": .large,
  ]

  private static func link(_ arguments: Arguments) -> Draft {
    let label = arguments.title(orViews: "label")
    // A destination may stand behind the parentheses where the title is a text.
    return Draft(.link(label ?? arguments.content("label"), to: { .empty }))
  }
}

extension Drawing {
  /// The items of a toolbar: those with places, and other views, which are at its end.
  func barItems(_ closure: FunctionValue) -> [BarItemValue] {
    (session.contents(of: closure) ?? []).flatMap { barItems($0, depth: 0) }
  }

  private func barItems(_ value: Value, depth: Int) -> [BarItemValue] {
    guard depth < 8 else { return [] }
    switch value.unwrapped {
    case .host(let hosted):
      switch hosted.origin {
      case .list(let values): return values.flatMap { barItems($0, depth: depth + 1) }
      case .instance(let inner) where session.conforms(inner, to: "ToolbarContent"):
        return barItems(inner, depth: depth + 1)
      default: return [item(hosted)].compactMap { $0 }
      }
    case .structure where session.conforms(value.unwrapped, to: "ToolbarContent"):
      return session.built("body", of: value.unwrapped).map { barItems($0, depth: depth + 1) }
        ?? []
    case .array(let values): return values.flatMap { barItems($0, depth: depth + 1) }
    default: return isView(value) ? [BarItemValue(.trailing, node(value))] : []
    }
  }

  private func item(_ hosted: HostValue) -> BarItemValue? {
    guard let call = hosted.call else { return BarItemValue(.trailing, draft(hosted).node) }
    if call.name == "ToolbarSpacer" { return nil }
    let word = Arguments(drawing: self, call: call).word("placement")
    return BarItemValue(
      word.flatMap { Self.places[$0] } ?? .trailing, draft(hosted).node,
      confirms: word == "confirmationAction")
  }

  private static let places: [String: BarItemValue.Place] = [
    "principal": .principal, "title": .principal, "navigation": .leading,
    "cancellationAction": .leading, "navigationBarLeading": .leading, "topBarLeading": .leading,
    "bottomBar": .bottom, "status": .bottom, "keyboard": .keyboard,
  ]
}
