// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension BarItem {
    /// How an item stands out.
    ///
    /// Apple counterpart: `UIBarButtonItem.Style` · Source: UIBarButtonItem.h · Fidelity: exact
    public enum Style: Int, Sendable, CaseIterable {
      /// As usual.
      case plain = 0
      /// In a heavier font, as what finishes a task.
      case done = 2
    }

    /// An item that the system knows.
    ///
    /// Apple counterpart: `UIBarButtonItem.SystemItem` · Source: UIBarButtonItem.h · Fidelity:
    /// approximate, of those with a title or a symbol
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
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .done, .cancel, .edit, .save, .undo, .redo: nil
        }
      }
    }

    /// Creates an item with a title, which calls a method.
    ///
    /// - Parameters:
    ///   - title: the title; nil for none
    ///   - style: how it stands out
    ///   - target: the object, referenced weakly; nil for none
    ///   - action: its method, which takes nothing or the item; nil for none
    ///
    /// Apple counterpart: `init(title:style:target:action:)` · Source: UIBarButtonItem.h ·
    /// Fidelity: approximate
    @MainActor
    public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
      self.init(title: title)
      isProminent = style == .done
      call(action, of: target)
    }

    /// Creates an item with an image, which calls a method.
    ///
    /// Apple counterpart: `init(image:style:target:action:)` · Source: UIBarButtonItem.h ·
    /// Fidelity: approximate
    @MainActor
    public init(image: Image?, style: Style, target: AnyObject?, action: Selector?) {
      self.init(image: image)
      isProminent = style == .done
      call(action, of: target)
    }

    /// Creates an item that the system knows, which calls a method.
    ///
    /// Apple counterpart: `init(barButtonSystemItem:target:action:)` · Source: UIBarButtonItem.h ·
    /// Fidelity: approximate, titles are in English
    @MainActor
    public init(barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?) {
      self.init(title: item.title, image: item.symbol.map { Image(.symbol($0)) })
      isProminent = item == .done || item == .save
      call(action, of: target)
    }

    @MainActor
    private mutating func call(_ action: Selector?, of target: AnyObject?) {
      guard let action else { return }
      let item = self
      primaryAction = Action { [weak target] _ in
        guard let target else { return }
        action.perform(on: target, sender: item)
      }
    }
  }
#endif
