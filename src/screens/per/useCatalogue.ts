import { useMemo } from 'react';
import { perAreasEndpoint, perOptionsEndpoint } from '#contracts/per/options.ts';
import {
  perComponentsEndpoint,
  perQuestionGroupsEndpoint,
  perQuestionsEndpoint,
} from '#contracts/per/questions.ts';
import { everything } from '#contracts/query.ts';
import type { Requests } from '#src/core/requests.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { type Area, catalogueOf } from './assessment/catalogue.ts';
import type { RatingOption } from './assessment/fields.ts';

/** What an assessment asks, and what is chosen from. */
export interface Catalogue {
  areas: readonly Area[];
  ratings: readonly RatingOption[];
  answers: readonly { id: number; text?: string | null | undefined }[];
}

/** The lists that the catalogue is made of. */
export function prefetchCatalogue(requests: Requests): void {
  requests.prefetch(perAreasEndpoint, everything());
  requests.prefetch(perComponentsEndpoint, everything());
  requests.prefetch(perQuestionsEndpoint, everything());
  requests.prefetch(perQuestionGroupsEndpoint, everything());
  requests.prefetch(perOptionsEndpoint, {});
}

/** The catalogue of PER, once all of its lists are there; `error` and `retry` are those of the first that failed. */
export function useCatalogue() {
  const areas = useRequest(perAreasEndpoint, everything());
  const components = useRequest(perComponentsEndpoint, everything());
  const questions = useRequest(perQuestionsEndpoint, everything());
  const groups = useRequest(perQuestionGroupsEndpoint, everything());
  const options = useRequest(perOptionsEndpoint, {});
  const lists = [areas, components, questions, groups, options];
  const failed = lists.find(({ error, answer }) => error !== undefined && answer === undefined);
  const catalogue = useMemo<Catalogue | undefined>(
    () =>
      areas.answer && components.answer && questions.answer && groups.answer && options.answer
        ? {
            areas: catalogueOf({
              areas: areas.answer.results,
              components: components.answer.results,
              questions: questions.answer.results,
              groups: groups.answer.results,
            }),
            ratings: options.answer.componentratings,
            answers: options.answer.answers,
          }
        : undefined,
    [areas.answer, components.answer, questions.answer, groups.answer, options.answer],
  );
  return { answer: catalogue, error: failed?.error, retry: failed?.retry };
}
