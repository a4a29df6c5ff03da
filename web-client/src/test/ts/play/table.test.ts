import { Table } from "../../../main/ts/play/table.js";
import { local } from "../support/browser.js";
import { against, json, type Answers } from "../support/platform.js";
import { equal, test } from "../support/test.js";

/** A sandbox whose commands are done at once, and answered when the test lets them be. */
class Nim {
  version = 1;
  answered: Promise<void> = Promise.resolve();

  readonly answers: Answers = async ({ method, path }) => {
    if (method === "POST") {
      this.version++;
      await this.answered;
      return json({ version: this.version });
    }
    if (path.includes("board.svg")) {
      return new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml" } });
    }
    const { version } = this;
    return json({ version, seat: 0, toAct: [0], items: [] });
  };
}

async function table(): Promise<Table> {
  local.kept.clear();
  const host = { addController: () => undefined, requestUpdate: () => undefined };
  const at = new Table(host as never, "sandboxes", "nim", () => undefined, () => undefined);
  await at.begin();
  return at;
}

test("what was meant for a table that has moved is not sent", async () => {
  const nim = new Nim();
  const platform = await against(nim.answers, async () => {
    const at = await table();
    equal(await Promise.all([at.command({ take: 1 }), at.command({ take: 2 })]), [true, false]);
  });
  equal(platform.lines.filter((line) => line.startsWith("POST")).length, 1);
});

test("who clicks on a table that is shown before the answer to the click before is not ignored", async () => {
  const nim = new Nim();
  await against(nim.answers, async () => {
    const at = await table();
    let answer = (): void => undefined;
    nim.answered = new Promise((done) => (answer = done));
    const first = at.command({ take: 1 });
    await at.read();
    equal(at.live?.version, 2);
    const second = at.command({ take: 2 });
    answer();
    equal(await Promise.all([first, second]), [true, true]);
  });
  equal(nim.version, 3);
});
