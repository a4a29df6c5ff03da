/** Deciders of open matches, seeks and competitions over Kafka Streams, and what they hear from other services. */
@NullMarked
package baffin.lobby.decider;

import org.jspecify.annotations.NullMarked;
