type Json = Record<string, unknown>;
interface Operation {
  parameters?: { in: string; name: string; schema?: Json }[];
}
type PathItem = Record<string, Operation>;

/**
 * An OpenAPI document as the comparator can read it, with the same meaning:
 * - routes that differ only in the name of a parameter (`/event/{id}`, `/event/{slug}`) are one route that takes both,
 *   since the comparator's router holds one of them;
 * - a choice that may be null says so as one more choice, since the comparator takes a nullable schema without a type for
 *   an object.
 */
export function prepareDocument(document: object): object {
  const copy = spellOutNull(structuredClone(document)) as { paths?: Record<string, PathItem> };
  if (!copy.paths) throw new Error('This is not an OpenAPI document: it has no paths.');
  return { ...copy, paths: mergeTwins(copy.paths) };
}

function mergeTwins(paths: Record<string, PathItem>) {
  const merged = new Map<string, [path: string, item: PathItem]>();
  for (const [path, item] of Object.entries(paths)) {
    const shape = path.replace(/\{[^}]+\}/g, '{}');
    const twin = merged.get(shape);
    if (!twin) {
      merged.set(shape, [path, item]);
      continue;
    }
    for (const [method, operation] of Object.entries(item)) {
      const kept = twin[1][method];
      if (kept) widen(kept, operation);
      else twin[1][method] = renamed(operation, path, twin[0]);
    }
  }
  return Object.fromEntries(merged.values());
}

/** Lets the path parameters of one operation take what those of its twin take, in their order. */
function widen(kept: Operation, twin: Operation) {
  const others = pathParameters(twin);
  pathParameters(kept).forEach((parameter, index) => {
    const other = others[index];
    if (parameter.schema && other?.schema) parameter.schema = { anyOf: [parameter.schema, other.schema] };
  });
}

function renamed(operation: Operation, from: string, to: string): Operation {
  const names = namesOf(to);
  pathParameters(operation).forEach((parameter) => {
    parameter.name = names[namesOf(from).indexOf(parameter.name)] ?? parameter.name;
  });
  return operation;
}

const pathParameters = ({ parameters = [] }: Operation) =>
  parameters.filter(({ in: place }) => place === 'path');
const namesOf = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);

function spellOutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spellOutNull);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, spellOutNull(item)]);
  const { nullable, ...schema } = Object.fromEntries(entries) as Json;
  if (nullable === true && Array.isArray(schema.oneOf) && !schema.type) {
    return { ...schema, oneOf: [...schema.oneOf, { enum: [null] }] };
  }
  return nullable === undefined ? schema : { ...schema, nullable };
}
