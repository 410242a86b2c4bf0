// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems AppKit itself has these.
#if !canImport(AppKit)
  extension Image {
    /// AppKit's name for `SymbolConfiguration`.
    ///
    /// Apple counterpart: `NSImage.SymbolConfiguration` · Source: AppKit reference · Fidelity:
    /// approximate, symbols have one layer
    public typealias SymbolConfiguration = ChiaroAppearance.SymbolConfiguration
    /// AppKit's name for `ChiaroAppearance.SymbolConfiguration.SymbolScale`.
    public typealias SymbolScale = ChiaroAppearance.SymbolConfiguration.SymbolScale

    /// Creates an image of the system symbol with a name; nil if the system has no symbol with the
    /// name.
    ///
    /// The description is ignored. If this project has no drawing of a symbol, it is shown as a
    /// square with letters.
    ///
    /// Apple counterpart: `init(systemSymbolName:accessibilityDescription:)` · Source: NSImage.h ·
    /// Fidelity: exact for the names of SF Symbols 7
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
      guard SymbolNames.contains(name) else { return nil }
      self.init(.symbol(name))
    }

    /// Creates an image of the system symbol with a name and a value from 0 to 1, which is ignored;
    /// nil if the system has no symbol with the name.
    ///
    /// Apple counterpart: `init(systemSymbolName:variableValue:accessibilityDescription:)` ·
    /// Source: NSImage.h · Fidelity: approximate, the value is ignored
    public convenience init?(
      systemSymbolName name: String, variableValue value: Double, accessibilityDescription: String?
    ) { self.init(systemSymbolName: name, accessibilityDescription: accessibilityDescription) }

    /// Returns the symbol with another configuration; nil if the image is not a symbol.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
      guard content.isSymbol else { return nil }
      return withConfiguration(
        ImageConfiguration(traits: self.configuration.traits, symbol: configuration))
    }
  }

  extension SymbolConfiguration {
    /// Creates a configuration with a size in points and a weight.
    ///
    /// In a file that also imports ChiaroUIKit, Swift takes a weight written as `.regular` for
    /// UIKit's type and calls UIKit's initializer.
    ///
    /// Apple counterpart: `NSImage.SymbolConfiguration.init(pointSize:weight:)` · Source: AppKit
    /// reference · Fidelity: exact
    @_disfavoredOverload
    public init(pointSize: CGFloat, weight: NSFont.Weight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    ///
    /// Apple counterpart: `NSImage.SymbolConfiguration.init(pointSize:weight:scale:)` · Source:
    /// AppKit reference · Fidelity: exact
    @_disfavoredOverload
    public init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale) {
      self.init(
        pointSize: Double(pointSize), weight: Font.systemFont(ofSize: 1, weight: weight).weight,
        scale: scale)
    }

    /// Creates a configuration for a text style at the default text size.
    ///
    /// Apple counterpart: `NSImage.SymbolConfiguration.init(textStyle:scale:)` · Source: AppKit
    /// reference · Fidelity: exact
    @_disfavoredOverload
    public init(textStyle: Font.TextStyle, scale: SymbolScale = .unspecified) {
      let font = Font.preferredFont(forTextStyle: textStyle)
      self.init(pointSize: Double(font.pointSize), weight: font.weight, scale: scale)
    }
  }
#endif
