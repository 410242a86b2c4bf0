// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroDrawnSource

/// A small program in UIKit, with what its views are known to be.
struct UIKitProgram: CustomTestStringConvertible, Sendable {
  var name: String
  var code: String
  /// The views that are looked at: class, frame, and text or color where there is one.
  var views: [String]

  var testDescription: String { name }

  init(_ name: String, _ code: String, _ views: [String]) {
    (self.name, self.code, self.views) = (name, code, views)
  }

  static let all = views + controllers

  private static let views = [
    UIKitProgram(
      "a view with frames",
      """
      final class Plain: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .systemRed
          let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
          inner.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
          addSubview(inner)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """,
      [
        "Plain 0 0 393 100 #FF383C #FF4245", "UIView 10 20 30 40 #0000FF #0000FF",
      ]),
    UIKitProgram(
      "constraints, a closure-made property and a lazy one",
      """
      class Card: UIView {
        let box: UIView = {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          view.backgroundColor = .label
          return view
        }()
        lazy var line: UIView = {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          return view
        }()
        init() {
          super.init(frame: .zero)
          [box, line].forEach(addSubview)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            box.heightAnchor.constraint(equalToConstant: 50),
            line.topAnchor.constraint(equalTo: box.bottomAnchor),
            line.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
            line.centerXAnchor.constraint(equalTo: centerXAnchor),
            line.heightAnchor.constraint(equalToConstant: 2),
          ])
          bottomAnchor.constraint(equalTo: line.bottomAnchor, constant: 10).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """,
      [
        "Card 0 0 393 70", "UIView 16 8 361 50 #000000 #FFFFFF", "UIView 106.333 58 180.333 2",
      ]),
    UIKitProgram(
      "a stack, a dynamic provider and layoutSubviews",
      """
      class Row: UIView {
        private let first = UIView(), second = UIView()
        override func layoutSubviews() {
          super.layoutSubviews()
          first.layer.cornerRadius = first.bounds.height / 2
          second.backgroundColor = first.layer.cornerRadius == 20 ? .green : .red
        }
        convenience init() {
          self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
          first.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .white : .black
          }
          let stack = UIStackView(arrangedSubviews: [first, second])
          stack.distribution = .fillEqually
          stack.spacing = 10
          stack.frame = bounds
          addSubview(stack)
        }
      }
      """,
      [
        "Row 0 0 100 40", "UIStackView 0 0 100 40", "UIView 0 0 45 40 #000000 #FFFFFF",
        "UIView 55 0 45 40 #00FF00 #00FF00",
      ]),
    UIKitProgram(
      "the length and the characters of a text with attributes",
      """
      class Rich: UIView {
        init() {
          super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
          let chain = NSMutableAttributedString(string: "Tide")
          chain.append(NSAttributedString(string: " now"))
          let label = UILabel()
          label.text = chain.string + "!"
          label.frame = CGRect(x: CGFloat(chain.length), y: 0, width: 90, height: 20)
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """,
      ["Rich 0 0 100 40", "UILabel 8 0 90 20 Tide now! #000000 #FFFFFF"]),
  ]

  private static let controllers = [
    UIKitProgram(
      "a controller with a text",
      """
      class Start: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          label.text = "Start"
          label.textColor = .systemBlue
          label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
          view.addSubview(label)
        }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          label.text = (label.text ?? "") + " now"
        }
      }
      """,
      ["UILabel 20 100 200 30 Start now #0088FF #0091FF"]),
    UIKitProgram(
      "a table whose cells are registered",
      """
      class List: UITableViewController {
        let names = ["One", "Two"]
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(NameCell.self, forCellReuseIdentifier: "name")
          tableView.rowHeight = 60
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        { names.count }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
          (cell as? NameCell)?.show(names[indexPath.row])
          return cell
        }
      }
      final class NameCell: UITableViewCell {
        private let label = UILabel(frame: CGRect(x: 5, y: 5, width: 90, height: 20))
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
        func show(_ name: String) { label.text = name }
      }
      """,
      ["UILabel 5 64 90 20 One #000000 #FFFFFF", "UILabel 5 124 90 20 Two #000000 #FFFFFF"]),
    UIKitProgram(
      "members of extensions, switches and values that are not known",
      """
      extension UIView {
        func add(_ views: UIView...) { views.forEach { addSubview($0) } }
        static func line() -> UIView {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
          view.backgroundColor = .brand
          return view
        }
      }
      extension UIColor { static let brand = UIColor(white: 0.5, alpha: 1) }
      class Mixed: UIViewController {
        var model: Model!
        override func loadView() {
          view = UIView()
          let toggle = UISwitch()
          toggle.isOn = true
          view.add(.line(), toggle)
          if model.isNew { view.backgroundColor = .white }
        }
      }
      """,
      ["UIView 0 0 5 5 #808080 #808080"]),
  ]
}

