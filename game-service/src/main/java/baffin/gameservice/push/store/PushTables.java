package baffin.gameservice.push.store;

import java.util.List;

/** The tables of web push: no fold of a log, so a rebuild leaves them alone. Times are ms since 1970. */
public final class PushTables {

    /** What was given to be sent, so that it is given once: kept for minutes, and not in the log. */
    private static final String CLAIMS = """
            create table if not exists push_claim (
              subscription text not null, notice_id text not null, version bigint not null, number int not null,
              claimed bigint not null, primary key (subscription, notice_id, version, number))""";

    public static final List<String> SCHEMA = List.of("""
            create table if not exists push_subscription (
              id text primary key, owner text not null, endpoint text not null, keys text not null,
              device text not null, kinds text[] not null, language text not null, server_key text not null,
              created bigint not null, last_sent bigint)""", """
            create index if not exists push_subscription_owner on push_subscription (owner, created desc)""", CLAIMS);

    private PushTables() {}
}
