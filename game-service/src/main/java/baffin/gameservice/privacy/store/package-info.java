/** What this service keeps of accounts, and how it forgets those that were erased. */
@NullMarked
package baffin.gameservice.privacy.store;

import org.jspecify.annotations.NullMarked;
