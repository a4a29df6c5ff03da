import { entrantRefs, parseNames, parseResults } from "../../../main/ts/organise/rows.js";
import { equal, test } from "../support/test.js";

test("names come one a line, in one line, or from the column of a spreadsheet", () => {
    equal(parseNames("Ann\n\n Bob \r\nCid").names, ["Ann", "Bob", "Cid"]);
    equal(parseNames("Ann, Bob; Cid").names, ["Ann", "Bob", "Cid"]);
    equal(parseNames('Club;Handle\nNorth;Ann\nSouth;"Bob"').names, ["Ann", "Bob"]);
});

test("a name that is there twice is kept once and named", () => {
    equal(parseNames("Ann\nbob\nBob\nBOB"), { names: ["Ann", "bob"], twice: ["Bob"] });
    equal(parseNames(" \n"), { names: [], twice: [] });
});

test("entrants are named by number or by name", () => {
    equal(entrantRefs(["7", "Amundsen", "5"]), [7, "Amundsen", 5]);
});

test("results come as table, name and score, whatever separates them", () => {
    equal(parseResults("1,Ann,61\n1;Bob;55"), [
        { table: 1, handle: "Ann", score: 61 },
        { table: 1, handle: "Bob", score: 55 },
    ]);
    equal(parseResults("2\t1\tAnn\t61"), [{ round: 2, table: 1, handle: "Ann", score: 61 }]);
});

test("a first line names other columns, and empty cells say nothing", () => {
    equal(parseResults("table,entrant,place,fate\n3,7,1,\n3,9,,NO_SHOW"), [
        { table: 3, entrant: 7, place: 1 },
        { table: 3, entrant: 9, fate: "NO_SHOW" },
    ]);
});
