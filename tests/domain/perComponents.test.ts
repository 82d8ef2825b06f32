import { expect, it } from 'vitest';
import { componentName, countedNumber } from '#src/domain/perComponents.ts';

const EVACUATION = { component_num: 14, component_letter: 'b', title: 'Evacuation' };
const LAWS = { component_num: 1, component_letter: null, title: 'Laws' };

it('names a component by its number, the letter of its part and its title', () => {
  expect(
    [EVACUATION, LAWS, { ...LAWS, component_num: null }, { ...EVACUATION, title: null }, {}].map(
      componentName,
    ),
  ).toEqual(['14 B: Evacuation', '1: Laws', 'Laws', '14 B', '--']);
});

it('counts components in forms with the letter in brackets', () => {
  expect([EVACUATION, LAWS, {}].map(countedNumber)).toEqual(['14(B)', '1', '']);
});
