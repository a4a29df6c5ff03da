/** Wires the decider runtime to Kafka and to the HTTP side, and says when all of it is ready. */
package baffin.rules.config;
