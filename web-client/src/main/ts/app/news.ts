/** What waits for an answer of the reader: invitations, proposals, their turn at another table, chat out of sight. */

import type { Match, Notification, Page } from "./api.js";
import { get, send } from "./http.js";
import { follow } from "./live.js";
import { lobbyMatch, rematch } from "./lobby-match.js";
import { go, route } from "./router.js";
import { onSession, player } from "./session.js";
import { moment } from "./time.js";
import { myTurn, onTurns } from "./turns.js";
import { t, type Key } from "../i18n/words.js";
import { declinePause } from "../play/pause.js";

export interface Answer {
  words: Key;
  act: () => unknown;
}

export interface News {
  /** What it is about: later news of the same id takes its place. */
  id: string;
  text: string;
  answers: Answer[];
}

type Listener = (news: readonly News[]) => void;

const TURN = ["YOUR_TURN", "YOU_WERE_ASKED", "TIME_IS_SHORT"];
/** What concerns the table itself: the page of that table says it. */
const AT_THE_TABLE = [...TURN, "MATCH_STARTED", "MATCH_ENDED", "PAUSED", "RESUMED", "PLAYER_LEFT"];
/** What happens in a competition, and leads to its page. */
const IN_COMPETITION = [
  ...["INVITED", "MOVED_UP", "REPLACING", "REMOVED", "PENALTY_GIVEN", "POLICY_CHANGED", "ANNOUNCEMENT"],
  ...["ROUND_PUBLISHED", "ROUND_WITHDRAWN", "SEATS_CHANGED", "DEADLINE_MOVED", "TABLE_LATE"],
  ...["RULING_MADE", "RULING_LIFTED", "COMPETITION_FINISHED", "COMPETITION_CANCELLED"],
];
const ANSWERED = [...AT_THE_TABLE, "INVITED_TO_MATCH", "PAUSE_PROPOSED", "SEAT_OFFERED", "SEAT_LOST"];
const listeners = new Set<Listener>();

let news: readonly News[] = [];
let leave: (() => void)[] = [];

export function onNews(listener: Listener): () => void {
  listeners.add(listener);
  listener(news);
  return () => listeners.delete(listener);
}

function set(changed: readonly News[]): void {
  news = changed;
  listeners.forEach((listener) => listener(news));
}

export function bring(item: News): void {
  set([item, ...news.filter((other) => other.id !== item.id)]);
}

export function settle(id: string): void {
  if (news.some((item) => item.id === id)) {
    set(news.filter((item) => item.id !== id));
  }
}

/** What a notice is about, as an id of news; undefined for one that needs no place on the page. */
export function subject(notice: Notification, place: string): string | undefined {
  const { kind, matchId, competitionId } = notice;
  if (competitionId && IN_COMPETITION.includes(kind)) {
    return notice.read || place === `competition/${competitionId}` ? undefined : `${kind}/${competitionId}`;
  }
  const here = place === `matches/${matchId}` || place === `tables/${matchId}`;
  if (!matchId || notice.read || notice.overSince !== undefined || !ANSWERED.includes(kind)) {
    return undefined;
  }
  if (here && kind !== "PAUSE_PROPOSED") {
    return undefined;
  }
  return `${TURN.includes(kind) ? "turn" : kind}/${matchId}`;
}

/** The page of a competition that a notice is about. */
function placeOf({ competitionId, round, table }: Notification): string {
  const rounds = round === undefined ? "" : `?view=rounds&n=${round}${table === undefined ? "" : `&table=${table}`}`;
  return `competition/${competitionId}${rounds}`;
}

/** What can't be read now stays in the list of matches. */
function take(notice: Notification): void {
  shown(notice).catch(() => undefined);
}

async function shown(notice: Notification): Promise<void> {
  const id = subject(notice, route().place);
  if (id === undefined) {
    return;
  }
  if (notice.competitionId && IN_COMPETITION.includes(notice.kind)) {
    const there = { words: "news.go", act: () => go(placeOf(notice)) } as const;
    bring({ id, text: notice.summary, answers: read(notice, [there]) });
    return;
  }
  const match = notice.matchId!;
  const there: Answer = { words: "news.go", act: () => go(`matches/${match}`) };
  if (notice.kind === "INVITED_TO_MATCH") {
    await invited(id, match, notice);
  } else if (notice.kind === "PAUSE_PROPOSED") {
    const text = `${notice.summary} ${notice.deadline ? t("news.until", { at: moment(notice.deadline) }) : ""}`;
    const agree = async (): Promise<void> => {
      const until = (await get<Match>(`/matches/${match}`)).table.pauseProposal?.until;
      await (until && send("POST", `/matches/${match}/commands`, { type: "Pause", until }, "*"));
    };
    const answers: Answer[] = [
      { words: "menu.agree", act: agree },
      { words: "menu.decline", act: () => declinePause(match) },
    ];
    bring({ id, text, answers: read(notice, answers) });
  } else {
    bring({ id, text: notice.summary, answers: read(notice, [there]) });
  }
}

async function invited(id: string, match: string, notice: Notification): Promise<void> {
  const table = await lobbyMatch(match, "", () => true);
  const seat = table.seats.find((each) => each.player === player()?.id);
  if (table.state !== "OPEN" || !seat?.invited) {
    return;
  }
  const again = table.rematchOf;
  const who = table.seats.find((each) => each.player === table.organiser)?.handle ?? "";
  const answers: Answer[] = [
    { words: "table.join", act: () => (again ? rematch(again) : go(`tables/${match}`)) },
    { words: "menu.decline", act: () => send("POST", `/lobby/matches/${match}/leave`) },
  ];
  bring({ id, text: again ? t("news.rematch", { who }) : notice.summary, answers: read(notice, answers) });
}

/** The answers, each of which also marks the notice as read; "later" leaves it for the list of matches. */
function read(notice: Notification, answers: Answer[]): Answer[] {
  return answers.map(({ words, act }) => ({
    words,
    act: async () => {
      await act();
      await send("POST", "/players/me/notifications/read", { ids: [notice.id] });
    },
  }));
}

async function unread(): Promise<void> {
  const page = await get<Page<Notification>>("/players/me/notifications?unread=true&limit=20").catch(() => undefined);
  const waiting = page?.items.filter((notice) => !AT_THE_TABLE.includes(notice.kind)) ?? [];
  waiting.reverse().forEach(take);
}

/** Follows the notices of the signed-in player, and begins with those that still wait. */
export function watchNews(): void {
  let watched: string | undefined;
  let waited: string[] = [];
  onTurns((own) => {
    const waiting = own.filter(myTurn).map((match) => `turn/${match.matchId}`);
    waited.filter((id) => !waiting.includes(id)).forEach(settle);
    waited = waiting;
  });
  addEventListener("hashchange", () => {
    const [page, id] = route().place.split("/");
    if (page === "matches" || page === "tables" || page === "competition") {
      news
        .filter((item) => item.id.endsWith(`/${id}`) && !item.id.startsWith("PAUSE_PROPOSED"))
        .forEach((item) => settle(item.id));
    }
  });
  onSession(() => {
    if (player()?.id === watched) {
      return;
    }
    watched = player()?.id;
    leave.forEach((end) => end());
    leave = [];
    set([]);
    if (watched) {
      leave.push(follow([], ({ event, data }) => event === "notification" && take(data as Notification)));
      void unread();
    }
  });
}
