// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit and AppKit themselves have these.
#if !canImport(UIKit) && !canImport(AppKit)
  /// The layout of the lines in a paragraph, stored as an attribute of an attributed string.
  ///
  /// Labels, text views and drawing methods of strings use it. Only the properties of an
  /// `NSMutableParagraphStyle` can be set; setting a property of another style is a programming
  /// error.
  ///
  /// Apple counterpart: `NSParagraphStyle` · Source: NSParagraphStyle.h · Fidelity: approximate,
  /// `lineBreakMode` and `hyphenationFactor` have no effect, and it is not an `NSObject`: on Linux,
  /// Foundation's attributed strings crash when they compare such objects
  open class NSParagraphStyle: NSMutableCopying, Hashable {
    fileprivate final var values = ParagraphValues()

    /// Creates a style with the default values.
    public init() {}

    /// A style with the default values.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The distance between lines, in points.
    open var lineSpacing: CGFloat {
      get { values.format.lineSpacing }
      set { change { $0.format.lineSpacing = newValue } }
    }
    /// The distance from the paragraph to the next one, in points.
    open var paragraphSpacing: CGFloat {
      get { values.format.spacingAfter }
      set { change { $0.format.spacingAfter = newValue } }
    }
    /// The alignment of the lines; `natural` uses the alignment of the view that shows the text.
    open var alignment: TextAlignment {
      get { values.format.alignment }
      set { change { $0.format.alignment = newValue } }
    }
    /// The way in which lines that are too long are wrapped or truncated; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    open var lineBreakMode: LineBreakMode {
      get { values.lineBreakMode }
      set { change { $0.lineBreakMode = newValue } }
    }
    /// The factor by which the natural height of lines is multiplied; 0 for none.
    open var lineHeightMultiple: CGFloat {
      get { values.format.lineHeightMultiple }
      set { change { $0.format.lineHeightMultiple = newValue } }
    }
    /// The minimum height of lines, in points.
    open var minimumLineHeight: CGFloat {
      get { values.format.minimumLineHeight }
      set { change { $0.format.minimumLineHeight = newValue } }
    }
    /// The maximum height of lines, in points; 0 for none.
    open var maximumLineHeight: CGFloat {
      get { values.format.maximumLineHeight }
      set { change { $0.format.maximumLineHeight = newValue } }
    }
    /// The indent of the first line, in points.
    open var firstLineHeadIndent: CGFloat {
      get { values.format.firstLineHeadIndent }
      set { change { $0.format.firstLineHeadIndent = newValue } }
    }
    /// The tendency to hyphenate words at line ends, from 0 to 1; stored, but without effect.
    ///
    /// Fidelity: inert
    open var hyphenationFactor: Float {
      get { values.hyphenationFactor }
      set { change { $0.hyphenationFactor = newValue } }
    }
    /// The distance from the paragraph to the one before, in points.
    open var paragraphSpacingBefore: CGFloat {
      get { values.format.spacingBefore }
      set { change { $0.format.spacingBefore = newValue } }
    }
    /// The end of lines, in points: from the leading edge if positive, otherwise from the trailing
    /// edge.
    open var tailIndent: CGFloat {
      get { values.format.tailIndent }
      set { change { $0.format.tailIndent = newValue } }
    }
    /// The indent of all lines except the first, in points.
    open var headIndent: CGFloat {
      get { values.format.headIndent }
      set { change { $0.format.headIndent = newValue } }
    }

    private func change(_ change: (inout ParagraphValues) -> Void) {
      precondition(
        self is NSMutableParagraphStyle, "only an NSMutableParagraphStyle can be changed")
      change(&values)
    }

    /// Returns a style that has the same values and cannot be changed.
    open func copy() -> Any { copied(NSParagraphStyle()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(NSMutableParagraphStyle()) }
    /// Returns a style that has the same values and can be changed.
    open func mutableCopy() -> Any { copied(NSMutableParagraphStyle()) }

    private func copied(_ style: NSParagraphStyle) -> NSParagraphStyle {
      style.values = values
      return style
    }

    /// Returns whether an object is a style with the same values.
    open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    /// A hash value that is equal for styles with the same values.
    open var hash: Int { values.hashValue }

    /// Returns whether both styles have the same values.
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool {
      left.isEqual(right)
    }
    /// Hashes the values.
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// A paragraph style that can be changed.
  ///
  /// Apple counterpart: `NSMutableParagraphStyle` · Source: NSParagraphStyle.h · Fidelity:
  /// approximate, `lineBreakMode` and `hyphenationFactor` have no effect
  open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Copies the values of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
  }

  extension NSParagraphStyle {
    /// The layout of lines that the style says; lengths that are no numbers are dropped.
    final var format: ParagraphFormat {
      var format = values.format
      let lengths: [WritableKeyPath<ParagraphFormat, CGFloat>] = [
        \.lineSpacing, \.spacingBefore, \.spacingAfter, \.lineHeightMultiple, \.minimumLineHeight,
        \.maximumLineHeight, \.firstLineHeadIndent, \.headIndent, \.tailIndent,
      ]
      for length in lengths where !format[keyPath: length].isFinite { format[keyPath: length] = 0 }
      format.lineSpacing = max(0, format.lineSpacing)
      return format
    }
  }

  struct ParagraphValues: Hashable, Sendable {
    fileprivate var format = ParagraphFormat()
    fileprivate var lineBreakMode = LineBreakMode.byWordWrapping
    fileprivate var hyphenationFactor: Float = 0

    fileprivate var style: NSParagraphStyle {
      let style = NSParagraphStyle()
      style.values = self
      return style
    }
  }

  /// The attribute of the paragraph's style: its values, as the style itself may change.
  private enum ParagraphAttribute: AttributedStringKey {
    typealias Value = ParagraphValues
    static let name = "NSParagraphStyle"
  }

  extension AttributeContainer {
    /// The style of the paragraph; nil for none.
    ///
    /// It is copied when it is set.
    ///
    /// Apple counterpart: `paragraphStyle` of `AttributeScopes.UIKitAttributes` · Source: UIKit
    /// reference · Fidelity: approximate, it is a property, not an attribute of the scope
    public var paragraphStyle: NSParagraphStyle? {
      get { self[ParagraphAttribute.self]?.style }
      set { self[ParagraphAttribute.self] = newValue?.values }
    }
  }

  extension AttributedString {
    /// The style of all paragraphs of the text; nil if there is none, or several.
    ///
    /// It is copied when it is set.
    ///
    /// Apple counterpart: `paragraphStyle` of `AttributeScopes.UIKitAttributes` · Source: UIKit
    /// reference · Fidelity: approximate, it is a property, not an attribute of the scope
    public var paragraphStyle: NSParagraphStyle? {
      get { self[ParagraphAttribute.self]?.style }
      set { self[ParagraphAttribute.self] = newValue?.values }
    }
  }
#endif
