/** Webhooks: what is told to whom, how it is signed, where it may go, and when it is tried again. */
@NullMarked
package baffin.view.hook;

import org.jspecify.annotations.NullMarked;
