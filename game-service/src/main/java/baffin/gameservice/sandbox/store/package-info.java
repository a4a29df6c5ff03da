/** Sandboxes and their steps in the database. */
@NullMarked
package baffin.gameservice.sandbox.store;

import org.jspecify.annotations.NullMarked;
