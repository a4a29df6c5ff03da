/** What organisers paste: names, and results of tables, from lists and from spreadsheets. Pure functions. */

import type { ResultRow } from "./documents.js";

const SEPARATOR = /[,;\t]/;
const COLUMNS = ["round", "table", "entrant", "player", "handle", "place", "score", "fate"] as const;
const NUMBERS: readonly string[] = ["round", "table", "entrant", "place", "score"];
/** What a spreadsheet calls a column of names. */
const NAMES = ["handle", "name", "player", "spieler", "jugador", "гравець"];

type Column = (typeof COLUMNS)[number];

export interface Names {
  names: string[];
  /** Those that were there more than once, each once. */
  twice: string[];
}

/** Names from lines, from one line with commas, or from the column of a table that is called so. */
export function parseNames(text: string): Names {
  const lines = cells(text);
  const column = lines[0]?.findIndex((cell) => NAMES.includes(cell.toLowerCase())) ?? -1;
  const found = column >= 0 ? lines.slice(1).map((line) => line[column] ?? "") : oneOrMany(lines);
  const names: string[] = [];
  const twice: string[] = [];
  for (const name of found.filter(Boolean)) {
    const same = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
    if (!names.some(same)) {
      names.push(name);
    } else if (!twice.some(same)) {
      twice.push(name);
    }
  }
  return { names, twice };
}

/** All cells of one line are names; of many lines the first cells. */
function oneOrMany(lines: string[][]): string[] {
  return lines.length === 1 ? lines[0]! : lines.map((line) => line[0]!);
}

/** Numbers stay text where they name somebody: an entrant by number. */
export function entrantRefs(names: readonly string[]): (number | string)[] {
  return names.map((name) => (/^\d+$/.test(name) ? Number(name) : name));
}

/** Results, one a line: table, name, score; or the columns that the first line names. Empty cells say nothing. */
export function parseResults(text: string): ResultRow[] {
  const lines = cells(text);
  const head = lines[0]?.map((cell) => cell.toLowerCase()) ?? [];
  const named = head.includes("table") && head.every((cell) => (COLUMNS as readonly string[]).includes(cell));
  const columns = named
    ? (head as Column[])
    : lines[0]?.length === 4
      ? COLUMNS.filter(usual)
      : (["table", "handle", "score"] as const);
  return lines.slice(named ? 1 : 0).map((line) => {
    const row = columns.flatMap((column, at) => {
      const cell = line[at];
      return cell ? [[column, NUMBERS.includes(column) ? Number(cell) : cell] as const] : [];
    });
    return Object.fromEntries(row) as unknown as ResultRow;
  });
}

function usual(column: Column): boolean {
  return ["round", "table", "handle", "score"].includes(column);
}

function cells(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .map((line) => line.split(SEPARATOR).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")))
    .filter((line) => line.some(Boolean));
}
