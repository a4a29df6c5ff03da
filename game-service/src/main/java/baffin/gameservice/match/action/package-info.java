/** What seats may do, explained to people and to clients that know no game. */
package baffin.gameservice.match.action;
