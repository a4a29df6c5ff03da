/** Tables that wait for players, for those who sit there: who has come, who has left. */
package baffin.gameservice.table;
