/** Reading of component data: tab-separated files with a source mark a row, checked when they are first used. */
package baffin.game.data;
