/**
 * The oracle: what must be true of every log, whatever has failed meanwhile. Shared by fault tests and {@code baffin
 * verify}.
 */
package baffin.platform.verify;
