package baffin.adventure.state;

import baffin.adventure.data.Strips;
import baffin.game.Setup;
import org.jspecify.annotations.Nullable;

/** A version of the rules by which matches are played, and all that they read differently. */
public enum RulesVersion {
    /** The first one, kept for the matches that were begun by it. */
    FIRST,
    /** Today's. */
    SECOND;

    /** The version of a match; a name that is not known is read as today's, since nothing is decided by it. */
    public static RulesVersion of(Setup setup) {
        return setup.rulesVersion().equals("1") ? FIRST : SECOND;
    }

    /** As a state keeps it: states that were stored before there was a second version say nothing. */
    @Nullable
    public RulesVersion kept() {
        return this == FIRST ? null : this;
    }

    /** The scenery strips (AD-1.4). */
    public Strips strips() {
        return this == FIRST ? Strips.ofFirstVersion() : Strips.today();
    }

    /** True when Baffin pays for an iceberg on his own route (AD-4.6, AD-7.12). */
    public boolean icebergsStopBaffin() {
        return this == FIRST;
    }

    /** True when the points for overtaking may also be spent on wake markers (AD-4.9). */
    public boolean wakeMarkersWhileOvertaking() {
        return this == FIRST;
    }

    /** True when the points for overtaking may be taken later in the turn than right after the movement (AD-4.9). */
    public boolean overtakingMayWait() {
        return this == FIRST;
    }

    /** True when a free wake marker into Hudson's route costs his one point (AD-6.12, AD-7.4). */
    public boolean hudsonChargesFreeMarkers() {
        return this == SECOND;
    }

    /** True when who left the match comes behind all who were held to the end (AD-9.4). */
    public boolean leaversLast() {
        return this == SECOND;
    }

    /** True when a free marker need not be laid and a swap need not be made (AD-6.12, AD-6.13). */
    public boolean cardsMayBeForgone() {
        return this == SECOND;
    }

    /** True when whatever acts for a seat sails out of row 24 where it would end the turn (AD-4.11). */
    public boolean actingForSailsOut() {
        return this == SECOND;
    }
}
