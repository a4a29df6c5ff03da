package baffin.gameservice.notification;

import org.jspecify.annotations.Nullable;

/** Where to read on about something in a competition or the lobby, relative to the platform's address. */
public final class CompetitionLinks {

    private CompetitionLinks() {}

    /** The link of a notice, of a competition or of a match that has not started. */
    public static String of(Notices.Listed notice, @Nullable Integer round) {
        String competition = notice.competitionId();
        return competition == null
                ? "/api/v1/lobby/matches/" + notice.matchId()
                : of(NoticeKind.valueOf(notice.kind()), competition, round);
    }

    /**
     * The link of something in a competition.
     *
     * @param competition id of the competition
     * @param round number of the round that it is about; null for none
     */
    public static String of(NoticeKind kind, String competition, @Nullable Integer round) {
        String base = "/api/v1/competitions/" + competition;
        return switch (kind) {
            case INVITED -> base + "/invitations";
            case ENTERED, MOVED_UP, REPLACED, REPLACING, REMOVED, ENTRY, WITHDRAWAL, ACCOUNT_SUSPENDED ->
                base + "/entrants";
            case RULING_MADE, RULING_LIFTED -> base + "/rulings";
            case RULING_REQUESTED, RULING_REQUEST_DECLINED -> base + "/ruling-requests";
            case ANNOUNCEMENT -> base + "/announcements";
            case COMPETITION_FINISHED -> base + "/standings";
            case ROUND_WITHDRAWN -> base + "/rounds";
            case DEADLINE_MOVED, ROUND_PUBLISHED, SEATS_CHANGED, TABLE_LATE, TABLE_OVERDUE, ALL_TABLES_DONE ->
                round == null ? base : base + "/rounds/" + round;
            default -> base;
        };
    }
}
