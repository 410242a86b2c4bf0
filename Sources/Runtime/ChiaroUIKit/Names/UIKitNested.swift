// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  public import ChiaroAppearance
  public import ChiaroControls
  public import ChiaroViews

  extension Image {
    /// UIKit's name for `ImageRenderingMode`.
    ///
    /// Apple counterpart: `UIImage.RenderingMode` · Source: UIImage.h · Fidelity: exact
    public typealias RenderingMode = ImageRenderingMode
    /// UIKit's name for `ImageConfiguration`.
    ///
    /// Apple counterpart: `UIImage.Configuration` · Source: UIImageConfiguration.h · Fidelity:
    /// approximate, a structure
    public typealias Configuration = ImageConfiguration
    /// UIKit's name for `ChiaroAppearance.SymbolConfiguration`.
    ///
    /// Apple counterpart: `UIImage.SymbolConfiguration` · Source: UIImageSymbolConfiguration.h ·
    /// Fidelity: approximate, a structure, not a subclass of `UIImage.Configuration`
    public typealias SymbolConfiguration = ChiaroAppearance.SymbolConfiguration
    /// UIKit's name for `ChiaroAppearance.SymbolConfiguration.SymbolWeight`.
    public typealias SymbolWeight = ChiaroAppearance.SymbolConfiguration.SymbolWeight
    /// UIKit's name for `ChiaroAppearance.SymbolConfiguration.SymbolScale`.
    public typealias SymbolScale = ChiaroAppearance.SymbolConfiguration.SymbolScale
  }

  /// UIKit's name for `AccessibilityTraits`.
  ///
  /// Apple counterpart: `UIAccessibilityTraits` · Source: UIAccessibilityConstants.h · Fidelity:
  /// approximate, the bits differ from Apple's
  public typealias UIAccessibilityTraits = AccessibilityTraits
  /// UIKit's name for `TextFieldDelegate`.
  ///
  /// Apple counterpart: `UITextFieldDelegate` · Source: UITextField.h · Fidelity: approximate,
  /// without reasons for the end of editing and without edit menus
  public typealias UITextFieldDelegate = TextFieldDelegate

  extension View {
    /// UIKit's name for `ChiaroViews.TintAdjustmentMode`.
    ///
    /// Apple counterpart: `UIView.TintAdjustmentMode` · Source: UIView.h · Fidelity: exact
    public typealias TintAdjustmentMode = ChiaroViews.TintAdjustmentMode
    /// UIKit's name for `AutoresizingMask`.
    public typealias AutoresizingMask = ChiaroViews.AutoresizingMask
  }
  extension CollectionView {
    /// UIKit's name for `CollectionViewFlowLayout.ScrollDirection`.
    public typealias ScrollDirection = CollectionViewFlowLayout.ScrollDirection
    /// UIKit's name for `CollectionViewLayoutAttributes.Category`.
    public typealias ElementCategory = CollectionViewLayoutAttributes.Category
  }

  extension TableViewCell {
    /// UIKit's name for `TableView.SeparatorStyle`.
    public typealias SeparatorStyle = TableView.SeparatorStyle
  }

  extension Bar {
    /// The type of the items in a tab bar.
    public typealias Item = TabBarItem
  }
#endif
