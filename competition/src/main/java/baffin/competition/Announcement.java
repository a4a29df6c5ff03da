package baffin.competition;

import baffin.competition.entry.Actor;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What an organiser has said to all.
 *
 * @param number from 1, without gap
 * @param text the organiser's words
 * @param by who said it
 * @param version version of the competition that brought it
 * @param at when (UTC, ms)
 */
public record Announcement(
        int number, String text, @Nullable Actor by, long version, Instant at) {}
