// SPDX-License-Identifier: MIT

public import ChiaroControls
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A screen that takes or chooses pictures; there is neither a camera nor a library here.
  ///
  /// Apple counterpart: `UIImagePickerController` · Source: UIImagePickerController.h · Fidelity:
  /// approximate, no source is available
  open class UIImagePickerController: NavigationController {
    /// Where pictures come from.
    ///
    /// Apple counterpart: `UIImagePickerController.SourceType` · Source:
    /// UIImagePickerController.h · Fidelity: exact
    public enum SourceType: Int, Sendable, CaseIterable {
      case photoLibrary = 0
      case camera = 1
      case savedPhotosAlbum = 2
    }
    /// The keys of what was chosen.
    ///
    /// Apple counterpart: `UIImagePickerController.InfoKey` · Source: UIImagePickerController.h ·
    /// Fidelity: exact
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The picture as it is.
      public static let originalImage = InfoKey(
        rawValue: "UIImagePickerControllerOriginalImage")
      /// The picture as it was edited.
      public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
      /// The part that was chosen.
      public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
      /// The address of a film.
      public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
      /// The kind of picture.
      public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
      /// The address of the picture's file.
      public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Where pictures come from; stored, without effect.
    public final var sourceType = SourceType.photoLibrary
    /// The kinds of pictures; stored, without effect.
    public final var mediaTypes = ["public.image"]
    /// Whether the picture can be edited; stored, without effect.
    public final var allowsEditing = false
    /// The longest film, in seconds; stored, without effect.
    public final var videoMaximumDuration: TimeInterval = 600

    /// Returns whether a source is there; false for all.
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// Returns the kinds of pictures of a source; nil, as no source is there.
    public static func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

    /// Tells the delegate that something was chosen, as a person would who chose it.
    ///
    /// Apple counterpart: none · Source: this project · Fidelity: exact
    public final func finishPicking(_ info: [InfoKey: Any]) {
      picking?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
    /// Tells the delegate that nothing was chosen.
    ///
    /// Apple counterpart: none · Source: this project · Fidelity: exact
    public final func cancelPicking() { picking?.imagePickerControllerDidCancel(self) }
    private var picking: (any UIImagePickerControllerDelegate)? {
      delegate as? any UIImagePickerControllerDelegate
    }
  }

  /// Who is told of what was chosen; every method has a default that does nothing.
  ///
  /// Apple counterpart: `UIImagePickerControllerDelegate` · Source: UIImagePickerController.h ·
  /// Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called when something was chosen.
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when nothing was chosen.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
  }

  extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Does nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
  }
#endif
