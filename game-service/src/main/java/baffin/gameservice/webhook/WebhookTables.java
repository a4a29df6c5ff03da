package baffin.gameservice.webhook;

import java.util.List;

/** The tables of webhooks: no fold of a log, so a rebuild leaves them alone. Times are ms since 1970. */
public final class WebhookTables {

    public static final List<String> SCHEMA = List.of("""
            create table if not exists webhook (
              id text primary key, owner text not null, url text not null,
              events text[] not null, match_id text, competition_id text, description text not null,
              state text not null, reason text, since bigint not null, created bigint not null, failing_since bigint,
              secret text not null, older text not null)""", """
            create index if not exists webhook_owner on webhook (owner, created desc)""", """
            create index if not exists webhook_match on webhook (match_id) where match_id is not null""", """
            create index if not exists webhook_competition
              on webhook (competition_id) where competition_id is not null""", """
            create table if not exists webhook_delivery (
              target_id text not null, event_id text not null, type text not null, body text not null,
              created bigint not null, state text not null, tries int not null, next_at bigint not null,
              lease text, lease_since bigint, lease_until bigint not null default 0,
              attempts jsonb not null default '[]', primary key (target_id, event_id))""", """
            create index if not exists webhook_delivery_due
              on webhook_delivery (target_id, next_at) where state = 'WAITING'""", """
            create index if not exists webhook_delivery_latest
              on webhook_delivery (target_id, created desc, event_id desc)""", """
            create index if not exists webhook_delivery_age on webhook_delivery (created)""", """
            create table if not exists webhook_told (
              topic text not null, part int not null, next_offset bigint not null,
              primary key (topic, part))""");

    private WebhookTables() {}
}
