package baffin.gameservice.match;

import baffin.bot.strength.Position;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Explainer;
import baffin.game.LegalCommand;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.action.Aid;
import baffin.game.action.Spot;
import baffin.game.picture.PictureOptions;
import baffin.match.ActionPreview;
import baffin.match.Audience;
import baffin.match.ForbiddenCommand;
import baffin.match.LogLine;
import baffin.match.MatchProgress;
import baffin.match.MatchRecord;
import baffin.match.Narrator;
import baffin.match.Redaction;
import baffin.match.Sandbox;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.state.Attendance;
import baffin.match.state.MatchFold;
import baffin.match.terms.Ruled;
import baffin.match.terms.SeatHolder;
import baffin.match.time.Hold;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A match at one version with everything that can be asked of it. Immutable; remembers what it has computed.
 *
 * @param <C> commands of its game
 * @param <S> state of its game
 * @param <E> events of its game
 * @param <K> tally of its score keeper
 */
public final class Match<C extends Command, S, E extends Event, K> {

    private final JsonCodec<C, S, E, K> codec;
    private final MatchRecord<S, E, K> record;
    private volatile @Nullable ScoreSheet sheet;

    private Match(JsonCodec<C, S, E, K> codec, MatchRecord<S, E, K> record) {
        this.codec = codec;
        this.record = record;
    }

    /** A match after its first step. */
    public static <C extends Command, S, E extends Event, K> Match<C, S, E, K> started(
            JsonCodec<C, S, E, K> codec, Step first) {
        return new Match<>(codec, MatchRecord.after(codec.game(), null, first));
    }

    /** A match from a snapshot that {@link #snapshot} has written. */
    public static <C extends Command, S, E extends Event, K> Match<C, S, E, K> restored(
            JsonCodec<C, S, E, K> codec, byte[] snapshot) {
        return new Match<>(codec, codec.snapshot(snapshot));
    }

    /** A record as a step; the first one of a match says which game it is of. */
    public static JsonCodecs.GameStep step(JsonCodecs codecs, @Nullable Match<?, ?, ?, ?> before, byte[] record) {
        return before == null
                ? codecs.step(record)
                : new JsonCodecs.GameStep(
                        before.start().setup().game(), before.codec().step(record));
    }

    /** The match after one more step; {@code before} is null for its first one. */
    public static Match<?, ?, ?, ?> next(
            JsonCodecs codecs, @Nullable Match<?, ?, ?, ?> before, JsonCodecs.GameStep step) {
        if (before == null) {
            return started(codecs.of(step.game()), step.step());
        }
        return before.after(step.step());
    }

    /**
     * The match after the next step.
     *
     * @throws IllegalStateException when it is not the next version
     */
    public Match<C, S, E, K> after(Step step) {
        return new Match<>(codec, MatchRecord.after(codec.game(), record, step));
    }

    /** The codec of its game. */
    public JsonCodec<C, S, E, K> codec() {
        return codec;
    }

    /** Id of the match. */
    public String id() {
        return record.matchId();
    }

    public long version() {
        return record.version();
    }

    /** Its first event; holds the seed, so it must never be shown as it is. */
    public MatchEvent.MatchStarted start() {
        return record.start();
    }

    /** Who is at the table and how much time each has; holds secret plans. */
    public Attendance attendance() {
        return record.attendance();
    }

    /** True once it is over. */
    public boolean ended() {
        return record.ended();
    }

    /** Seats that play no more. */
    public List<Seat> resigned() {
        return record.resigned();
    }

    /** Why nobody plays on, since the table was ruled on; null otherwise. */
    public @Nullable Ruled ruled() {
        return record.attendance().clocks().ruled();
    }

    private boolean over() {
        return record.ended() || ruled() != null;
    }

    /** Seats that may act now; none once it is over or the table was ruled on. */
    public List<Seat> toAct() {
        return over() ? List.of() : codec.game().toAct(record.table().current());
    }

    /** Who sits where now, by seat. */
    public List<SeatHolder> holders() {
        return record.holders();
    }

    /** True while the seats that may act are asked for an answer that is no turn of their own. */
    public boolean answering() {
        return !over() && codec.game().answering(record.table().current());
    }

    /** A number that changes whenever a turn ends. */
    public int turn() {
        return codec.game().turn(record.table().current());
    }

    /** The round that is played, from 1; 0 before the first one, and in a game without rounds. */
    public int round() {
        return codec.game().round(record.table().current());
    }

    /** The rule that keeps seats from talking among themselves; empty when they may, and once it is over. */
    public Optional<String> keptApart() {
        return record.ended()
                ? Optional.empty()
                : codec.game().keptApart(record.start().forGame());
    }

