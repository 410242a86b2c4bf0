// SPDX-License-Identifier: MIT

/// Parts of Foundation and Combine, and libraries that read texts, which programs get where they
/// use them.
package enum FoundationLibraries {
  package static let libraries =
    [AttributedStringSource.library, CombineSource.library] + CmarkSource.libraries
}
