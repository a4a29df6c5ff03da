/**
 * Kafka: the decider of open matches on the runtime of the platform, and the records that the list of matches reads.
 */
package baffin.lobby.adapter.kafka;
