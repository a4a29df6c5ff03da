package baffin.accounts.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.limits.PublicName;
import baffin.platform.problem.ProblemException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HandlesTest {

    private final Handles handles = new Handles(List.of("Fram Club"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Olga",
                "\u041e\u043b\u044c\u0433\u0430",
                "\u674e\u96f7\u96f7",
                "\u674eLei",
                "O'Brien-7_x.y",
                "House Martin",
                "Hostess",
                "Systematic",
                "Adminka",
                "bot-17",
                "Rooti",
                "Ann\ud83d\ude00"
            })
    void names_of_one_writing_system_are_fine(String name) {
        assertThat(handles.fault(PublicName.of(name))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u041elga", "Olga\u0436", "p\u0430ypal", "\u0661\u06623", "Nans\u03b5n"})
    void names_that_mix_writing_systems_are_refused(String name) {
        assertThat(handles.fault(PublicName.of(name))).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "House bot",
                "house-bot 3",
                "H0use b0t",
                "HOUSEBOT careful",
                "house:careful",
                "house random",
                "Admin",
                "adm1n",
                "ADMIN 7",
                "a.d.m.i.n",
                "Baffin",
                "Baff1n",
                "Support42",
                "System",
                "SY\uff33TEM",
                "Operator",
                "fram-club"
            })
    void names_that_speak_for_the_platform_are_reserved(String name) {
        assertThat(handles.fault(PublicName.of(name))).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Baffin", "B\u0430ffin", "Baff1n", "Fram  Club", "cup\u202e", "\u200b\u200b\u200b", "House bots"
            })
    void titles_that_speak_for_the_platform_or_are_not_what_they_seem_are_refused(String title) {
        assertThatThrownBy(() -> handles.checkTitle("/name", title)).isInstanceOf(ProblemException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"The Baffin Island cup", "\u041a\u0443\u0431\u043e\u043a Arctic 2026", "A cup of the north"})
    void titles_may_mix_writing_systems(String title) {
        handles.checkTitle("/name", title);
    }

    @ParameterizedTest
    @CsvSource({
        "Olga, olga",
        "Olga, 0lga",
        "Olga, \u041elga",
        "Ice, lce",
        "ICE, 1CE",
        "Modern, Modem",
        "paypal, p\u0430yp\u0430l",
        "Scope, \u0455\u0441\u043e\u0440\u0435",
        "Olga, \uff2f\uff4c\uff47\uff41",
    })
    void names_that_look_alike_are_known_to(String one, String other) {
        assertThat(Handles.likeness(one)).isEqualTo(Handles.likeness(other));
    }

    @Test
    void names_that_differ_stay_different() {
        List<String> names = List.of(
                "Olga",
                "Olgo",
                "Volga",
                "bot-1",
                "bot-2",
                "bot-12",
                "\u041e\u043b\u044c\u0433\u0430",
                "Ole",
                "\u00d8le");

        assertThat(names.stream().map(Handles::likeness)).doesNotHaveDuplicates();
    }
}
