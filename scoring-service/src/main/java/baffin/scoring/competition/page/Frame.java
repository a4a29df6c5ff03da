package baffin.scoring.competition.page;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.game.words.Phrase;
import baffin.scoring.competition.view.Words;
import io.quarkus.qute.RawString;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What every page of a competition shows around its own matter.
 *
 * @param id of the competition
 * @param here which page it is
 * @param root from the address of the page to that of the competition's other pages: empty, or {@code ../}
 * @param words of the language of the page
 * @param query that links carry on, with its question mark; empty for the latest version and no language
 * @param name of the competition
 * @param season of a league, from 1; null for all others
 * @param open number of the round that is open; null when none is
 * @param round that the page shows; null on all other pages
 * @param at when the version came to be
 * @param rounds that there are pages of
 */
public record Frame(
        String id,
        Kind here,
        Words words,
        String root,
        String query,
        String name,
        CompetitionStatus status,
        boolean early,
        @Nullable Integer season,
        @Nullable Integer open,
        @Nullable Integer round,
        Stamp at,
        long version,
        List<Turn> rounds) {

    /** The kinds of pages. */
    public enum Kind {
        STANDING,
        ROUND,
        CROSS_TABLE,
        CALENDAR,
        ENTRANT
    }

    /** A round to which a page leads. */
    public record Turn(int number, Stage stage) {}

    /**
     * The frame of a page.
     *
     * @param query that links carry on, as {@link #query}
     * @param round that the page shows; null on all other pages
     */
    public static Frame of(Competition competition, Kind here, Words words, String query, @Nullable Integer round) {
        boolean below = here == Kind.ROUND || here == Kind.ENTRANT;
        return new Frame(
                competition.id(),
                here,
                words,
                below ? "../" : "",
                query,
                competition.policy().name(),
                competition.status(),
                competition.early().isPresent(),
                competition.series() == null ? null : competition.series().season(),
                competition.rounds().stream()
                        .filter(Round::open)
                        .map(Round::number)
                        .reduce((one, later) -> later)
                        .filter(open -> !competition.status().over())
                        .orElse(null),
                round,
                Stamp.of(competition.changedAt()),
                competition.version(),
                competition.rounds().stream()
                        .map(one -> new Turn(one.number(), one.stage()))
                        .toList());
    }

    /** True on the page of the standing, and so on: for the navigation. */
    public boolean on(String kind) {
        return here.name().equals(kind);
    }

    /** What the page is made of, and in which time zone its times are. */
    public String foot() {
        return words.say(
                Phrase.of("foot", "value", version, "zone", words.zone().getId()));
    }

    /** The page of the competition in the web client, which has every record, and times in the reader's zone. */
    public String client() {
        return root + "../../../../app/#/competition/" + id;
    }

    /** The style of all pages, as it is. */
    public RawString style() {
        return PageStyle.TEXT;
    }
}
