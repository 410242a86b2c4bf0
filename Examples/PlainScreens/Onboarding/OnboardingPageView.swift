// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// What a page of an onboarding says.
struct OnboardingPage {
  var symbol: String
  var title: String
  var text: String
}

/// A page of an onboarding: a symbol, a title and a text, one above the other.
final class OnboardingPageView: UIView {
  init(_ page: OnboardingPage) {
    super.init(frame: .zero)
    let picture = UIImageView(
      image: UIImage(
        systemName: page.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 72)))
    picture.contentMode = .center
    picture.tintColor = .tintColor

    let title = UILabel()
    title.text = page.title
    title.font = .preferredFont(forTextStyle: .largeTitle)
    let text = UILabel()
    text.text = page.text
    text.font = .preferredFont(forTextStyle: .body)
    text.textColor = .secondaryLabel
    for label in [title, text] {
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.numberOfLines = 0
    }

    let stack = UIStackView(arrangedSubviews: [picture, title, text])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(32, after: picture)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
