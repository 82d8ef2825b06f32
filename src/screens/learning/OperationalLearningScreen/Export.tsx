import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { learningStatsEndpoint, learningsEndpoint } from '#contracts/operationalLearning/learnings.ts';
import type { Options } from '#src/choices/options.ts';
import { usePerComponentOptions } from '#src/choices/per.ts';
import { useCountryOptions } from '#src/choices/places.ts';
import { useSecondarySectorOptions } from '#src/choices/threeW.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatIsoDate } from '#src/i18n/plainDates.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ExportButton } from '#src/lists/ExportButton.tsx';
import type { LearningQuery } from '#src/records/learning/filters.ts';
import { LESSON } from '#src/records/learning/lesson.ts';
import { learningStrings } from '#src/records/learning/strings.ts';

type Learning = AnswerOf<typeof learningsEndpoint>['results'][number];

const named = ({ options }: Options, ids: readonly number[] = []) =>
  ids.map((id) => options?.find(({ value }) => value === String(id))?.label ?? id).join('; ');

/** All learnings that the filters find, in all languages; the last column says which filters these were. */
export function LearningExport({ query }: { query: LearningQuery }) {
  const strings = useStrings(learningStrings);
  const { client } = useApp();
  const now = useNow();
  const { answer } = useRequest(learningStatsEndpoint, { query }, { isPreserved: true });
  const [countries, sectors, components] = [
    useCountryOptions(),
    useSecondarySectorOptions(),
    usePerComponentOptions(),
  ];
  const said = new URLSearchParams(window.location.search).toString() || strings.noFilters;
  const column = (heading: string, value: (row: Learning) => string | number | null | undefined) => ({
    heading,
    value,
  });
  return (
    <ExportButton
      count={answer?.learning_extracts ?? 0}
      of={{
        fileName: `operational-learning-${formatIsoDate(now)}.csv`,
        columns: [
          column('ID', ({ id }) => id),
          column(strings.text, ({ learning_validated: text }) => text),
          column(strings.textEn, ({ learning_validated_en: text }) => text),
          column(strings.textFr, ({ learning_validated_fr: text }) => text),
          column(strings.textEs, ({ learning_validated_es: text }) => text),
          column(strings.textAr, ({ learning_validated_ar: text }) => text),
          column(strings.type, ({ type_validated }) =>
            type_validated === LESSON ? strings.lesson : strings.challenge,
          ),
          column(strings.sectors, ({ sector_validated }) => named(sectors, sector_validated)),
          column(strings.components, ({ per_component_validated }) =>
            named(components, per_component_validated),
          ),
          column(strings.country, ({ appeal }) => appeal && named(countries, [appeal.country])),
          column(strings.operation, ({ appeal }) => appeal?.event_details?.name ?? appeal?.name),
          column(strings.appeal, ({ appeal }) => appeal?.code),
          column(strings.startDate, ({ appeal }) => appeal?.start_date && formatIsoDate(appeal.start_date)),
          column(strings.document, ({ document_name }) => document_name),
          column(strings.address, ({ document_url }) => document_url),
          column(strings.date, ({ created_at }) => formatIsoDate(created_at)),
          column(strings.filters, () => said),
        ],
        loadPage: (page, signal) =>
          client.call(learningsEndpoint, {
            query: { ...query, ...page, is_validated: true, ordering: ['id'] },
            signal,
          }),
      }}
    />
  );
}
