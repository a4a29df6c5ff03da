/** Pictures of tables, as requests want them. */
package baffin.gameservice.match.board;
