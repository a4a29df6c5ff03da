/** How the services reach Kafka: one access for their own clients and for the channels. */
package baffin.platform.kafka;
