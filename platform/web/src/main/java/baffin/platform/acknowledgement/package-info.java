/**
 * Whoever was told that a command is accepted never reads a state from before it.
 *
 * <p>The edge that answers a command publishes what it tells the account on the topic {@code acknowledgements}, and
 * answers after the broker has it ({@link baffin.platform.acknowledgement.Acknowledger}). Every service with read
 * models follows that topic ({@link baffin.platform.acknowledgement.AcknowledgementTail}). A request of a known account
 * first sees to it that nothing on the topic is unread, and then waits until the {@link
 * baffin.platform.acknowledgement.ReadModel}s that it reads from have all that the account was told of ({@link
 * baffin.platform.acknowledgement.ReadYourWrites}).
 */
package baffin.platform.acknowledgement;
