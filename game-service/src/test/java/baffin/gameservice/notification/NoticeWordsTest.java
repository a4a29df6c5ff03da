package baffin.gameservice.notification;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.entry.Invitation.As;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.entry.Role;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.TableResult.Source;
import baffin.game.words.Messages;
import baffin.gameservice.notification.NoticeDetails.Sitter;
import baffin.platform.names.PublicNames;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Notices in words. */
class NoticeWordsTest {

    private static final Map<String, String> NAMES =
            Map.of("ann", "Ann", "bo", "Bo", "cy", "Cy", "dag", "Dag", "olga", "Olga");

    private static Notices.Listed notice(NoticeKind kind) {
        return notice(kind, (String) null);
    }

    private static Notices.Listed notice(NoticeKind kind, @Nullable String wonBy) {
        List<Sitter> table = List.of(sitter("ann", null, null), sitter("bo", null, null), sitter("cy", null, null));
        return notice(kind, wonBy, new NoticeDetails("Winter League", null, sitter("olga", null, null), table, "1"));
    }

    private static Notices.Listed notice(NoticeKind kind, NoticeDetails details) {
        return notice(kind, null, details);
    }

    private static Notices.Listed notice(NoticeKind kind, @Nullable String wonBy, NoticeDetails details) {
        Notices.About about = kind.beyondMatch() ? new Notices.About(3, 2, 1, null, details) : null;
        NoticeId id =
                NoticeId.parse("0199c2b0-6a5e-7c1e-8f5d-3a52f4a0c111@57#0").orElseThrow();
        return new Notices.Listed(id, kind.name(), "north-wind", -1, 0, null, wonBy, null, false, 0, 0, "ann", about);
    }

    private static Sitter sitter(String player, @Nullable Integer place, @Nullable Integer score) {
        return new Sitter(player, null, place, score, place == null ? null : Fate.PLAYED);
    }

    private static String words(Notices.Listed notice, Locale language) {
        return NoticeWords.summary(notice, language, NAMES::get);
    }

    @ParameterizedTest
    @EnumSource
    void every_kind_is_a_sentence_in_every_language_that_names_game_and_competition(NoticeKind kind) {
        for (Locale language : Messages.LANGUAGES) {
            assertThat(words(notice(kind), language))
                    .contains("North Wind")
                    .endsWith(".")
                    .doesNotContain("{");
            if (kind.beyondMatch() && kind != NoticeKind.INVITED_TO_MATCH) {
                assertThat(words(notice(kind), language)).contains("Winter League");
            }
        }
    }

    @ParameterizedTest
    @EnumSource(
            names = {
                "INVITED",
                "INVITED_TO_MATCH",
                "REPLACED",
                "ROLES_CHANGED",
                "ANNOUNCEMENT",
                "ENTRY",
                "WITHDRAWAL",
                "ACCOUNT_SUSPENDED",
                "RULING_REQUESTED"
            })
    void what_somebody_has_done_names_the_person_by_the_name_of_today(NoticeKind kind) {
        for (Locale language : Messages.LANGUAGES) {
            assertThat(words(notice(kind), language)).contains("Olga");
            assertThat(NoticeWords.summary(notice(kind), language, player -> "Olga the Elder"))
                    .contains("Olga the Elder");
            assertThat(NoticeWords.summary(notice(kind), language, PublicNames.NONE))
                    .contains(PublicNames.FORMER_PLAYER)
                    .doesNotContain("olga");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"ROUND_PUBLISHED", "TABLE_LATE", "TABLE_OVERDUE"})
    void what_is_about_a_table_names_the_others_there(NoticeKind kind) {
        assertThat(words(notice(kind), Locale.ENGLISH))
                .contains("able 2 with Bo and Cy")
                .doesNotContain("Ann");
        assertThat(words(notice(kind), Locale.GERMAN)).contains("isch 2 mit Bo und Cy");
    }

    @Test
    void every_kind_says_what_happened() {
        NoticeDetails result = new NoticeDetails(
                "Winter League",
                null,
                null,
                List.of(
                        sitter("dag", 1, 61),
                        sitter("ann", 2, 55),
                        sitter("bo", 3, null),
                        new Sitter("cy", null, 4, null, Fate.NO_SHOW)),
                null);
        assertThat(words(notice(NoticeKind.RULING_MADE, result), Locale.ENGLISH))
                .isEqualTo("There is a ruling on table 2, round 3 of Winter League (North Wind):"
                        + " Dag 1st (61), Ann 2nd (55), Bo 3rd, and Cy was not there.");
        assertThat(words(notice(NoticeKind.RULING_LIFTED, result), Locale.GERMAN))
                .isEqualTo("Der Entscheid über Tisch 2 der Runde 3 von Winter League (North Wind) wurde aufgehoben:"
                        + " Dag 1. (61), Ann 2. (55), Bo 3. und Cy war nicht da.");
        NoticeDetails left = new NoticeDetails("Winter League", null, sitter("ann", null, null), List.of(), null);
        assertThat(words(notice(NoticeKind.WITHDRAWAL, left), Locale.ENGLISH))
                .isEqualTo("An organiser has withdrawn you from Winter League (North Wind).");
        assertThat(words(notice(NoticeKind.WITHDRAWAL), Locale.ENGLISH))
                .isEqualTo("Olga has left Winter League (North Wind).");
        assertThat(words(notice(NoticeKind.ROUND_PUBLISHED), Locale.ENGLISH))
                .isEqualTo("Round 3 of Winter League (North Wind) is published: table 2 with Bo and Cy.");
        assertThat(words(notice(NoticeKind.PENALTY_GIVEN), Locale.ENGLISH))
                .isEqualTo("You have a penalty in Winter League (North Wind): you lose 1 point.");
        NoticeDetails warned = new NoticeDetails("Winter League", NoticeVariant.YELLOW, null, List.of(), "0");
        assertThat(words(notice(NoticeKind.PENALTY_GIVEN, warned), Locale.ENGLISH))
                .isEqualTo("You have a yellow card in Winter League (North Wind).");
        NoticeDetails forfeited = new NoticeDetails(
                "Winter League",
                NoticeVariant.PLAYING_ON,
                null,
                List.of(new Sitter("cy", null, null, null, Fate.NO_SHOW)),
                null);
        assertThat(words(notice(NoticeKind.RULING_MADE, forfeited), Locale.ENGLISH))
                .isEqualTo("There is a ruling on table 2, round 3 of Winter League (North Wind):"
                        + " Cy was not there; the others play on.");
    }

