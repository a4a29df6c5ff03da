package baffin.gameservice.webhook.api;

import baffin.gameservice.delivery.OwnWords;
import baffin.gameservice.delivery.address.WebhookUrl;
import baffin.gameservice.webhook.Webhook;
import baffin.gameservice.webhook.WebhookEventType;
import baffin.gameservice.webhook.WebhookSettings;
import baffin.gameservice.webhook.WebhookState;
import baffin.match.terms.Uuid;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.problem.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Checks what a webhook is to be, with one fault for each field. */
final class WebhookRequests {

    private final WebhookRequest request;
    private final boolean own;
    private final List<Violation> faults = new ArrayList<>();

    private WebhookRequests(WebhookRequest request, boolean own) {
        this.request = request;
        this.own = own;
    }

    /**
     * The settings that are wished for; where the address leads to is not looked at.
     *
     * @param own true where addresses of some network of one's own are allowed
     * @throws baffin.platform.problem.ProblemException 400 with all faults
     */
    static WebhookSettings settings(WebhookRequest request, boolean own) {
        return new WebhookRequests(request, own).checked();
    }

    /** A webhook as a wish, to be changed in parts. */
    static WebhookRequest of(Webhook webhook) {
        WebhookSettings settings = webhook.settings();
        return new WebhookRequest(
                settings.url(),
                settings.events().stream().map(WebhookEventType::text).toList(),
                settings.match(),
                settings.competition(),
                settings.description(),
                webhook.state() == WebhookState.ACTIVE);
    }

    private WebhookSettings checked() {
        String url = request.url();
        if (url == null) {
            fault("/url", "missing", "is missing");
        } else {
            WebhookUrl.fault(url, own).ifPresent(fault -> fault("/url", "invalid", fault));
        }
        List<WebhookEventType> events = events(request.events());
        id("/matchId", request.matchId());
        id("/competitionId", request.competitionId());
        if (request.matchId() != null && request.competitionId() != null) {
            fault("/competitionId", "invalid", "must be absent if matchId is given");
        }
        String description =
                OwnWords.of("/description", request.description(), WebhookSettings.DESCRIPTION_MAX, faults);
        if (url == null || !faults.isEmpty()) {
            String detail = faults.stream()
                    .map(one -> one.pointer() + " " + one.message())
                    .reduce((one, other) -> one + "; " + other)
                    .orElse("");
            throw Problem.of(ProblemType.INVALID_FIELD, detail)
                    .withViolations(faults)
                    .asException();
        }
        return new WebhookSettings(url, events, request.matchId(), request.competitionId(), description);
    }

    private List<WebhookEventType> events(@Nullable List<@Nullable String> texts) {
        int most = WebhookEventType.subscribable().size();
        if (texts == null || texts.isEmpty() || texts.size() > most) {
            fault("/events", "out-of-range", "must name 1 to " + most + " events");
            return List.of();
        }
        List<WebhookEventType> events = new ArrayList<>();
        for (int at = 0; at < texts.size(); at++) {
            String pointer = "/events/" + at;
            Optional<WebhookEventType> found = WebhookEventType.find(String.valueOf(texts.get(at)))
                    .filter(event -> event != WebhookEventType.PING);
            if (found.isEmpty()) {
                faults.add(Violation.notOneOf(
                        pointer,
                        texts.get(at),
                        WebhookEventType.subscribable().stream()
                                .map(WebhookEventType::text)
                                .toList()));
            } else {
                scoped(pointer, found.get());
                events.add(found.get());
            }
        }
        return events;
    }

    private void scoped(String pointer, WebhookEventType event) {
        if (event.needsCompetition() && request.competitionId() == null) {
            fault(pointer, "invalid", "needs a competition");
        } else if (event.ofCompetition() && request.matchId() != null) {
            fault(pointer, "invalid", "is an event of competitions, not of a single match");
        }
        if (event.ofLobby() && request.competitionId() != null) {
            fault(pointer, "invalid", "is an event of the lobby, not of a competition");
        }
        if (event == WebhookEventType.MATCH_YOUR_TURN && request.competitionId() != null) {
            fault(pointer, "invalid", "is an event of your own matches, not of a competition");
        }
    }

    private void id(String pointer, @Nullable String id) {
        if (id != null && !Uuid.is(id)) {
            fault(pointer, "invalid", "must be an id");
        }
    }

    private void fault(String pointer, String code, String message) {
        faults.add(new Violation(pointer, code, message));
    }
}
