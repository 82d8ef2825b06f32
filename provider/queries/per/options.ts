import type { AnswerOf, QueryOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import type { perAreasEndpoint, perOptionsEndpoint } from '#contracts/per/options.ts';
import { pageBounds } from '#provider/http/page.ts';
import { PER_OPTIONS } from '#provider/seed/data.ts';
import type { Reader } from '../reader.ts';
import { phraseIn } from '../terms.ts';
import { textIn } from '../texts.ts';

/** Ratings begin with 0, their ids with 1. */
export const valueOfRating = (id: number): number => id - 1;

/** A rating in words; null where nobody rated. */
export function ratingOf(id: number | null, language: Language) {
  const title = id === null ? undefined : PER_OPTIONS.ratings[valueOfRating(id)];
  return id === null || title === undefined
    ? null
    : { id, value: valueOfRating(id), title: phraseIn(language, title) };
}

/** How it was assessed; null before that is decided. */
export function typeOf(id: number | null, language: Language) {
  const name = id === null ? undefined : PER_OPTIONS.types[id - 1];
  return id === null || name === undefined ? null : { id, name: phraseIn(language, name) };
}

/** The area of a number from 1. */
export const areaOf = (area_num: number, language: Language) => {
  const title = PER_OPTIONS.areas[area_num - 1];
  return { id: area_num, area_num, title: title ? textIn(language, title) : null };
};

/** The question of an id: the component that it is about, and its number there from 1. */
export function questionOf(id: number, language: Language) {
  const question_num = id % 10;
  const text = PER_OPTIONS.benchmarks[question_num - 1];
  return { id, component: Math.floor(id / 10), question_num, question: text ? textIn(language, text) : '' };
}

export const perOptions = (language: Language): AnswerOf<typeof perOptionsEndpoint> => ({
  componentratings: PER_OPTIONS.ratings.flatMap((_, value) => ratingOf(value + 1, language) ?? []),
  answers: PER_OPTIONS.answers.map(({ id, text }) => ({ id, text: textIn(language, text) })),
  overviewassessmenttypes: PER_OPTIONS.types.flatMap((_, index) => typeOf(index + 1, language) ?? []),
});

/** The areas by their numbers. */
export async function listAreas(_: unknown, query: QueryOf<typeof perAreasEndpoint>, { language }: Reader) {
  const { limit, offset } = pageBounds(query);
  const word = query.search?.trim().toLowerCase() ?? '';
  const found = PER_OPTIONS.areas
    .map((_area, index) => areaOf(index + 1, language))
    .filter(({ area_num }) => query.area_num === undefined || area_num === query.area_num)
    .filter(({ title }) => title?.toLowerCase().includes(word));
  return { count: found.length, results: found.slice(offset, offset + limit) };
}
