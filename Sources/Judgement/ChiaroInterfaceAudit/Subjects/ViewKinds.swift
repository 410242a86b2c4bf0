// SPDX-License-Identifier: MIT

import ChiaroProject

/// What kinds of views draw, by the names of their elements.
enum ViewKinds {
  /// Returns whether an object's background is drawn: many cells of AppKit have one that is not.
  static func drawsBackground(_ element: InterfaceElement) -> Bool {
    switch element.name {
    case "pathCell": true
    case "box": element[attribute: "boxType"] == "custom"
    case "clipView", "scrollView":
      (element.flag("drawsBackground") ?? true) && !isCovered(element)
    // The colors of alternating rows are the system's.
    case "tableView" where element.flag("alternatingRowBackgroundColors") == true: false
    case "outlineView" where element.flag("alternatingRowBackgroundColors") == true: false
    case "textView", "tableView", "outlineView", "collectionView":
      element.flag("drawsBackground") ?? true
    case let name where name.hasSuffix("Cell") && element.key == "cell":
      element.flag("drawsBackground") ?? false
    case "tableHeaderCell": false
    case let name where name.hasSuffix("Cell") && element.key == "dataCell": false
    default: true
    }
  }

  /// Returns whether an object stands in a vibrancy effect, which takes of its colors how much of
  /// what is behind shows through.
  static func isVibrant(_ element: InterfaceElement) -> Bool {
    element.ancestors.contains {
      $0.isNamed("visualEffectView") && $0.child(named: "vibrancyEffect") != nil
    }
  }

  /// Returns whether a text view of AppKit has no color for its text, and white under it.
  ///
  /// So Xcode before version 11 writes `textBackgroundColor`, which it leaves to AppKit: when a
  /// newer one saves the file, the white becomes that color.
  static func hasGroundOfOldXcode(_ element: InterfaceElement) -> Bool {
    guard element.child(key: "maxSize") != nil, element.child(key: "textColor") == nil,
      let color = element.child(key: "backgroundColor")
    else { return false }
    return color[attribute: "white"] == "1" && color[attribute: "colorSpace"] == "calibratedWhite"
  }

  /// Whether a view that scrolls holds one that draws a ground of its own all over it.
  private static func isCovered(_ element: InterfaceElement) -> Bool {
    let clip = element.child(key: "contentView") ?? element
    let inside = clip.child(named: "subviews")?.children.first
    return inside.map {
      ["tableView", "outlineView", "textView", "collectionView"].contains($0.name)
    } ?? false
  }

  /// Returns whether an element's colors are never seen: those of a column's cell in a table whose
  /// cells are views.
  static func isUnseenCell(_ element: InterfaceElement) -> Bool {
    if element.isNamed("tableHeaderCell") { return true }
    guard element.key == "dataCell" else { return false }
    return element.ancestors.contains { $0.flag("viewBased") == true }
  }

  /// Whether an element is a cell of a list or a grid.
  static func isCell(_ element: InterfaceElement) -> Bool {
    element.isNamed("tableViewCell") || element.isNamed("collectionViewCell")
  }

  /// Whether an element is a view.
  static func isView(_ element: InterfaceElement) -> Bool {
    if ["view", "contentView"].contains(element.key ?? "") { return true }
    return element.child(key: "frame")?.isNamed("rect") == true
      || element.parent?.isNamed("subviews") == true
      || large.contains(element.name)
  }

  /// Whether a view is covered by a map, a film or a game all over, so that its ground is not seen.
  static func showsScene(_ element: InterfaceElement) -> Bool {
    if scenes.contains(element.name) { return true }
    let name = element[attribute: "customClass"] ?? ""
    return ["MapView", "SKView", "SCNView", "ARView", "MTKView", "PlayerView", "CameraView"]
      .contains(where: name.hasSuffix)
  }

  private static let scenes: Set<String> = [
    "mapView", "MTKView", "sceneKitView", "skView", "arskView", "arscnView", "glkView",
    "openGLView", "AVPlayerView", "playerView",
  ]

  /// Whether a view shows what the file does not: a picture, a film, a page, what is behind it.
  static func isPicture(_ element: InterfaceElement) -> Bool {
    pictures.contains(element.name) || element.isNamed("button") && hasBackgroundPicture(element)
  }

  /// Whether a button has a picture as its background.
  static func hasBackgroundPicture(_ button: InterfaceElement) -> Bool {
    button.children.contains {
      $0.isNamed("state") && $0.key == "normal" && $0[attribute: "backgroundImage"] != nil
    }
  }

  private static let pictures: Set<String> = [
    "imageView", "visualEffectView", "mapView", "webView", "wkWebView", "MTKView", "sceneKitView",
    "skView", "arskView", "arscnView", "glkView", "openGLView", "pdfView", "AVPlayerView",
    "playerView", "containerView", "levelIndicator",
  ]

  /// Whether a view fills a screen, a list or a cell, so that its ground is much of what is seen.
  static func isLarge(_ element: InterfaceElement) -> Bool {
    if large.contains(element.name) || element.key == "view" || element.key == "contentView" {
      return true
    }
    return element.parent?.isNamed("objects") == true
  }

  private static let large: Set<String> = [
    "tableView", "collectionView", "tableViewCell", "collectionViewCell", "scrollView", "textView",
    "outlineView", "clipView", "tableCellView", "collectionReusableView", "navigationBar",
    "toolbar", "tabBar", "searchBar", "window",
  ]
}
