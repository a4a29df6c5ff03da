/** Sessions: how they begin, go on and end. */
@NullMarked
package baffin.accounts.session;

import org.jspecify.annotations.NullMarked;
