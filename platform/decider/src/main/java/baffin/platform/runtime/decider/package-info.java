/**
 * Runs deciders: a command in, and its event, the new state and the reply out in one transaction.
 *
 * <p>A service brings an {@link baffin.platform.runtime.decider.aggregate.AggregateBinding}; {@link
 * baffin.platform.runtime.decider.loop.DeciderRuntime} runs it; the HTTP side asks {@link
 * baffin.platform.runtime.decider.port.CommandPort}. Nothing here is a bean: a service wires what it needs, so that a
 * service without deciders gets none.
 */
package baffin.platform.runtime.decider;