@MainActor
@Suite("UIKit in code")
struct UIKitDrawingTests {
  @Test(
    "views have the frames, texts and colors that UIKit gives them", arguments: UIKitProgram.all)
  func views(_ program: UIKitProgram) throws {
    let code = try DrawnCode(["Code.swift": Array("import UIKit\n\(program.code)".utf8)])
    let told = code.screens.flatMap { screen in
      (screen["views"]?.elements).map { Array($0) } ?? []
    }.map(Self.words)
    for view in program.views { #expect(told.contains(view), Comment(rawValue: "\(told)")) }
    #expect(code.diagnostics == [])
  }

  /// A view in words: its class, frame, text and first color in light and dark.
  static func words(_ view: JSONValue) -> String {
    var parts = [view["class"]?.string ?? ""]
    for number in (view["inWindow"]?.elements).map({ Array($0) }) ?? [] {
      let number = number.number ?? 0
      parts.append(number == number.rounded() ? "\(Int(number))" : "\(number)")
    }
    if let text = view["text"]?.string { parts.append(text) }
    let colors = view["colors"]
    if let color = colors?["backgroundColor"] ?? colors?["fillColor"] ?? colors?["textColor"] {
      parts += [color["light"]?.string ?? "", color["dark"]?.string ?? ""]
    }
    return parts.joined(separator: " ")
  }

  @Test("a view knows the line that made it, and a preview shows a controller")
  func places() throws {
    let code = try DrawnCode([
      "Code.swift": Array(
        """
        import UIKit
        class One: UIViewController {
          override func viewDidLoad() {
            let label = UILabel()
            label.text = "here"
            label.frame = view.bounds
            view.addSubview(label)
          }
        }
        #Preview("first") { UINavigationController(rootViewController: One()) }
        """.utf8)
    ])
    #expect(code.names == ["first"])
    #expect(code.textLines == [4])
  }

  @Test("labels that a cell leaves empty show their names, and the places of colors are told")
  func samples() throws {
    let code = try DrawnCode([
      "Code.swift": Array(
        """
        import UIKit
        class Cell: UITableViewCell {
          private let titleLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
          private let setLabel = UILabel(frame: CGRect(x: 0, y: 20, width: 90, height: 20))
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            setLabel.text = "set"
            setLabel.textColor = .systemRed
            contentView.addSubview(titleLabel)
            contentView.addSubview(setLabel)
          }
        }
        """.utf8)
    ])
    #expect(code.texts == ["Title", "set"])
    #expect(code.assumed.contains("the value of titleLabel is unknown; its name is drawn instead"))
    let views = try #require(code.screens.first?["views"]?.elements)
    let color = try #require(
      views.lazy.compactMap { $0["colors"]?["textColor"] }.first { $0["name"]?.string != nil })
    #expect(color["name"]?.string == "systemRed")
    #expect(color["line"]?.integer == 8 && color["column"]?.integer == 27)
  }

  @Test("whoever subscribes to a publisher that has a value gets it at once")
  func publishers() throws {
    let code = try DrawnCode([
      "Code.swift": Array(
        """
        import Combine
        import UIKit
        final class Model: ObservableObject {
          @Published var title = "title"
          @Published var count = 7
          let state = CurrentValueSubject<String, Never>("state")
          let later = PassthroughSubject<String, Never>()
        }
        class Screen: UIViewController {
          let model = Model()
          var subscriptions: Set<AnyCancellable> = []
          override func viewDidLoad() {
            let labels = (0..<4).map { number in
              UILabel(frame: CGRect(x: 9, y: 99 + 30 * number, width: 99, height: 20))
            }
            labels.forEach(view.addSubview)
            model.$title.receive(on: RunLoop.main).sink { labels[0].text = $0 }
              .store(in: &subscriptions)
            model.$count.map { "\\($0)" }.sink { labels[1].text = $0 }.store(in: &subscriptions)
            model.state.removeDuplicates().assign(to: \\.text, on: labels[2])
              .store(in: &subscriptions)
            model.later.sink { labels[3].text = $0 }.store(in: &subscriptions)
          }
        }
        """.utf8)
    ])
    #expect(code.texts == ["title", "7", "state"])
  }

  @Test("a class that a view is given makes what it has to")
  func metatype() throws {
    let code = try DrawnCode([
      "Code.swift": Array(
        """
        import UIKit
        class Card: UIView {
          init(kind: UILabel.Type) {
            super.init(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
            let label = kind.init()
            label.text = "made"
            label.frame = bounds
            addSubview(label)
          }
        }
        """.utf8)
    ])
    #expect(code.texts == ["made"])
  }

  @Test("what is in no table is told with its line")
  func unknown() throws {
    let code = try DrawnCode([
      "Code.swift": Array(
        """
        import UIKit
        class One: UIView {
          init() {
            super.init(frame: .zero)
            wobbliness = 3
            let label = UILabel()
            label.wobble = 7
            label.jump()
          }
        }
        """.utf8)
    ])
    #expect(code.assumed.contains("wobble of UILabel is not drawn"))
    #expect(code.assumed.contains { $0.contains("jump()") })
    #expect(code.screens.count == 1)
  }
}
