import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { columnsOf } from '#src/lists/column.ts';
import { phaseName } from '#src/records/per/phaseName.ts';
import { WithEarlier } from '../WithEarlier/index.tsx';
import { Actions } from './Actions.tsx';
import type { Process } from './list.ts';
import { myPerStrings } from './strings.ts';

/** A row of the table: the latest process of a country, or one before it where its reader has asked for these. */
export interface ProcessRow {
  process: Process;
  /** Whether those before it are shown; undefined for one of these. */
  isOpen?: boolean | undefined;
  onToggle?: (() => void) | undefined;
}

const column = columnsOf<
  ProcessRow,
  'date_of_assessment' | 'assessment_number' | 'phase',
  keyof typeof myPerStrings.english
>();

export const processColumns = [
  column.drawn('country', (row) => <CountryCell row={row} />),
  column.day('startDate', ({ process }) => process.date_of_assessment, { sortKey: 'date_of_assessment' }),
  column.number('cycle', ({ process }) => process.assessment_number, { sortKey: 'assessment_number' }),
  column.text(
    'phase',
    ({ process }, { words }) =>
      process.phase == null
        ? undefined
        : fill(words.phaseOf, { phase: String(process.phase), name: phaseName(process, words) }),
    { sortKey: 'phase' },
  ),
  column.drawn('actions', ({ process }) => <Actions process={process} />),
];

/** Which country it is, and the way to its cycles before. */
function CountryCell({ row: { process, isOpen, onToggle } }: { row: ProcessRow }) {
  const strings = useStrings(myPerStrings);
  const language = useLanguage();
  const { id, country, country_details, assessment_number = 1 } = process;
  const name = country_details?.name ?? '';
  return (
    <WithEarlier
      label={fill(strings.earlier, { count: formatNumber(assessment_number - 1, language) })}
      name={name}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {typeof country === 'number' ? (
        <TextLink to={pathTo('countryPer', { countryId: country, perId: id })}>{name}</TextLink>
      ) : (
        name
      )}
    </WithEarlier>
  );
}
