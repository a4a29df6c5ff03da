/** Kafka Streams as deciders run it: settings, start, end. A process may run several, each under an id of its own. */
package baffin.platform.runtime.decider.streams;
