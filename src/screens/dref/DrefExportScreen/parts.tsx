import type { ReactNode } from 'react';
import { DREF_TYPE, type DrefStage, type DrefType } from '#rules/dref.ts';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { type Column, Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { formatDate, formatNumber, formatPercent } from '#src/i18n/format.ts';
import type { About, AnswerField, FigureField, FileField, PaperWord, TextField } from './about.ts';
import styles from './DrefExportScreen.module.css';
import { Picture } from './Picture.tsx';

/*
 * Parts of which the sheets of DREFs are put together. One that has nothing to say is undefined: a section of nothing but these is
 * not printed.
 */

export type Part = (about: About) => ReactNode | undefined;
/** A word, or how it is chosen where it depends on the record. */
export type Label = PaperWord | ((about: About) => PaperWord);

export const wordOf = (label: Label, about: About) =>
  about.words[typeof label === 'function' ? label(about) : label];

/** Only in some stages. */
export const inStages =
  (stages: readonly DrefStage[], part: Part): Part =>
  (about) =>
    stages.includes(about.stage) ? part(about) : undefined;

/** Not in DREFs of a type. */
export const notOf =
  (type: keyof typeof DREF_TYPE, part: Part): Part =>
  (about) =>
    about.record.type_of_dref === DREF_TYPE[type] ? undefined : part(about);

/** In those of a type alone. */
export const onlyOf =
  (type: keyof typeof DREF_TYPE, part: Part): Part =>
  (about) =>
    isOf(type, about) ? part(about) : undefined;

export const isOf = (type: keyof typeof DREF_TYPE, { record }: About) =>
  record.type_of_dref === (DREF_TYPE[type] satisfies DrefType);

/** What people wrote, in the lines in which they wrote it. */
export const text =
  (field: TextField, label: Label = field as PaperWord): Part =>
  (about) =>
    written(wordOf(label, about), about.record[field]);

export function written(heading: string, value: string | null | undefined): ReactNode | undefined {
  return value?.trim() ? (
    <div key={heading} className={styles.text}>
      <h3>{heading}</h3>
      <p dir="auto">{value.trim()}</p>
    </div>
  ) : undefined;
}

/** A name and its value; undefined where there is none. */
export type Fact = (about: About) => { term: string; value: ReactNode } | undefined;

const factOf =
  (label: Label, read: (about: About) => ReactNode | undefined): Fact =>
  (about) => {
    const value = read(about);
    return value === undefined || value === '' ? undefined : { term: wordOf(label, about), value };
  };

export const fact = {
  of: factOf,
  text: (field: TextField, label: Label = field as PaperWord): Fact =>
    factOf(label, ({ record }) => record[field] ?? undefined),
  day: (field: TextField, label: Label = field as PaperWord): Fact =>
    factOf(label, ({ record, language }) => dayOf(record[field], language)),
  number: (field: FigureField, label: Label = field as PaperWord): Fact =>
    factOf(label, ({ record, language }) => numberOf(record[field], language)),
  percent: (field: FigureField, label: Label = field as PaperWord): Fact =>
    factOf(label, ({ record: { [field]: value }, language }) =>
      value == null ? undefined : formatPercent(value, language, 1),
    ),
  answer: (field: AnswerField, label: Label = field as PaperWord): Fact =>
    factOf(label, ({ record: { [field]: value }, words }) =>
      value == null ? undefined : words[value ? 'yes' : 'no'],
    ),
  /** The first of those that the record has: stages call the same by other names. */
  first:
    (...facts: Fact[]): Fact =>
    (about) => {
      for (const one of facts) {
        const found = one(about);
        if (found) return found;
      }
      return undefined;
    },
  notOf:
    (type: keyof typeof DREF_TYPE, its: Fact): Fact =>
    (about) =>
      isOf(type, about) ? undefined : its(about),
  onlyOf:
    (type: keyof typeof DREF_TYPE, its: Fact): Fact =>
    (about) =>
      isOf(type, about) ? its(about) : undefined,
};

const dayOf = (value: string | null | undefined, language: About['language']) =>
  value ? formatDate(value, language) : undefined;
export const numberOf = (value: number | null | undefined, language: About['language']) =>
  value == null ? undefined : formatNumber(value, language);

/** Facts beside each other, those that there are. */
export const facts =
  (...of: Fact[]): Part =>
  (about) => {
    const items = of.flatMap((one) => one(about) ?? []);
    return items.length > 0 && <DescriptionList items={items} />;
  };

/** A document by a link to it. `field`: its details. */
export const document =
  (field: FileField, label: Label): Part =>
  (about) => {
    const address = about.record[field]?.file;
    return (
      address && (
        <p>
          <TextLink to={address} isExternal>
            {wordOf(label, about)}
          </TextLink>
        </p>
      )
    );
  };

export const photo =
  (field: FileField, label: Label): Part =>
  (about) => {
    const file = about.record[field];
    return (
      file?.file && (
        <Picture image={file.file} name={file.caption || wordOf(label, about)} caption={file.caption} />
      )
    );
  };

export const album =
  (field: 'images_file' | 'photos_file'): Part =>
  ({ record, words }) => {
    const files = (record[field] ?? []).flatMap(({ id, file, caption }) =>
      file ? [{ id, file, caption }] : [],
    );
    return (
      files.length > 0 && (
        <div className={styles.album}>
          {files.map(({ id, file, caption }) => (
            <Picture key={id} image={file} name={caption || words[field]} caption={caption} />
          ))}
        </div>
      )
    );
  };

/** Rows of a list under the headings of their columns. */
export const table =
  <Row extends { id: number }>(
    heading: Label,
    rowsOf: (about: About) => readonly Row[] | null | undefined,
    columnsOf: (about: About) => Column<Row>[],
  ): Part =>
  (about) => {
    const rows = rowsOf(about) ?? [];
    const caption = wordOf(heading, about);
    return (
      rows.length > 0 && (
        <Table caption={caption} rows={rows} rowKey={({ id }) => String(id)} columns={columnsOf(about)} />
      )
    );
  };

interface Titled {
  id: number;
  title: string;
  title_display: string;
  image_url?: string | null | undefined;
}

/** Rows by title, in the order that the field gives their titles, each under its name and picture. */
export const titled =
  <Row extends Titled>(
    rowsOf: (about: About) => readonly Row[] | null | undefined,
    order: readonly string[],
    content: (row: Row, about: About) => ReactNode,
  ): Part =>
  (about) => {
    const rows = (rowsOf(about) ?? []).toSorted(
      (one, other) => order.indexOf(one.title) - order.indexOf(other.title),
    );
    return (
      rows.length > 0 &&
      rows.map((row) => (
        <div key={row.id} className={styles.titled}>
          <h3>
            {row.image_url && <Picture image={row.image_url} isIcon />}
            {row.title_display}
          </h3>
          {content(row, about)}
        </div>
      ))
    );
  };
