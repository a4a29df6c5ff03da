/** What the page of the API reads of its OpenAPI document. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

export interface Answer {
  description?: string;
  headers?: Record<string, { description?: string } | Reference>;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Answer | Reference>;
  security: Record<string, string[]>[];
  method: string;
  path: string;
}

export interface ApiDocument {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Omit<Operation, "method" | "path">>>;
  components: Record<string, Record<string, unknown>>;
}

/** The operations of a document, each with its method and path. */
export function operations(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId)
      .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

/** True when an operation has every word of a search. */
export function found(operation: Operation, search: string): boolean {
  const { method, path, operationId, summary, tags } = operation;
  const text = `${method} ${path} ${operationId} ${summary} ${tags.join(" ")}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A part of the document, or what it refers to. */
export function resolved<T extends object>(document: ApiDocument, part: T | Reference): T {
  if (!("$ref" in part) || typeof part.$ref !== "string") {
    return part as T;
  }
  const [, , kind = "", name = ""] = part.$ref.split("/");
  return resolved(document, (document.components[kind]?.[name] ?? {}) as T | Reference);
}

/** The name of a schema that the document has by name. */
export function nameOf(schema: Schema): string | undefined {
  return schema.$ref?.split("/").pop();
}

/** An example of a body: one that the document has, or one of the members that it must have. */
export function exampleOf(document: ApiDocument, media: Media): unknown {
  const named = Object.values(media.examples ?? {})[0]?.value;
  return media.example ?? named ?? madeUp(document, media.schema ?? {}, 0);
}

const DEPTH_MAX = 4;

function madeUp(document: ApiDocument, named: Schema, depth: number): unknown {
  const schema = resolved(document, named);
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (schema.const !== undefined || schema.default !== undefined || schema.enum) {
    return schema.const ?? schema.default ?? schema.enum?.[0];
  }
  if (choice) {
    return depth > DEPTH_MAX ? {} : madeUp(document, choice, depth + 1);
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : (schema.type ?? (schema.properties && "object"));
  switch (type) {
    case "array":
      return depth > DEPTH_MAX ? [] : [madeUp(document, schema.items ?? {}, depth + 1)];
    case "object":
      return depth > DEPTH_MAX ? {} : members(document, schema, depth);
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    default:
      return "…";
  }
}

function members(document: ApiDocument, schema: Schema, depth: number): Record<string, unknown> {
  const required = schema.required ?? [];
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => required.includes(name))
      .map(([name, member]) => [name, madeUp(document, member, depth + 1)]),
  );
}

/** A line for a shell that sends the request of an operation to a platform. */
export function curlOf(document: ApiDocument, operation: Operation, origin: string): string {
  const parts = [operation.method === "GET" ? "curl" : `curl -X ${operation.method}`];
  parts.push(quoted(origin + operation.path));
  if (operation.security.some((way) => "bearer" in way)) {
    parts.push('-H "Authorization: Bearer $TOKEN"');
  }
  for (const parameter of operation.parameters ?? []) {
    const { name, in: place } = resolved<Parameter>(document, parameter);
    if (place === "header" && name === "If-Match") {
      parts.push("-H 'If-Match: *'");
    }
  }
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (type && media) {
    const example = exampleOf(document, media);
    const body = typeof example === "string" ? example : JSON.stringify(example);
    parts.push(`-H 'Content-Type: ${type}'`, `-d ${quoted(body)}`);
  }
  return parts.join(" \\\n  ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
