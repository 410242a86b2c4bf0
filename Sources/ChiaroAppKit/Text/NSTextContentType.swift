// SPDX-License-Identifier: MIT

import Foundation

/// What a field is for, such as a user's name, by which a system offers what to fill in.
///
/// Apple counterpart: `NSTextContentType` · Source: NSTextContent.h · Fidelity: exact
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of an account.
  public static let username = NSTextContentType(rawValue: "NSTextContentTypeUsername")
  /// A password.
  public static let password = NSTextContentType(rawValue: "NSTextContentTypePassword")
  /// A new password.
  public static let newPassword = NSTextContentType(rawValue: "NSTextContentTypeNewPassword")
  /// A code that is used once.
  public static let oneTimeCode = NSTextContentType(rawValue: "NSTextContentTypeOneTimeCode")
  /// An address of mail.
  public static let emailAddress = NSTextContentType(rawValue: "NSTextContentTypeEmailAddress")
}
