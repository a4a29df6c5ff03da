/**
 * The catalogue of Kafka topics, the one way to bring a cluster in line with it, and the two ways to read it outside of
 * a consumer group: {@link baffin.platform.topics.TopicScan} to the end, {@link baffin.platform.topics.TopicTail} as it
 * grows. Needs nothing but the Kafka client.
 */
package baffin.platform.topics;
