package baffin.match.terms;

import baffin.game.Chance;
import baffin.game.Command;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import java.util.List;
import java.util.Optional;

/** Bots of the house: the match itself plays for them, so that a seat can be filled when no program is running. */
public enum HouseBot {
    /** Plays the game's safe action. */
    CAREFUL,
    /** Plays any lawful command, each as likely as any other, as far as the rules let who acts for a seat. */
    RANDOM;

    private static final String PREFIX = "house:";

    /** Their names, as an absence policy writes them. */
    public static List<String> kinds() {
        return List.of(CAREFUL.kind(), RANDOM.kind());
    }

    /** The bot with a name. */
    public static Optional<HouseBot> named(String kind) {
        return List.of(values()).stream().filter(bot -> bot.kind().equals(kind)).findFirst();
    }

    /** The bot that plays under a player's id, if the id is one of the house. */
    public static Optional<HouseBot> playing(String player) {
        return player.startsWith(PREFIX) ? named(player.substring(PREFIX.length())) : Optional.empty();
    }

    /** True for the id of a bot of the house. */
    public static boolean isOne(String player) {
        return player.startsWith(PREFIX);
    }

    /** Its name. */
    public String kind() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /** Itself on a seat. */
    public SeatHolder holder() {
        return SeatHolder.house(PREFIX + kind(), "House bot (" + kind() + ")");
    }

    public <C extends Command, S> C choose(Game<C, S, ?, ?> game, S state, Seat seat, Chance chance) {
        C command = this == CAREFUL ? game.safeCommand(state, seat) : drawn(game.legalCommands(state, seat), chance);
        return game.actingFor(state, seat, command);
    }

    private static <C extends Command> C drawn(List<LegalCommand<C>> legal, Chance chance) {
        return legal.get(chance.below(legal.size())).command();
    }
}
