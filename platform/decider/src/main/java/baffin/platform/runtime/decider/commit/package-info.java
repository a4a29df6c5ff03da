/**
 * What a decider does once its transaction has been committed: Kafka Streams has no such moment, so that the producer
 * tells of it.
 */
package baffin.platform.runtime.decider.commit;
