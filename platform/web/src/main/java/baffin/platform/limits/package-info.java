/** Bounds for everything that comes from outside: sizes, rates, pages, names, work that takes long, room on the disk. */
package baffin.platform.limits;
