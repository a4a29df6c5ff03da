/** Deciders of open matches, seeks and competitions over Kafka Streams, and what they hear from other services. */
package baffin.lobby.decider;
