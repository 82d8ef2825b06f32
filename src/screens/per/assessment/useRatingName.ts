import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Catalogue } from '../useCatalogue.ts';
import { perAssessmentStrings } from './strings.ts';

/** "4 – Exists, could be strengthened" by the id of a rating. */
export function useRatingName({ ratings }: Pick<Catalogue, 'ratings'>): (id: number | undefined) => string {
  const strings = useStrings(perAssessmentStrings);
  const language = useLanguage();
  return (id) => {
    const rating = ratings.find((one) => one.id === id);
    return fill(strings.ratedAs, {
      value: formatNumber(rating?.value ?? 0, language),
      title: rating?.title ?? strings.notReviewed,
    });
  };
}
