import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_FAULTS } from '#scripts/contracts/documentFaults.ts';
import { type Comparison, causesOf, compareWithOpenApi, unexplained } from '#scripts/contracts/openapi.ts';
import { GO_DOCUMENT, pactFiles, RISK_DOCUMENT, readPact } from '#scripts/contracts/pacts.ts';
import { prepareDocument } from '#scripts/contracts/prepareDocument.ts';
import { trimDocument } from '#scripts/contracts/trimDocument.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests reach into any part of a document.
const load = (file = GO_DOCUMENT): any => JSON.parse(readFileSync(file, 'utf8'));

/** To read a document and to compile what is compared with it, on a busy machine. */
const COMPARISON_MS = 120_000;

describe("the real API's document", () => {
  it('agrees with every promise, but for what is explained', async () => {
    const comparison = await compareWithOpenApi(load());
    expect(unexplained(comparison)).toEqual([]);
    expect(comparison.unused).toEqual([]);
    expect(comparison.unneeded).toEqual([]);
  });

  it('says where it comes from, and has the calls of the contracts only', () => {
    const document = load();
    expect(document.info).toMatchObject({
      'x-source': expect.stringContaining('go-api'),
      'x-date': expect.any(String),
    });
    const again = trimDocument(document, {
      source: document.info['x-source'],
      date: document.info['x-date'],
    });
    expect(JSON.parse(JSON.stringify(again))).toEqual(document);
    const wider = { ...document, paths: { ...document.paths, '/api/v2/elsewhere/': {} } };
    expect(trimDocument(wider, { source: '', date: '' }).paths).toEqual(document.paths);
  });

  describe('that has changed', () => {
    const stale = { path: '/api/v2/gone/', reason: 'It was different once.' };
    let changed: Comparison;
    // Of appeals and emergencies alone: to compile what the document says of all of them takes seconds.
    const pacts = pactFiles()
      .map(readPact)
      .map(({ interactions, ...pact }) => ({
        ...pact,
        interactions: interactions.filter(({ request: { path } }) =>
          /^\/api\/v2\/(appeal\/$|event\/\d)/.test(path),
        ),
      }));
    beforeAll(async () => {
      const document = load();
      const { schemas } = document.components;
      schemas.AppealHistory.properties.dtype.nullable = true;
      schemas.MiniCountry.properties.iso3 = { type: 'integer' };
      delete document.paths['/api/v2/appeal/'];
      changed = await compareWithOpenApi(document, [stale], DOCUMENT_FAULTS, pacts);
    }, COMPARISON_MS);

    it('is told to be mended where a fault that is known of it is gone', () => {
      expect(changed.unneeded).toMatchObject([{ schema: 'AppealHistory', field: 'dtype' }]);
    });

    it('is caught when it no longer has a field that the app uses', () => {
      const locations = unexplained(changed).map(({ location }) => location);
      expect(locations).toContain('response.body.countries.0.iso3');
    });

    it('is told by cause, with what the pact has', () => {
      expect(causesOf(unexplained(changed))).toContainEqual({
        cause: expect.stringMatching(/iso3: .*must be integer, the pact has text$/),
        times: expect.any(Number),
      });
    });

    it('is caught when it drops a route', () => {
      expect(unexplained(changed)).toContainEqual(
        expect.objectContaining({ path: '/api/v2/appeal/', code: 'request.path-or-method.unknown' }),
      );
    });

    it('tells which exceptions are out of date', () => {
      expect(changed.unused).toEqual([stale]);
    });
  });
});

describe("the risk API's document", () => {
  it('agrees with every promise, but for what is explained, and is compared with its own pact alone', async () => {
    const comparison = await compareWithOpenApi(load(RISK_DOCUMENT));
    expect(unexplained(comparison)).toEqual([]);
    expect(comparison.unused).toEqual([]);
    expect(comparison.left.map(({ provider }) => provider)).toEqual(['go-api-extensions', 'go-api']);
  });

  it('is caught when it no longer has a field that the app uses', async () => {
    const document = load(RISK_DOCUMENT);
    document.components.schemas.Pdc.properties.hazard_name = { type: 'integer' };
    const found = unexplained(await compareWithOpenApi(document));
    expect(found.map(({ location }) => location)).toContain('response.body.results.0.hazard_name');
  });
});

describe('a document made ready for the comparator', () => {
  const route = (name: string, schema: object) => ({
    get: {
      parameters: [
        { in: 'path', name, schema },
        { in: 'query', name: 'format', schema: {} },
      ],
    },
  });

  it('has one route for two that differ in the name of a parameter, which takes both', () => {
    const paths = {
      '/event/{id}': route('id', { type: 'integer' }),
      '/event/{slug}': route('slug', { type: 'string' }),
      '/event/{id}/reports': route('id', { type: 'integer' }),
    };
    expect(prepareDocument({ paths })).toEqual({
      paths: {
        '/event/{id}': route('id', { anyOf: [{ type: 'integer' }, { type: 'string' }] }),
        '/event/{id}/reports': route('id', { type: 'integer' }),
      },
    });
  });

  it('keeps the methods that only one of the two has, under the kept name', () => {
    const { get } = route('slug', { type: 'string' });
    const paths = { '/event/{id}': route('id', { type: 'integer' }), '/event/{slug}': { delete: get } };
    expect(prepareDocument({ paths })).toMatchObject({
      paths: { '/event/{id}': { delete: { parameters: [{ name: 'id' }, { name: 'format' }] } } },
    });
  });

  it('spells out that a choice may be null', () => {
    const schema = { nullable: true, oneOf: [{ type: 'string' }] };
    expect(prepareDocument({ paths: {}, components: { schema } })).toMatchObject({
      components: { schema: { oneOf: [{ type: 'string' }, { enum: [null] }] } },
    });
  });

  it('is refused when it is no OpenAPI document', () => {
    expect(() => prepareDocument({ swagger: 'no' })).toThrow('not an OpenAPI document');
  });
});
