/** All services and the gateway in one process, for one machine. */
package baffin.single;
