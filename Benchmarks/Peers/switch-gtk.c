// SPDX-License-Identifier: MIT
//
// GTK 4 with libadwaita: widgets whose CSS names the theme's colors.
// usage: switch-gtk LEAVES TEXT(0|1) SWITCHES

#include <adwaita.h>

#include "switch.h"

static int frames;
static double frameTime;

static void after_paint(GdkFrameClock *clock, gpointer data) {
  frames++;
  frameTime = processor_time();
}

static const char *const style =
    ".l0{background-color:@window_bg_color;color:@window_fg_color;}"
    ".l1{background-color:@view_bg_color;color:@view_fg_color;}"
    ".l2{background-color:@headerbar_bg_color;color:@headerbar_fg_color;}"
    ".l3{background-color:@popover_bg_color;color:@popover_fg_color;}"
    ".l4{background-color:@dialog_bg_color;color:@dialog_fg_color;}"
    ".leaf{padding:0;margin:0;min-width:0;min-height:0;font-size:%dpx;}";

static GtkWidget *box(GtkWidget *parent, int x, int y, int width, int height) {
  GtkWidget *widget = gtk_fixed_new();
  gtk_widget_set_size_request(widget, width, height);
  gtk_fixed_put(GTK_FIXED(parent), widget, x, y);
  return widget;
}

static void fill(GtkWidget *root, Grid grid, int hasText) {
  int column = grid.inner * grid.width, row = grid.leaves * grid.height, made = 0;
  for (int a = 0; a < grid.columns; a++) {
    GtkWidget *outer = box(root, a * column, 0, column, row * grid.rows);
    for (int b = 0; b < grid.rows; b++) {
      GtkWidget *middle = box(outer, 0, b * row, column, row);
      for (int c = 0; c < grid.inner; c++) {
        GtkWidget *inner = box(middle, c * grid.width, 0, grid.width, row);
        for (int d = 0; d < grid.leaves; d++, made++) {
          GtkWidget *leaf = hasText ? gtk_label_new("Item") : adw_bin_new();
          char name[8];
          snprintf(name, sizeof name, "l%d", made % 5);
          gtk_widget_set_size_request(leaf, grid.width, grid.height);
          gtk_widget_add_css_class(leaf, "leaf");
          gtk_widget_add_css_class(leaf, name);
          gtk_fixed_put(GTK_FIXED(inner), leaf, 0, d * grid.height);
        }
      }
    }
  }
}

static void wait_for_frame(int since) {
  while (frames <= since) g_main_context_iteration(NULL, TRUE);
}

static void idle(double milliseconds) {
  for (double end = clock_time() + milliseconds; clock_time() < end;)
    if (!g_main_context_iteration(NULL, FALSE)) g_usleep(1000);
}

int main(int argc, char **argv) {
  int n = atoi(argv[1]), hasText = atoi(argv[2]), switches = atoi(argv[3]);
  adw_init();
  AdwStyleManager *manager = adw_style_manager_get_default();
  adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  char css[2048];
  snprintf(css, sizeof css, style, n <= 1000 ? 10 : 5);
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, css, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(),
                                             GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 1200, 800);
  GtkWidget *root = gtk_fixed_new();
  fill(root, grid_of(n), hasText);
  gtk_window_set_child(GTK_WINDOW(window), root);
  gtk_widget_realize(window);
  GdkFrameClock *clock =
      gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
  g_signal_connect_after(clock, "after-paint", G_CALLBACK(after_paint), NULL);
  gtk_window_present(GTK_WINDOW(window));
  wait_for_frame(0);
  idle(400);
  double times[64];
  if (switches > 64) switches = 64;
  for (int i = 0; i < switches; i++) {
    int since = frames;
    double start = processor_time();
    adw_style_manager_set_color_scheme(
        manager, i % 2 ? ADW_COLOR_SCHEME_FORCE_LIGHT : ADW_COLOR_SCHEME_FORCE_DARK);
    wait_for_frame(since);
    times[i] = frameTime - start;
    // libadwaita restyles once more 250 ms later; that is not counted.
    idle(450);
  }
  report("gtk4", n, hasText, times, switches);
  return 0;
}
