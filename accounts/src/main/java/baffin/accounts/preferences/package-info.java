/** What players set for the programs through which they play. */
@NullMarked
package baffin.accounts.preferences;

import org.jspecify.annotations.NullMarked;
