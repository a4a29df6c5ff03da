package baffin.gameservice.webhook;

/** Whether a webhook is told anything. */
public enum WebhookState {
    /** It is told what happens. */
    ACTIVE,
    /** Its owner has switched it off: nothing is told, what waits goes on waiting. */
    PAUSED,
    /** Switched off after days of nothing but failures; its owner may switch it on again. */
    FAILED,
    /** Its receiver has answered 410: for good. */
    DEAD
}
