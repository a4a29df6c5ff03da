package baffin.gameservice.person;

/** There is no such topic, or not for this person. */
final class TopicNotThereException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TopicNotThereException() {
        super("no such topic for this person", null, false, false);
    }
}
