package baffin.scoring.competition.view;

import baffin.competition.Competition;
import baffin.competition.entry.Penalty;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.policy.Points;
import baffin.competition.standing.Contribution;
import baffin.competition.standing.ContributionKind;
import baffin.competition.standing.StandingExplanation;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.competition.table.TableResult.Source;
import baffin.game.words.Phrase;
import baffin.platform.names.FreeText;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.view.ExplanationView.Contributed;
import baffin.scoring.competition.view.ExplanationView.Opened;
import baffin.scoring.competition.view.ExplanationView.Part;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Names the people, the reasons and the kinds behind the numbers of an entrant. */
final class ExplanationWords {

    private static final Pattern NUMBER = Pattern.compile("#(\\d+)");

    private final Competition competition;
    private final int entrant;
    private final Words words;
    private final PublicNames names;

    ExplanationWords(Competition competition, int entrant, Words words, PublicNames names) {
        this.competition = competition;
        this.entrant = entrant;
        this.words = words;
        this.names = names;
    }

    Contributed contribution(Contribution one) {
        Optional<Table> table = table(one.round(), one.table());
        TableResult result = table.map(Table::result).orElse(null);
        Optional<Penalty> penalty = one.kind() == ContributionKind.PENALTY ? penalty(one.version()) : Optional.empty();
        return new Contributed(
                one.kind(),
                one.round(),
                one.stage(),
                one.table(),
                one.attempt(),
                one.match(),
                one.version(),
                one.place(),
                one.points(),
                one.counts(),
                words.rule(one.rule()),
                result == null ? null : result.source(),
                FreeText.shownOrNull(
                        penalty.map(Penalty::reason).orElse(result == null ? null : result.reason()), names),
                penalty.map(Penalty::card).orElse(null),
                table.map(this::others).orElse(List.of()),
                FreeText.shown(words(one, penalty), names));
    }

    private String words(Contribution one, Optional<Penalty> penalty) {
        if (penalty.isPresent()) {
            return penalty(penalty.get());
        }
        String about = about(one.round(), one.table());
        String rule = words.rule(one.rule());
        return about.isEmpty() ? free(one.round(), rule) : about + ": " + rule;
    }

    private String free(@Nullable Integer round, String rule) {
        return round == null ? rule : words.say(Phrase.of("free", "round", round, "rule", rule));
    }

    Opened tieBreak(StandingExplanation.Opened one) {
        return new Opened(
                one.kind(),
                one.value().value(),
                one.value().lot(),
                one.tied(),
                words.rule(one.rule()),
                one.parts().stream().map(this::part).toList(),
                Person.of(
                        competition,
                        one.tied().stream().filter(other -> other != entrant).toList(),
                        names));
    }

    private Part part(StandingExplanation.Part one) {
        String about = about(one.round(), one.table());
        String rule = words.rule(one.rule());
        String text = about.isEmpty()
                ? penalty(one.version()).map(this::penalty).orElse(rule)
                : about + ": " + named(rule, table(one.round(), one.table()));
        String shown = FreeText.shown(text, names);
        return new Part(one.round(), one.table(), one.match(), one.version(), one.counts(), rule, shown);
    }

    /** With the names of those whose numbers stand in an arithmetic. */
    private String named(String rule, Optional<Table> table) {
        return NUMBER.matcher(rule)
                .replaceAll(found -> Matcher.quoteReplacement(
                        name(Integer.parseInt(found.group(1)), table).orElse(found.group())));
    }

    private Optional<String> name(int number, Optional<Table> table) {
        return table.filter(at -> at.seats().contains(number))
                .map(at -> Person.at(competition, at, at.seats().indexOf(number), names))
                .or(() -> competition.entrant(number).map(one -> Person.of(one, names)))
                .map(Person::handle);
    }

    /** Which table, who sat there, and who has ruled why; empty without a table. */
    private String about(@Nullable Integer round, @Nullable Integer number) {
        Optional<Table> table = table(round, number);
        if (round == null || number == null || table.isEmpty()) {
            return "";
        }
        String plain = words.say(
                Phrase.of("contribution", "round", round, "table", number, "others", listed(others(table.get()))));
        TableResult result = table.get().result();
        return result == null || result.source() == Source.MATCH
                ? plain
                : words.say(Phrase.of(
                        "ruled",
                        "contribution",
                        plain,
                        "source",
                        words.of("source", result.source()),
                        "reason",
                        String.valueOf(result.reason())));
    }

    private String penalty(Penalty penalty) {
        String plain = penalty.card() == Card.NONE
                ? words.say(Phrase.of("penalty", "reason", penalty.reason()))
                : words.say(Phrase.of(
                        "penalty-with-card", "card", words.of("card", penalty.card()), "reason", penalty.reason()));
        return penalty.points().compareTo(Points.ZERO) == 0
                ? plain
                : words.say(Phrase.of(
                        "with-points",
                        "penalty",
                        plain,
                        "points",
                        words.say("taken", penalty.points().toString())));
    }

    private String listed(List<Person> people) {
        return words.all(people.stream().map(Person::handle).toList());
    }

    private List<Person> others(Table table) {
        return IntStream.range(0, table.seats().size())
                .filter(seat -> table.seats().get(seat) != entrant)
                .mapToObj(seat -> Person.at(competition, table, seat, names))
                .toList();
    }

    private Optional<Table> table(@Nullable Integer round, @Nullable Integer table) {
        return round == null || table == null
                ? Optional.empty()
                : competition.round(round).flatMap(one -> one.table(table));
    }

    private Optional<Penalty> penalty(@Nullable Long version) {
        return competition.penalties().stream()
                .filter(one -> version != null && one.version() == version && one.entrant() == entrant)
                .findFirst();
    }
}
