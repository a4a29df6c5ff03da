/** Legal commands as people think of them: words, parts to pick, prices, consequences. */
package baffin.game.action;
