// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit and AppKit themselves have these.
#if !canImport(UIKit) && !canImport(AppKit)
  extension AttributeScopes {
    /// The attributes of UIKit and AppKit in an `AttributedString`.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The scope of the attributes that determine the appearance of text in an `AttributedString`.
    ///
    /// Apple counterpart: `AttributeScopes.UIKitAttributes` · Source: UIKit reference · Fidelity:
    /// approximate, there are no attachments and shadows, and paragraph styles are not in the scope
    /// itself
    public struct UIKitAttributes: AttributeScope {
      /// The font of the text.
      public let font: FontAttribute
      /// The color of the text.
      public let foregroundColor: ForegroundColorAttribute
      /// The color behind the text.
      public let backgroundColor: BackgroundColorAttribute
      /// The space that is added between letters, in points; stored, but not drawn.
      ///
      /// Fidelity: inert
      public let kern: KernAttribute
      /// The kind of underline.
      ///
      /// It is drawn only if the text is shown as an `NSAttributedString`, and always as a plain
      /// line.
      public let underlineStyle: UnderlineStyleAttribute
      /// The kind of strikethrough line.
      ///
      /// It is drawn only if the text is shown as an `NSAttributedString`, and always as a plain
      /// line.
      public let strikethroughStyle: StrikethroughStyleAttribute
      /// The color of the underline; if it is not set, the underline has the color of the text.
      public let underlineColor: UnderlineColorAttribute
      /// The color of the strikethrough line; if it is not set, the line has the color of the text.
      public let strikethroughColor: StrikethroughColorAttribute
      /// The distance of the text above the baseline, in points.
      ///
      /// It is used only if the text is shown as an `NSAttributedString`.
      public let baselineOffset: BaselineOffsetAttribute
      /// The attributes that Foundation defines.
      public let foundation: FoundationAttributes

      /// The attribute that sets the font.
      public enum FontAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = Font
        /// The name of the attribute.
        public static let name = "NSFont"
      }
      /// The attribute that sets the color of the letters.
      public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = DynamicColor
        /// The name of the attribute.
        public static let name = "NSColor"
      }
      /// The attribute that sets the color behind the letters.
      public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = DynamicColor
        /// The name of the attribute.
        public static let name = "NSBackgroundColor"
      }
      /// The attribute that sets the space between letters.
      public enum KernAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = "NSKern"
      }
      /// The attribute that sets the kind of underline.
      public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = "NSUnderline"
      }
      /// The attribute that sets the kind of strikethrough line.
      public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = "NSStrikethrough"
      }
      /// The attribute that sets the color of the underline.
      public enum UnderlineColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = DynamicColor
        /// The name of the attribute.
        public static let name = "NSUnderlineColor"
      }
      /// The attribute that sets the color of the strikethrough line.
      public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = DynamicColor
        /// The name of the attribute.
        public static let name = "NSStrikethroughColor"
      }
      /// The attribute that sets the distance of the text above the baseline.
      public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = "NSBaselineOffset"
      }
    }
  }

  extension AttributeDynamicLookup {
    /// Returns the key of one of UIKit's attributes; used for dynamic member lookup.
    public subscript<Key: AttributedStringKey>(
      dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
  }

  extension AttributeContainer {
    /// Creates a container with the link and the attributes of `AttributeScopes.UIKitAttributes`.
    ///
    /// Apple counterpart: `init(_:)` · Source: Foundation reference · Fidelity: approximate, other
    /// attributes are dropped
    public init(_ attributes: [NSAttributedString.Key: Any]) {
      self.init()
      self.font = attributes[.font] as? Font
      self.foregroundColor = attributes[.foregroundColor] as? DynamicColor
      self.backgroundColor = attributes[.backgroundColor] as? DynamicColor
      self.kern = attributes.number(.kern)
      self.baselineOffset = attributes.number(.baselineOffset)
      self.underlineStyle = Self.style(attributes[.underlineStyle])
      self.strikethroughStyle = Self.style(attributes[.strikethroughStyle])
      self.underlineColor = attributes[.underlineColor] as? DynamicColor
      self.strikethroughColor = attributes[.strikethroughColor] as? DynamicColor
      paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
      self.link =
        attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init(string:))
    }

    private static func style(_ value: Any?) -> NSUnderlineStyle? {
      value as? NSUnderlineStyle ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
    }

    /// The attributes as those of an `NSAttributedString`.
    var dictionary: [NSAttributedString.Key: Any] {
      var all: [NSAttributedString.Key: Any] = [:]
      all[.font] = self.font
      all[.foregroundColor] = self.foregroundColor
      all[.backgroundColor] = self.backgroundColor
      all[.kern] = self.kern
      all[.baselineOffset] = self.baselineOffset
      all[.underlineStyle] = self.underlineStyle?.rawValue
      all[.strikethroughStyle] = self.strikethroughStyle?.rawValue
      all[.underlineColor] = self.underlineColor
      all[.strikethroughColor] = self.strikethroughColor
      all[.paragraphStyle] = paragraphStyle
      all[.link] = self.link
      return all
    }
  }

  extension NSAttributedString {
    /// Creates an `NSAttributedString` from an `AttributedString`.
    ///
    /// Apple counterpart: `init(_:)` · Source: Foundation reference · Fidelity: approximate,
    /// attributes other than links and `AttributeScopes.UIKitAttributes` are dropped
    public convenience init(_ text: AttributedString) {
      let whole = NSMutableAttributedString(string: "")
      for run in text.runs {
        whole.append(
          NSAttributedString(
            string: String(text.characters[run.range]), attributes: run.attributes.dictionary))
      }
      self.init(attributedString: whole)
    }
  }

  extension AttributedString {
    /// Creates an `AttributedString` from an `NSAttributedString`.
    ///
    /// Apple counterpart: `init(_:)` · Source: Foundation reference · Fidelity: approximate,
    /// attributes other than links and `AttributeScopes.UIKitAttributes` are dropped
    public init(_ text: NSAttributedString) {
      self.init()
      let whole = NSRange(location: 0, length: text.length)
      text.enumerateAttributes(in: whole) { attributes, range, _ in
        let part = text.attributedSubstring(from: range).string
        append(AttributedString(part, attributes: AttributeContainer(attributes)))
      }
    }
  }
#endif
