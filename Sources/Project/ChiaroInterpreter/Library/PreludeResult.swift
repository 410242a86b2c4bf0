// SPDX-License-Identifier: MIT

extension Prelude {
  /// What comes of work that may fail.
  ///
  /// Apple counterpart: `Result` · Source: the Swift standard library · Fidelity: exact
  static let result = """
    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)

      init(catching body: () throws -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
      }
      func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      func map<New>(_ transform: (Success) -> New) -> Result<New, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
      func mapError<New>(_ transform: (Failure) -> New) -> Result<Success, New> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
      func flatMap<New>(_ transform: (Success) -> Result<New, Failure>) -> Result<New, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
      }
      func flatMapError<New>(
        _ transform: (Failure) -> Result<Success, New>
      ) -> Result<Success, New> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return transform(error)
        }
      }
    }

    """
}
