// SPDX-License-Identifier: MIT

import ChiaroUIKit

// What the form asks of the wallet, which is empty here, and of the screens that follow it.

struct SimplePrice {
  let price: Double
}
typealias PriceList = [SimplePrice]
struct CoinGeckoError: Error {}

enum Resources {
  struct Prices {}
  static func simplePrice(
    ids: [String], vsCurrency: String, options: [String],
    _ completion: @escaping (Result<PriceList, CoinGeckoError>) -> Void
  ) -> Prices {
    completion(.success([SimplePrice(price: 20_000)]))
    return Prices()
  }
}

struct CoinGeckoClient {
  func load(_ prices: Resources.Prices) {}
}

struct Currency {}
struct Key {
  let encodeAsPrivate = ""
}
struct Address: CustomStringConvertible {
  let description: String
}
struct TransferFeeBasis {
  let fee = 0.0
}
enum FeeLevel {
  case regular
}
struct Rate {
  let code, name: String
  let rate: Double
  let reciprocalCode: String
}

struct Amount: Comparable {
  static let highPrecisionDigits = 8
  let value: Double

  init(value: Double) { self.value = value }
  init(cryptoAmount: Double, currency: Currency) { value = cryptoAmount }
  init(tokenString: String, currency: Currency) { value = Double(tokenString) ?? 0 }
  init(amount: Amount, rate: Rate, maximumFractionDigits: Int) { value = amount.value }

  static func < (one: Amount, other: Amount) -> Bool { one.value < other.value }
  static func + (one: Amount, other: Amount) -> Amount { Amount(value: one.value + other.value) }
}

struct PaperWallet {
  let address: Address?
  let privateKey: Key?
}

struct Wallet {
  let feeCurrency = Currency()
  func createExportablePaperWallet() -> Result<PaperWallet, CoinGeckoError> {
    .success(PaperWallet(address: Address(description: "a"), privateKey: Key()))
  }
  func estimateLimitMaximum(
    address: String, fee: FeeLevel, completion: (Result<Double, CoinGeckoError>) -> Void
  ) { completion(.success(1)) }
  func estimateLimitMinimum(
    address: String, fee: FeeLevel, completion: (Result<Double, CoinGeckoError>) -> Void
  ) { completion(.success(0)) }
}

struct Gift {
  let name: String
  static func create(key: Key, hash: String?, name: String, rate: Double, amount: Double) -> Gift {
    Gift(name: name)
  }
}

typealias PinVerifier = (@escaping (String) -> Void) -> Void
enum SendResult {
  case success
  case creationError(message: String)
  case publishFailure(code: Int, message: String)
  case insufficientGas(message: String)
}

struct Sender {
  let wallet = Wallet()
  let canUseBiometrics = false
  func reset() {}
  func estimateFee(
    address: String, amount: Amount, tier: FeeLevel, isStake: Bool,
    completion: (TransferFeeBasis?) -> Void
  ) { completion(nil) }
  func createTransaction(
    address: String, amount: Amount, feeBasis: TransferFeeBasis, comment: String, gift: Gift?
  ) -> Bool { false }
  func sendTransaction(
    allowBiometrics: Bool, pinVerifier: @escaping PinVerifier, completion: (SendResult) -> Void
  ) { completion(.success) }
}

class BRActivityViewController: UIViewController {
  init(message: String) { super.init(nibName: nil, bundle: nil) }
}
class ShareGiftViewController: UIViewController {
  init(gift: Gift) { super.init(nibName: nil, bundle: nil) }
}
class ConfirmationViewController: UIViewController {
  var successCallback, cancelCallback: (() -> Void)?
  init(
    amount: Amount, fee: Amount, displayFeeLevel: FeeLevel, address: String,
    isUsingBiometrics: Bool, currency: Currency, resolvedAddress: String?,
    shouldShowMaskView: Bool
  ) { super.init(nibName: nil, bundle: nil) }
}

enum Event { case gift, send }
protocol Trackable {}
extension Trackable {
  func saveEvent(context: Event, event: Event) {}
}

extension UIView {
  var isFrameChangeBlocked: Bool {
    get { false }
    set {}
  }
}
extension UIViewController {
  func showAlert(title: String, message: String, buttonLabel: String) {}
}
extension UIFont {
  static var header: UIFont { .systemFont(ofSize: 18, weight: .bold) }
  static func customMedium(size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .medium) }
}

enum E {
  static let isScreenshots = false
}
enum S {
  enum AccessibilityLabels { static let close = "Close" }
  enum Alerts { static let sendFailure = "Send failed" }
  enum Button { static let ok = "OK" }
  enum TransactionDetails { static let titleSending = "Sending" }
  enum VerifyPin { static let authorize = "Please enter your PIN." }
}
