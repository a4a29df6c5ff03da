package baffin.adventure.view;

import baffin.adventure.data.Skipper;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.CardDrawn;
import baffin.adventure.state.AdventureEvent.CardStolen;
import baffin.adventure.state.AdventureEvent.CharacterChosen;
import baffin.adventure.state.AdventureEvent.CharactersDealt;
import baffin.game.Seat;
import baffin.game.Viewer;
import java.util.ArrayList;
import java.util.List;

/**
 * Leaves out of events what a viewer may not see (AD-3.1, AD-5.2, AD-8.2). An event does not tell whether partners
 * see each other's choice; so they see it when all characters are revealed, or in the view before.
 */
public final class Redacting {

    private Redacting() {}

    public static AdventureEvent of(AdventureEvent event, Viewer viewer) {
        return switch (event) {
            case CharactersDealt e -> new CharactersDealt(dealt(e, viewer));
            case CharacterChosen e -> viewer.holds(e.seat()) ? e : new CharacterChosen(e.seat(), null);
            case CardDrawn e -> viewer.holds(e.seat()) ? e : new CardDrawn(e.seat(), null, e.ruleId(), e.chest());
            case CardStolen e ->
                viewer.holds(e.from()) || viewer.holds(e.to()) ? e : new CardStolen(e.from(), e.to(), null);
            default -> event;
        };
    }

    private static List<List<Skipper>> dealt(CharactersDealt event, Viewer viewer) {
        List<List<Skipper>> shown = new ArrayList<>();
        for (int seat = 0; seat < event.dealt().size(); seat++) {
            shown.add(viewer.holds(new Seat(seat)) ? event.dealt().get(seat) : List.of());
        }
        return shown;
    }
}
