package baffin.gameservice.push;

import static baffin.gameservice.push.Sample.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.gameservice.Browser;
import baffin.gameservice.notification.NoticeKind;
import baffin.gameservice.notification.NoticeWords;
import baffin.gameservice.notification.Notices;
import baffin.gameservice.push.PushRequests.PushPayload;
import baffin.platform.names.PublicNames;
import io.restassured.path.json.JsonPath;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PushRequestsTest {

    private static final VapidKey KEY = VapidKey.of("12".repeat(32));
    private static final String CONTACT = "mailto:host@league.example";
    private static final String MATCH = "0199c2b0-6a5e-7c1e-8f5d-3a52f4a0c111";

    private final PushRequests requests = new PushRequests(KEY, CONTACT, PushRequestsTest::wording);
    private final Browser browser = new Browser();

    private PushRequests.PushRequest request(NoticeKind kind, @Nullable Instant deadline) {
        return request(requests, Sample.notice(kind, MATCH, deadline));
    }

    private PushRequests.PushRequest request(PushRequests made, Notices.Listed notice) {
        return made.of(
                "https://push.example.org/send/abc?d=e",
                new PushKeys(browser.p256dh(), browser.auth()),
                new PushMessage("de", notice),
                NOW);
    }

    @Test
    void the_browser_of_these_tests_reads_the_example_of_the_standard() {
        // RFC 8291, 5
        Browser example = new Browser(
                "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                "BTBZMqHH6r4Tts7J_aSIgg");
        String message = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
                + "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

        assertThat(example.decrypted(Base64.getUrlDecoder().decode(message)))
                .isEqualTo("When I grow up, I want to be a watermelon");
    }

    @Test
    void the_browser_reads_what_is_sent_and_nobody_else_does() {
        PushRequests.PushRequest request = request(NoticeKind.YOUR_TURN, null);

        JsonPath payload = JsonPath.from(browser.decrypted(request.body()));
        assertThat(payload.<Map<String, Object>>get(""))
                .isEqualTo(Map.of(
                        "id",
                        MATCH + "@57#0",
                        "kind",
                        "YOUR_TURN",
                        "summary",
                        "Du bist in North Wind am Zug.",
                        "matchId",
                        MATCH,
                        "link",
                        "/api/v1/matches/" + MATCH));
        assertThatThrownBy(() -> new Browser().decrypted(request.body())).isInstanceOf(IllegalStateException.class);
        assertThat(new String(request.body(), StandardCharsets.ISO_8859_1)).doesNotContain(MATCH);
    }

    @Test
    void what_happens_in_a_competition_leads_to_it() {
        JsonPath payload = JsonPath.from(
                browser.decrypted(request(NoticeKind.ROUND_PUBLISHED, null).body()));

        assertThat(payload.getString("competitionId")).isEqualTo(MATCH);
        assertThat(payload.getString("link")).isEqualTo("/api/v1/competitions/" + MATCH + "/rounds/3");
        assertThat(payload.getString("matchId")).isNull();
    }

    @Test
    void the_push_service_sees_who_sends_and_whom_to_write_to() {
        PushRequests.PushRequest request = request(NoticeKind.YOUR_TURN, null);

        JsonPath claims = Browser.claims(request.headers().getOrDefault("Authorization", ""), KEY.publicText());
        assertThat(claims.getString("aud")).isEqualTo("https://push.example.org");
        assertThat(claims.getString("sub")).isEqualTo(CONTACT);
        assertThat(Instant.ofEpochSecond(claims.getLong("exp")))
                .isBetween(Instant.now(), Instant.now().plus(Duration.ofHours(24)));
        assertThat(request.headers())
                .containsEntry("Content-Encoding", "aes128gcm")
                .containsEntry("Content-Type", "application/octet-stream")
                .containsEntry("User-Agent", "baffin-push/1");
    }

    @ParameterizedTest
    @EnumSource
    void turns_and_short_times_are_urgent(NoticeKind kind) {
        boolean urgent = kind == NoticeKind.YOUR_TURN || kind == NoticeKind.TIME_IS_SHORT;
        assertThat(request(kind, null).headers()).containsEntry("Urgency", urgent ? "high" : "normal");
    }

    @Test
    void a_message_is_kept_until_its_deadline_or_for_a_day() {
        assertThat(ttl(null)).isEqualTo(Duration.ofHours(24));
        assertThat(ttl(NOW.plusSeconds(90))).isEqualTo(Duration.ofSeconds(90));
        assertThat(ttl(NOW.plus(Duration.ofDays(3)))).isEqualTo(Duration.ofDays(3));
        assertThat(ttl(NOW.plus(Duration.ofDays(300)))).isEqualTo(Duration.ofDays(28));
        assertThat(ttl(NOW.minusSeconds(5))).as("it tells that it has passed").isEqualTo(Duration.ofHours(24));
    }

    private Duration ttl(@Nullable Instant deadline) {
        return Duration.ofSeconds(
                Long.parseLong(request(NoticeKind.YOUR_TURN, deadline).headers().getOrDefault("TTL", "")));
    }

    @Test
    void a_newer_message_takes_the_place_of_an_older_one_of_the_same_match() {
        String topic = topic(NoticeKind.YOUR_TURN, MATCH);
        assertThat(topic).matches("[A-Za-z0-9_-]{32}");
        assertThat(topic(NoticeKind.MATCH_ENDED, MATCH)).isEqualTo(topic);
        assertThat(topic(NoticeKind.YOUR_TURN, "another")).isNotEqualTo(topic);
        assertThat(topic(NoticeKind.INVITED, MATCH)).isNotEqualTo(topic(NoticeKind.ANNOUNCEMENT, MATCH));
    }

    private static String topic(NoticeKind kind, String match) {
        return new PushMessage("de", Sample.notice(kind, match, null)).topic();
    }

    @Test
    void a_summary_that_would_be_too_long_is_left_out() {
        PushRequests wordy = new PushRequests(KEY, CONTACT, (notice, language) -> "Eis ".repeat(1_000));

        byte[] body =
                request(wordy, Sample.notice(NoticeKind.YOUR_TURN, MATCH, null)).body();

        assertThat(body.length).isLessThan(PushPayload.BYTES_MAX);
        assertThat(JsonPath.from(browser.decrypted(body)).getString("summary")).isNull();
    }

    @ParameterizedTest
    @EnumSource
    void every_kind_fits(NoticeKind kind) {
        for (Locale language : new Locale[] {Locale.ENGLISH, Locale.GERMAN}) {
            Notices.Listed notice = Sample.notice(kind, MATCH, null);
            byte[] payload = PushPayload.of(notice, wording(notice, language));
            assertThat(payload.length).isLessThan(PushPayload.BYTES_MAX);
            assertThat(JsonPath.from(new String(payload, StandardCharsets.UTF_8))
                            .getString("summary"))
                    .isNotBlank();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "host@league.example", "http://league.example", "mailto:a b", "mailto:\"x\""})
    void a_contact_that_push_services_do_not_take_is_refused(String contact) {
        assertThatThrownBy(() -> new PushRequests(KEY, contact, PushRequestsTest::wording))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static String wording(Notices.Listed notice, Locale language) {
        return NoticeWords.summary(notice, language, PublicNames.NONE);
    }
}
