/** PostgreSQL: accounts, secrets and the list of matches. Entities stay in here. */
package baffin.lobby.adapter.db;
