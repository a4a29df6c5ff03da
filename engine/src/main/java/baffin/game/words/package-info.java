/** Words apart from facts: phrases are codes with parameters, messages put them into a language. */
package baffin.game.words;
