/**
 * What goes over the wire and into the log: strict JSON for every record of the games, envelopes, CloudEvents headers
 * and
 * the chain that lifts old records to today's shape.
 *
 * <p>{@link baffin.platform.wire.JsonCodecs} is the way in; {@link baffin.platform.wire.WireJson} serves whoever writes
 * views.
 */
package baffin.platform.wire;
