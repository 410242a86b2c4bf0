// SPDX-License-Identifier: MIT

import CAllocationCount

/// Times a piece of work in processor time, over several runs after a warm-up.
///
/// Prints one line a job, tab-separated: name, minimum, median, maximum, unit, runs, allocations.
public struct Measurement {
  let name: String
  let runs: Int

  /// A measurement that prints under this name, over this many runs after the warm-up.
  public init(_ name: String, runs: Int = 15) {
    self.name = name
    self.runs = runs
  }

  /// Nanoseconds for each of `count` items that one call of `work` handles.
  public func nanoseconds(per count: Int, _ work: () -> Double) {
    report(count: count, unit: "ns", scale: 1, work)
  }

  /// Milliseconds a call.
  public func milliseconds(_ work: () -> Double) {
    report(count: 1, unit: "ms", scale: 1e-6, work)
  }

  /// Milliseconds a call; `prepare` runs before each and is not counted.
  public func milliseconds(before prepare: () -> Void, _ work: () -> Double) {
    var times: [Double] = []
    var sum = 0.0
    for _ in 0..<runs {
      prepare()
      let start = bench_processor_time()
      sum += work()
      times.append(Double(bench_processor_time() - start) * 1e-6)
    }
    line(times, "ms", allocations: 0, sum)
  }

  /// Milliseconds a call on the clock, which work on several cores shortens.
  public func wallMilliseconds(_ work: () -> Double) {
    var times: [Double] = []
    var sum = work()
    for _ in 0..<runs {
      let time = ContinuousClock().measure { sum += work() }
      times.append(time / .milliseconds(1))
    }
    line(times, "ms wall", allocations: 0, sum)
  }

  /// Millions of items a second.
  public func millionsPerSecond(of count: Int, _ work: () -> Double) {
    var rates: [Double] = []
    var sum = work()
    for _ in 0..<runs {
      let start = bench_processor_time()
      sum += work()
      rates.append(Double(count) / Double(bench_processor_time() - start) * 1000)
    }
    line(rates, "M/s", allocations: 0, sum)
  }

  /// Prints the most memory that the process ever held, in the unit in which the peers do.
  public static func printPeak(_ name: String) {
    let megabytes = Double(bench_peak_bytes()) / 1_048_576
    print("\(name)\tpeak \((megabytes * 10).rounded() / 10) MB")
  }

  private func report(count: Int, unit: String, scale: Double, _ work: () -> Double) {
    var times: [Double] = []
    var sum = work()
    let before = bench_allocation_count()
    sum += work()
    let allocations = bench_allocation_count() - before
    for _ in 0..<runs {
      let start = bench_processor_time()
      sum += work()
      times.append(Double(bench_processor_time() - start) / Double(count) * scale)
    }
    line(times, unit, allocations: allocations, sum)
  }

  private func line(_ values: [Double], _ unit: String, allocations: Int64, _ sum: Double) {
    let sorted = values.sorted()
    let numbers = [sorted[0], sorted[sorted.count / 2], sorted[sorted.count - 1]].map(Self.text)
    print(
      "\(name)\tmin \(numbers[0])\tmed \(numbers[1])\tmax \(numbers[2])\t\(unit)\tn \(runs)"
        + "\tallocations \(allocations)\tsum \(sum)")
  }

  private static func text(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let digits = "\(1000 + thousandths % 1000)".dropFirst()
    return "\(thousandths / 1000).\(digits)"
  }
}

/// A small, seeded source of random numbers: the same on every machine.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The generator of this seed.
  public init(seed: UInt64) { state = seed }

  /// SplitMix64.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
