package baffin.platform.identity;

import io.smallrye.mutiny.Multi;

/** Whether a token was ended before its time, by a new password or by its owner. */
interface EarlyEnd {

    /** That of a reader who is not signed in. */
    EarlyEnd NEVER = new EarlyEnd() {

        @Override
        public boolean come() {
            return false;
        }

        @Override
        public Multi<Revocation> signal() {
            return Multi.createFrom().nothing();
        }
    };

    static EarlyEnd of(SessionToken token, Revocations revocations) {
        return new EarlyEnd() {

            @Override
            public boolean come() {
                return revocations.refuses(token);
            }

            @Override
            public Multi<Revocation> signal() {
                return revocations.endOf(token);
            }
        };
    }

    /** True from then on. */
    boolean come();

    /** An item at that moment. */
    Multi<Revocation> signal();
}
