/** What a load counts and reads: times, processors, the machine. */
@NullMarked
package baffin.bot.load.measure;

import org.jspecify.annotations.NullMarked;
