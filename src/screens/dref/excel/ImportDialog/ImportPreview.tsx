import type { FormValues } from '#machines/formValues.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import { type Column, Table } from '#src/components/Table/index.tsx';
import { useOpenForm } from '#src/forms/FormContext.ts';
import { type Difference, differencesIn } from '#src/forms/merge.ts';
import { recordFormStrings } from '#src/forms/strings.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { drefExcelStrings } from '#src/records/dref/excel/strings.ts';
import { type Taking, takenOver } from '../mergeRead.ts';
import type { Misunderstood, Reading } from '../readTemplate.ts';
import type { TemplateStep } from '../template.ts';
import styles from './ImportDialog.module.css';

interface ImportPreviewProps {
  reading: Reading;
  template: readonly TemplateStep[];
  form: FormValues;
  taking: Taking;
  onTaking: (taking: Taking) => void;
}

type Words = Readonly<Record<keyof typeof drefExcelStrings.english, string>>;

/** What was read: what cannot be taken over and why, what the form has already, and the rest by the steps of the form. */
export function ImportPreview({ reading, template, form, taking, onTaking }: ImportPreviewProps) {
  const strings = useStrings(drefExcelStrings);
  const { nothing } = useStrings(recordFormStrings);
  const language = useLanguage();
  const { definition, words, options } = useOpenForm();
  const tools = { words, options, language };
  const { understood, misunderstood, values } = reading;
  const replaced = { ...form, ...takenOver(form, values, 'replace') };
  const members = definition.allSections.flatMap((section) => section.members);
  const differences = (theirs: FormValues) =>
    differencesIn(members, { before: form, mine: form, theirs }, tools).filter(
      ({ mine }) => mine !== undefined,
    );
  const afterwards = new Map(
    differences({ ...form, ...takenOver(form, values, taking) }).map(({ path, theirs }) => [path, theirs]),
  );
  const conflicts = differences(replaced).map(
    (one): Conflict => ({ ...one, after: afterwards.has(one.path) ? afterwards.get(one.path) : one.mine }),
  );
  const number = (count: number) => formatNumber(count, language);
  return (
    <>
      <div role="status">
        <Banner variant={misunderstood.length > 0 ? 'warning' : 'success'}>
          {fill(plural(strings, 'found', understood.length, language), { count: number(understood.length) })}{' '}
          {misunderstood.length > 0 && fill(strings.misunderstood, { count: number(misunderstood.length) })}
        </Banner>
      </div>
      {misunderstood.length > 0 && (
        <section>
          <h3>{fill(strings.misunderstood, { count: number(misunderstood.length) })}</h3>
          <p>{strings.misunderstoodIntro}</p>
          <Table
            caption={fill(strings.misunderstood, { count: number(misunderstood.length) })}
            columns={wrongColumns(strings, number)}
            rows={misunderstood}
            rowKey={({ name }) => name}
          />
        </section>
      )}
      {conflicts.length > 0 && (
        <section>
          <h3>{fill(strings.conflicts, { count: number(conflicts.length) })}</h3>
          <RadioGroup
            name="taking"
            label={strings.conflictsChoice}
            options={[
              { value: 'fill', label: strings.keepMine },
              { value: 'replace', label: strings.takeFile },
            ]}
            value={taking}
            onChange={(chosen) => chosen && onTaking(chosen)}
          />
          <Table
            caption={fill(strings.conflicts, { count: number(conflicts.length) })}
            columns={conflictColumns(strings, nothing)}
            rows={conflicts}
            rowKey={({ path }) => path}
          />
        </section>
      )}
      <section>
        <h3>{strings.understood}</h3>
        {template.map(({ name, title, groups }) => {
          // By name: the cells are made anew when a list of options comes after the file was read.
          const names = new Set(groups.flatMap((group) => group.cells.map((cell) => cell.name)));
          const its = understood.filter(({ cell }) => names.has(cell.name));
          return its.length > 0 ? (
            <Disclosure
              key={name}
              isInitiallyOpen
              summary={fill(strings.understoodIn, { step: title, count: number(its.length) })}
            >
              <DescriptionList
                items={its.map(({ cell, value }) => ({
                  term: cell.fullLabel,
                  value: cell.field.kind.describe(value, tools),
                }))}
              />
            </Disclosure>
          ) : null;
        })}
      </section>
    </>
  );
}

const wrongColumns = (strings: Words, number: (count: number) => string): Column<Misunderstood>[] => [
  { key: 'label', heading: strings.columnField, cell: ({ label }) => <bdi>{label}</bdi> },
  {
    key: 'row',
    heading: strings.columnRow,
    cell: ({ sheet, row }) => fill(strings.sheetRow, { sheet, row: number(row) }),
  },
  { key: 'said', heading: strings.columnSaid, cell: ({ said }) => <Said text={said} /> },
  { key: 'why', heading: strings.columnWhy, cell: ({ why }) => strings[why] },
];

interface Conflict extends Difference {
  after: string | undefined;
}

const conflictColumns = (strings: Words, nothing: string): Column<Conflict>[] => [
  { key: 'label', heading: strings.columnField, cell: ({ label }) => label },
  { key: 'mine', heading: strings.columnMine, cell: ({ mine }) => <Said text={mine ?? nothing} /> },
  {
    key: 'theirs',
    heading: strings.columnSaid,
    cell: ({ theirs }) => <Said text={theirs ?? nothing} />,
  },
  {
    key: 'after',
    heading: strings.columnAfter,
    cell: ({ after }) => <Said text={after ?? nothing} />,
  },
];

const Said = ({ text }: { text: string }) => <bdi className={styles.said}>{text}</bdi>;
