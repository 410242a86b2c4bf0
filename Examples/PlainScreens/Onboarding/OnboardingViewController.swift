// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// An onboarding: pages side by side, dots below them, and a button that leads on.
final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  private let pages = [
    OnboardingPage(
      symbol: "drop", title: "Know the Tide",
      text: "High and low water for every harbor of the coast, for two weeks ahead."),
    OnboardingPage(
      symbol: "wind", title: "See the Weather Come",
      text: "Wind and swell by the hour, and a warning before either is too much for your boat."),
    OnboardingPage(
      symbol: "map", title: "Keep Your Places",
      text: "Mark where you anchored, what it was like, and who you met there."),
  ]
  private let scrollView = UIScrollView()
  private let pageStack = UIStackView()
  private let pageControl = UIPageControl()
  private let nextButton = UIButton(configuration: .borderedProminent())
  private let skipButton = UIButton(configuration: .plain())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addPages()
    addControls()
    showPage(0)
  }

  private func addPages() {
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    pageStack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(pageStack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pageStack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      pageStack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      pageStack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      pageStack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      pageStack.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
    ])
    for page in pages {
      let pageView = OnboardingPageView(page)
      pageStack.addArrangedSubview(pageView)
      pageView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
        .isActive = true
    }
  }

  private func addControls() {
    pageControl.numberOfPages = pages.count
    pageControl.currentPageIndicatorTintColor = .tintColor
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        scroll(to: pageControl.currentPage)
      }, for: .valueChanged)
    nextButton.configuration?.buttonSize = .large
    nextButton.configuration?.cornerStyle = .large
    nextButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        scroll(to: min(pageControl.currentPage + 1, pages.count - 1))
      }, for: .touchUpInside)
    skipButton.configuration?.title = "Not Now"

    let controls = UIStackView(arrangedSubviews: [pageControl, nextButton, skipButton])
    controls.axis = .vertical
    controls.spacing = 8
    controls.setCustomSpacing(20, after: pageControl)
    controls.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(controls)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      controls.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 12),
      controls.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
      controls.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -8),
      controls.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
  }

  private func scroll(to page: Int) {
    scrollView.setContentOffset(
      CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0), animated: true)
    showPage(page)
  }

  private func showPage(_ page: Int) {
    pageControl.currentPage = page
    nextButton.configuration?.title = page == pages.count - 1 ? "Cast Off" : "Continue"
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    showPage(Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded()))
  }
}
