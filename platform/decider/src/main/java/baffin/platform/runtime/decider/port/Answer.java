package baffin.platform.runtime.decider.port;

import baffin.platform.wire.Reply;

/** What a caller learns of its command. */
public sealed interface Answer {

    /** It was decided. */
    record Decided(Reply reply) implements Answer {}

    /** Not known: it may or may not be in the log. Ask again with the same id, or probe for it. */
    record Unknown() implements Answer {}

    /** Not taken: too many commands are waiting already. */
    record Full() implements Answer {}
}
