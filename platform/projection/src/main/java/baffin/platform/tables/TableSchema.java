package baffin.platform.tables;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What the database needs to tell its changes: {@code table_change} holds the latest image of every row that the log
 * lacks, triggers fill it in the transaction of the change, so that no way of writing can forget it.
 */
final class TableSchema {

    /** Setting of a transaction whose changes come from the log. */
    static final String RESTORING = "select set_config('baffin.restoring', 'on', true)";

    static final List<String> BOOKS = List.of("""
            create table if not exists table_log (
              topic text primary key, next_offset bigint not null, tables text not null, sealed_under text not null)
            """, """
            create table if not exists table_change (
              tab text not null, key text not null, place bigint not null, body jsonb, primary key (tab, key))
            """, """
            create index if not exists table_change_place on table_change (place)""", """
            create sequence if not exists table_change_places""", """
            create or replace function table_changed() returns trigger language plpgsql as '
            declare
              image jsonb;
            begin
              if current_setting(''baffin.restoring'', true) = ''on''
                  or (tg_op = ''UPDATE'' and old is not distinct from new) then
                return null;
              end if;
              if tg_op = ''DELETE'' then image = to_jsonb(old); else image = to_jsonb(new); end if;
              insert into table_change (tab, key, place, body)
              select tg_table_name, cast(jsonb_agg(image -> c.name order by c.nth) as text),
                nextval(''table_change_places''), case when tg_op = ''DELETE'' then null else image end
              from unnest(tg_argv) with ordinality as c(name, nth)
              on conflict (tab, key) do update set place = excluded.place, body = excluded.body;
              return null;
            end'""", """
            create or replace function table_restore(tab text, keys text[], image jsonb) returns int
            language plpgsql as '
            declare
              names text;
              given text;
            begin
              select string_agg(quote_ident(a.attname), '', ''),
                string_agg(''excluded.'' || quote_ident(a.attname), '', '')
              into names, given
              from pg_attribute a
              where a.attrelid = cast(quote_ident(tab) as regclass) and a.attnum > 0 and not a.attisdropped
                and jsonb_exists(image, a.attname);
              execute format(''insert into %1$I (%2$s) select %2$s from jsonb_populate_record(cast(null as %1$I), $1)
                on conflict (%3$s) do update set (%2$s) = row(%4$s)'', tab, names, array_to_string(keys, '', ''), given)
              using image;
              return 1;
            end'""");

    private TableSchema() {}

    /** Makes changes of a table go to the log from now on. */
    static String trigger(LoggedTable table) {
        String update = table.watched().isEmpty() ? "update" : "update of " + String.join(", ", table.watched());
        String key = table.key().stream().map(column -> "'" + column + "'").collect(Collectors.joining(", "));
        return "create or replace trigger logged after insert or delete or " + update + " on " + table.name()
                + " for each row execute function table_changed(" + key + ")";
    }

    /** Takes all rows of a table for changed. */
    static String takeOver(LoggedTable table) {
        return "insert into table_change (tab, key, place, body) select '" + table.name() + "', " + table.keyOfRow()
                + ", nextval('table_change_places'), to_jsonb(t) from " + table.name() + " t"
                + " on conflict (tab, key) do update set place = excluded.place, body = excluded.body";
    }
}
