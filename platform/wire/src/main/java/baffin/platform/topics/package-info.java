/**
 * The catalogue of Kafka topics and the one way to bring a cluster in line with it. Needs nothing but the Kafka client.
 */
package baffin.platform.topics;
