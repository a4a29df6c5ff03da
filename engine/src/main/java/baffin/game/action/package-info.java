/** What helps to choose: legal commands as people think of them, aids to thinking, and what can be pointed at. */
package baffin.game.action;
