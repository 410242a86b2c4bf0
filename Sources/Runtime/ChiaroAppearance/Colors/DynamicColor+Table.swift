// SPDX-License-Identifier: MIT

public import ChiaroColor

// What a dynamic color is made of, and why it resolves in two nanoseconds.
//
// A color that is data is a table of plain colors. The object says which bits of the appearance key
// the color depends on (worked out once, by comparing the values), and the index is those bits. The
// six axes with two values index directly; one further axis (idiom, accent or list) goes through a
// row number of four bits, sixteen to a word, so that a phone and a tablet share a row. Nothing is
// allocated, retained or looked up to resolve, and there is no branch but the one that sets
// closures apart.
//
// A color is an object, as Apple's is, so that `convenience init` in an extension of `UIColor`
// means what it means there. That costs nothing to resolve: the fields and the pointer to the table
// are loaded side by side, and the fields are constants, which no access check guards. The lookup
// is inlinable: called across modules, the caller would retain and release the color and the traits
// around it, which takes eight times as long as the rest (see Documentation/Performance.md).

extension DynamicColor {
  /// The declaration of a color, by which it is compared and printed.
  enum Definition {
    case fixed
    case variants
    case named(String)
    case system(String, Platform?)
    case provider(Provider)
    case alpha(DynamicColor, Double)
    case effect(DynamicColor, DynamicColor.SystemEffect)
    case tint
  }

  /// The closure of a color, which the copies of the color share.
  final class Provider: Sendable {
    /// The name that the color was registered with, or nil.
    let name: String?
    let color: @Sendable (TraitCollection) -> DynamicColor

    init(_ name: String?, _ color: @escaping @Sendable (TraitCollection) -> DynamicColor) {
      self.name = name
      self.color = color
    }
  }

  @usableFromInline static var closureFlag: UInt32 { 1 << 31 }

  /// Creates a color that calls a closure or is derived from another.
  convenience init(_ definition: Definition) {
    self.init(
      [], layout: ColorTableLayout(innerMask: Self.closureFlag), definition: definition)
  }

  /// The colors of the table, in order; empty for a computed color.
  var values: [Color] { Array(UnsafeBufferPointer(start: colors, count: count)) }

  /// Whether the color is a table of values, which depends on the appearance key only.
  package var isTable: Bool { innerMask & Self.closureFlag == 0 }

  var layout: ColorTableLayout {
    ColorTableLayout(
      innerMask: innerMask, rowShift: rowShift, outerShift: outerShift, outerMask: outerMask,
      rows: rows)
  }

  /// Returns the color for the values word of a collection, or nil for a computed color.
  @inlinable
  @inline(__always)
  func color(for values: UInt64) -> Color? {
    if innerMask & Self.closureFlag != 0 { return nil }
    let key = UInt32(truncatingIfNeeded: values)
    let outer = key &>> UInt32(outerShift) & outerMask
    let row = UInt32(truncatingIfNeeded: rows &>> UInt64(outer &* 4)) & 0xF
    return colors[Int(key & innerMask | row &<< UInt32(rowShift))]
  }
}
