package baffin.accounts.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.problem.ProblemException;
import baffin.testkit.Waits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PasswordStrengthTest {

    private final PasswordStrength strength = new PasswordStrength();

    @AfterEach
    void stop() {
        strength.stop();
    }

    private String required(String password) {
        return strength.required(password, "Amundsen").await().atMost(Waits.MAX);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1234567890",
                "password123",
                "qwertyuiop",
                "iloveyou12",
                "passwordpassword",
                "aaaaaaaaaaaaaaaaaaaa",
                "Amundsen1911",
                "amundsenamundsen",
                "0123456789abcdef",
                "abcdefghijklmnopqrst"
            })
    void what_others_guess_is_refused_and_not_shown(String password) {
        assertThatThrownBy(() -> required(password)).isInstanceOfSatisfying(ProblemException.class, refused -> {
            assertThat(refused.problem().violations().getFirst().pointer()).isEqualTo("/password");
            assertThat(refused.problem().detail()).doesNotContain(password);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"a long walk over ice", "a long enough secret", "Xk29fjw02jf", "kablunak kablunak tent"})
    void what_nobody_guesses_is_fine(String password) {
        assertThat(required(password)).isEqualTo(password);
    }
}
