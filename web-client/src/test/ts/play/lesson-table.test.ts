import { local } from "../support/browser.js";
import { LessonTable } from "../../../main/ts/play/lesson-table.js";
import { against, json, problem, type Answers } from "../support/platform.js";
import { equal, test } from "../support/test.js";

const PARTS = /^\/api\/v1\/lessons\/(nim[.\d]*)(\/[a-z.-]+)?/;
/** Two steps; only the actions 1 and 3 do what each asks for. */
const STEPS = 2;

/** A version for each step, and one for the answer of the opponent. */
const nim: Answers = ({ path }) => {
  const [, id = "", part] = PARTS.exec(path) ?? [];
  const done = id.split(".").length - 1;
  const version = 1 + 2 * done;
  if (id.includes(".0")) {
    return problem(404, "not-found");
  }
  switch (part) {
    case "/board.svg":
      // as the platform: a lesson has no other versions
      return path.includes("version=")
        ? problem(400, "invalid-field")
        : new Response(`<svg id="${id}"/>`, { headers: { "Content-Type": "image/svg+xml" } });
    case "/legal-actions":
      return json({ items: [0, 1, 2, 3].map((take) => ({ command: { take } })) });
    case "/log":
      return json({ items: Array.from({ length: version }, (_, at) => ({ version: at + 1, lines: [] })) });
    default:
      return json({
        version,
        seat: 0,
        toAct: [0],
        canUndo: true,
        lesson: { done, steps: STEPS, say: `step ${done}`, point: [], choices: done < STEPS ? [1, 3] : [] },
      });
  }
};

function table(): LessonTable {
  const host = { addController: () => undefined, requestUpdate: () => undefined };
  return new LessonTable(host as never, "lessons", "nim", () => undefined, () => undefined);
}

const offered = (at: LessonTable): unknown[] => at.actions.map((action) => action.command);

test("a lesson offers what it asks for, and nothing is taken back by the match", async () => {
  local.kept.clear();
  await against(nim, async () => {
    const at = table();
    await at.begin();

    equal(offered(at), [{ take: 1 }, { take: 3 }]);
    equal(at.live?.canUndo, false);
    equal(at.step?.say, "step 0");
  });
});

test("a command leads to the lesson after it, by the index that the platform has for it", async () => {
  local.kept.clear();
  const platform = await against(nim, async () => {
    const at = table();
    await at.begin();

    equal(await at.command(at.actions[1]!.command), true);
    equal(at.id, "nim.3");
    equal(at.step?.done, 1);
    equal(at.log.filter((step) => step.version > at.seen).map((step) => step.version), [3]);
  });

  equal(platform.requests.every(({ method }) => method === "GET"), true);
});

test("the way back leads to the step before, and another way on from there", async () => {
  local.kept.clear();
  await against(nim, async () => {
    const at = table();
    await at.begin();
    await at.command(at.actions[0]!.command);
    await at.command(at.actions[0]!.command);
    equal([at.id, offered(at)], ["nim.1.1", []]);

    await at.back();
    equal([at.id, at.live?.version, at.log.length, at.board], ["nim.1", 3, 3, '<svg id="nim.1"/>']);
    await at.command(at.actions[1]!.command);
    equal(at.id, "nim.1.3");

    await at.again();
    equal([at.id, at.live?.version], ["nim", 1]);
    await at.back();
    equal(at.id, "nim");
  });
});

test("a browser goes on where the learner has stopped, and begins anew where that is no lesson any more", async () => {
  local.kept.clear();
  await against(nim, async () => {
    const first = table();
    await first.begin();
    await first.command(first.actions[1]!.command);

    const later = table();
    await later.begin();
    equal(later.id, "nim.3");
  });

  for (const gone of ["nim.0", "nimble.1", "chess.1", 7]) {
    local.setItem("baffin.lesson.nim", JSON.stringify(gone));
    await against(nim, async () => {
      const at = table();
      await at.begin();
      equal(at.id, "nim");
    });
  }
});

test("a step is kept as soon as it is shown: who leaves while its log is being read comes back to it", async () => {
  local.kept.clear();
  const whileRead: (string | null)[] = [];
  const watched: Answers = (request) => {
    if (request.path.includes("/log")) {
      whileRead.push(local.getItem("baffin.lesson.nim"));
    }
    return nim(request);
  };
  await against(watched, async () => {
    const at = table();
    await at.begin();
    await at.command(at.actions[0]!.command);
    await at.back();
  });

  equal(whileRead, ['"nim"', '"nim.1"', '"nim"']);
});
