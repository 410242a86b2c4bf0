// SPDX-License-Identifier: MIT

// The umbrella: `import Chiaroscuro` brings colors, traits and asset catalogs. No code.

@_exported public import ChiaroAppearance
@_exported public import ChiaroCatalog
@_exported public import ChiaroColor

@_exported public import struct ChiaroSource.Diagnostic
@_exported public import enum ChiaroSource.Severity
@_exported public import struct ChiaroSource.SourceLocation
