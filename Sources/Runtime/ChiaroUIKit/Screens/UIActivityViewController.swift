// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
public import ChiaroViews
import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A service that acts on what an app shares, such as copying it.
  ///
  /// Apple counterpart: `UIActivity` · Source: UIActivity.h · Fidelity: approximate, Copy is the
  /// only activity of the system
  @preconcurrency @MainActor
  open class UIActivity {
    /// The type of an activity, such as printing.
    ///
    /// Apple counterpart: `UIActivity.ActivityType` · Source: UIActivity.h · Fidelity: exact
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
      /// The name of the type.
      public let rawValue: String
      /// Creates a type from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a type from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The activity that copies to the pasteboard.
      public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
      /// The activity that sends a mail.
      public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
      /// The activity that sends a message.
      public static let message = ActivityType("com.apple.UIKit.activity.Message")
      /// The activity that prints.
      public static let print = ActivityType("com.apple.UIKit.activity.Print")
      /// The activity that saves to the photo library.
      public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
      /// The activity that assigns a picture to a contact.
      public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
      /// The activity that adds to the reading list.
      public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
      /// The activity that sends by AirDrop to a device nearby.
      public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
      /// The activity that opens in Books.
      public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
      /// The activity that posts to Facebook.
      public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
      /// The activity that posts to Twitter.
      public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
      /// The activity that posts to Weibo.
      public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
      /// The activity that posts to Vimeo.
      public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
      /// The activity that posts to Flickr.
      public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
      /// The activity that marks up as a PDF file.
      public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }
    /// The group that UIKit shows an activity in: actions or sharing.
    ///
    /// Apple counterpart: `UIActivity.Category` · Source: UIActivity.h · Fidelity: exact
    public enum Category: Int, Sendable {
      case action = 0
      case share = 1
    }

    /// Creates an activity.
    public init() {}
    /// The group that UIKit shows the activity in; it has no effect in this module.
    ///
    /// The default is `action`.
    open class var activityCategory: Category { .action }
    /// The type of the activity, which can be used to exclude it; the default is nil, for no type.
    open var activityType: ActivityType? { nil }
    /// The title of the activity's button; the default is nil, for no title.
    open var activityTitle: String? { nil }
    /// The image of the activity's button; the default is nil, for no image.
    open var activityImage: Image? { nil }
    /// Returns whether the activity can act on the items.
    ///
    /// If not, the activity is not offered.
    ///
    /// The default returns false, so that a subclass must override the method.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items before the activity is performed; the default does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller that is presented to perform the activity.
    ///
    /// With nil, the default, `perform()` is called instead.
    open var activityViewController: ViewController? { nil }
    /// Performs the activity if it has no view controller, and then calls `activityDidFinish(_:)`.
    ///
    /// The default does nothing.
    open func perform() {}
    /// Ends the activity: dismisses the activity controller and calls its completion handler.
    ///
    /// - Parameter completed: whether the activity was performed; false if the user canceled it
    open func activityDidFinish(_ completed: Bool) { onFinish?(completed) }
    final var onFinish: ((Bool) -> Void)?
  }

  /// An object that supplies an item only when an activity is about to use it.
  ///
  /// Apple counterpart: `UIActivityItemSource` · Source: UIActivityItemProvider.h · Fidelity:
  /// approximate, not asked for subjects and thumbnails
  @preconcurrency @MainActor
  public protocol UIActivityItemSource: AnyObject {
    /// Returns a placeholder with the item's type, so that activities can decide whether to act on
    /// the item.
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any
    /// Returns the item for an activity of a type; nil to leave the item out.
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
  }

  /// A controller that offers to copy the shared items, and offers the app's own activities.
  ///
  /// Apple counterpart: `UIActivityViewController` · Source: UIActivityViewController.h · Fidelity:
  /// approximate, without activities of the system and of other apps
  open class UIActivityViewController: ViewController {
    /// A closure that receives the type of the activity and whether it was completed.
    ///
    /// Its last arguments, the returned items and the error, are always nil here.
    public typealias CompletionWithItemsHandler = (
      UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

    /// The items to share.
    public final let activityItems: [Any]
    private let activities: [UIActivity]
    /// The types of the activities that are not offered; nil for none.
    public final var excludedActivityTypes: [UIActivity.ActivityType]?
    /// The closure that is called when an activity ends or the user cancels; nil for none.
    public final var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Creates a controller that shares items.
    ///
    /// - Parameters:
    ///   - activityItems: the items, or `UIActivityItemSource` objects that supply them
    ///   - applicationActivities: the app's own activities, offered after Copy; nil for none
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
      self.activityItems = activityItems
      activities = [CopyActivity()] + (applicationActivities ?? [])
      super.init(nibName: nil, bundle: nil)
      keepPopover()
    }

    /// The activities that can act on the items and are not excluded.
    package final var shownActivities: [UIActivity] {
      activities.filter { activity in
        let isOut = activity.activityType.map { excludedActivityTypes?.contains($0) == true }
        return isOut != true && activity.canPerform(withActivityItems: placeholders)
      }
    }

    /// The items, with the placeholders of those that a source supplies.
    private var placeholders: [Any] {
      activityItems.map {
        ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
      }
    }

    /// The items that an activity of a type gets.
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

    /// Performs an activity with the items.
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

  /// Copies texts and URLs to the pasteboard.
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
