// SPDX-License-Identifier: MIT
//
// Qt at the same job as bench-resolve: one color of a palette by group and role, in shuffled order,
// the alpha summed. Processor time, fifteen runs.

#include <QtGui/QGuiApplication>
#include <QtGui/QPalette>
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <vector>

static double now() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

template <class Work>
static void measure(const char *name, long count, Work work) {
  double times[15];
  double sum = work();
  for (double &time : times) {
    double start = now();
    sum += work();
    time = (now() - start) / count;
  }
  std::sort(times, times + 15);
  std::printf("%s\tmin %.2f\tmed %.2f\tmax %.2f\tns\tn 15\tsum %f\n", name, times[0], times[7],
              times[14], sum);
}

int main(int argc, char **argv) {
  QGuiApplication application(argc, argv);
  std::vector<std::pair<uint8_t, uint8_t>> order;
  for (int copy = 0; copy < 273; copy++)
    for (int group = 0; group < 3; group++)
      for (int role = 0; role < 20; role++) order.push_back({group, role});
  uint64_t state = 1;
  for (size_t i = order.size() - 1; i > 0; i--) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    std::swap(order[i], order[(state >> 33) % (i + 1)]);
  }
  const QPalette palette = QGuiApplication::palette();
  const int repeats = 20;
  measure("qt.QPalette::color", long(order.size()) * repeats, [&] {
    double sum = 0;
    for (int r = 0; r < repeats; r++)
      for (auto [group, role] : order)
        sum += palette.color(QPalette::ColorGroup(group), QPalette::ColorRole(role)).alpha();
    return sum;
  });
  measure("qt.loop-without-resolving", long(order.size()) * repeats, [&] {
    double sum = 0;
    for (int r = 0; r < repeats; r++)
      for (auto [group, role] : order) sum += group + role;
    return sum;
  });
}
