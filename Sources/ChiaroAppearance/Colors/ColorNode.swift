// SPDX-License-Identifier: MIT

public import ChiaroColor

// What a dynamic color is made of, and why it resolves in two nanoseconds.
//
// A color that is data is a table of plain colors behind a header, in one allocation. The header
// says which bits of the appearance key the color depends on (worked out once, by comparing the
// values), and the index is those bits. The five axes with two values index directly; one further
// axis (idiom, accent or list) goes through a row number of four bits, sixteen to a word, so that
// a phone and a tablet share a row. Nothing is allocated, retained or looked up to resolve, and
// there is no branch but the one that sets closures apart.
//
// The header is read through a pointer: the accessor of `ManagedBuffer.header` checks exclusivity
// at run time, which alone takes four times as long as the whole lookup. The lookup is inlinable:
// called across modules, the caller would retain and release the node and the traits around it,
// which takes eight times as long as the rest (25 ns against 3, see Documentation/Performance.md).

/// The shared, immutable content of a `DynamicColor`.
@usableFromInline
final class ColorNode: ManagedBuffer<ColorNode.Header, Color> {
  @usableFromInline
  struct Header {
    /// The bits of the appearance key that index a row; the top bit marks a closure.
    @usableFromInline var innerMask: UInt32
    /// The number of colors in a row, as a power of two.
    @usableFromInline var rowShift: UInt8
    /// The position in the key of the axis that chooses the row.
    @usableFromInline var outerShift: UInt8
    @usableFromInline var outerMask: UInt32
    /// The row number for each value of that axis, four bits each.
    @usableFromInline var rows: UInt64
    @usableFromInline var count: Int
    @usableFromInline var definition: Definition
  }

  /// The declaration of a color, by which it is compared and printed.
  @usableFromInline
  enum Definition {
    case fixed
    case variants
    case named(String)
    case system(String, Platform?)
    case provider(@Sendable (TraitCollection) -> DynamicColor, name: String?)
    indirect case alpha(DynamicColor, Double)
    indirect case effect(DynamicColor, DynamicColor.SystemEffect)
    case tint
  }

  @usableFromInline static var closureFlag: UInt32 { 1 << 31 }
}

extension ColorNode {
  /// Creates a node that holds a table of colors.
  static func table(
    _ colors: [Color], layout: ColorTableLayout, definition: Definition
  ) -> ColorNode {
    make(
      Header(
        innerMask: layout.innerMask, rowShift: layout.rowShift, outerShift: layout.outerShift,
        outerMask: layout.outerMask, rows: layout.rows, count: colors.count,
        definition: definition),
      colors)
  }

  /// Creates a node that calls a closure or derives its color from another.
  static func computed(_ definition: Definition) -> ColorNode {
    make(
      Header(
        innerMask: closureFlag, rowShift: 0, outerShift: 0, outerMask: 0, rows: 0, count: 0,
        definition: definition),
      [])
  }

  private static func make(_ header: Header, _ colors: [Color]) -> ColorNode {
    let buffer = ColorNode.create(minimumCapacity: colors.count) { _ in header }
    let node = unsafeDowncast(buffer, to: ColorNode.self)
    node.withUnsafeMutablePointerToElements { elements in
      for (index, color) in colors.enumerated() { (elements + index).initialize(to: color) }
    }
    return node
  }

  /// The colors of the table, in order; empty for a computed color.
  var colors: [Color] {
    withUnsafeMutablePointers { header, elements in
      (0..<header.pointee.count).map { elements[$0] }
    }
  }

  var definition: Definition { withUnsafeMutablePointerToHeader { $0.pointee.definition } }

  var isTable: Bool {
    withUnsafeMutablePointerToHeader { $0.pointee.innerMask & Self.closureFlag == 0 }
  }

  var layout: ColorTableLayout {
    withUnsafeMutablePointerToHeader { header in
      ColorTableLayout(
        innerMask: header.pointee.innerMask, rowShift: header.pointee.rowShift,
        outerShift: header.pointee.outerShift, outerMask: header.pointee.outerMask,
        rows: header.pointee.rows)
    }
  }

  /// Returns the color for the values word of a collection, or nil for a computed color.
  @inlinable
  @inline(__always)
  func color(for values: UInt64) -> Color? {
    withUnsafeMutablePointers { header, elements in
      let inner = header.pointee.innerMask
      if inner & Self.closureFlag != 0 { return nil }
      let key = UInt32(truncatingIfNeeded: values)
      let outer = key &>> UInt32(header.pointee.outerShift) & header.pointee.outerMask
      let row = UInt32(truncatingIfNeeded: header.pointee.rows &>> UInt64(outer &* 4)) & 0xF
      return elements[Int(key & inner | row &<< UInt32(header.pointee.rowShift))]
    }
  }
}
