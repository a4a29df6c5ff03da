/** The REST API of entrants: entry, alternates, invitations, seeding and pairs kept apart. */
@NullMarked
package baffin.lobby.competition.api.entrant;

import org.jspecify.annotations.NullMarked;
