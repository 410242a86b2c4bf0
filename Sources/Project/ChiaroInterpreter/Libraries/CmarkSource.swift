// SPDX-License-Identifier: MIT

/// The functions of cmark-gfm by which code in Swift reads a document.
///
/// Source: the names of cmark-gfm's header (cmark-gfm.h, cmark-gfm-core-extensions.h); nothing of
/// its code. What writes a document gives empty texts.
enum CmarkSource {
  static let libraries = [LibrarySource(module: "cmark_gfm", code: code)]

  private static let code = nodes + functions

  private static let nodes = """
    struct cmark_node {}
    struct cmark_parser {}

    final class UnsafeMutablePointer<Pointee> {
      var ownNode: Any?
      var ownText = ""
      var ownChildren: [UnsafeMutablePointer<Pointee>] = []
      var ownNext: UnsafeMutablePointer<Pointee>?
      var ownParent: UnsafeMutablePointer<Pointee>?
      init(_ node: Any?) {
        ownNode = node
        adopt(node?.children ?? [])
      }
      func adopt(_ children: [Any]) {
        for child in children {
          let made = UnsafeMutablePointer(child)
          made.ownParent = self
          ownChildren.last?.ownNext = made
          ownChildren.append(made)
        }
      }
    }

    let CMARK_OPT_DEFAULT = 0
    let CMARK_OPT_SMART = 1024
    let CMARK_OPT_UNSAFE = 131072
    typealias cmark_list_type = Int
    let CMARK_NO_LIST = 0
    let CMARK_BULLET_LIST = 1
    let CMARK_ORDERED_LIST = 2

    let cmarkNames: [String: String] = [
      "document": "document", "blockQuote": "block_quote", "list": "list", "item": "item",
      "codeBlock": "code_block", "htmlBlock": "html_block", "paragraph": "paragraph",
      "heading": "heading", "thematicBreak": "thematic_break", "table": "table",
      "tableRow": "table_row", "tableCell": "table_cell", "text": "text", "softBreak": "softbreak",
      "lineBreak": "linebreak", "code": "code", "html": "html_inline", "emphasis": "emph",
      "strong": "strong", "strikethrough": "strikethrough", "link": "link", "image": "image",
    ]

    """

  private static let functions = """
    func cmark_gfm_core_extensions_ensure_registered() {}
    func cmark_find_syntax_extension(_ name: String) -> String? { name }
    func cmark_parser_new(_ options: Int) -> UnsafeMutablePointer<cmark_parser> {
      UnsafeMutablePointer(nil)
    }
    func cmark_parser_free(_ parser: Any?) {}
    func cmark_node_free(_ node: Any?) {}
    func cmark_parser_attach_syntax_extension(_ parser: Any?, _ name: Any?) {}
    func cmark_parser_feed(
      _ parser: UnsafeMutablePointer<cmark_parser>, _ text: String, _ count: Int
    ) { parser.ownText += text }
    func cmark_parser_finish(
      _ parser: UnsafeMutablePointer<cmark_parser>
    ) -> UnsafeMutablePointer<cmark_node>? { cmark_document(parser.ownText) }
    func cmark_parse_document(
      _ text: String, _ count: Int, _ options: Int
    ) -> UnsafeMutablePointer<cmark_node>? { cmark_document(text) }
    func cmark_document(_ text: String) -> UnsafeMutablePointer<cmark_node> {
      let document = UnsafeMutablePointer<cmark_node>(nil)
      document.adopt(parsedMarkdown(text, true))
      return document
    }

    func cmark_node_get_type_string(_ node: Any) -> String {
      guard let content = node.ownNode else { return "document" }
      if content.kind == "item", content.isTask { return "tasklist" }
      if content.kind == "tableRow", content.isOn { return "table_header" }
      return cmarkNames[content.kind] ?? "NONE"
    }
    func cmark_node_first_child(_ node: Any) -> UnsafeMutablePointer<cmark_node>? {
      node.ownChildren.first
    }
    func cmark_node_next(_ node: Any) -> UnsafeMutablePointer<cmark_node>? { node.ownNext }
    func cmark_node_parent(_ node: Any) -> UnsafeMutablePointer<cmark_node>? { node.ownParent }
    func cmark_node_get_literal(_ node: Any) -> String? { node.ownNode?.text }
    func cmark_node_get_url(_ node: Any) -> String? { node.ownNode?.info }
    func cmark_node_get_title(_ node: Any) -> String? { "" }
    func cmark_node_get_fence_info(_ node: Any) -> String? { node.ownNode?.info }
    func cmark_node_get_list_type(_ node: Any) -> cmark_list_type {
      node.ownNode?.isOn == true ? CMARK_ORDERED_LIST : CMARK_BULLET_LIST
    }
    func cmark_node_get_list_start(_ node: Any) -> Int { node.ownNode?.number ?? 1 }
    func cmark_node_get_list_tight(_ node: Any) -> Int { node.ownNode?.isTight == false ? 0 : 1 }
    func cmark_node_get_heading_level(_ node: Any) -> Int { node.ownNode?.number ?? 1 }
    func cmark_gfm_extensions_get_tasklist_item_checked(_ node: Any) -> Bool {
      node.ownNode?.isOn ?? false
    }
    func cmark_gfm_extensions_get_table_columns(_ node: Any) -> Int {
      node.ownNode?.columns.count ?? 0
    }
    func cmark_gfm_extensions_get_table_alignments(_ node: Any) -> [UInt8] {
      (node.ownNode?.columns ?? []).map { column -> UInt8 in
        switch column {
        case "left": 108
        case "center": 99
        case "right": 114
        default: 0
        }
      }
    }
    func cmark_render_commonmark(_ node: Any, _ options: Int, _ width: Int) -> String { "" }
    func cmark_render_plaintext(_ node: Any, _ options: Int, _ width: Int) -> String { "" }
    func cmark_render_html(_ node: Any, _ options: Int, _ extensions: Any?) -> String { "" }
    """
}