    @Test
    void every_variant_has_a_text_that_names_the_competition() {
        for (NoticeKind kind : NoticeKind.values()) {
            for (NoticeVariant variant : kind.variants()) {
                for (Locale language : Messages.LANGUAGES) {
                    NoticeDetails details = new NoticeDetails("Winter League", variant, null, List.of(), "0.5");
                    assertThat(words(notice(kind, details), language))
                            .contains("Winter League")
                            .endsWith(".")
                            .doesNotContain("{")
                            .doesNotContain("null");
                }
            }
        }
    }

    @Test
    void every_role_card_invitation_and_source_without_places_is_a_variant() {
        EnumSet<Role> roles = EnumSet.allOf(Role.class);
        assertThat(roles).allMatch(role -> NoticeVariant.of(NoticeKind.ROLE_GIVEN, role) != null);
        assertThat(roles).allMatch(role -> NoticeVariant.of(NoticeKind.ROLES_CHANGED, role) != null);
        assertThat(EnumSet.complementOf(EnumSet.of(As.ENTRANT)))
                .allMatch(as -> NoticeVariant.of(NoticeKind.INVITED, as) != null);
        assertThat(EnumSet.complementOf(EnumSet.of(Card.NONE)))
                .allMatch(card -> NoticeVariant.of(NoticeKind.PENALTY_GIVEN, card) != null);
        EnumSet<Source> placed = EnumSet.of(Source.MATCH, Source.FORFEIT, Source.ADJUDICATION, Source.CORRECTION);
        assertThat(placed)
                .allMatch(source -> NoticeVariant.of(NoticeKind.RULING_MADE, source) == null)
                .allMatch(source -> NoticeVariant.of(NoticeKind.RULING_LIFTED, source) == null);
        assertThat(EnumSet.complementOf(placed))
                .allMatch(source -> NoticeVariant.of(NoticeKind.RULING_MADE, source) != null)
                .allMatch(source -> NoticeVariant.of(NoticeKind.RULING_LIFTED, source) != null);
    }

    @Test
    void every_text_belongs_to_a_kind_and_a_variant_of_it() {
        Set<String> made = new HashSet<>(Set.of("sitter", "sitter.PLACE", "sitter.SCORE"));
        EnumSet.complementOf(EnumSet.of(Fate.PLAYED)).forEach(fate -> made.add("sitter." + fate));
        made.addAll(Set.of("MATCH_ENDED.RESIGNATION", "MATCH_ENDED.FORFEIT"));
        for (NoticeKind kind : NoticeKind.values()) {
            made.add(kind.text(null));
            kind.variants().forEach(variant -> made.add(kind.text(variant)));
        }

        assertThat(Messages.of("notification").codes(Locale.ENGLISH)).isEqualTo(made);
    }

    @Test
    void it_speaks_the_language_of_its_reader() {
        assertThat(words(notice(NoticeKind.YOUR_TURN), Locale.GERMAN)).isEqualTo("Du bist in North Wind am Zug.");
        assertThat(words(notice(NoticeKind.TABLE_LATE), Locale.ENGLISH))
                .isEqualTo("Your table 2 with Bo and Cy, round 3 of Winter League (North Wind), is late.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"RESIGNATION", "FORFEIT"})
    void a_match_that_ends_since_the_others_left_is_won_by_that(String wonBy) {
        assertThat(words(notice(NoticeKind.MATCH_ENDED, wonBy), Locale.ENGLISH))
                .startsWith("Your match of North Wind is over: you have won by ");
    }

    @Test
    void all_languages_have_the_same_texts() {
        Messages messages = Messages.of("notification");
        for (Locale language : Messages.LANGUAGES) {
            assertThat(messages.codes(language)).isEqualTo(messages.codes(Locale.ENGLISH));
            for (String code : messages.codes(language)) {
                assertThat(messages.parameters(code, language)).isEqualTo(messages.parameters(code, Locale.ENGLISH));
            }
        }
    }
}
