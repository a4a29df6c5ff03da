/** The names of players, as every process knows them: read from the topic {@code account.names} and kept in memory. */
package baffin.platform.directory;