    /** True when the viewer may take back the last step. */
    public boolean canUndo(Viewer viewer) {
        return !over()
                && viewer instanceof Viewer.Player player
                && MatchFold.undoable(codec.game(), record.table(), player.seat())
                        .isPresent();
    }

    /** Who may look at it, and as what. */
    public Audience audience() {
        return Audience.of(record.start(), record.attendance());
    }

    /** Who looks, by the player's id: the holder of a seat, or a spectator. */
    public Viewer viewer(Optional<String> player) {
        return player.flatMap(record.attendance()::seatOf)
                .<Viewer>map(Viewer.Player::new)
                .orElseGet(Viewer.Spectator::new);
    }

    /** The score sheet as if it ended now, or as it ended. */
    public ScoreSheet sheet() {
        ScoreSheet known = sheet;
        if (known == null) {
            known = record.sheet(codec.game());
            sheet = known;
        }
        return known;
    }

    /** The game as the viewer may see it, with its few words in a language. */
    public Object view(Viewer viewer, Locale language) {
        return codec.game().view(record.table().current(), sheet(), viewer, language);
    }

    /** What a step of this match is told as in the event log, as the viewer may see it. */
    public List<LogLine> narrated(Step step, Viewer viewer, Locale language, IntFunction<String> names) {
        return new Narrator<>(codec.game(), language, names).lines(shown(step, viewer));
    }

    /** The table as an SVG document, as the viewer may see it. */
    public String picture(Viewer viewer, PictureOptions options) {
        return codec.game().picture(record.table().current(), sheet(), viewer, options);
    }

    /** The spots of a picture that a step of this match has touched, as far as the viewer may see it. */
    @SuppressWarnings("unchecked") // a match holds events of its own game only
    public Set<String> touched(Step step, Viewer viewer) {
        Set<String> spots = new HashSet<>();
        for (MatchEvent event : shown(step, viewer).events()) {
            if (event instanceof MatchEvent.Played<?> played) {
                spots.addAll(codec.game().spots((E) played.event()));
            }
        }
        return spots;
    }

    /** The spots of a picture that legal commands of a seat can be pointed at with. */
    public Set<String> targets(Seat seat) {
        Explainer<C, S, E> explainer = codec.game().explainer();
        S now = record.table().current();
        return legal(seat).stream()
                .flatMap(legal -> explainer.explain(now, seat, legal.command()).targets().stream())
                .collect(Collectors.toSet());
    }

    /** What the seat may do, in a fixed order; nothing while the match is paused or its table is ruled on. */
    public List<LegalCommand<C>> legal(Seat seat) {
        return over() || stopped()
                ? List.of()
                : codec.game().legalCommands(record.table().current(), seat);
    }

    /** Explains what a seat may do now. */
    public ActionPreview<C, S, E> outlook(Seat seat) {
        return new ActionPreview<>(codec.game(), record.table().current(), seat, record.resigned());
    }

    /**
     * What a seat could think of doing at a place, and which rule forbids it; nothing while something else than a rule
     * of the game keeps the seat from playing.
     */
    public List<ForbiddenCommand<C>> forbidden(Seat seat, Spot spot) {
        boolean barred = over() || stopped() || record.resigned().contains(seat);
        boolean ended = codec.game().over(record.table().current());
        return barred && !ended ? List.of() : outlook(seat).forbidden(spot);
    }

    /** What the viewer would have to work out at the table; nothing once nobody plays on. */
    public List<Aid> aids(Viewer viewer) {
        return over() ? List.of() : codec.game().explainer().aids(record.table().current(), viewer);
    }

    /** What a seat knows, for a house player that has it. */
    public Position<C, S, E, K> position(Seat seat, long seed) {
        return Position.seen(
                codec.game(), record.table().current(), record.tally().current(), seat, seed, codec::tree);
    }

    /** How far it is. */
    public MatchProgress progress() {
        return MatchProgress.of(codec.game(), record);
    }

    private boolean stopped() {
        Hold hold = record.attendance().clocks().hold();
        return hold != null && hold.reason().stopsPlay();
    }

    /** A step of this match as the viewer may see it. */
    public Step shown(Step step, Viewer viewer) {
        return Redaction.redacted(codec.game(), step, viewer);
    }

    /**
     * Opens a sandbox that goes on from here.
     *
     * @param viewer whose knowledge goes into it; null when all of it may go
     */
    public Sandbox<S, E, K> fork(@Nullable Viewer viewer, Sandbox.Opening opening) {
        return Sandbox.of(codec.game(), record, viewer, opening);
    }

    /** The match for the store; holds the seed. */
    public byte[] snapshot() {
        return codec.snapshot(record);
    }
}
