import { describe, expect, it } from 'vitest';
import { parseDegrees, placesIn } from '#src/domain/degrees.ts';

it.each([
  ['27.7', 27.7],
  ['27,7', 27.7],
  ['-0.5', -0.5],
  ['\u2212 12.25°', -12.25],
  ['٢٧٫٧', 27.7],
  ['۸۵', 85],
])('reads %s', (text, degrees) => {
  expect(parseDegrees(text)).toBe(degrees);
});

it.each(['', 'north', '27.7.1', '1e3', undefined])('reads no degrees out of %s', (text) => {
  expect(parseDegrees(text)).toBeNaN();
});

describe('a pasted list of places', () => {
  const camp = { description: 'Camp', latitude: '27.71', longitude: '85.32' };
  it.each([
    ['commas', 'Camp, 27.71, 85.32'],
    ['tabs of a sheet', 'Camp\t27.71\t85.32'],
    ['semicolons', 'Camp;27.71;85.32'],
    ['the name last', '27.71, 85.32, Camp'],
    ['quotation marks', '"Camp";"27.71";"85.32"'],
  ])('may be parted by %s', (_, text) => {
    expect(placesIn(text)).toEqual({ places: [camp], wrong: [] });
  });

  it('may have a heading, empty lines and decimal commas', () => {
    const text = 'Name;Latitude;Longitude\r\n\r\nWard 3, north;27,71;85,32\r\n';
    expect(placesIn(text)).toEqual({
      places: [{ description: 'Ward 3, north', latitude: '27,71', longitude: '85,32' }],
      wrong: [],
    });
  });

  it('tells the lines that name no place on the earth', () => {
    expect(placesIn('Camp, 27.71, 85.32\nPole, 97, 12\nNowhere\n1, 2').wrong).toEqual([2, 3, 4]);
  });
});
