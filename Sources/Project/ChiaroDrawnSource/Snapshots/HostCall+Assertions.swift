// SPDX-License-Identifier: MIT

import ChiaroInterpreter

extension HostCall {
  /// The assertions of one that takes several pictures: with each strategy of a list, or of a
  /// dictionary by the names of the pictures.
  var singleAssertions: [HostCall] {
    guard name == "assertSnapshots",
      let place = arguments.firstIndex(where: { $0.label == "as" })
    else { return [self] }
    var named: [(Value?, Value)] = []
    switch arguments[place].value.unwrapped {
    case .array(let values): named = values.map { (nil, $0) }
    case .dictionary(let pairs): named = zip(pairs.keys, pairs.values).map { ($0, $1) }
    default: return [self]
    }
    return named.map { name, strategy in
      var one = self
      one.arguments[place].value = strategy
      name.map { one.arguments.append(CallArgument("named", $0)) }
      return one
    }
  }
}
