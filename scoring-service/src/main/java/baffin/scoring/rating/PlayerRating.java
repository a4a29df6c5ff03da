package baffin.scoring.rating;

import baffin.scoring.skill.Skill;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A player's rating in one game and mode.
 *
 * @param skill what is believed
 * @param games rated matches so far
 * @param last when the latest of them ended (UTC); null before the first
 */
public record PlayerRating(Skill skill, int games, @Nullable Instant last) {

    /** Before the first rated match. */
    public static final PlayerRating NEW = new PlayerRating(Skill.NEW, 0, null);

    /** Ratings of fewer matches are provisional. */
    public static final int PROVISIONAL_BELOW = 10;

    private static final Duration WEEK = Duration.ofDays(7);
    private static final double DOUBT_A_MATCH = 25.0 / 300;
    private static final double DOUBT_A_WEEK = 0.25;

    /** True while it rests on too few matches to be relied on. */
    public static boolean provisional(int games) {
        return games < PROVISIONAL_BELOW;
    }

    /** The skill as it enters a match: doubt grows with every match, and with every whole week without one. */
    Skill entering(Instant now) {
        long weeks = last == null ? 0 : Math.max(0, Duration.between(last, now).dividedBy(WEEK));
        Skill idle = skill.doubted(DOUBT_A_WEEK * StrictMath.sqrt((double) weeks));
        // idleness makes nobody less known than a new player
        Skill capped = idle.sigma() <= Skill.NEW.sigma()
                ? idle
                : new Skill(skill.mu(), Math.max(skill.sigma(), Skill.NEW.sigma()));
        return capped.doubted(DOUBT_A_MATCH);
    }

    PlayerRating after(Skill rated, Instant endedAt) {
        return new PlayerRating(rated, games + 1, endedAt);
    }
}
