/** Tests of this package. */
@NullMarked
package baffin.bot.navigator;

import org.jspecify.annotations.NullMarked;
