/**
 * Backups: what the log held at one moment, and the secrets. The database is not in them, because it is made from the
 * log.
 */
package baffin.standalone.backup;
