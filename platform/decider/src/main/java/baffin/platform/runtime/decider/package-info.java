/**
 * Runs deciders on Kafka Streams: a command in, and its event, the new state and the reply out in one transaction.
 *
 * <p>{@link baffin.platform.runtime.decider.Aggregate} is what a service brings, {@link
 * baffin.platform.runtime.decider.DeciderTopology} runs it, {@link baffin.platform.runtime.decider.CommandPort} is what
 * the
 * HTTP side asks. Nothing here is a bean: a service wires what it needs, so that a service without deciders gets none.
 */
package baffin.platform.runtime.decider;
