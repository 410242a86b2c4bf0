// SPDX-License-Identifier: MIT

/// The requests of content to the bars around it.
package struct BarWishes {
  /// The title; nil for none.
  package var title: Node?
  package var titleMode: TitleMode?
  package var items: [BarItemValue] = []
  /// Whether the navigation bar is hidden.
  package var isHidden: Bool?
  package var isBackHidden: Bool?
  /// The scheme of the bar; nil for that around it.
  package var scheme: ColorScheme?
  /// The style behind the bar; nil for the system's.
  package var background: StyleValue?
  /// Whether the ground is seen where nothing is scrolled behind it.
  package var showsBackground: Bool?
  /// The search field; nil for none.
  package var search: SearchValue?
  /// The views for values that links lead to, by type.
  package var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> Node] = [:]
  /// The item in a bar of tabs.
  package var tab: Node?
  package var tabBadge: String?

  package init() {}

  /// The size of a title.
  package enum TitleMode: Hashable, Sendable { case automatic, inline, large }

  /// The preference key of the requests.
  @MainActor package static let key = PreferenceKeyValue(
    "BarWishes", usual: { BarWishes() },
    reduce: { ($0 as? BarWishes ?? BarWishes()).adding($1 as? BarWishes ?? BarWishes()) })

  /// The wishes with those of views behind.
  func adding(_ other: BarWishes) -> BarWishes {
    var whole = self
    whole.title = other.title ?? title
    whole.titleMode = other.titleMode ?? titleMode
    whole.items += other.items
    whole.isHidden = other.isHidden ?? isHidden
    whole.isBackHidden = other.isBackHidden ?? isBackHidden
    whole.scheme = other.scheme ?? scheme
    whole.background = other.background ?? background
    whole.showsBackground = other.showsBackground ?? showsBackground
    whole.search = other.search ?? search
    whole.destinations.merge(other.destinations) { $1 }
    whole.tab = other.tab ?? tab
    whole.tabBadge = other.tabBadge ?? tabBadge
    return whole
  }
}

/// An item of a bar.
package struct BarItemValue {
  /// Where the item is.
  package enum Place: Hashable, Sendable { case leading, trailing, principal, bottom, keyboard }
  package var place: Place
  package var content: Node
  /// Whether the item confirms what a person did, which makes its title semibold.
  package var confirms: Bool

  package init(_ place: Place, _ content: Node, confirms: Bool = false) {
    (self.place, self.content, self.confirms) = (place, content, confirms)
  }

  /// The content as bars show it: labels are icons, except in the place of the title, and text
  /// does not grow.
  @MainActor
  var shown: Node {
    let (isTitle, confirms) = (place == .principal, confirms)
    return content.environment("toolbar") { values in
      if !isTitle, case .automatic = values.labelLook { values.labelLook = .iconOnly }
      // Bars have the height and the size of their titles at every text size.
      if values.dynamicTypeSize > .large { values.dynamicTypeSize = .large }
      if confirms { values.fontChanges = [.weight(.semibold)] + values.fontChanges }
    }
  }
}

/// A search field.
package struct SearchValue {
  package var text: Binding<String>
  package var prompt: String?

  package init(_ text: Binding<String>, prompt: String?) {
    (self.text, self.prompt) = (text, prompt)
  }
}

/// Content with bars: a pushed view takes the place of the first child.
package struct NavigationValue {
  /// The values of the path, the last of which a destination shows; empty for the root.
  package var path: [AnyHashable] = []
  /// Goes one step back; nil if no view was pushed.
  package var back: (@MainActor () -> Void)?
  /// The view that a link pushed, in place of the root; nil for none.
  package var pushed: Node?

  package init() {}
}

/// Pages with a bar of tabs.
package struct TabsValue {
  /// The tag of the page that is shown; nil for the first.
  package var selection: AnyHashable?
  package var select: @MainActor (AnyHashable) -> Void
  /// Whether pages follow each other with dots below, without a bar.
  package var isPaged: Bool

  package init(
    selection: AnyHashable?, isPaged: Bool, select: @escaping @MainActor (AnyHashable) -> Void
  ) {
    (self.selection, self.isPaged, self.select) = (selection, isPaged, select)
  }
}
