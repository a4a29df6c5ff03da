/** What operators do to accounts, and the records of it. */
@NullMarked
package baffin.lobby.operator.domain;

import org.jspecify.annotations.NullMarked;
