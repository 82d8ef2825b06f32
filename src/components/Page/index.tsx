import clsx from 'clsx';
import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { documentTitle as titleOf } from '#src/i18n/documentTitle.ts';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/index.tsx';
import { English } from '../English/index.tsx';
import { Logo } from '../Logo/index.tsx';
import { Skeleton } from '../Skeleton/index.tsx';
import styles from './Page.module.css';

/** The product's name, which ends every title of the browser's tab. The composition root provides the configured one. */
export const ProductName = createContext('GO');

/** What the route table calls the page that is open; it follows the name of a record in the browser's tab. */
export const RouteTitle = createContext<string | undefined>(undefined);

interface PageProps {
  heading: string;
  /** Digits that its figure may still have more: its line breaks where it will break with them. Without it, there is no figure. */
  headingRoom?: number | undefined;
  /** Of one record: on a phone its actions have a line of their own, however long its name is. `@default` false */
  isRecord?: boolean;
  /** Its name is on its way: on a phone it will take two lines. `@default` false */
  isNamePending?: boolean;
  /** Title of the browser's tab, before the names of the route and of the product. `@default` the heading */
  documentTitle?: string | undefined;
  description?: ReactNode;
  actions?: ReactNode;
  breadcrumbs?: readonly Crumb[] | undefined;
  /** Below the heading over the whole width: key figures mostly. */
  info?: ReactNode;
  /** Handed around on paper, at whose head stands whose it is; on the screen the frame says so. `@default` false */
  isPaper?: boolean;
  children?: ReactNode;
}

/**
 * The frame of a screen: title, way, heading, content. The shell moves the focus to `data-page-heading` after navigation, so
 * that the new page is read out from there.
 */
export function Page({
  heading,
  headingRoom,
  isRecord = false,
  isNamePending = false,
  documentTitle = heading,
  description,
  actions,
  breadcrumbs,
  info,
  isPaper = false,
  children,
}: PageProps) {
  const productName = use(ProductName);
  const title = titleOf([documentTitle, use(RouteTitle)], productName);
  // Filters and pages of a list are the same page to a search engine.
  const address = window.location.origin + useLocation().pathname;
  // What comes with a name is another thing, and not the same one elsewhere: under a name of more lines than its room it would seem to move.
  const comesWithName = `${isNamePending}`;
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={address} />
      <meta property="og:title" content={documentTitle} />
      <meta property="og:site_name" content={productName} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <div className={styles.head}>
        <div className={styles.container}>
          {isPaper && (
            <span className={styles.logo}>
              <Logo title={productName} />
            </span>
          )}
          {breadcrumbs && <Breadcrumbs crumbs={breadcrumbs} />}
          <div className={clsx(styles.titles, isRecord && styles.record, isNamePending && styles.pending)}>
            {/* Browsers balance lines without the room at the end of the last, which then reaches over the edge. */}
            <h1
              tabIndex={-1}
              data-page-heading
              style={{ textWrap: headingRoom === undefined ? undefined : 'wrap' }}
            >
              {/* Another heading, and not the same one elsewhere: what is read from right to left would seem to move. */}
              <span key={heading} style={{ paddingInlineEnd: headingRoom && `${headingRoom}ch` }}>
                <English where="untranslated">{heading}</English>
              </span>
            </h1>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {description && (
            <div key={comesWithName} className={styles.description}>
              {description}
            </div>
          )}
          {info && <div className={styles.info}>{info}</div>}
        </div>
      </div>
      <div key={comesWithName} className={styles.container}>
        <div className={styles.content}>{children}</div>
      </div>
    </>
  );
}

/** In the place of a description that is on its way: its line would push the page down. */
export const DescriptionSkeleton = () => <Skeleton height="1lh" width="16ch" />;
