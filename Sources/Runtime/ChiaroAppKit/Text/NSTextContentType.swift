// SPDX-License-Identifier: MIT

import Foundation

/// The kind of content that a text field expects, such as a user name, so that the system can fill
/// it in; has no effect here.
///
/// Apple counterpart: `NSTextContentType` · Source: NSTextContent.h · Fidelity: inert
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String
  /// Creates a content type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a user's account.
  public static let username = NSTextContentType(rawValue: "NSTextContentTypeUsername")
  /// A password.
  public static let password = NSTextContentType(rawValue: "NSTextContentTypePassword")
  /// A new password.
  public static let newPassword = NSTextContentType(rawValue: "NSTextContentTypeNewPassword")
  /// A one-time code, such as one sent in a message.
  public static let oneTimeCode = NSTextContentType(rawValue: "NSTextContentTypeOneTimeCode")
  /// An email address.
  public static let emailAddress = NSTextContentType(rawValue: "NSTextContentTypeEmailAddress")
}
