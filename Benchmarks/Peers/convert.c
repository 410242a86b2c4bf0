// SPDX-License-Identifier: MIT
//
// sRGB to Display P3 of 12 megapixels of 8 bits: by Little CMS, and by tables as a C programmer would
// write it. The same pixels as bench-convert. Processor time, nine runs.
//
// Little CMS gets three channels a pixel, where it is twice as fast as with an alpha to be kept.

#include <lcms2.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { width = 4000, height = 3000, count = width * height, runs = 9 };
static float linear[256];
static uint8_t encoded[4097];

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a - *(const double *)b;
  return x < 0 ? -1 : x > 0;
}

static void by_tables(const uint8_t *in, uint8_t *out) {
  for (int i = 0; i < count; i++, in += 4, out += 4) {
    float r = linear[in[0]], g = linear[in[1]], b = linear[in[2]];
    float x = 0.822461969f * r + 0.177538031f * g;
    float y = 0.033194199f * r + 0.966805801f * g;
    float z = 0.017082631f * r + 0.072397440f * g + 0.910519929f * b;
    out[0] = encoded[(int)(x * 4096 + .5f)];
    out[1] = encoded[(int)(y * 4096 + .5f)];
    out[2] = encoded[(int)(z * 4096 + .5f)];
    out[3] = in[3];
  }
}

static void report(const char *name, const char *content, double *rates, const uint8_t *out) {
  qsort(rates, runs, sizeof *rates, compare);
  printf("%s.%s\tmin %.2f\tmed %.2f\tmax %.2f\tM/s\tn %d\tmiddle %d\n", name, content, rates[0],
         rates[runs / 2], rates[runs - 1], runs, out[count * 2]);
}

static void fill(uint8_t *in, int is_gradient) {
  uint32_t state = 1;
  for (int i = 0; i < count; i++) {
    int x = i % width, y = i / width;
    for (int k = 0; k < 3; k++) {
      state = state * 1664525u + 1013904223u;
      in[4 * i + k] = is_gradient ? (k == 0 ? x / 16 : k == 1 ? y / 12 : (x + y) / 28) : state >> 24;
    }
    in[4 * i + 3] = 255;
  }
}

// The same pixels without alpha.
static void pack(const uint8_t *in, uint8_t *out) {
  for (int i = 0; i < count; i++)
    for (int k = 0; k < 3; k++) out[3 * i + k] = in[4 * i + k];
}

static cmsHTRANSFORM transform(void) {
  cmsCIExyY white = {0.3127, 0.3290, 1};
  cmsCIExyYTRIPLE p3 = {{0.680, 0.320, 1}, {0.265, 0.690, 1}, {0.150, 0.060, 1}};
  cmsFloat64Number curve[5] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
  cmsToneCurve *tone = cmsBuildParametricToneCurve(NULL, 4, curve);
  cmsToneCurve *tones[3] = {tone, tone, tone};
  return cmsCreateTransform(cmsCreate_sRGBProfile(), TYPE_RGB_8,
                            cmsCreateRGBProfile(&white, &p3, tones), TYPE_RGB_8,
                            INTENT_RELATIVE_COLORIMETRIC, cmsFLAGS_NOCACHE);
}

int main(void) {
  for (int i = 0; i < 256; i++) {
    double v = i / 255.;
    linear[i] = v <= .04045 ? v / 12.92 : pow((v + .055) / 1.055, 2.4);
  }
  for (int i = 0; i <= 4096; i++) {
    double v = i / 4096.;
    encoded[i] = (v <= .0031308 ? 12.92 * v : 1.055 * pow(v, 1 / 2.4) - .055) * 255 + .5;
  }
  uint8_t *in = malloc(count * 4), *out = malloc(count * 4), *packed = malloc(count * 3);
  cmsHTRANSFORM lcms = transform();
  for (int content = 0; content < 2; content++) {
    const char *name = content ? "gradient" : "noise";
    double rates[runs];
    fill(in, content);
    pack(in, packed);
    cmsDoTransform(lcms, packed, out, count);
    for (int r = 0; r < runs; r++) {
      double start = now();
      cmsDoTransform(lcms, packed, out, count);
      rates[r] = count / (now() - start) * 1000;
    }
    report("lcms2.convert", name, rates, out);
    by_tables(in, out);
    for (int r = 0; r < runs; r++) {
      double start = now();
      by_tables(in, out);
      rates[r] = count / (now() - start) * 1000;
    }
    report("c.convert", name, rates, out);
  }
}
