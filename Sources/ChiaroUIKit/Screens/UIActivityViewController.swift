// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
public import ChiaroViews
import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// Something that can be done with what an app shares.
  ///
  /// Apple counterpart: `UIActivity` · Source: UIActivity.h · Fidelity: approximate
  @preconcurrency @MainActor
  open class UIActivity {
    /// The kind of an activity.
    ///
    /// Apple counterpart: `UIActivity.ActivityType` · Source: UIActivity.h · Fidelity: exact
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
      /// The name of the kind.
      public let rawValue: String
      /// Creates a kind from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a kind from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Copying to the pasteboard.
      public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
      /// Sending a mail.
      public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
      /// Sending a message.
      public static let message = ActivityType("com.apple.UIKit.activity.Message")
      /// Printing.
      public static let print = ActivityType("com.apple.UIKit.activity.Print")
      /// Saving to the photos.
      public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
      /// Giving a picture to a contact.
      public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
      /// Adding to the reading list.
      public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
      /// Sending to a device near by.
      public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
      /// Opening as a book.
      public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
      /// Posting to Facebook.
      public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
      /// Posting to Twitter.
      public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
      /// Posting to Weibo.
      public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
      /// Posting to Vimeo.
      public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
      /// Posting to Flickr.
      public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
      /// Marking up.
      public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }
    /// Where an activity is shown.
    ///
    /// Apple counterpart: `UIActivity.Category` · Source: UIActivity.h · Fidelity: exact
    public enum Category: Int, Sendable {
      case action = 0
      case share = 1
    }

    /// Creates an activity.
    public init() {}
    /// Where the activity is shown; `action` by default.
    open class var activityCategory: Category { .action }
    /// The kind of activity; nil for none.
    open var activityType: ActivityType? { nil }
    /// The title; nil for none.
    open var activityTitle: String? { nil }
    /// The picture; nil for none.
    open var activityImage: Image? { nil }
    /// Returns whether it can be done with items; false by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the items before it is done.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller that is shown to do it; nil to call `perform()`.
    open var activityViewController: ViewController? { nil }
    /// Does it.
    open func perform() {}
    /// Says that it was done; what shows the activities goes.
    open func activityDidFinish(_ completed: Bool) { onFinish?(completed) }
    final var onFinish: ((Bool) -> Void)?
  }

  /// What gives an item that an app shares only when it is asked for.
  ///
  /// Apple counterpart: `UIActivityItemSource` · Source: UIActivityItemProvider.h · Fidelity:
  /// approximate, subjects and thumbnails are not asked for
  @preconcurrency @MainActor
  public protocol UIActivityItemSource: AnyObject {
    /// Returns something of the item's kind, by which activities say whether they can use it.
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any
    /// Returns the item for an activity; nil for nothing.
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
  }

  /// A screen of what can be done with what an app shares: copying, and the app's own activities.
  ///
  /// Apple counterpart: `UIActivityViewController` · Source: UIActivityViewController.h · Fidelity:
  /// approximate, other programs offer nothing
  open class UIActivityViewController: ViewController {
    /// What is called at the end.
    public typealias CompletionWithItemsHandler = (
      UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

    /// What is shared.
    public final let activityItems: [Any]
    private let activities: [UIActivity]
    /// Kinds that are left out; nil for none.
    public final var excludedActivityTypes: [UIActivity.ActivityType]?
    /// What is called at the end; nil for nothing.
    public final var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - activityItems: what is shared
    ///   - applicationActivities: what the app itself can do with it; nil for nothing
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
      self.activityItems = activityItems
      activities = [CopyActivity()] + (applicationActivities ?? [])
      super.init(nibName: nil, bundle: nil)
    }

    /// The activities that can be done and are not left out.
    package final var shownActivities: [UIActivity] {
      activities.filter { activity in
        let isOut = activity.activityType.map { excludedActivityTypes?.contains($0) == true }
        return isOut != true && activity.canPerform(withActivityItems: placeholders)
      }
    }

    /// The items, and of those that are made later what stands for them.
    private var placeholders: [Any] {
      activityItems.map {
        ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
      }
    }

    /// The items as an activity gets them.
    private func items(for type: UIActivity.ActivityType?) -> [Any] {
      activityItems.compactMap { item in
        guard let source = item as? any UIActivityItemSource else { return item }
        return source.activityViewController(self, itemForActivityType: type)
      }
    }

    open override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let column = StackView(arrangedSubviews: shownActivities.map(button) + [cancelButton])
      column.axis = .vertical
      column.spacing = 8
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      let guide = view.layoutMarginsGuide
      LayoutConstraint.activate([
        column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      ])
    }

    private var cancelButton: Button {
      let button = Button(configuration: .plain())
      button.setTitle("Cancel", for: .normal)
      button.addAction(
        Action { [weak self] _ in self?.finish(nil, false) }, for: .touchUpInside)
      return button
    }

    private func button(for activity: UIActivity) -> Button {
      var configuration = ButtonConfiguration.gray()
      configuration.title = activity.activityTitle
      configuration.image = activity.activityImage
      let button = Button(configuration: configuration)
      button.addAction(
        Action { [weak self] _ in self?.perform(activity) }, for: .touchUpInside)
      return button
    }

    /// Does an activity with the items.
    package final func perform(_ activity: UIActivity) {
      activity.onFinish = { [weak self] isDone in self?.finish(activity.activityType, isDone) }
      activity.prepare(withActivityItems: items(for: activity.activityType))
      if let controller = activity.activityViewController {
        present(controller, animated: true)
      } else {
        activity.perform()
      }
    }

    private func finish(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
      if presentingViewController != nil { dismiss(animated: true) }
      completionWithItemsHandler?(type, isDone, nil, nil)
    }
  }

  /// Copies texts, addresses and pictures to the pasteboard.
  private final class CopyActivity: UIActivity {
    private var texts: [String] = []
    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: Image? { Image(.symbol("doc.on.doc")) }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String || $0 is URL }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      texts = activityItems.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
    }
    override func perform() {
      Pasteboard.general.string = texts.joined(separator: "\n")
      activityDidFinish(true)
    }
  }
#endif
