/**
 * First matches that teach a game: scripted, for everybody, without an account. A lesson is a function of the choices
 * that its id holds, so that nothing of it is kept.
 */
package baffin.gameservice.lesson;
