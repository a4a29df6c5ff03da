/** Tests of this package. */
@NullMarked
package baffin.bot.player;

import org.jspecify.annotations.NullMarked;
