package baffin.match.terms;

import baffin.game.Chance;
import baffin.game.Command;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Who plays for the house, so that a seat can be filled although nobody has come for it. */
public enum HouseBot {
    /** Plays the game's safe action; the match itself plays it, and for absent people only. */
    CAREFUL,
    /** Plays any lawful command, each as likely as any other, as far as the rules let who acts for a seat. */
    RANDOM,
    /** A house player that makes mistakes. House players think outside the match and send commands as people do. */
    DECKHAND,
    /** A house player of the strength of a good club player. */
    NAVIGATOR,
    /** A house player that thinks ahead. */
    COMMODORE;

    private static final String PREFIX = "house:";

    /** All names, as an absence policy writes them. */
    public static List<String> kinds() {
        return Stream.of(values()).map(HouseBot::kind).toList();
    }

    /** Names of those that can be asked to play against people. */
    public static List<String> opponents() {
        return Stream.of(values())
                .filter(bot -> bot != CAREFUL)
                .map(HouseBot::kind)
                .toList();
    }

    /** The bot with a name. */
    public static Optional<HouseBot> named(String kind) {
        return Stream.of(values()).filter(bot -> bot.kind().equals(kind)).findFirst();
    }

    /** The bot with a name, if it can be asked to play against people. */
    public static Optional<HouseBot> opponent(String kind) {
        return named(kind).filter(bot -> bot != CAREFUL);
    }

    /** The bot that plays under a player's id, if the id is one of the house. */
    public static Optional<HouseBot> playing(String player) {
        return player.startsWith(PREFIX) ? named(player.substring(PREFIX.length())) : Optional.empty();
    }

    /** True for the id of a bot of the house. */
    public static boolean isOne(String player) {
        return player.startsWith(PREFIX);
    }

    /** True for those that the match itself plays, at once and whatever their clock says. */
    public boolean playedByMatch() {
        return this == CAREFUL || this == RANDOM;
    }

    /** Its name. */
    public String kind() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Itself on a seat. */
    public SeatHolder holder() {
        String shown =
                playedByMatch() ? "House bot (" + kind() + ")" : name().charAt(0) + kind().substring(1) + " (bot)";
        return SeatHolder.house(PREFIX + kind(), shown);
    }

    /** What one that the match plays does next. */
    public <C extends Command, S> C choose(Game<C, S, ?, ?> game, S state, Seat seat, Chance chance) {
        C command = this == CAREFUL ? game.safeCommand(state, seat) : drawn(game.legalCommands(state, seat), chance);
        return game.actingFor(state, seat, command);
    }

    private static <C extends Command> C drawn(List<LegalCommand<C>> legal, Chance chance) {
        return legal.get(chance.below(legal.size())).command();
    }
}
