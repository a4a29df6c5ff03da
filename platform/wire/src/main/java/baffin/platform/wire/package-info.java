/**
 * What goes over the wire and into the log: strict JSON for every record of the games, envelopes, CloudEvents headers
 * and
 * the chain that lifts old records to today's shape.
 *
 * <p>{@link baffin.platform.wire.JsonCodecs} reads and writes what belongs to a game, {@link baffin.platform.wire.Json}
 * everything else.
 */
package baffin.platform.wire;
