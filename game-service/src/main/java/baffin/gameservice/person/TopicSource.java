package baffin.gameservice.person;

import baffin.gameservice.chat.Channel;
import baffin.gameservice.chat.ChatRights;
import baffin.gameservice.chat.ChatStore;
import baffin.gameservice.chat.stream.ChatStreams;
import baffin.gameservice.match.Archive;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.Matches;
import baffin.gameservice.match.stream.MatchVisibility;
import baffin.gameservice.match.stream.Streams;
import baffin.gameservice.notification.ReadPosition;
import baffin.gameservice.notification.api.NoticeStreams;
import baffin.gameservice.table.OpenTables;
import baffin.platform.match.Include;
import baffin.platform.stream.Item;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Where the events of topics come from. */
final class TopicSource {

    /** Matches of one's own that are followed at a time. */
    static final int OWN_MAX = 50;

    /** Steps of one match that are told again; who has missed more begins anew. */
    static final long REPLAY_MAX = 200;

    private final Matches matches;
    private final Streams steps;
    private final ChatStreams chats;
    private final NoticeStreams notices;
    private final OpenTables tables;
    private final Include shown;

    /** Topics over the streams of the service, shown as {@link #shown} says. */
    TopicSource(
            Matches matches,
            Streams steps,
            ChatStreams chats,
            NoticeStreams notices,
            OpenTables tables,
            Include shown) {
        this.tables = tables;
        this.matches = matches;
        this.steps = steps;
        this.chats = chats;
        this.notices = notices;
        this.shown = shown;
    }

    /**
     * The same topics, with texts in a language, and with documents beside the steps of matches that are a topic of
     * their own.
     */
    TopicSource shown(Include include) {
        return new TopicSource(matches, steps, chats, notices, tables, include);
    }

    /**
     * Opens a topic.
     *
     * @param reader distinguishes this opening from all others
     * @param position after which events are wanted; empty for a snapshot and what comes, which is also what comes when
     *     too much has happened since the position
     * @return fails with {@link TopicNotThereException} when there is none for the player
     */
    Uni<Multi<Item>> open(String reader, String player, Topic topic, Optional<String> position) {
        return switch (topic.kind()) {
            case MATCHES -> throw new IllegalArgumentException("matches of one's own are opened one by one");
            case NOTIFICATIONS -> Uni.createFrom().item(() -> notifications(reader, player, position));
            case TABLES -> Uni.createFrom().item(() -> tables.open(reader, player, position.orElse(null)));
            case MATCH -> found(topic.match(), player).map(match -> match(reader, player, match, position));
            case CHAT ->
                found(topic.match(), player).map(match -> chat(reader, player, match, Channel.PUBLIC, position));
            case SEATS ->
                found(topic.match(), player).map(match -> chat(reader, player, match, Channel.SEATS, position));
        };
    }

    private Multi<Item> match(String reader, String player, Match<?, ?, ?, ?> match, Optional<String> position) {
        return stepsOf(reader, player, match, position.map(Long::valueOf).orElse(null), shown);
    }

    private Multi<Item> stepsOf(
            String reader, String player, Match<?, ?, ?, ?> match, @Nullable Long after, Include include) {
        Optional<String> whose = Optional.of(player);
        return steps.open(reader, match, now -> MatchVisibility.of(now.audience(), whose), after, REPLAY_MAX, include);
    }

    private Multi<Item> chat(
            String reader, String player, Match<?, ?, ?, ?> match, Channel channel, Optional<String> position) {
        if (ChatRights.unreadable(match, match.viewer(Optional.of(player)), channel)
                .isPresent()) {
            throw new TopicNotThereException();
        }
        ChatStore.View view = new ChatStore.View(match.id(), channel, player);
        return chats.open(reader, match, view, position.map(Long::valueOf).orElse(null));
    }

    private Multi<Item> notifications(String reader, String player, Optional<String> position) {
        ReadPosition place =
                position.map(text -> ReadPosition.parse("from", text)).orElse(null);
        return notices.open(reader, player, place, shown.language());
    }

    /**
     * The steps of a match after a version, as a player may see them.
     *
     * @return begins with a reset and a snapshot when there are too many
     */
    Uni<Multi<Item>> steps(String reader, String player, String match, long after) {
        return found(match, player).map(now -> stepsOf(reader, player, now, after, Include.NOTHING));
    }

    /** What a player is told from now on; the first item says that it has begun. */
    Multi<Item> items(String reader, String player) {
        return notices.open(reader, player, null, shown.language());
    }

    /** The matches in which a player holds a seat, the latest start first, with those that are asked for besides. */
    Uni<List<OwnMatch>> own(String player, Set<String> besides) {
        Archive.Filter running = new Archive.Filter(Archive.Status.RUNNING, null, player, null, player, null, null);
        return matches.list(running, OWN_MAX).chain(listed -> {
            Set<String> others = new LinkedHashSet<>(besides);
            listed.forEach(one -> others.remove(one.matchId()));
            return over(others)
                    .map(over -> Stream.concat(
                                    listed.stream().map(one -> new OwnMatch(one.matchId(), one.version(), true)),
                                    over.stream())
                            .toList());
        });
    }

    private Uni<List<OwnMatch>> over(Set<String> ids) {
        return Multi.createFrom()
                .iterable(ids)
                .onItem()
                .transformToUniAndConcatenate(id -> matches.current(id))
                .filter(Optional::isPresent)
                .map(Optional::get)
                .map(match -> new OwnMatch(match.id(), match.version(), false))
                .collect()
                .asList();
    }

    private Uni<Match<?, ?, ?, ?>> found(String id, String player) {
        return matches.current(id)
                .map(found -> found.filter(match -> match.audience().admits(Optional.of(player)))
                        .orElseThrow(TopicNotThereException::new));
    }

    /**
     * A match of somebody's own.
     *
     * @param version its latest one
     * @param running false when it has ended, or the seat is held by somebody else
     */
    record OwnMatch(String id, long version, boolean running) {}
}
