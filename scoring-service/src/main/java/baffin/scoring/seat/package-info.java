/** What a start seat is worth: fitted to finished matches as pure functions; knows neither database nor HTTP. */
@NullMarked
package baffin.scoring.seat;

import org.jspecify.annotations.NullMarked;
