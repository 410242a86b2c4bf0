// SPDX-License-Identifier: MIT

/// A 3 × 3 matrix, created from its rows and stored by columns.
package struct Matrix3: Sendable {
  /// The columns of the matrix.
  package let columns: (ColorComponents, ColorComponents, ColorComponents)

  init(_ first: ColorComponents, _ second: ColorComponents, _ third: ColorComponents) {
    columns = (
      [first.x, second.x, third.x], [first.y, second.y, third.y], [first.z, second.z, third.z]
    )
  }

  /// Creates a matrix from its columns.
  package init(columns: (ColorComponents, ColorComponents, ColorComponents)) {
    self.columns = columns
  }

  /// The identity matrix.
  package static let identity = Matrix3([1, 0, 0], [0, 1, 0], [0, 0, 1])

  /// Returns the linear interpolation between this matrix (share 0) and another (share 1).
  func mixed(with other: Matrix3, share: Double) -> Matrix3 {
    let (a, b) = (columns, other.columns)
    return Matrix3(
      columns: (
        a.0 + share * (b.0 - a.0), a.1 + share * (b.1 - a.1), a.2 + share * (b.2 - a.2)
      ))
  }

  /// Returns the product of a matrix and a column vector.
  package static func * (matrix: Matrix3, vector: ColorComponents) -> ColorComponents {
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }

  /// Returns the product of two matrices.
  package static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    Matrix3(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
  }

  /// The inverse matrix; meaningless when the matrix is singular.
  var inverse: Matrix3 {
    let (a, b, c) = columns
    let volume = a.dot(b.cross(c))
    return Matrix3(b.cross(c) / volume, c.cross(a) / volume, a.cross(b) / volume)
  }
}

extension ColorComponents {
  /// Returns the dot product of two vectors.
  func dot(_ other: ColorComponents) -> Double { (self * other).sum() }

  /// Returns the cross product of two vectors.
  func cross(_ other: ColorComponents) -> ColorComponents {
    [
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x,
    ]
  }
}
