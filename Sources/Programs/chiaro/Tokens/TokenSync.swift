// SPDX-License-Identifier: MIT

import ChiaroTokens

/// What `sync` says in `.chiaro.yml`: which colors rule, and what follows them.
struct TokenSync {
  /// Something that is written anew when the source has changed.
  enum Follower {
    /// An asset catalog at a path; `prunes` removes color sets that the source does not have.
    case catalog(String, prunes: Bool)
    /// The files of a token format in a folder.
    case files(any TokenFormat.Type, folder: String, TokenSheet.Options)
  }

  /// The catalogs or files that rule, relative to the configuration's folder.
  var sources: [String]
  /// What follows.
  var followers: [Follower]
}
