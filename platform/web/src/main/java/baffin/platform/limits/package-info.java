/** Bounds for everything that comes from outside: sizes, rates, pages, names, long work, room on the disk. */
package baffin.platform.limits;
