/**
 * The catalogue of Kafka topics, the one way to bring a cluster in line with it, and the way to read what it holds
 * outside of a consumer group ({@link baffin.platform.topics.TopicScan}). Needs nothing but the Kafka client.
 */
package baffin.platform.topics;
