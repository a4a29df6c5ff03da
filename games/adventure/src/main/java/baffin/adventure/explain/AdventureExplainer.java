package baffin.adventure.explain;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.rules.Laying;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.ChooseCharacter;
import baffin.adventure.state.AdventureCommand.DiscardCard;
import baffin.adventure.state.AdventureCommand.DropIceberg;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.FollowRoute;
import baffin.adventure.state.AdventureCommand.KeepTiles;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureCommand.LayWake;
import baffin.adventure.state.AdventureCommand.Overtake;
import baffin.adventure.state.AdventureCommand.Play;
import baffin.adventure.state.AdventureCommand.PlayCard;
import baffin.adventure.state.AdventureCommand.PlayOnHex;
import baffin.adventure.state.AdventureCommand.PlayOnMarker;
import baffin.adventure.state.AdventureCommand.PlayOnSeat;
import baffin.adventure.state.AdventureCommand.PlayOnSupply;
import baffin.adventure.state.AdventureCommand.PlayOnTile;
import baffin.adventure.state.AdventureCommand.RecoverMarker;
import baffin.adventure.state.AdventureCommand.SailOut;
import baffin.adventure.state.AdventureCommand.SwapTiles;
import baffin.adventure.state.AdventureCommand.TurnTile;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Phase;
import baffin.game.Explainer;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.action.Aid;
import baffin.game.action.Explanation;
import baffin.game.action.Pick;
import baffin.game.action.Price;
import baffin.game.action.Spot;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Explains the commands of Northwest Passage Adventure. */
public final class AdventureExplainer implements Explainer<AdventureCommand, AdventureState, AdventureEvent> {

    private static final Messages MESSAGES = Messages.of("adventure");

    @Override
    public Messages messages() {
        return MESSAGES;
    }

    @Override
    public Explanation explain(AdventureState state, Seat seat, AdventureCommand command) {
        boolean free = state.phase() == Phase.FREE_MARKER;
        return switch (command) {
            case ChooseCharacter c ->
                one(
                        state.options().teams() ? "AD-5.2" : "AD-3.1",
                        "ChooseCharacter",
                        "choose-character",
                        Parts.of(c.character()));
            case LayMarker c -> layMarker(state, free ? "AD-6.12" : "AD-4.2", c);
            case LayWake c -> one(free ? "AD-6.12" : "AD-4.5", "LayWake", "lay-wake", Parts.of(c.hex()));
            case FollowRoute c -> one("AD-4.3", "FollowRoute", "follow-route", Parts.of(c.to()));
            case SailOut c -> Explanation.of("AD-4.11", Phrase.of("sail-out"), Parts.act("SailOut"));
            case Overtake c -> one("AD-4.9", "Overtake", "overtake", Parts.of(c.opponent()));
            case RecoverMarker c -> one("AD-4.7", "RecoverMarker", "recover-marker", Parts.of(c.at()));
            case DropIceberg c -> Explanation.of("AD-4.8", Phrase.of("drop-iceberg"), Parts.act("DropIceberg"));
            case Play c -> CardPlays.explain(c);
            case SwapTiles c -> swapTiles(c);
            case TurnTile c -> one("AD-7.10", "TurnTile", "turn-tile", Parts.of(c.tile()));
            case KeepTiles c ->
                Explanation.of(
                        state.phase() == Phase.SWAP ? "AD-6.13" : "AD-7.10",
                        Phrase.of("keep-tiles"),
                        Parts.act("KeepTiles"));
            case DiscardCard c -> one("AD-4.10", "DiscardCard", "discard-card", Parts.of(c.card()));
            case EndTurn c ->
                Explanation.of(
                        free ? "AD-6.12" : "AD-4.1",
                        Phrase.of(free ? "end-turn.without-free-marker" : "end-turn"),
                        Parts.act("EndTurn"));
        };
    }

    @Override
    public Map<String, Integer> stock(AdventureState state, Seat seat) {
        return Stock.of(state, seat);
    }

    @Override
    public List<Price> charges(AdventureEvent event, Seat seat) {
        return Stock.charges(event, seat);
    }

    @Override
    public Optional<Phrase> effect(AdventureEvent event, Seat seat) {
        return Effects.of(event, seat);
    }

    @Override
    public Optional<Phrase> narrate(AdventureEvent event) {
        return Optional.of(Narration.of(event));
    }

    @Override
    public List<Aid> aids(AdventureState state, Viewer viewer) {
        return Aids.of(state, viewer);
    }

    @Override
    public List<AdventureCommand> conceivable(AdventureState state, Seat seat, Spot spot) {
        return new ConceivableCommands(state, seat).at(spot);
    }

    private static Explanation one(String rule, String act, String text, Pick target) {
        return Explanation.of(rule, Phrase.of(text, "target", target.name()), Parts.act(act), target)
                .at(target.text());
    }

    /** The kind of marker first: it says how many hexes follow. */
    private static Explanation layMarker(AdventureState state, String rule, LayMarker command) {
        MarkerKind kind = Laying.marker(state.sea().grid(), command.path());
        List<Pick> hexes = command.path().stream().map(Parts::of).toList();
        List<Pick> picks = new ArrayList<>(List.of(Parts.act("LayMarker"), Parts.of(kind)));
        picks.addAll(hexes);
        Phrase text = Phrase.of(
                "lay-marker",
                "marker",
                Parts.of(kind).name(),
                "hexes",
                command.path().size(),
                "target",
                hexes.getLast().name());
        return Explanation.of(rule, text, picks.toArray(Pick[]::new))
                .at(hexes.stream().map(Pick::text).toArray(String[]::new));
    }

    private static Explanation swapTiles(SwapTiles command) {
        Pick with = Parts.of(command.with());
        Pick first = Parts.flag("turnFirst", command.turnFirst());
        Pick second = Parts.flag("turnSecond", command.turnSecond());
        Phrase text = Phrase.of("swap-tiles", "target", with.name(), "first", first.name(), "second", second.name());
        return Explanation.of("AD-6.13", text, Parts.act("SwapTiles"), with, first, second)
                .at(with.text());
    }

    /** Treasure cards. */
    static final class CardPlays {

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
}
