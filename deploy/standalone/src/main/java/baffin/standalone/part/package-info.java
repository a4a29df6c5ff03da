/**
 * The parts of a standalone platform (broker, database, services, gateway) and the supervisor that keeps them running.
 */
package baffin.standalone.part;
