/**
 * Backups: what the log held at one moment, and the secrets. The database is not in them, because it is made from the
 * log.
 */
@org.jspecify.annotations.NullMarked
package baffin.standalone.backup;
