/** Wiring across the features. */
@NullMarked
package baffin.gameservice.config;

import org.jspecify.annotations.NullMarked;
