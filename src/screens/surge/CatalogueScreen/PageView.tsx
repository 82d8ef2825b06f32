import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { BackIcon } from '#src/components/laterIcons.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import type { CatalogueEntry, CataloguePage } from '#src/content/schema.ts';
import { catalogueNameStrings, nameOf } from '#src/content/surgeCatalogue/strings.ts';
import { entryAt } from '#src/content/surgeCatalogue/tree.ts';
import { pathTo } from '#src/core/links.ts';
import { printPage } from '#src/core/printPage.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { cataloguePath } from '../cataloguePath.ts';
import { Block } from './Block.tsx';
import styles from './CatalogueScreen.module.css';
import { Comparison } from './Comparison.tsx';
import { LiveReadiness } from './LiveReadiness.tsx';
import { surgeCatalogueStrings } from './strings.ts';

/** One page of the catalogue, the way back to the one it belongs to, and the way to where such units are now. */
export function PageView({ entry, page }: { entry: CatalogueEntry; page: CataloguePage }) {
  const strings = useStrings(surgeCatalogueStrings);
  const names = useStrings(catalogueNameStrings);
  const parent = entryAt(entry.parent ?? 'overview');
  return (
    <article className={styles.page}>
      <div className={styles.head}>
        {parent && parent !== entry && (
          <p className={styles.back}>
            <TextLink to={cataloguePath(parent.path)}>
              <BackIcon /> {fill(strings.backTo, { title: nameOf(names, parent) })}
            </TextLink>
          </p>
        )}
        <div className={styles.actions}>
          {entry.eruType !== undefined && (
            <ButtonLink to={pathTo('deployedErus', undefined, { type: entry.eruType })}>
              {strings.liveUnits}
            </ButtonLink>
          )}
          <Button onClick={() => void printPage()}>{strings.print}</Button>
        </div>
      </div>
      {page.intro?.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {page.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change
        <Block key={index} block={block} />
      ))}
      {entry.eruType !== undefined && <LiveReadiness type={entry.eruType} />}
      {entry.isCompared && <Comparison entry={entry} />}
    </article>
  );
}
