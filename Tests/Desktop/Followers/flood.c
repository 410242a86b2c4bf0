// SPDX-License-Identifier: MIT

// flood COUNT [silent] : changes the accent color so many times, each time when the change before
// was answered, or without wanting an answer, and prints the last one.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-bus.h>

static const char *const name = "org.chiaroscuro.Setting";

/// Sends a change that wants no answer.
static int tell(sd_bus *bus, const char *color) {
  sd_bus_message *message = NULL;
  int result = sd_bus_message_new_method_call(
      bus, &message, name, "/org/chiaroscuro/Setting", name, "Set");
  if (result >= 0) result = sd_bus_message_append(message, "as", 2, "accent", color);
  if (result >= 0) result = sd_bus_message_set_expect_reply(message, 0);
  if (result >= 0) result = sd_bus_send(bus, message, NULL);
  sd_bus_message_unref(message);
  return result;
}

int main(int count, char **words) {
  int is_silent = count > 2 && strcmp(words[2], "silent") == 0;
  long changes = count > 1 ? atol(words[1]) : 1000;
  char color[8] = "#000000";
  sd_bus *bus = NULL;
  if (sd_bus_open_user(&bus) < 0) return 3;
  for (long change = 1; change <= changes; change++) {
    snprintf(color, sizeof color, "#%06lX", change * 7919 & 0xFFFFFF);
    if (is_silent) {
      // What is not gone yet is sent now and then, so that it does not pile up here.
      if (tell(bus, color) < 0 || (change % 100 == 0 && sd_bus_flush(bus) < 0)) return 1;
      continue;
    }
    sd_bus_error error = SD_BUS_ERROR_NULL;
    int result = sd_bus_call_method(
        bus, name, "/org/chiaroscuro/Setting", name, "Set", &error, NULL, "as", 2, "accent", color);
    if (result < 0) {
      fprintf(stderr, "flood: %s\n", error.message);
      return 1;
    }
  }
  if (sd_bus_flush(bus) < 0) return 1;
  puts(color);
  return 0;
}
