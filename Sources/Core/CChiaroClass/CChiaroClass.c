// SPDX-License-Identifier: MIT

#include "CChiaroClass.h"

typedef __attribute__((swiftcall)) const void *(*initializer_of_frame)(
    double, double, double, double, __attribute__((swift_context)) const void *);

const void *chiaro_class_make(
    const void *initializer, const void *type, double x, double y, double width, double height) {
  return ((initializer_of_frame)initializer)(x, y, width, height, type);
}

typedef __attribute__((swiftcall)) const void *(*initializer_of_names)(
    const void *, const void *, const void *, __attribute__((swift_context)) const void *);

const void *chiaro_class_make_unnamed(const void *initializer, const void *type) {
  return ((initializer_of_names)initializer)(0, 0, 0, type);
}
