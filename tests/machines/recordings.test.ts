import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MACHINES } from '#machines/catalogue.ts';
import { fromJson } from '#stories/explorer/model/recording.ts';
import { differencesOf } from '#stories/explorer/model/replayed.ts';

const FOLDER = new URL('recordings/', import.meta.url);

/**
 * What happened once stays as it was, or as it should have been: `npm run machines:keep -- FILE` puts what somebody exported from
 * the machine explorer into this folder.
 */
it.each(readdirSync(FOLDER).filter((file) => file.endsWith('.json')))('%s goes as recorded', (file) => {
  const recording = fromJson(readFileSync(new URL(file, FOLDER), 'utf8'));

  expect(differencesOf(MACHINES, recording)).toEqual([]);
});
