package baffin.competition.standing;

/** What brought the points. */
public enum ContributionKind {
    MATCH,
    BYE,
    PENALTY
}
