import { type ApiDocument, curlOf, found, operations } from "../../../main/ts/reference/api-document.js";
import { limits, typeOf } from "../../../main/ts/reference/types.js";
import { equal, test } from "../support/test.js";

const responses = {};
const api: ApiDocument = {
  info: { title: "T", version: "1", description: "" },
  tags: [{ name: "Boats", description: "" }],
  paths: {
    "/boats/{id}": {
      get: { operationId: "boat", summary: "Get a boat", description: "", tags: ["Boats"], responses, security: [] },
      put: {
        operationId: "changeBoat",
        summary: "Change a boat",
        description: "",
        tags: ["Boats"],
        parameters: [{ $ref: "#/components/parameters/IfMatch" }],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Boat" } } } },
        responses,
        security: [{ bearer: [] }],
      },
    },
  },
  components: {
    parameters: { IfMatch: { name: "If-Match", in: "header" } },
    schemas: {
      Boat: {
        type: "object",
        required: ["name", "seats", "next"],
        properties: {
          name: { type: "string" },
          seats: { type: "array", items: { type: "integer", minimum: 2 } },
          next: { $ref: "#/components/schemas/Boat" },
          note: { type: "string" },
        },
      },
    },
  },
};
const [read, change] = operations(api);

test("an operation has its method and path", () => {
  equal(`${read!.method} ${read!.path}`, "GET /boats/{id}");
});

test("an operation is found by all words of a search, in any order", () => {
  equal(found(change!, " boat PUT"), true);
  equal(found(change!, "boat get"), false);
  equal(found(read!, ""), true);
});

test("a line for the shell has the method, the token and no body that nobody sends", () => {
  equal(curlOf(api, read!, "https://x"), "curl \\\n  'https://x/boats/{id}'");
});

test("a body without an example has its required members, and an end", () => {
  const line = curlOf(api, change!, "https://x");

  equal(line.includes("-H \"Authorization: Bearer $TOKEN\""), true);
  equal(line.includes("-H 'If-Match: *'"), true);
  equal(line.includes(`-d '{"name":"…","seats":[2],"next":{"name":"…"`), true);
  equal(line.includes("note"), false);
});

test("a quote in a body stays within the quotes of the shell", () => {
  const media = { "application/json": { example: { name: "Nansen's" } } };

  const line = curlOf(api, { ...change!, requestBody: { content: media } }, "https://x");

  equal(line.includes(`-d '{"name":"Nansen'\\''s"}'`), true);
});

test("types and limits are said in a few words", () => {
  equal(typeOf({ type: "array", items: { $ref: "#/components/schemas/Boat" } }), "Boat[]");
  equal(typeOf({ enum: ["A", "B"] }), '"A" | "B"');
  equal(typeOf({ type: "string", format: "uuid" }), "string (uuid)");
  equal(limits({ minimum: 1, maximum: 200, default: 50 }), "at least 1, at most 200, default 50");
});
