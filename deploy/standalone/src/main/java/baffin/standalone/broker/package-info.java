/** A single Kafka broker (KRaft, broker and controller in one) in a JVM of its own. */
package baffin.standalone.broker;
