// SPDX-License-Identifier: MIT

#ifndef CGUMBOSHIM_H
#define CGUMBOSHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A page as HTML's own rules read it, with gumbo.
///
/// gumbo takes what memory it likes and frees what it made by recursion. Here all memory is of one
/// pool with a bound, which is given back at once; a page that needs more is left by longjmp, which
/// must not cross a Swift frame and stays inside the functions below.
typedef struct chiaro_page chiaro_page;

/// An element, text or comment of a page.
typedef struct {
  /// The kind, as gumbo counts kinds.
  int32_t kind;
  /// The element's name, as gumbo counts names; -1 for what is none.
  int32_t tag;
  /// The place of the node around; -1 for the page itself.
  int32_t parent;
  /// Whether the text has it: elements may be implied.
  bool is_written;
  /// Whether it is a `<meta>` that names the page's encoding.
  bool names_encoding;
  /// Whether it is `<head>`.
  bool is_head;
  /// Whether it is `<meta>`.
  bool is_meta;
  /// Whether it is white space alone.
  bool is_space;
  /// Whether it is text or a comment.
  bool is_text;
  /// The bytes of the tag, text or comment; of none where it is not written.
  uint32_t start;
  uint32_t length;
  /// The bytes of the closing tag; of none where it is not written.
  uint32_t closing_start;
  uint32_t closing_length;
} chiaro_page_node;

/// Reads a page of at least one byte, which must outlive it; null where it needs more than
/// `largest_memory` bytes.
chiaro_page *_Nullable chiaro_page_read(const uint8_t *_Nonnull bytes, size_t count,
                                        size_t largest_memory);

/// The number of nodes.
size_t chiaro_page_count(const chiaro_page *_Nonnull page);

/// The nodes: the page itself, then what is directly inside of it, and so on.
const chiaro_page_node *_Nonnull chiaro_page_nodes(const chiaro_page *_Nonnull page);

void chiaro_page_close(chiaro_page *_Nonnull page);

#endif
