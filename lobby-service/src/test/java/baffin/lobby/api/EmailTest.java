package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import baffin.accounts.email.MailConfig;
import baffin.lobby.api.People.Person;
import baffin.platform.credential.PublicOrigin;
import baffin.testkit.Waits;
import io.quarkus.mailer.Mail;
import io.quarkus.mailer.MockMailbox;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** E-mail addresses: how they are confirmed, what they are for, and what strangers learn of them. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class EmailTest {

    private static final String EMAIL = "/api/v1/players/me/email";
    private static final String NEW_PASSWORD = "nine sledges and a kettle";

    @Inject
    MockMailbox mailbox;

    /** A host with a mail server. */
    @BeforeEach
    void mail() {
        QuarkusMock.installMockForType(() -> Optional.of("mail.example"), MailConfig.class);
        QuarkusMock.installMockForType(
                new PublicOrigin(Optional.of(URI.create("https://league.example"))), PublicOrigin.class);
    }

    private static ValidatableResponse set(Person person, String address, String password) {
        return person.asks()
                .body(Map.of("address", address, "password", password))
                .put(EMAIL)
                .then();
    }

    private static ValidatableResponse confirm(String code) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("token", code))
                .post("/api/v1/auth/email-confirmation")
                .then();
    }

    private static ValidatableResponse forgotten(String handle) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("handle", handle))
                .post("/api/v1/auth/forgotten-password")
                .then();
    }

    private static String address(Person person) {
        return person.handle().toLowerCase(java.util.Locale.ROOT) + "@mail.example";
    }

    private String code(String address, int letter, String prefix) {
        await().atMost(Waits.MAX).until(() -> mailbox.getMailsSentTo(address).size() > letter);
        List<Mail> letters = mailbox.getMailsSentTo(address);
        Matcher code =
                Pattern.compile(prefix + "\\S+").matcher(letters.get(letter).getText());
        assertThat(code.find()).as(letters.get(letter).getText()).isTrue();
        return code.group();
    }

    private Person confirmed(String name) {
        Person person = People.somebody(name);
        set(person, address(person), People.PASSWORD).statusCode(204);
        confirm(code(address(person), 0, "bev_")).statusCode(204);
        return person;
    }

    @Test
    void an_address_counts_once_its_owner_has_confirmed_it() {
        Person person = People.somebody("Mail");
        person.asks().get(EMAIL).then().statusCode(200).body("address", nullValue());

        set(person, address(person), People.PASSWORD).statusCode(204);

        person.asks().get(EMAIL).then().body("address", nullValue()).body("pending", equalTo(address(person)));
        String code = code(address(person), 0, "bev_");
        assertThat(mailbox.getMailsSentTo(address(person)).getFirst().getText())
                .contains("https://league.example/app/#/email?code=" + code);
        confirm(code).statusCode(204);
        person.asks()
                .get(EMAIL)
                .then()
                .body("address", equalTo(address(person)))
                .body("pending", nullValue());
        confirm(code).statusCode(401);
        confirm("bev_guessed").statusCode(401);
    }

    @Test
    void another_address_takes_its_place_and_the_one_before_is_told() {
        Person person = confirmed("Moves");
        String next = "next-" + address(person);

        set(person, next, People.PASSWORD).statusCode(204);
        person.asks().get(EMAIL).then().body("address", equalTo(address(person)));
        confirm(code(next, 0, "bev_")).statusCode(204);

        person.asks().get(EMAIL).then().body("address", equalTo(next));
        await().atMost(Waits.MAX)
                .until(() -> mailbox.getMailsSentTo(address(person)).size() == 2);
        assertThat(mailbox.getMailsSentTo(address(person)).getLast().getText())
                .contains(person.handle(), "another e-mail address");
    }

    @Test
    void a_session_alone_does_not_set_an_address() {
        Person person = People.somebody("Stolen");

        set(person, address(person), "not the password at all")
                .statusCode(400)
                .body("violations.pointer", contains("/password"));
        set(person, "no address", People.PASSWORD).statusCode(400).body("violations.pointer", contains("/address"));

        assertThat(mailbox.getMailsSentTo(address(person))).isEmpty();
    }

    @Test
    void a_lost_password_is_set_anew_by_who_reads_the_letters() {
        Person person = confirmed("Forgot");

        forgotten(person.handle()).statusCode(202);
        String code = code(address(person), 1, "bpr_");
        assertThat(mailbox.getMailsSentTo(address(person)).get(1).getText())
                .contains("https://league.example/app/#/password?code=" + code);
        given().contentType(ContentType.JSON)
                .body(Map.of("token", code, "newPassword", NEW_PASSWORD))
                .post("/api/v1/auth/password-reset")
                .then()
                .statusCode(204);

        People.token(person.handle(), NEW_PASSWORD);
        person.asks().get(EMAIL).then().statusCode(401);
    }

    @Test
    void strangers_learn_nothing_cannot_fill_a_mailbox_and_take_nothing_from_its_owner() {
        Person person = confirmed("Flooded");
        Person without = People.somebody("Without");

        for (int time = 0; time < 6; time++) {
            forgotten(person.handle()).statusCode(202);
        }
        forgotten(without.handle()).statusCode(202);
        forgotten("Nobody-at-all").statusCode(202);
        forgotten("x").statusCode(202);

        String first = code(address(person), 1, "bpr_");
        code(address(person), 5, "bpr_");
        assertThat(mailbox.getMailsSentTo(address(person))).hasSize(6);
        CredentialsTest.elsewhere()
                .body(Map.of("handle", person.handle()))
                .post("/api/v1/auth/forgotten-password")
                .then()
                .statusCode(202);
        code(address(person), 6, "bpr_");
        set(person, "next-" + address(person), People.PASSWORD).statusCode(204);
        given().contentType(ContentType.JSON)
                .body(Map.of("token", first, "newPassword", NEW_PASSWORD))
                .post("/api/v1/auth/password-reset")
                .then()
                .statusCode(204);
    }

    @Test
    void an_address_is_deleted() {
        Person person = confirmed("Deletes");

        person.asks().delete(EMAIL).then().statusCode(204);

        person.asks().get(EMAIL).then().statusCode(200).body("address", nullValue());
    }

    @Test
    void clients_know_that_there_is_mail() {
        given().get("/api/v1/auth/registration").then().body("email", equalTo(true));
    }
}
