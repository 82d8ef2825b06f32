import { expect, it } from 'vitest';
import { byNumber, componentName, countedNumber } from '#src/domain/perComponents.ts';

const EVACUATION = { component_num: 14, component_letter: 'b', title: 'Evacuation' };
const LAWS = { component_num: 1, component_letter: null, title: 'Laws' };

it('names a component by its number, the letter of its part and its title', () => {
  expect(
    [EVACUATION, LAWS, { ...LAWS, component_num: null }, { ...EVACUATION, title: null }, {}].map(
      componentName,
    ),
  ).toEqual(['14 B: Evacuation', '1: Laws', 'Laws', '14 B', '--']);
});

it('stands each before its parts, and these by their letters, though the API has them first', () => {
  const parent = { component_num: 14, component_letter: null, title: 'All of it' };
  const part = { ...EVACUATION, component_letter: 'A' };
  const next = { component_num: 15, title: 'Next' };
  expect([next, part, EVACUATION, parent, LAWS].toSorted(byNumber)).toEqual([
    LAWS,
    parent,
    part,
    EVACUATION,
    next,
  ]);
});

it('counts components in forms with the letter in brackets', () => {
  expect([EVACUATION, LAWS, {}].map(countedNumber)).toEqual(['14(B)', '1', '']);
});
