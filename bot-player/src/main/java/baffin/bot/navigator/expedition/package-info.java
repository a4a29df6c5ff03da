/** A bot that plays Expedition: Northwest Passage well. */
@NullMarked
package baffin.bot.navigator.expedition;

import org.jspecify.annotations.NullMarked;
