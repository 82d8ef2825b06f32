import { expect, it } from 'vitest';
import { namesIn } from '#src/forms/kinds.tsx';
import { MISSING } from '#src/i18n/format.ts';
import { titleIn } from '#src/screens/activities/ActivityFormScreen/useActivityOptions.ts';

const retry = () => {};

it('names nothing by its id while its name is on the way', () => {
  const onTheWay = { options: undefined, hasFailed: false, retry };
  expect(namesIn(onTheWay, 123, 'en')).toBe(MISSING);
  expect(namesIn(onTheWay, [123, 14], 'en')).toBe(MISSING);
  expect(titleIn(onTheWay, 5)).toBe(MISSING);
});

it('names by its id what has no name, so that two of them are told apart', () => {
  expect(namesIn({ options: [{ id: 123, name: 'Nepal' }], hasFailed: false, retry }, [123, 14], 'en')).toBe(
    'Nepal, 14',
  );
  expect(namesIn({ options: undefined, hasFailed: true, retry }, 14, 'en')).toBe('14');
  expect(titleIn({ options: [] }, 5)).toBe('#5');
});
