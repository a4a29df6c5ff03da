/** Pictures of players. */
@NullMarked
package baffin.accounts.avatar;

import org.jspecify.annotations.NullMarked;
