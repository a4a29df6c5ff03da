package baffin.scoring.competition;

import baffin.competition.Competition;
import baffin.competition.Round;
import baffin.competition.Table;
import baffin.competition.policy.EntryRule;
import baffin.match.time.WrittenDuration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The dates of a competition as a calendar. */
public final class Deadlines {

    private final Competition competition;
    private final ICalendar calendar;

    private Deadlines(Competition competition) {
        this.competition = competition;
        this.calendar = new ICalendar(competition.policy().name() + (competition.imported() ? " (imported)" : ""));
    }

    /**
     * Entry and rounds.
     *
     * @param entrant only rounds in which this one has a table; null for all
     */
    public static String of(Competition competition, @Nullable Integer entrant) {
        Deadlines deadlines = new Deadlines(competition);
        if (entrant == null) {
            deadlines.entry();
        }
        competition.rounds().forEach(round -> deadlines.round(round, entrant));
        return deadlines.calendar.toString();
    }

    private void entry() {
        EntryRule entry = competition.policy().entry();
        add("entry-opens", entry.opensAt(), "entry opens", "");
        add("entry-closes", entry.closesAt(), "entry closes", "");
        WrittenDuration checkIn = entry.checkIn();
        Instant closes = entry.closesAt();
        if (checkIn != null && closes != null) {
            add("check-in", closes.minus(checkIn), "check-in begins", "Entrants must say that they are there.");
        }
    }

    private void round(Round round, @Nullable Integer entrant) {
        String stage = round.stage().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        if (entrant == null) {
            String tables = round.tables().size() + " tables, "
                    + round.tables().stream().filter(Table::open).count() + " open";
            add("round-" + round.number(), round.deadline(), what(round), stage + ": " + tables);
            return;
        }
        String own = round.tables().stream()
                .filter(table -> table.seats().contains(entrant))
                .map(this::with)
                .collect(Collectors.joining("\n"));
        if (!own.isEmpty()) {
            add("round-" + round.number() + "-entrant-" + entrant, round.deadline(), what(round), own);
        }
    }

    private static String what(Round round) {
        return round.open() ? "round " + round.number() + " ends" : "round " + round.number() + " is closed";
    }

    private String with(Table table) {
        return "Table " + table.number() + ": "
                + table.seats().stream()
                        .map(competition::entrant)
                        .flatMap(Optional::stream)
                        .map(one -> one.person().handle())
                        .collect(Collectors.joining(", "));
    }

    private void add(String part, @Nullable Instant at, String summary, String description) {
        if (at != null) {
            calendar.add(
                    competition.id() + "-" + part + "@baffin",
                    competition.version(),
                    competition.changedAt(),
                    at,
                    competition.policy().name() + ": " + summary,
                    description);
        }
    }
}
