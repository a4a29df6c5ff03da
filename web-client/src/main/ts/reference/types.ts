/** The type of a value and its bounds, in a few words. */

import { nameOf, type Schema } from "./api-document.js";

/** The type of a schema in a few words. */
export function typeOf(schema: Schema): string {
  const name = nameOf(schema);
  if (name) {
    return name;
  }
  if (schema.enum ?? schema.const) {
    return (schema.enum ?? [schema.const]).map((value) => JSON.stringify(value)).join(" | ");
  }
  if (schema.items) {
    return `${typeOf(schema.items)}[]`;
  }
  const type = Array.isArray(schema.type) ? schema.type.join(" | ") : (schema.type ?? "any");
  return schema.format ? `${type} (${schema.format})` : type;
}

/** Bounds and default of a value, in words. */
export function limits(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, pattern } = schema;
  const words = [
    minimum !== undefined ? `at least ${minimum}` : "",
    maximum !== undefined ? `at most ${maximum}` : "",
    minLength ? `at least ${minLength} characters` : "",
    maxLength !== undefined ? `at most ${maxLength} characters` : "",
    pattern ? `matches ${pattern}` : "",
    schema.default !== undefined ? `default ${JSON.stringify(schema.default)}` : "",
  ];
  return words.filter(Boolean).join(", ");
}
