/** A PostgreSQL server of our own: binaries from Maven, durable settings, one database for each service. */
package baffin.standalone.database;
