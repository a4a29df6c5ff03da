/** Push subscriptions in the database. */
@NullMarked
package baffin.gameservice.push.store;

import org.jspecify.annotations.NullMarked;
