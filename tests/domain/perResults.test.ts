import { expect, it } from 'vitest';
import {
  type Assessment,
  averageOf,
  countAnswers,
  countByRating,
  prioritizedComponents,
  publicNames,
  ratedComponents,
} from '#src/screens/countries/CountryPerScreen/results.ts';

const component = (id: number, value: number, own: object = {}) => ({
  id: id + 100,
  component: id,
  component_details: { id, area: 1, component_num: id, component_letter: null, title: `Component ${id}` },
  rating: value + 1,
  rating_details: { id: value + 1, value, title: `Rating ${value}` },
  ...own,
});
const parent = component(14, 5, {
  component_details: { id: 14, area: 1, component_num: 14, is_parent: true, title: 'Its parts' },
});
const part = component(15, 4, {
  component_details: { id: 15, area: 2, component_num: 14, component_letter: 'a', title: 'Evacuation' },
  question_responses: [
    { id: 1, answer: 1 },
    { id: 2, answer: 5 },
    { id: 3, answer: null },
  ],
});
const assessment = {
  id: 1,
  area_responses: [
    { id: 11, area: 1, component_responses: [component(1, 2), component(2, 0), parent] },
    { id: 12, area: 2, component_responses: [part] },
  ],
} as Assessment;
const rated = ratedComponents(assessment);

it('rates components by themselves, the highest first, without the headings of their parts', () => {
  expect(rated.map(({ name, value }) => [name, value])).toEqual([
    ['14 A: Evacuation', 4],
    ['1: Component 1', 2],
    ['2: Component 2', 0],
  ]);
});

it('averages what was reviewed', () => {
  expect(averageOf(rated)).toBe(3);
  expect(averageOf(rated.filter(({ value }) => value === 0))).toBeUndefined();
});

it('counts ratings and answers', () => {
  expect(countByRating(rated)).toEqual([
    { value: 4, title: 'Rating 4', count: 1 },
    { value: 2, title: 'Rating 2', count: 1 },
    { value: 0, title: 'Rating 0', count: 1 },
  ]);
  expect([...countAnswers(assessment)]).toEqual([
    [1, 1],
    [5, 1],
  ]);
});

it('puts the weakest of what is strengthened first', () => {
  const chosen = [15, 1].map((id) => ({
    id: id + 200,
    component: id,
    component_details: { id, title: `Component ${id}`, component_num: id },
  }));
  const prioritization = { id: 1, prioritized_action_responses: chosen };
  expect(prioritizedComponents(prioritization, rated).map(({ value }) => value)).toEqual([2, 4]);
});

it('tells the public names alone', () => {
  expect(publicNames(assessment, undefined)).toEqual({
    top: [
      { id: 15, name: '14 A: Evacuation' },
      { id: 1, name: '1: Component 1' },
    ],
    priorities: [],
  });
});
