package baffin.accounts.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PasswordsTest {

    private final Passwords passwords = new Passwords(new PasswordConfig() {
        @Override
        public int memoryKib() {
            return MEMORY_KIB_MIN;
        }

        @Override
        public int passes() {
            return PASSES_MIN;
        }
    });

    private boolean fits(String set, String typed) {
        String hash = passwords.hash(set, "here").await().indefinitely();
        return passwords.fits(typed, hash, "here").await().indefinitely();
    }

    @ParameterizedTest
    @CsvSource({
        "'pa\u00a0ss\u3000w\u2003ord','pa ss w ord'",
        "'A\u030angstro\u0308m am Fluss','\u00c5ngstr\u00f6m am Fluss'",
        "'\u212bngstrom am Fluss','\u00c5ngstrom am Fluss'",
    })
    void one_password_has_many_ways_to_be_typed(String set, String typed) {
        assertThat(fits(set, typed)).isTrue();
        assertThat(fits(typed, set)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "'Correct horse','correct horse'",
        "'two  spaces','two spaces'",
        "' at the edge ','at the edge'",
        "'\uff21wide','Awide'",
        "'o\ufb03ce hours','office hours'",
        "'zero\u200bwidth','zerowidth'",
    })
    void nothing_else_is_changed(String set, String typed) {
        assertThat(fits(set, typed)).isFalse();
    }

    @Test
    void preparing_twice_is_preparing_once() {
        String password = "A\u030a\u00a0\u1680\u212b\u1e9b\u0323";
        assertThat(Passwords.prepared(Passwords.prepared(password))).isEqualTo(Passwords.prepared(password));
    }
}
