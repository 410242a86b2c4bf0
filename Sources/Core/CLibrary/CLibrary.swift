// SPDX-License-Identifier: MIT

// The C library of the platform, under one name: the only place that knows which one it is.

#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Glibc
#endif
