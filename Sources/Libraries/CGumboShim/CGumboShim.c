// SPDX-License-Identifier: MIT

#include "CGumboShim.h"

#include <gumbo.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { BLOCK_SIZE = 1 << 18 };

typedef struct block {
  struct block *next;
  size_t used;
  size_t size;
} block;

struct chiaro_page {
  block *blocks;
  size_t left;
  const uint8_t *bytes;
  size_t count;
  size_t node_count;
  chiaro_page_node *nodes;
  jmp_buf full;
};

static const size_t header_size = (sizeof(block) + 15) & ~(size_t)15;

// MARK: Memory

static void *take(void *context, size_t size) {
  chiaro_page *page = context;
  if (size > page->left) longjmp(page->full, 1);
  size = (size + 15) & ~(size_t)15;
  if (size == 0) size = 16;
  block *current = page->blocks;
  if (!current || current->size - current->used < size) {
    size_t content = size > BLOCK_SIZE ? size : BLOCK_SIZE;
    if (content > page->left) longjmp(page->full, 1);
    current = malloc(header_size + content);
    if (!current) longjmp(page->full, 1);
    page->left -= content;
    *current = (block){page->blocks, 0, content};
    page->blocks = current;
  }
  void *found = (char *)current + header_size + current->used;
  current->used += size;
  return found;
}

// All of it goes at once.
static void leave(void *context, void *memory) {
  (void)context;
  (void)memory;
}

// MARK: Nodes

static const GumboVector *children(const GumboNode *node) {
  switch (node->type) {
  case GUMBO_NODE_DOCUMENT: return &node->v.document.children;
  case GUMBO_NODE_ELEMENT:
  case GUMBO_NODE_TEMPLATE: return &node->v.element.children;
  default: return NULL;
  }
}

static bool range(const chiaro_page *page, const GumboStringPiece *piece, uint32_t *start,
                  uint32_t *length) {
  *start = *length = 0;
  const uint8_t *data = (const uint8_t *)piece->data;
  if (!data || piece->length == 0 || data < page->bytes ||
      data + piece->length > page->bytes + page->count)
    return false;
  *start = (uint32_t)(data - page->bytes);
  *length = (uint32_t)piece->length;
  return true;
}

static bool names_encoding(const GumboElement *element) {
  if (gumbo_get_attribute(&element->attributes, "charset")) return true;
  const GumboAttribute *kind = gumbo_get_attribute(&element->attributes, "http-equiv");
  return kind && strcasecmp(kind->value, "content-type") == 0;
}

static chiaro_page_node describe(const chiaro_page *page, const GumboNode *node, int32_t parent) {
  chiaro_page_node made = {.kind = (int32_t)node->type, .tag = -1, .parent = parent};
  if (node->type == GUMBO_NODE_DOCUMENT) return made;
  if (node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE) {
    const GumboElement *element = &node->v.element;
    bool is_html = element->tag_namespace == GUMBO_NAMESPACE_HTML;
    made.tag = (int32_t)element->tag;
    made.is_written = range(page, &element->original_tag, &made.start, &made.length);
    range(page, &element->original_end_tag, &made.closing_start, &made.closing_length);
    made.is_head = is_html && element->tag == GUMBO_TAG_HEAD;
    made.is_meta = is_html && element->tag == GUMBO_TAG_META;
    made.names_encoding = made.is_meta && names_encoding(element);
    return made;
  }
  made.is_space = node->type == GUMBO_NODE_WHITESPACE;
  made.is_text = true;
  made.is_written = range(page, &node->v.text.original_text, &made.start, &made.length);
  return made;
}

static void flatten(chiaro_page *page, const GumboNode *root) {
  size_t capacity = 256, count = 1;
  const GumboNode **order = take(page, capacity * sizeof *order);
  chiaro_page_node *nodes = take(page, capacity * sizeof *nodes);
  order[0] = root;
  nodes[0] = describe(page, root, -1);
  for (size_t place = 0; place < count; place++) {
    const GumboVector *inside = children(order[place]);
    for (unsigned int index = 0; inside && index < inside->length; index++) {
      if (count == capacity) {
        const GumboNode **more = take(page, capacity * 2 * sizeof *order);
        chiaro_page_node *others = take(page, capacity * 2 * sizeof *nodes);
        memcpy(more, order, count * sizeof *order);
        memcpy(others, nodes, count * sizeof *nodes);
        order = more;
        nodes = others;
        capacity *= 2;
      }
      order[count] = inside->data[index];
      nodes[count] = describe(page, order[count], (int32_t)place);
      count++;
    }
  }
  page->nodes = nodes;
  page->node_count = count;
}

// MARK: Pages

chiaro_page *chiaro_page_read(const uint8_t *bytes, size_t count, size_t largest_memory) {
  chiaro_page *page = calloc(1, sizeof *page);
  if (!page) return NULL;
  page->bytes = bytes;
  page->count = count;
  page->left = largest_memory;
  if (setjmp(page->full)) {
    chiaro_page_close(page);
    return NULL;
  }
  GumboOptions options = kGumboDefaultOptions;
  options.allocator = take;
  options.deallocator = leave;
  options.userdata = page;
  options.max_errors = 0;
  flatten(page, gumbo_parse_with_options(&options, (const char *)bytes, count)->document);
  return page;
}

size_t chiaro_page_count(const chiaro_page *page) { return page->node_count; }

const chiaro_page_node *chiaro_page_nodes(const chiaro_page *page) { return page->nodes; }

void chiaro_page_close(chiaro_page *page) {
  while (page->blocks) {
    block *next = page->blocks->next;
    free(page->blocks);
    page->blocks = next;
  }
  free(page);
}
