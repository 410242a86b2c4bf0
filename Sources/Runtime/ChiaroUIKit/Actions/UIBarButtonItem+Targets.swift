// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension BarButtonItem {
    /// A system item, such as Done or Add.
    ///
    /// Apple counterpart: `UIBarButtonItem.SystemItem` · Source: UIBarButtonItem.h · Fidelity:
    /// approximate, only items with an English title, a symbol or a space
    public enum SystemItem: Int, Sendable, CaseIterable {
      case done = 0
      case cancel = 1
      case edit = 2
      case save = 3
      case add = 4
      case compose = 7
      case reply = 8
      case action = 9
      case organize = 10
      case bookmarks = 11
      case search = 12
      case refresh = 13
      case stop = 14
      case flexibleSpace = 5
      case fixedSpace = 6
      case camera = 15
      case trash = 16
      case play = 17
      case pause = 18
      case rewind = 19
      case fastForward = 20
      case undo = 21
      case redo = 22
      case close = 24

      /// The title, in English; nil for an item with a symbol.
      var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
      }

      /// The name of the symbol; nil for an item with a title.
      var symbol: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .close: "xmark.circle.fill"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        }
      }
    }

    /// Creates an item with a title that calls a method of a target.
    ///
    /// - Parameters:
    ///   - title: the title; nil for none
    ///   - style: `done` for a prominent item
    ///   - target: the object whose method is called, referenced weakly; with nil, nothing is
    ///     called
    ///   - action: the method, which takes nothing or the item; nil for none
    ///
    /// Apple counterpart: `init(title:style:target:action:)` · Source: UIBarButtonItem.h ·
    /// Fidelity: approximate, a nil target does not search the responder chain
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
      self.init(title: title)
      isProminent = style == .done
      call(action, of: target)
    }

    /// Creates an item with an image that calls a method of a target.
    ///
    /// With a nil target, nothing is called.
    ///
    /// Apple counterpart: `init(image:style:target:action:)` · Source: UIBarButtonItem.h ·
    /// Fidelity: approximate, a nil target does not search the responder chain
    public convenience init(image: Image?, style: Style, target: AnyObject?, action: Selector?) {
      self.init(image: image)
      isProminent = style == .done
      call(action, of: target)
    }

    /// Creates a system item that calls a method of a target; with a nil target, nothing is called.
    ///
    /// Apple counterpart: `init(barButtonSystemItem:target:action:)` · Source: UIBarButtonItem.h ·
    /// Fidelity: approximate, titles are in English
    public convenience init(
      barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?
    ) {
      self.init(title: item.title, image: item.symbol.map { Image(.symbol($0)) })
      if item == .flexibleSpace { space = .flexible }
      if item == .fixedSpace { space = .fixed }
      isProminent = item == .done || item == .save
      call(action, of: target)
    }

    /// Creates an item with a title and an image that calls a method of a target or shows a menu.
    ///
    /// With a nil target, nothing is called.
    ///
    /// Apple counterpart: `init(title:image:target:action:menu:)` · Source: UIBarButtonItem.h ·
    /// Fidelity: approximate, a nil target does not search the responder chain
    public convenience init(
      title: String? = nil, image: Image? = nil, target: AnyObject?, action: Selector?,
      menu: Menu? = nil
    ) {
      self.init(title: title, image: image)
      self.menu = menu
      call(action, of: target)
    }

    /// Creates a system item that performs an action or shows a menu.
    ///
    /// Apple counterpart: `init(systemItem:primaryAction:menu:)` · Source: UIBarButtonItem.h ·
    /// Fidelity: approximate, titles are in English
    public convenience init(
      systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
    ) {
      self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
      self.menu = menu
      if let primaryAction { self.primaryAction = primaryAction }
    }

    private func call(_ action: Selector?, of target: AnyObject?) {
      guard action != nil else { return }
      self.target = target
      self.action = action
    }

    /// The object whose method the item calls, referenced weakly; with nil, nothing is called.
    ///
    /// Setting the target replaces `primaryAction` with an action that calls `action` on the
    /// target. If `action` is nil, it replaces `primaryAction` with nil.
    ///
    /// Apple counterpart: `target` · Source: UIBarButtonItem.h · Fidelity: approximate, a nil
    /// target does not search the responder chain
    public var target: AnyObject? {
      get { kept.target }
      set {
        kept.target = newValue
        connect()
      }
    }

    /// The method of `target` that the item calls, which takes nothing or the item; nil for none.
    ///
    /// Setting the method replaces `primaryAction`.
    ///
    /// Apple counterpart: `action` · Source: UIBarButtonItem.h · Fidelity: exact
    public var action: Selector? {
      get { kept.action }
      set {
        kept.action = newValue
        connect()
      }
    }

    /// Sets the offset of the item's title, in points; stored, but without effect.
    ///
    /// Fidelity: inert
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
      kept.titleOffsets[barMetrics] = adjustment
    }
    /// Returns the offset that was set for the title of the item; zero by default.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
      kept.titleOffsets[barMetrics] ?? .zero
    }
    /// The offset of a tab's title, in points; stored, but without effect.
    ///
    /// Fidelity: inert
    public var titlePositionAdjustment: UIOffset {
      get { titlePositionAdjustment(for: .default) }
      set { setTitlePositionAdjustment(newValue, for: .default) }
    }

    private var kept: BarItemTarget {
      if let kept = attachment as? BarItemTarget { return kept }
      let new = BarItemTarget()
      attachment = new
      return new
    }

    private func connect() {
      guard let action = kept.action else { return primaryAction = nil }
      primaryAction = Action { [kept, weak self] _ in
        guard let target = kept.target, let self else { return }
        action.perform(on: target, sender: self)
      }
    }
  }

  /// What a bar's item calls.
  @MainActor
  private final class BarItemTarget {
    weak var target: AnyObject?
    var action: Selector?
    var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  }
#endif
