// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Testing

/// A badge of an app's own: its number, and its color by the state.
private struct BadgeConfiguration: UIContentConfiguration {
  var number = 0
  var isStrong = false

  func makeContentView() -> any UIView & UIContentView { BadgeView(configuration: self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isStrong = state.isSelected
    return updated
  }
}

private final class BadgeView: UIView, UIContentView {
  static var made = 0
  let label = UILabel()

  var configuration: any UIContentConfiguration { didSet { show() } }

  init(configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    Self.made += 1
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.heightAnchor.constraint(equalToConstant: 60),
    ])
    show()
  }

  required init?(coder: NSCoder) { fatalError("no archives") }

  private func show() {
    guard let configuration = configuration as? BadgeConfiguration else { return }
    label.text = "\(configuration.number)"
    label.textColor = configuration.isStrong ? .red : .label
  }
}

@Suite("Configurations of content", .serialized)
@MainActor
struct ContentConfigurationTests {
  private let stage = InputStage()

  @Test("a configuration's view fills the content view, and is used again by the next one")
  func content() throws {
    BadgeView.made = 0
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    cell.contentConfiguration = BadgeConfiguration(number: 1)
    stage.root.addSubview(cell)
    stage.screen.update()
    let view = try #require(cell.contentView.subviews.first as? BadgeView)
    #expect(view.frame == cell.contentView.bounds && view.label.text == "1")
    cell.contentConfiguration = BadgeConfiguration(number: 2)
    #expect(BadgeView.made == 1 && view.label.text == "2")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("the state of the cell reaches the view, unless updates are off", arguments: [true, false])
  func state(isAutomatic: Bool) throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.automaticallyUpdatesContentConfiguration = isAutomatic
    cell.contentConfiguration = BadgeConfiguration(number: 1)
    stage.root.addSubview(cell)
    cell.isSelected = true
    stage.screen.update()
    let view = try #require(cell.contentView.subviews.first as? BadgeView)
    #expect((view.label.textColor == .red) == isAutomatic)
    // The next configuration is for the state too, at once.
    cell.contentConfiguration = BadgeConfiguration(number: 2)
    #expect((view.label.textColor == .red) == isAutomatic && view.label.text == "2")
  }

  private final class SelfConfiguring: UITableViewCell {
    var updates = 0
    override func updateConfiguration(using state: UICellConfigurationState) {
      updates += 1
      contentConfiguration = BadgeConfiguration(number: updates)
    }
  }

  @Test("a configuration that is set in an update asks for no other update")
  func setInUpdate() throws {
    let cell = SelfConfiguring(style: .default, reuseIdentifier: nil)
    stage.root.addSubview(cell)
    stage.screen.update()
    #expect(cell.updates == 1)
    cell.isSelected = true
    stage.screen.update()
    let view = try #require(cell.contentView.subviews.first as? BadgeView)
    #expect(cell.updates == 2 && view.label.text == "2" && view.label.textColor == .red)
  }

  @Test("constraints of the view say how high a row is")
  func height() {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = BadgeConfiguration(number: 7)
        return cell
      }
    }
    let (table, source) = (UITableView(), Source())
    table.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    table.dataSource = source
    stage.root.addSubview(table)
    stage.screen.update()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
  }

  @Test("constraints of the view say how high a header is")
  func headerHeight() throws {
    final class Source: UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.contentConfiguration = BadgeConfiguration(number: 7)
        return header
      }
    }
    let (table, source) = (UITableView(), Source())
    table.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    (table.dataSource, table.delegate) = (source, source)
    stage.root.addSubview(table)
    stage.screen.update()
    #expect(try #require(table.headerView(forSection: 0)).frame.height == 80)
  }

  @Test("a list content view shows a configuration of lists")
  func listView() {
    var content = UIListContentConfiguration.cell()
    content.text = "Sea"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    stage.root.addSubview(view)
    stage.screen.update()
    #expect("\(stage.window.displayList)".contains("Sea"))
    #expect(view.supports(content) && !view.supports(BadgeConfiguration()))
    #expect(view.intrinsicContentSize.height == 44)
  }
}
