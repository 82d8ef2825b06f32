import { useState } from 'react';
import type { Language } from '#contracts/languages.ts';
import { lazyPart, Part } from '#src/components/lazyPart.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { type Sort, Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import type { CatalogueEntry, CataloguePage, TextBlock } from '#src/content/schema.ts';
import { fetchPages } from '#src/content/surgeCatalogue/fetchPage.ts';
import { sizeOf } from '#src/content/surgeCatalogue/measures.ts';
import { catalogueNameStrings, nameOf } from '#src/content/surgeCatalogue/strings.ts';
import { childrenOf } from '#src/content/surgeCatalogue/tree.ts';
import { MISSING } from '#src/i18n/format.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { cataloguePath } from '../cataloguePath.ts';
import styles from './CatalogueScreen.module.css';
import { surgeCatalogueStrings } from './strings.ts';
import { MEASURES, type MeasureName, useMeasures } from './useMeasures.ts';

const PENDING = <Skeleton height="20rem" />;

/** The services of a section beside each other, by what can be measured. Their pages are fetched when it is neared. */
export function Comparison({ entry }: { entry: CatalogueEntry }) {
  const strings = useStrings(surgeCatalogueStrings);
  return (
    <section className={styles.block}>
      <h2>{strings.comparison}</h2>
      <WhenNear placeholder={PENDING}>
        <Services entry={entry} />
      </WhenNear>
    </section>
  );
}

function Services({ entry }: { entry: CatalogueEntry }) {
  const strings = useStrings(surgeCatalogueStrings);
  const language = useLanguage();
  const [table] = useState(() => tableOf(entry, language));
  return (
    <Part
      of={table}
      props={{ entry }}
      pending={PENDING}
      failed={(retry) => <MessageBlock state="failed" message={strings.notFetched} onRetry={retry} />}
    />
  );
}

/** The table with the pages that it compares. */
const tableOf = (entry: CatalogueEntry, language: Language) =>
  lazyPart(async () => {
    const paths = childrenOf(entry).map(({ path }) => path);
    const pages = await fetchPages(paths, language);
    return (props: { entry: CatalogueEntry }) => <ServiceTable {...props} pages={pages} />;
  });

function ServiceTable({
  entry,
  pages,
}: {
  entry: CatalogueEntry;
  pages: ReadonlyMap<string, CataloguePage>;
}) {
  const strings = useStrings(surgeCatalogueStrings);
  const language = useLanguage();
  const names = useStrings(catalogueNameStrings);
  const inWords = useMeasures();
  const [sort, setSort] = useState<Sort>();
  const rows = childrenOf(entry).flatMap((service) => {
    const page = pages.get(service.path);
    return page ? [{ service, ...measured(page) }] : [];
  });
  type Row = (typeof rows)[number];
  const title = ({ service }: Row) => nameOf(names, service);
  return (
    <Table
      caption={strings.comparison}
      rows={sort ? sorted(rows, sort, (row) => keyOf(row, sort.key) ?? title(row)) : rows}
      rowKey={({ service }) => service.path}
      sort={sort}
      onSort={setSort}
      columns={[
        {
          key: 'service',
          heading: strings.service,
          sortKey: 'service',
          cell: (row) => <TextLink to={cataloguePath(row.service.path)}>{title(row)}</TextLink>,
        },
        {
          key: 'capacity',
          heading: strings.capacity,
          cell: ({ capacity }) => capacity ?? MISSING,
        },
        { key: 'staff', heading: strings.staff, cell: ({ staff }) => staff ?? MISSING },
        ...MEASURES.map((name) => ({
          key: name,
          heading: strings[name],
          align: 'end' as const,
          sortKey: name,
          cell: ({ specifications }: Row) => inWords(name, specifications) ?? MISSING,
        })),
      ]}
    />
  );

  function keyOf({ specifications }: Row, key: string) {
    const name = MEASURES.find((measure): measure is MeasureName => measure === key);
    // What has no number stands after all that have one.
    return name && (sizeOf(specifications?.[name]) ?? Number.POSITIVE_INFINITY);
  }

  function sorted(all: readonly Row[], { isDescending }: Sort, by: (row: Row) => number | string) {
    const collator = intl('Collator', localeOf(language));
    return all.toSorted((one, other) => {
      const [first, second] = [by(one), by(other)];
      if (first === Number.POSITIVE_INFINITY || second === Number.POSITIVE_INFINITY)
        return Number(first === Number.POSITIVE_INFINITY) - Number(second === Number.POSITIVE_INFINITY);
      const order =
        typeof first === 'number' && typeof second === 'number'
          ? first - second
          : collator.compare(String(first), String(second));
      return isDescending ? -order : order;
    });
  }
}

/** What of a page can be held beside another's. */
function measured({ blocks }: CataloguePage) {
  const capacity = blocks.find((block): block is TextBlock => block.kind === 'capacity');
  const personnel = blocks.find((block) => block.kind === 'personnel');
  return {
    capacity: capacity?.paragraphs?.[0] ?? capacity?.items?.[0],
    staff: personnel?.total,
    specifications: blocks.find((block) => block.kind === 'specifications'),
  };
}
