package baffin.adventure.explain;

import baffin.adventure.state.AdventureCommand.Play;
import baffin.adventure.state.AdventureCommand.PlayCard;
import baffin.adventure.state.AdventureCommand.PlayOnHex;
import baffin.adventure.state.AdventureCommand.PlayOnMarker;
import baffin.adventure.state.AdventureCommand.PlayOnSeat;
import baffin.adventure.state.AdventureCommand.PlayOnSupply;
import baffin.adventure.state.AdventureCommand.PlayOnTile;
import baffin.game.action.Explanation;
import baffin.game.action.Pick;
import baffin.game.words.Phrase;

/** Treasure cards. */
final class CardPlays {

    private CardPlays() {}

    static Explanation explain(Play play) {
        Pick card = Parts.of(play.card());
        return switch (play) {
            case PlayCard c ->
                Explanation.of(
                                c.card().rule(),
                                Phrase.of("play-card", "card", card.name()),
                                Parts.act("PlayCard"),
                                card)
                        .at(card.text());
            case PlayOnSeat c -> on("PlayOnSeat", play, card, Parts.of(c.target()));
            case PlayOnMarker c -> on("PlayOnMarker", play, card, Parts.of(c.at()));
            case PlayOnHex c -> on("PlayOnHex", play, card, Parts.of(c.hex()));
            case PlayOnTile c -> on("PlayOnTile", play, card, Parts.of(c.tile()));
            case PlayOnSupply c -> {
                Pick owner = Parts.of(c.owner());
                Pick marker = Parts.of(c.marker());
                yield Explanation.of(
                                c.card().rule(),
                                Phrase.of(
                                        "play-on-supply",
                                        "card",
                                        card.name(),
                                        "marker",
                                        marker.name(),
                                        "owner",
                                        owner.name()),
                                Parts.act("PlayOnSupply"),
                                card,
                                owner,
                                marker)
                        .at(card.text(), owner.text());
            }
        };
    }

    private static Explanation on(String act, Play play, Pick card, Pick target) {
        Phrase text = Phrase.of("play-on", "card", card.name(), "target", target.name());
        return Explanation.of(play.card().rule(), text, Parts.act(act), card, target)
                .at(card.text(), target.text());
    }
}
