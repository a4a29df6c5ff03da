/** Who is there: players with an open stream of their own, whichever instance serves it. */
package baffin.gameservice.presence;
