/** Encryption of secrets that stand in a database. */
package baffin.platform.secrets;
