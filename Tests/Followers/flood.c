// SPDX-License-Identifier: MIT

// flood COUNT : changes the accent color so many times, each time when the change before was
// answered, and prints the last one.

#include <stdio.h>
#include <stdlib.h>
#include <systemd/sd-bus.h>

int main(int count, char **words) {
  long changes = count > 1 ? atol(words[1]) : 1000;
  char color[8] = "#000000";
  sd_bus *bus = NULL;
  if (sd_bus_open_user(&bus) < 0) return 3;
  for (long change = 1; change <= changes; change++) {
    snprintf(color, sizeof color, "#%06lX", change * 7919 & 0xFFFFFF);
    sd_bus_error error = SD_BUS_ERROR_NULL;
    int result = sd_bus_call_method(
        bus, "org.chiaroscuro.Setting", "/org/chiaroscuro/Setting", "org.chiaroscuro.Setting", "Set",
        &error, NULL, "as", 2, "accent", color);
    if (result < 0) {
      fprintf(stderr, "flood: %s\n", error.message);
      return 1;
    }
  }
  puts(color);
  return 0;
}
