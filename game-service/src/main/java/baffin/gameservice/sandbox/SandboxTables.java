package baffin.gameservice.sandbox;

import java.util.List;

/** The tables of sandboxes. They hold no fold of the log, so a rebuild leaves them alone. */
public final class SandboxTables {

    public static final List<String> SCHEMA = List.of("""
            create table if not exists sandbox (
              id text primary key, owner text not null, shape int not null, game text not null,
              origin text not null, origin_version bigint not null, seat int, version bigint not null,
              created_at timestamptz not null, expires_at timestamptz not null,
              base text not null, memory text not null)""", """
            create index if not exists sandbox_owner on sandbox (owner, created_at desc)""", """
            create index if not exists sandbox_expiry on sandbox (expires_at)""", """
            create table if not exists sandbox_step (
              sandbox_id text not null references sandbox (id) on delete cascade, version bigint not null,
              body text not null, primary key (sandbox_id, version))""");

    private SandboxTables() {}
}
