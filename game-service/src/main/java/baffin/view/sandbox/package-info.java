/**
 * Sandboxes: copies of matches that one person plays on all seats. Scratch, not truth: they live in PostgreSQL alone.
 */
@NullMarked
package baffin.view.sandbox;

import org.jspecify.annotations.NullMarked;
