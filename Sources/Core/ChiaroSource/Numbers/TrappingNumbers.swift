// SPDX-License-Identifier: MIT

// `Int(_:)` of a Double ends the program when the number does not fit, and what this module reads
// may say 1e20. These stand before the standard library's in the whole module, so that the compiler
// refuses each use: ChiaroColor's `Int(saturating:)`, or `Int(exactly:)`, says what becomes of such
// a number.
//
// The file is one, ChiaroSource's; the other modules that read what is not trusted link to it.

extension Int {
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Double) { self = Self(exactly: number) ?? 0 }
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Float) { self = Self(exactly: number) ?? 0 }
}

extension Int8 {
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Double) { self = Self(exactly: number) ?? 0 }
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Float) { self = Self(exactly: number) ?? 0 }
}

extension Int16 {
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Double) { self = Self(exactly: number) ?? 0 }
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Float) { self = Self(exactly: number) ?? 0 }
}

extension Int32 {
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Double) { self = Self(exactly: number) ?? 0 }
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Float) { self = Self(exactly: number) ?? 0 }
}

extension Int64 {
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Double) { self = Self(exactly: number) ?? 0 }
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Float) { self = Self(exactly: number) ?? 0 }
}

extension UInt {
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Double) { self = Self(exactly: number) ?? 0 }
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Float) { self = Self(exactly: number) ?? 0 }
}

extension UInt8 {
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Double) { self = Self(exactly: number) ?? 0 }
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Float) { self = Self(exactly: number) ?? 0 }
}

extension UInt16 {
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Double) { self = Self(exactly: number) ?? 0 }
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Float) { self = Self(exactly: number) ?? 0 }
}

extension UInt32 {
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Double) { self = Self(exactly: number) ?? 0 }
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Float) { self = Self(exactly: number) ?? 0 }
}

extension UInt64 {
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Double) { self = Self(exactly: number) ?? 0 }
  @available(*, deprecated, message: "traps; use init(saturating:) or init(exactly:)")
  init(_ number: Float) { self = Self(exactly: number) ?? 0 }
}
