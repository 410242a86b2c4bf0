// SPDX-License-Identifier: MIT

#ifndef CCHIAROCLASS_H
#define CCHIAROCLASS_H

/// Calls a Swift initializer that takes a rectangle, for a class that is known at run time only.
///
/// Swift calls such an initializer of a class in its type alone, unless it is `required`. The call
/// is that of docs/ABI/CallingConvention.rst: four numbers, and the class where methods have `self`.
///
/// Returns the new object with one retain of the caller's.
const void *_Nonnull chiaro_class_make(
    const void *_Nonnull initializer, const void *_Nonnull type, double x, double y, double width,
    double height);

/// Calls a Swift initializer that takes an optional string and an optional object, both of them nil,
/// as `chiaro_class_make` calls the other one: a string is two words.
const void *_Nonnull chiaro_class_make_unnamed(
    const void *_Nonnull initializer, const void *_Nonnull type);

#endif
