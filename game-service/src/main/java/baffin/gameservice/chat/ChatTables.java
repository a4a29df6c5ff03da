package baffin.gameservice.chat;

import java.util.List;

public final class ChatTables {

    /** Raised whenever a table or what stands in it changes: rows are then folded anew. */
    static final int SHAPE = 1;

    static final List<String> NAMES = List.of("chat_line", "chat_report", "chat_quiet");

    public static final String MUTES = """
            create table if not exists chat_mute (
              player text not null, muted text not null, primary key (player, muted))""";

    public static final String READ_MARKS = """
            create table if not exists chat_read (
              player text not null, match_id text not null, channel text not null, message_id text not null,
              at timestamptz not null, primary key (player, match_id, channel))""";

    static final List<String> SCHEMA = List.of("""
            create table if not exists chat_line (
              generation int not null, match_id text not null, message_id text not null, channel text not null,
              player text not null, bot boolean not null, seat int not null,
              said text, removed text, at timestamptz not null, place bigint not null, changed bigint not null,
              primary key (generation, match_id, message_id)) partition by list (generation)""", """
            create index if not exists chat_line_latest on chat_line (generation, match_id, channel, place desc)""", """
            create index if not exists chat_line_changed on chat_line (generation, match_id, channel, changed)""", """
            create index if not exists chat_line_age on chat_line (at)""", """
            create table if not exists chat_report (
              generation int not null, match_id text not null, message_id text not null, player text not null,
              reason text not null, at timestamptz not null,
              primary key (generation, match_id, message_id, player)) partition by list (generation)""", """
            create table if not exists chat_quiet (
              generation int not null, match_id text not null, player text not null, at timestamptz not null,
              primary key (generation, match_id, player)) partition by list (generation)""", MUTES, READ_MARKS);

    private ChatTables() {}
}
