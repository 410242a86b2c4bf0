// SPDX-License-Identifier: MIT

package import ChiaroInterpreter
package import ChiaroUIKit
import ChiaroViews
import Foundation

/// An image that code drew.
final class KitPicture {
  let image: UIImage
  /// The view of which the image is a picture; nil for an image that code drew by parts.
  let subject: Subject?

  /// A view of which code took a picture.
  struct Subject {
    let view: ObjectValue
    /// The controller that a window showed then; nil for another view.
    let root: Value?
  }

  init(_ image: UIImage, of subject: Subject? = nil) {
    (self.image, self.subject) = (image, subject)
  }

  /// The greatest length of a side, in points.
  private static let mostLength: CGFloat = 2_048

  /// A size of which an image can be drawn.
  static func bounded(_ size: CGSize) -> CGSize {
    let length = { (side: CGFloat) in side.isNaN ? 0 : min(mostLength, max(0, side)) }
    return CGSize(width: length(size.width), height: length(size.height))
  }
}

extension Kit {
  /// An image that code drew, as code speaks of it.
  func value(of image: UIImage) -> Value {
    let picture = KitPicture(image, of: pictured)
    pictured = nil
    return .made("UIImage", [("drawn", value(picture, "UIImage.Drawn"))])
  }

  /// Notes that code draws the whole of a view into an image.
  func take(pictureOf view: UIView?) {
    pictured = view.flatMap { known($0) }.map { view in
      KitPicture.Subject(view: view, root: view.kept["rootViewController"])
    }
  }

  /// Performs a drawing function of UIKit; nil for other functions.
  package func drawn(_ call: HostCall) -> Value? {
    let read = KitCall(kit: self, name: call.name, arguments: call.arguments, place: call.place)
    switch call.name {
    case "UIGraphicsGetCurrentContext":
      return UIGraphicsGetCurrentContext().map { .some(value($0, "CGContext")) } ?? .nothing
    case "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions":
      pictured = nil
      let size = read[0].flatMap(size) ?? .zero
      let scale = read.number(2).map { min(4, max(0, $0)) } ?? 1
      UIGraphicsBeginImageContextWithOptions(
        KitPicture.bounded(size), read[1]?.truth ?? false, scale)
    case "UIGraphicsGetImageFromCurrentImageContext":
      return UIGraphicsGetImageFromCurrentImageContext().map { .some(value(of: $0)) } ?? .nothing
    case "UIGraphicsEndImageContext": UIGraphicsEndImageContext()
    case "UIRectFill":
      if let rect = read[0].flatMap(rect) { UIRectFill(rect) }
    default: return nil
    }
    return .void
  }
}

extension KitHost {
  /// The functions of UIKit's that draw.
  package static let functions: Set<String> = [
    "UIGraphicsGetCurrentContext", "UIGraphicsBeginImageContext",
    "UIGraphicsBeginImageContextWithOptions", "UIGraphicsGetImageFromCurrentImageContext",
    "UIGraphicsEndImageContext", "UIRectFill",
  ]

  /// Performs a drawing function of UIKit; nil for other functions.
  package func drawn(_ call: HostCall) -> Value? {
    guard Self.functions.contains(call.name) else { return nil }
    return MainThread.run((kit, call)) { kit, call in kit.inStage { kit.drawn(call) } }
  }

  /// No image, where code asks for one of a name that the project has not; nil for another call.
  package func missingImage(_ call: HostCall) -> Value? {
    guard call.name == "UIImage", let name = call.argument("named")?.text else { return nil }
    let isThere = MainThread.run((kit, name, call)) { kit, name, call in
      if kit.assets.hasImage(name) { return true }
      kit.note("the image \(name) is missing", call.place)
      return false
    }
    return isThere ? nil : .nothing
  }

  /// The path of a picture in a bundle, for a call that asks for it; nil for other calls.
  package func resource(_ call: HostCall) -> Value? {
    guard call.name == "path" || call.name == "url", let name = call.argument("forResource")?.text
    else { return nil }
    let ending = (call.argument("ofType") ?? call.argument("withExtension"))?.text ?? ""
    let file = ending.isEmpty ? name : "\(name).\(ending)"
    let found = MainThread.run((kit, file, name)) { kit, file, name in
      [file, name].first { kit.assets.hasImage($0) }
    }
    guard let found else { return nil }
    return .some(
      call.name == "path"
        ? .string(found) : .made("URL", [("fileURLWithPath", .string(found))]))
  }

  /// The image that code drew, or turned into data; nil for other values.
  @MainActor package func drawnImage(_ value: Value) -> UIImage? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return nil }
    if let data = call.argument("data") ?? call.argument("uiImage") { return drawnImage(data) }
    guard call.argument("drawn") != nil else { return nil }
    return kit.inStage { kit.image(value) }
  }
}
