/** Shows the results of all tests to the developer who runs `npm test`. */

import process from "node:process";
import { results } from "./run.js";

for (const { file, name, failure } of results) {
  console.log(failure === undefined ? `ok    ${file}: ${name}` : `FAIL  ${file}: ${name}\n${failure}`);
}
process.exitCode = results.length === 0 || results.some((result) => result.failure !== undefined) ? 1 : 0;
