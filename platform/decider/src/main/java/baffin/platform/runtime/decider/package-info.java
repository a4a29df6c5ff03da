/**
 * Runs deciders on Kafka Streams: a command in, and its event, the new state and the reply out in one transaction.
 *
 * <p>A service brings an {@link baffin.platform.runtime.decider.aggregate.AggregateBinding}; the topology of {@link
 * baffin.platform.runtime.decider.DeciderTopology} runs it; the HTTP side asks {@link
 * baffin.platform.runtime.decider.port.CommandPort}. Nothing here is a bean: a service wires what it needs, so that a
 * service without deciders gets none.
 */
package baffin.platform.runtime.decider;
