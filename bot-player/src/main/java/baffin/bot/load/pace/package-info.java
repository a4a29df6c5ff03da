/** When the commands of a load are due, and which rate a platform stands. */
@NullMarked
package baffin.bot.load.pace;

import org.jspecify.annotations.NullMarked;
