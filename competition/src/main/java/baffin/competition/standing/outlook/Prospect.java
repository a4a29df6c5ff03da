package baffin.competition.standing.outlook;

import baffin.competition.policy.Points;
import org.jspecify.annotations.Nullable;

/**
 * What is proven about an entrant and a goal, if all open matches are played to their end. Who has the same points as
 * the last one who reaches the goal counts as one who does not.
 *
 * @param division null outside of a league
 * @param goal what it may reach
 * @param chance what is proven
 * @param needs own points that suffice whatever the others do, besides those that it has; for {@link Chance#NEEDS} only
 * @param least true when it is proven that less would not do
 */
public record Prospect(
        int entrant,
        @Nullable Integer division,
        Goal goal,
        Chance chance,
        @Nullable Points needs,
        boolean least) {

    /** What an entrant may reach. */
    public enum Goal {
        /** First of the competition; of a league, first of its division. */
        TITLE,
        /** A place that goes up a tier. */
        PROMOTION,
        /** No place that goes down a tier. */
        SAFETY,
        /** A place in the final, or the semi-finals. */
        FINAL
    }

    /** What is proven. */
    public enum Chance {
        /** Whatever happens, it reaches the goal. */
        CLINCHED,
        /** Whatever happens, it does not, not even with equal points. */
        OUT,
        /** So many own points suffice. */
        NEEDS,
        /** It can reach the goal and can miss it, but its own points alone do not decide. */
        DEPENDS,
        /** Nothing is proven within the bounds of the search. */
        UNKNOWN
    }
}
