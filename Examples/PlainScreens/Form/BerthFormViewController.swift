// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// A form in stacks: the wish for a berth, with what it costs.
final class BerthFormViewController: UIViewController, UITextFieldDelegate {
  private let nameField = UITextField()
  private let mailField = UITextField()
  private let kindControl = UISegmentedControl(items: ["Sail", "Motor", "Row"])
  private let nightsStepper = UIStepper()
  private let nightsLabel = UILabel()
  private let powerSwitch = UISwitch()
  private let problemLabel = UILabel()
  private let totalLabel = UILabel()
  private let sendButton = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "A Berth"
    view.backgroundColor = .systemGroupedBackground
    prepareControls()
    addForm([
      FormSection(
        title: "BOAT",
        rows: [field(nameField, "Name of the boat"), field(mailField, "Mail"), kindControl]),
      FormSection(
        title: "STAY",
        rows: [
          row("Nights", [nightsLabel, nightsStepper]), row("Power on the pier", [powerSwitch]),
          row("Together", [totalLabel]),
        ]),
      problemLabel, sendButton,
    ])
    update()
  }

  private func prepareControls() {
    nameField.text = "Marten"
    mailField.text = "mara@"
    mailField.keyboardType = .emailAddress
    kindControl.selectedSegmentIndex = 0
    nightsStepper.minimumValue = 1
    nightsStepper.maximumValue = 14
    nightsStepper.value = 3
    powerSwitch.isOn = true
    problemLabel.text = "A mail address has a name, an @ and a domain."
    problemLabel.textColor = .systemRed
    problemLabel.font = .preferredFont(forTextStyle: .footnote)
    problemLabel.numberOfLines = 0
    problemLabel.adjustsFontForContentSizeCategory = true
    sendButton.configuration?.title = "Ask for the Berth"
    sendButton.configuration?.buttonSize = .large
    for control in [nightsStepper, powerSwitch, kindControl] as [UIControl] {
      control.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
    }
    for label in [nightsLabel, totalLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
    }
  }

  private func field(_ field: UITextField, _ placeholder: String) -> UIView {
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .always
    field.delegate = self
    return field
  }

  private func row(_ title: String, _ views: [UIView]) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [label] + views)
    stack.alignment = .center
    stack.spacing = 12
    return stack
  }

  private func addForm(_ views: [UIView]) {
    let form = UIStackView(arrangedSubviews: views)
    form.axis = .vertical
    form.spacing = 20
    form.isLayoutMarginsRelativeArrangement = true
    form.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 16, bottom: 20, trailing: 16)
    form.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    scrollView.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      form.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      form.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      form.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  private func update() {
    let nights = Int(nightsStepper.value)
    nightsLabel.text = "\(nights)"
    let perNight = [24, 32, 8][kindControl.selectedSegmentIndex] + (powerSwitch.isOn ? 5 : 0)
    totalLabel.text = "€ \(nights * perNight)"
    let parts = (mailField.text ?? "").split(separator: "@", omittingEmptySubsequences: false)
    let isMail = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    problemLabel.isHidden = isMail
    sendButton.isEnabled = isMail && nameField.hasText
  }

  func textFieldDidEndEditing(_ textField: UITextField) { update() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
