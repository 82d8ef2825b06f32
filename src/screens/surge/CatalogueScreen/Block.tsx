import clsx from 'clsx';
import { Card } from '#src/components/Card/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import type {
  CardsBlock,
  CatalogueBlock,
  CatalogueCard,
  PersonnelBlock,
  TextBlock,
} from '#src/content/schema.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { cataloguePath } from '../cataloguePath.ts';
import styles from './CatalogueScreen.module.css';
import { Links, LockNote } from './Links.tsx';
import { Specifications } from './Specifications.tsx';
import { surgeCatalogueStrings } from './strings.ts';

/** A part of a page, under the heading of its kind or its own. */
export function Block({ block }: { block: CatalogueBlock }) {
  const strings = useStrings(surgeCatalogueStrings);
  const own = 'title' in block ? block.title : undefined;
  const heading = own ?? (block.kind === 'section' ? '' : strings[block.kind]);
  return (
    <section className={styles.block}>
      <h2>{heading}</h2>
      <Content block={block} />
    </section>
  );
}

function Content({ block }: { block: CatalogueBlock }) {
  switch (block.kind) {
    case 'rapidResponsePersonnel':
    case 'serviceCards':
    case 'resourceCards':
      return <Cards block={block} />;
    case 'personnel':
      return <Personnel block={block} />;
    case 'specifications':
      return <Specifications block={block} />;
    default:
      return <Text block={block} />;
  }
}

function Cards({ block }: { block: CardsBlock }) {
  return (
    <>
      <div className={styles.cards}>
        {block.cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a page never change
          <OneCard key={index} card={card} isServices={block.kind === 'serviceCards'} />
        ))}
      </div>
      <LockNote links={block.cards.flatMap(({ links }) => links)} />
    </>
  );
}

/** Cards whose title many pages share. */
const SHARED_TITLES = {
  roleProfiles: 'cardRoleProfiles',
  eruRoleProfiles: 'cardEruRoleProfiles',
  competencyFramework: 'competencyFramework',
} as const;

function OneCard({
  card: { title, sharedTitle, text, links },
  isServices,
}: {
  card: CatalogueCard;
  isServices: boolean;
}) {
  const strings = useStrings(surgeCatalogueStrings);
  const said = text ?? (sharedTitle === 'competencyFramework' && strings.competencyFrameworkText);
  const [service] = links;
  // By its name: of what kind it is stands in the headings of many.
  if (isServices && service && 'to' in service && title)
    return (
      <Card className={clsx(styles.card, styles.service)}>
        <h3>
          <TextLink to={cataloguePath(service.to)}>{service.label}</TextLink>
        </h3>
        <p className={styles.quiet}>{title}</p>
        {said && <p>{said}</p>}
        {links.length > 1 && <Links links={links.slice(1)} />}
      </Card>
    );
  return (
    <Card className={styles.card}>
      <h3>{sharedTitle ? strings[SHARED_TITLES[sharedTitle]] : title}</h3>
      {said && <p>{said}</p>}
      <Links links={links} />
    </Card>
  );
}

function Text({ block: { paragraphs, items, labelled, links } }: { block: TextBlock }) {
  return (
    <>
      <Paragraphs texts={paragraphs} />
      <Items texts={items} />
      {labelled && (
        <dl className={styles.labelled}>
          {labelled.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {links && <Links links={links} />}
      {links && <LockNote links={links} />}
    </>
  );
}

function Personnel({ block: { total, composition, notes } }: { block: PersonnelBlock }) {
  const strings = useStrings(surgeCatalogueStrings);
  return (
    <>
      {(total || composition) && (
        <dl className={styles.labelled}>
          {total && (
            <div>
              <dt>{strings.personnelTotal}</dt>
              <dd>{total}</dd>
            </div>
          )}
          {composition && (
            <div>
              <dt>{strings.composition}</dt>
              <dd>
                <Items texts={composition} />
              </dd>
            </div>
          )}
        </dl>
      )}
      <Paragraphs texts={notes} />
    </>
  );
}

function Paragraphs({ texts = [] }: { texts?: readonly string[] | undefined }) {
  return texts.map((text) => (
    <p key={text} className={styles.text}>
      {text}
    </p>
  ));
}

function Items({ texts = [] }: { texts?: readonly string[] | undefined }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.items}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
