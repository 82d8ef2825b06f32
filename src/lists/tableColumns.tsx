import type { ReactNode } from 'react';
import { English } from '#src/components/English/index.tsx';
import { Pictogram } from '#src/components/Pictogram/index.tsx';
import { ProgressBar } from '#src/components/ProgressBar/index.tsx';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';
import type { Column } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { Unbroken } from '#src/components/Unbroken/index.tsx';
import type { CsvValue } from '#src/domain/csv.ts';
import type { EnglishWhere } from '#src/i18n/english.ts';
import { formatDate, formatNumber, formatPercent, MISSING } from '#src/i18n/format.ts';
import { CountryLinks, namesOf } from './CountryLinks.tsx';
import { type About, type Cell, type FileColumn, type ListColumn, namingColumn } from './column.ts';
import { wayToBreak } from './wayToBreak.ts';

/** The columns of a list as a table wants them. */
export const tableColumns = <Row, Word extends string>(
  columns: readonly ListColumn<Row, string, Word>[],
  about: About<Word>,
  canSortBy: (key: string) => boolean,
): Column<Row>[] => {
  const naming = namingColumn(columns);
  return columns.map((column) => {
    const { heading, cell, sortKey, pictogram, english, file: _file, isExtra: _isExtra, ...look } = column;
    return {
      ...look,
      isRowHeader: column === naming,
      key: heading,
      heading: about.words[heading],
      sortKey: sortKey !== undefined && canSortBy(sortKey) ? sortKey : undefined,
      cell: (row: Row) =>
        pictogram ? (
          <>
            <Pictogram of={pictogram(row)} />
            {drawn(cell, row, about, english)}
          </>
        ) : (
          drawn(cell, row, about, english)
        ),
    };
  });
};

function drawn<Row, Word extends string>(
  cell: Cell<Row, Word>,
  row: Row,
  about: About<Word>,
  english: EnglishWhere | undefined,
): ReactNode {
  const { language } = about;
  switch (cell.kind) {
    case 'text':
      return said(cell.read(row, about));
    case 'code': {
      const code = cell.read(row, about);
      return <bdi className={wayToBreak(code)}>{code || MISSING}</bdi>;
    }
    case 'day':
      return formatDate(cell.read(row, about), language);
    case 'number':
      return formatNumber(cell.read(row, about), language);
    case 'percent': {
      const percent = cell.read(row, about);
      return <ProgressBar value={percent} label={formatPercent(percent, language)} />;
    }
    case 'link': {
      const { text, to, isExternal } = cell.read(row, about) ?? {};
      // What people called a record is in English where nobody has translated it.
      const name = said(text, english ?? 'untranslated');
      return to === undefined ? (
        name
      ) : (
        <TextLink to={to} isExternal={isExternal}>
          {name}
        </TextLink>
      );
    }
    case 'countries':
      return <CountryLinks countries={cell.read(row, about)} />;
    case 'severity':
      return <SeverityBadge {...cell.read(row, about)} />;
    case 'drawn':
      return cell.read(row, about);
  }

  function said(text: string | null | undefined, where = english) {
    if (!text) return MISSING;
    const way = wayToBreak(text);
    const shown = where ? <English where={where}>{text}</English> : <Unbroken>{text}</Unbroken>;
    return way ? <span className={way}>{shown}</span> : shown;
  }
}

/** The same as a file has them: values, and no marks. What is drawn alone is left out. */
export const fileColumns = <Row, Word extends string>(
  columns: readonly ListColumn<Row, string, Word>[],
): FileColumn<Row, Word>[] =>
  columns.flatMap(({ heading, cell, file }) => {
    if (file) return typeof file === 'function' ? { heading, value: file } : file;
    return cell.kind === 'drawn' ? [] : { heading, value: (row, about) => plain(cell, row, about) };
  });

function plain<Row, Word extends string>(
  cell: Exclude<Cell<Row, Word>, { kind: 'drawn' }>,
  row: Row,
  about: About<Word>,
): CsvValue {
  switch (cell.kind) {
    case 'day':
      return cell.read(row, about)?.slice(0, 10);
    case 'link':
      return cell.read(row, about)?.text;
    case 'countries':
      return namesOf(cell.read(row, about));
    case 'severity':
      return cell.read(row, about).text;
    default:
      return cell.read(row, about);
  }
}
