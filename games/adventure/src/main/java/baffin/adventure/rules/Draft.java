package baffin.adventure.rules;

import baffin.adventure.data.Figure;
import baffin.adventure.data.Skipper;
import baffin.adventure.rules.common.Course;
import baffin.adventure.rules.common.Rows;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.ChooseCharacter;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.CharacterChosen;
import baffin.adventure.state.AdventureEvent.CharactersDealt;
import baffin.adventure.state.AdventureEvent.CharactersRevealed;
import baffin.adventure.state.AdventureEvent.StartSeatDrawn;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.game.Chance;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Dealing and choosing characters in secret (AD-3.1, AD-5.2). */
final class Draft {

    private Draft() {}

    static List<AdventureEvent> deal(AdventureState empty, Chance chance) {
        List<Seat> seats = empty.all();
        Seat first = seats.get(chance.below(seats.size()));
        return List.of(
                new StartSeatDrawn(first),
                new CharactersDealt(empty.options().teams() ? toTeams(seats, chance) : toSeats(seats, chance)));
    }

    private static List<List<Skipper>> toSeats(List<Seat> seats, Chance chance) {
        List<Skipper> pile = chance.shuffled(List.of(Skipper.values()));
        int each = Figure.DEALT.value();
        return seats.stream()
                .map(seat -> sorted(pile.subList(seat.index() * each, (seat.index() + 1) * each)))
                .toList();
    }

    private static List<List<Skipper>> toTeams(List<Seat> seats, Chance chance) {
        int each = Figure.DEALT_TO_TEAM.value();
        List<Skipper> sirs = chance.shuffled(Skipper.of(Skipper.Group.SIRS)).subList(0, each);
        List<Skipper> explorers =
                chance.shuffled(Skipper.of(Skipper.Group.EXPLORERS)).subList(0, each);
        return seats.stream()
                .map(seat -> sorted(AdventureState.group(seat) == Skipper.Group.SIRS ? sirs : explorers))
                .toList();
    }

    private static List<Skipper> sorted(List<Skipper> dealt) {
        return dealt.stream().sorted().toList();
    }

    static Optional<RuleViolation> check(AdventureState state, Seat seat, ChooseCharacter command) {
        Captain captain = state.of(seat);
        if (!captain.dealt().contains(command.character())) {
            Phrase reason = Phrase.of(
                    "refused.not-dealt",
                    "character",
                    command.character().called(),
                    "dealt",
                    captain.dealt().stream().map(Skipper::called).toList());
            return RuleViolation.broken(state.options().teams() ? "AD-5.2" : "AD-3.1", reason, "/character");
        }
        return takenByPartner(state, seat, command.character())
                ? RuleViolation.broken(
                        "AD-5.2",
                        Phrase.of(
                                "refused.partner-took",
                                "character",
                                command.character().called()),
                        "/character")
                : Optional.empty();
    }

    private static boolean takenByPartner(AdventureState state, Seat seat, Skipper skipper) {
        return state.all().stream()
                .anyMatch(
                        other -> state.partners(seat, other) && state.of(other).chosen() == skipper);
    }

    static void list(AdventureState state, Seat seat, List<LegalCommand<AdventureCommand>> into) {
        for (Skipper skipper : state.of(seat).dealt()) {
            if (!takenByPartner(state, seat, skipper)) {
                into.add(new LegalCommand<>(new ChooseCharacter(skipper), 0));
            }
        }
    }

    static void apply(Course course, Seat seat, ChooseCharacter command) {
        course.add(new CharacterChosen(seat, command.character()));
        AdventureState state = course.now();
        if (!state.toAct().isEmpty()) {
            return;
        }
        course.add(new CharactersRevealed(state.seats().stream()
                .map(captain -> Objects.requireNonNull(captain.chosen()))
                .toList()));
        Rows.first(course);
        Turns.begin(course, state.first(), 1);
    }
}
