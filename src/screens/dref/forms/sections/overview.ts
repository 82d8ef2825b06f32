import type { DrefStage } from '#rules/dref.ts';
import type { Section } from '#src/forms/definition.ts';
import { useFormValue } from '#src/forms/FormContext.ts';
import { longText, record, shortRecord, text } from '#src/forms/kinds.tsx';
import { provinces } from '#src/forms/ProvincesInput.tsx';
import { CopyFromReport, FrameworkLink, GenerateTitle } from '../parts.tsx';
import type { DrefOptions } from '../useDrefOptions.ts';
import { fieldsIn, forImminent, section } from './builder.ts';

/** Whose DREF it is, of what kind, where, and what it is called. */
export function overview(stage: DrefStage): Section[] {
  const { field, answer, file } = fieldsIn(stage);
  const needs = { isRequired: true } as const;
  const isOfApplication = stage === 'application';
  const isReport = stage === 'report';
  return [
    section(
      'society',
      'stepOverview',
      [
        field(
          'national_society',
          record((options) => options.societies),
          'national_society',
          needs,
        ),
        field(
          'type_of_dref',
          shortRecord((options: DrefOptions) => (isReport ? withoutLoans(options.types) : options.types)),
          'type_of_dref',
          { ...needs, hint: 'typeHint' },
        ),
        isReport
          ? field('main_donors', longText, 'main_donors', { limit: 500 })
          : answer('emergency_appeal_planned'),
      ],
      isOfApplication ? { After: CopyFromReport } : {},
    ),
    section(
      'disaster',
      forImminent('hazardDetails', 'disasterDetails'),
      [
        field(
          'disaster_type',
          record((options) => options.disasterTypes),
          forImminent('hazard_type', 'disaster_type'),
        ),
        field(
          'type_of_onset',
          shortRecord((options: DrefOptions) => options.onsets),
          'type_of_onset',
          needs,
        ),
        ...(isReport ? [] : [answer('is_man_made_event')]),
        field(
          'disaster_category',
          shortRecord((options: DrefOptions) => options.categories),
          'disaster_category',
          { hint: 'categoryHint' },
        ),
        ...(isOfApplication ? [file('disaster_category_analysis')] : []),
      ],
      { After: FrameworkLink },
    ),
    section('places', forImminent('placesAtRisk', 'affectedPlaces'), [
      field(
        'country',
        record((options) => options.countries),
        'country',
        { isRequired: isReport },
      ),
      field(
        'district',
        provinces(
          (options: DrefOptions) => options.districts,
          () => useFormValue<number>('country'),
        ),
        'district',
        { isRequired: isReport },
      ),
    ]),
    section('title', 'title', [field('title', text, 'title', { ...needs, limit: 255, isWide: true })], {
      After: GenerateTitle,
    }),
    section('pictures', 'photosAndMap', [file('event_map_file', 'mapHint'), file('cover_image_file')]),
  ];
}

const LOAN = 3;
const withoutLoans = (list: DrefOptions['types']): DrefOptions['types'] => ({
  ...list,
  options: list.options?.filter(({ id }) => id !== LOAN),
});
