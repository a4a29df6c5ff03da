package baffin.gameservice.push;

import java.util.List;

/** The tables of web push: no fold of a log, so a rebuild leaves them alone. Times are ms since 1970. */
public final class PushTables {

    public static final List<String> SCHEMA = List.of("""
            create table if not exists push_subscription (
              id text primary key, owner text not null, endpoint text not null, keys text not null,
              device text not null, kinds text[] not null, language text not null, server_key text not null,
              created bigint not null, last_sent bigint)""", """
            create index if not exists push_subscription_owner on push_subscription (owner, created desc)""", """
            create table if not exists push_delivery (
              target_id text not null, event_id text not null, type text not null, body text not null,
              created bigint not null, state text not null, tries int not null, next_at bigint not null,
              lease text, lease_since bigint, lease_until bigint not null default 0,
              attempts jsonb not null default '[]', owner text not null, version bigint not null, number int not null,
              primary key (target_id, event_id))""", """
            create index if not exists push_delivery_due
              on push_delivery (target_id, next_at) where state = 'WAITING'""");

    private PushTables() {}
}
