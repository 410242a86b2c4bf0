// SPDX-License-Identifier: MIT

public import ChiaroControls
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A controller that takes or picks photos; it shows nothing, because there is no camera and no
  /// photo library.
  ///
  /// Apple counterpart: `UIImagePickerController` · Source: UIImagePickerController.h · Fidelity:
  /// approximate, no source is available
  open class UIImagePickerController: NavigationController {
    /// A source of photos and videos.
    ///
    /// Apple counterpart: `UIImagePickerController.SourceType` · Source: UIImagePickerController.h
    /// · Fidelity: exact
    public enum SourceType: Int, Sendable, CaseIterable {
      case photoLibrary = 0
      case camera = 1
      case savedPhotosAlbum = 2
    }
    /// A key of the dictionary that describes the user's choice.
    ///
    /// Apple counterpart: `UIImagePickerController.InfoKey` · Source: UIImagePickerController.h ·
    /// Fidelity: exact
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The key of the image as it was taken.
      public static let originalImage = InfoKey(
        rawValue: "UIImagePickerControllerOriginalImage")
      /// The key of the image as the user edited it.
      public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
      /// The key of the rectangle that the user cropped the image to.
      public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
      /// The key of the URL of a video.
      public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
      /// The key of the media type, a uniform type identifier.
      public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
      /// The key of the URL of the image's file.
      public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// The source of the photos; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var sourceType = SourceType.photoLibrary
    /// The uniform type identifiers of the media that can be picked; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var mediaTypes = ["public.image"]
    /// Whether the user can edit the picked image; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var allowsEditing = false
    /// The longest duration of a recorded video, in seconds; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var videoMaximumDuration: TimeInterval = 600

    /// Returns whether a source is available; always false.
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// Returns the media types of a source; always nil, as no source is available.
    public static func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

    /// Reports to the delegate that the user picked something; for tests, as nothing can be picked
    /// here.
    public final func finishPicking(_ info: [InfoKey: Any]) {
      picking?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
    /// Reports to the delegate that the user canceled; for tests, as nothing can be picked here.
    public final func cancelPicking() { picking?.imagePickerControllerDidCancel(self) }
    private var picking: (any UIImagePickerControllerDelegate)? {
      delegate as? any UIImagePickerControllerDelegate
    }
  }

  /// A delegate that receives what the user picked; every method has a default that does nothing.
  ///
  /// Apple counterpart: `UIImagePickerControllerDelegate` · Source: UIImagePickerController.h ·
  /// Fidelity: exact
  @preconcurrency @MainActor
  public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called when the user picked something; here only by `finishPicking(_:)`.
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user canceled; here only by `cancelPicking()`.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
  }

  extension UIImagePickerControllerDelegate {
    /// Called when the user picked something; here only by `finishPicking(_:)`.
    ///
    /// The default does nothing.
    public func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Called when the user canceled; here only by `cancelPicking()`.
    ///
    /// The default does nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
  }
#endif
