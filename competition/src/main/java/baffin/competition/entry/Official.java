package baffin.competition.entry;

import baffin.match.terms.Named;

/** Somebody with a role in a competition. */
public record Official(String player, boolean bot, Role role) implements Named {

    public Official(Actor person, Role role) {
        this(person.player(), person.bot(), role);
    }

    public Actor person() {
        return new Actor(player, bot);
    }
}
