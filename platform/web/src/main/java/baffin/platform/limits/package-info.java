/** Bounds for everything that comes from outside: sizes, rates, pages, names. */
package baffin.platform.limits;
