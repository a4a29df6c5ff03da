package baffin.view.api;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.problem.Violation;
import baffin.view.hook.Hook;
import baffin.view.hook.HookEvent;
import baffin.view.hook.HookSettings;
import baffin.view.hook.HookState;
import baffin.view.hook.HookUrl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Checks what a webhook is to be, with one fault for each field. */
final class WebhookWishes {

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    private final WebhookWish wish;
    private final boolean own;
    private final List<Violation> faults = new ArrayList<>();

    private WebhookWishes(WebhookWish wish, boolean own) {
        this.wish = wish;
        this.own = own;
    }

    /**
     * The settings that are wished for; where the address leads to is not looked at.
     *
     * @param own true where addresses of some network of one's own are allowed
     * @throws baffin.platform.problem.ProblemException 400 with all faults
     */
    static HookSettings settings(WebhookWish wish, boolean own) {
        return new WebhookWishes(wish, own).checked();
    }

    /** A webhook as a wish, to be changed in parts. */
    static WebhookWish of(Hook hook) {
        HookSettings settings = hook.settings();
        return new WebhookWish(
                settings.url(),
                settings.events().stream().map(HookEvent::text).toList(),
                settings.match(),
                settings.competition(),
                settings.description(),
                hook.state() == HookState.ACTIVE);
    }

    private HookSettings checked() {
        String url = wish.url();
        if (url == null) {
            fault("/url", "missing", "is missing");
        } else {
            HookUrl.fault(url, own).ifPresent(fault -> fault("/url", "invalid", fault));
        }
        List<HookEvent> events = events(wish.events());
        id("/match", wish.match());
        id("/competition", wish.competition());
        if (wish.match() != null && wish.competition() != null) {
            fault("/competition", "invalid", "must be absent if match is given");
        }
        String description = wish.description() == null ? "" : wish.description();
        if (description.codePointCount(0, description.length()) > HookSettings.DESCRIPTION_MAX
                || description.codePoints().anyMatch(Character::isISOControl)) {
            fault(
                    "/description",
                    "invalid",
                    "must have at most " + HookSettings.DESCRIPTION_MAX + " characters, none a control character");
        }
        if (url == null || !faults.isEmpty()) {
            String detail = faults.stream()
                    .map(one -> one.pointer() + " " + one.message())
                    .reduce((one, other) -> one + "; " + other)
                    .orElse("");
            throw Problem.of(ProblemType.INVALID_FIELD, detail)
                    .withViolations(faults)
                    .asException();
        }
        return new HookSettings(url, events, wish.match(), wish.competition(), description);
    }

    private List<HookEvent> events(@Nullable List<@Nullable String> texts) {
        int most = HookEvent.subscribable().size();
        if (texts == null || texts.isEmpty() || texts.size() > most) {
            fault("/events", "out-of-range", "must name 1 to " + most + " events");
            return List.of();
        }
        List<HookEvent> events = new ArrayList<>();
        for (int at = 0; at < texts.size(); at++) {
            String pointer = "/events/" + at;
            Optional<HookEvent> found =
                    HookEvent.find(String.valueOf(texts.get(at))).filter(event -> event != HookEvent.PING);
            if (found.isEmpty()) {
                List<String> known =
                        HookEvent.subscribable().stream().map(HookEvent::text).toList();
                fault(pointer, "unknown", "must be one of " + known);
            } else {
                scoped(pointer, found.get());
                events.add(found.get());
            }
        }
        return events;
    }

    private void scoped(String pointer, HookEvent event) {
        if (event.needsCompetition() && wish.competition() == null) {
            fault(pointer, "invalid", "needs a competition");
        } else if (event.ofCompetition() && wish.match() != null) {
            fault(pointer, "invalid", "is an event of competitions, not of a single match");
        }
        if (event == HookEvent.MATCH_YOUR_TURN && wish.competition() != null) {
            fault(pointer, "invalid", "is an event of your own matches, not of a competition");
        }
    }

    private void id(String pointer, @Nullable String id) {
        if (id != null && !ID.matcher(id).matches()) {
            fault(pointer, "invalid", "must be an id");
        }
    }

    private void fault(String pointer, String code, String message) {
        faults.add(new Violation(pointer, code, message));
    }
}
