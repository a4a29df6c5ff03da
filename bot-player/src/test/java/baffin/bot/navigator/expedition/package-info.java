/** Tests of this package. */
@NullMarked
package baffin.bot.navigator.expedition;

import org.jspecify.annotations.NullMarked;
