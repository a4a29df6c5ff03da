package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;

import baffin.accounts.email.MailConfig;
import baffin.lobby.api.People.Person;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
import io.quarkus.mailer.Mail;
import io.quarkus.mailer.MockMailbox;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Who has a session that is a while old changes nothing that matters with it alone, and the owner learns of it. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class SensitiveChangesTest {

    private static final String ME = "/api/v1/players/me/";
    private static final String NEW_PASSWORD = "nine sledges and a kettle";
    private static final Map<String, Object> CLIENT =
            Map.of("name", "Sledge board", "redirectUris", List.of("http://127.0.0.1/back"));

    @Inject
    MockMailbox mailbox;

    @Inject
    @Identifier("lobby")
    Transactions transactions;

    /** Changes that ask for a fresh proof, with the words by which the owner knows each. */
    enum Change {
        HANDLE(
                "another handle",
                person -> person.asks()
                        .body(Map.of("handle", People.handle("Next")))
                        .put(ME + "handle")),
        REMOVED_ADDRESS("no e-mail address any more", person -> person.asks().delete(ME + "email")),
        TOKEN(
                "personal access token",
                person -> person.asks()
                        .body(Map.of("name", "script", "scopes", List.of("read")))
                        .post(ME + "tokens")),
        CLIENT_MADE("OAuth client", person -> person.asks().body(CLIENT).post(ME + "oauth-clients"));

        private final String words;
        private final Function<Person, Response> asks;

        Change(String words, Function<Person, Response> asks) {
            this.words = words;
            this.asks = asks;
        }
    }

    /** A host with a mail server. */
    @BeforeEach
    void mail() {
        QuarkusMock.installMockForType(() -> Optional.of("mail.example"), MailConfig.class);
    }

    private Person reachable(String name) {
        Person person = People.somebody(name);
        write(
                "insert into account_email (account, address) values (:account, :address)",
                person,
                "address",
                mail(person));
        return person;
    }

    private static String mail(Person person) {
        return person.id() + "@mail.example";
    }

    private void old(Person person) {
        write("update session set proved_at = proved_at - interval '16 minutes' where account = :account", person);
    }

    private void write(String statement, Person person, String... more) {
        Map<String, String> values =
                more.length == 0 ? Map.of("account", person.id()) : Map.of("account", person.id(), more[0], more[1]);
        transactions
                .write(session -> Sql.update(session, statement, values))
                .await()
                .atMost(Waits.MAX);
    }

    private String letter(Person person, int number) {
        await().atMost(Waits.MAX)
                .until(() -> mailbox.getMailsSentTo(mail(person)).size() > number);
        return mailbox.getMailsSentTo(mail(person)).get(number).getText();
    }

    @ParameterizedTest
    @EnumSource
    void it_asks_for_the_password_or_a_fresh_sign_in_and_is_told(Change change) {
        Person person = reachable("Owner");
        old(person);

        change.asks
                .apply(person)
                .then()
                .statusCode(403)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/sign-in-needed"));
        prove(person, "not the password").then().statusCode(400).body("violations.pointer", contains("/password"));
        assertThat(change.asks.apply(person).statusCode()).isEqualTo(403);
        prove(person, People.PASSWORD).then().statusCode(204);

        assertThat(change.asks.apply(person).statusCode()).isIn(200, 201, 204);
        assertThat(letter(person, 0)).contains(change.words, person.handle());
        assertThat(mailbox.getMailsSentTo(mail(person)))
                .as("what was refused is not told")
                .hasSize(1);
    }

    private static Response prove(Person person, String password) {
        return person.asks().body(Map.of("password", password)).put(ME + "password/proof");
    }

    @Test
    void a_proof_is_one_of_its_session() {
        Person person = People.somebody("Two");
        Person elsewhere = new Person(person.id(), person.handle(), People.token(person.handle(), People.PASSWORD));
        old(person);

        prove(person, People.PASSWORD).then().statusCode(204);

        assertThat(Change.TOKEN.asks.apply(person).statusCode()).isEqualTo(201);
        assertThat(Change.TOKEN.asks.apply(elsewhere).statusCode()).isEqualTo(403);
        Person fresh = new Person(person.id(), person.handle(), People.token(person.handle(), People.PASSWORD));
        assertThat(Change.TOKEN.asks.apply(fresh).statusCode()).isEqualTo(201);
    }

    @Test
    void a_provider_is_linked_and_unlinked_with_a_fresh_proof() {
        Person person = reachable("Linked");
        write(
                "insert into linked_identity (id, account, issuer, subject, linked_at)"
                        + " values (:id, :account, 'https://club.example', :id, now())",
                person,
                "id",
                person.id());
        old(person);

        person.asks().post(ME + "identities/club").then().statusCode(403);
        person.asks().delete(ME + "identities/" + person.id()).then().statusCode(403);
        prove(person, People.PASSWORD).then().statusCode(204);
        person.asks().delete(ME + "identities/" + person.id()).then().statusCode(204);

        assertThat(letter(person, 0)).contains("unlinked", person.handle());
    }

    @Test
    void new_passwords_are_told_in_the_language_of_the_owner() {
        Person person = reachable("Sprache");
        person.asks()
                .body(Map.of("language", "de"))
                .put(ME + "preferences")
                .then()
                .statusCode(200);

        person.asks()
                .body(Map.of("password", People.PASSWORD, "newPassword", NEW_PASSWORD))
                .put(ME + "password")
                .then()
                .statusCode(204);
        assertThat(letter(person, 0)).contains("ein anderes Passwort", person.handle());

        given().contentType("application/json")
                .body(Map.of("handle", person.handle()))
                .post("/api/v1/auth/forgotten-password")
                .then()
                .statusCode(202);
        String code = letter(person, 1).replaceFirst("(?s).*(bpr_\\S+).*", "$1");
        given().contentType("application/json")
                .body(Map.of("token", code, "newPassword", People.PASSWORD))
                .post("/api/v1/auth/password-reset")
                .then()
                .statusCode(204);

        assertThat(letter(person, 2)).contains("Einmalcode", person.handle());
        assertThat(mailbox.getMailsSentTo(mail(person)))
                .extracting(Mail::getSubject)
                .allSatisfy(subject -> assertThat(subject).matches("Baffin: (Dein Konto|Setze ein neues).*"));
    }
}
