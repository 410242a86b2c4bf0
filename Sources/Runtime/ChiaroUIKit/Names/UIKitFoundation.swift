// SPDX-License-Identifier: MIT

// UIKit brings Foundation with it; so does this module.
@_exported public import Foundation
