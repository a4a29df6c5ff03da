/** What the things of the game are called in every language. */
package baffin.expedition.words;
