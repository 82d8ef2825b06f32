import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { StandardErrorBody } from '#contracts/errorBodies.ts';
import { LegacyErrorBody } from '#contracts/errors.ts';
import { isRepeated } from '#contracts/query.ts';

type Schema = z.core.$ZodType;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Everything that the API answers, as an OpenAPI 3.1 document: made of the declarations that it is implemented by. */
export function openApiDocument({ title, version }: { title: string; version: string }): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version },
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => one.localeCompare(other, 'en'))),
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Token, a space, and the token',
        },
      },
      responses: {
        error: {
          description: 'A refusal',
          content: json({
            anyOf: [jsonSchema(StandardErrorBody, 'output'), jsonSchema(LegacyErrorBody, 'output')],
          }),
        },
      },
    },
  };
}

function operation(endpoint: Endpoint) {
  const { title, method, path, token, content, query, body, answer } = endpoint;
  return {
    operationId: `${method} ${path}`,
    summary: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    security: token === 'required' ? [{ token: [] }] : [{}, { token: [] }],
    parameters: [
      ...pathParameters(path),
      ...(query ? queryParameters(query) : []),
      LANGUAGE,
      ...ownHeaders(endpoint),
    ],
    ...(body && {
      requestBody: { required: true, content: { [MEDIA[content]]: { schema: jsonSchema(body, 'input') } } },
    }),
    responses: {
      ...Object.fromEntries(successesOf(endpoint).map((status) => [status, success(status, answer)])),
      default: { $ref: '#/components/responses/error' },
    },
  };
}

const LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of names',
  schema: { type: 'string', enum: ['en', 'fr', 'es', 'ar'] },
};

/** Headers that some calls take beside those of every call, as the pact promises them. */
function ownHeaders({ interactions }: Endpoint) {
  const names = interactions.flatMap(({ headers = {} }) => Object.keys(headers));
  return [...new Set(names)].map((name) => ({ name, in: 'header', schema: { type: 'string' } }));
}

const MEDIA = {
  json: 'application/json',
  'form-data': 'multipart/form-data',
  csv: 'application/json',
  excel: 'application/json',
};

function pathParameters(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: ['integer', 'string'] },
  }));
}

/** A list is one value, joined with commas, unless the declaration says that each item is a parameter of its own. */
function queryParameters(query: Schema) {
  const { properties = {}, required = [] } = jsonSchema(query, 'output');
  const { shape } = query as z.ZodMiniObject;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...((schema as JsonSchema).type === 'array' && {
      style: 'form',
      explode: isRepeated(shape[name] as Schema),
    }),
  }));
}

/** The statuses other than refusals that the pact promises: 200 where it says nothing. */
function successesOf({ interactions }: Endpoint) {
  const statuses = interactions.map(({ status = 200 }) => status).filter((status) => status < 300);
  return statuses.length > 0 ? [...new Set(statuses)] : [200];
}

const success = (status: number, answer: Schema) =>
  status === 204
    ? { description: 'Done' }
    : { description: 'The answer', content: json(jsonSchema(answer, 'output')) };

const json = (schema: object) => ({ 'application/json': { schema } });

/** What JSON cannot say (files) is left open; whole numbers are not bounded by what a browser can count. */
function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema: part }) {
      if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
      if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
    },
  });
  return described;
}
