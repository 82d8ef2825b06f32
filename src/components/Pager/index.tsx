import clsx from 'clsx';
import { useChosen } from '#src/hooks/useChosen.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ForwardIcon } from '../icons.tsx';
import { BackIcon } from '../laterIcons.tsx';
import { selectClass } from '../SelectInput/selectClass.ts';
import styles from './Pager.module.css';

/** What comes next, or what it is made of: of the page that is open by then, where presses come quicker than pages are drawn. */
export type Next<Value> = Value | ((now: Value) => Value);

interface PagerProps {
  /** Records in all. */
  count: number;
  /** Records a page. */
  limit: number;
  /** Records before this page. */
  offset: number;
  onChange: (next: Next<number>) => void;
  /** How many records a page may have, the fewest first; nothing is to be chosen where they fit on one of these. */
  sizes?: { label: string; options: readonly number[]; onChange: (limit: number) => void } | undefined;
  /** What is paged, where a page has more than one of these. */
  of?: string | undefined;
}

/** How far to each side of the present page pages are offered. */
const REACH = 1;

/** Leads through the pages of a list, and says where one is; nothing where there are no two rows. */
export function Pager({ count, limit, offset, onChange, sizes, of }: PagerProps) {
  const strings = useStrings(commonStrings);
  const language = useLanguage();
  // Of one row everything is said by the row.
  if (count <= 1) return null;
  const last = Math.ceil(count / limit);
  const current = Math.floor(offset / limit) + 1;
  const within = (wanted: number) => Math.min(Math.max(wanted, 0), (last - 1) * limit);
  const back = () => current > 1 && onChange((now) => within(now - limit));
  const forward = () => current < last && onChange((now) => within(now + limit));
  const number = (value: number) => formatNumber(value, language);
  return (
    <nav className={styles.pager} aria-label={of ? fill(strings.pagesOf, { list: of }) : strings.pages}>
      <p className={styles.showing}>
        {fill(strings.showing, {
          from: number(offset + 1),
          to: number(Math.min(offset + limit, count)),
          total: number(count),
        })}
      </p>
      {sizes && sizes.options.length > 1 && count > (sizes.options[0] ?? 0) && (
        <Size {...sizes} limit={limit} />
      )}
      {last > 1 && (
        <ul className={styles.pages}>
          <li>
            <button
              type="button"
              className={styles.step}
              // Not `disabled`: who arrives at an end keeps the focus.
              aria-disabled={current <= 1}
              onClick={back}
            >
              <BackIcon />
              <span className={styles.word}>{strings.previous}</span>
            </button>
          </li>
          {pagesAround(current, last).map((page, index) => (
            <li key={page ?? `gap-${index}`}>
              {page === undefined ? (
                <span aria-hidden="true">…</span>
              ) : (
                <button
                  type="button"
                  className={clsx(page === current && styles.current)}
                  aria-label={fill(strings.page, { page: number(page) })}
                  aria-current={page === current ? 'page' : undefined}
                  onClick={() => onChange((page - 1) * limit)}
                >
                  {number(page)}
                </button>
              )}
            </li>
          ))}
          <li>
            <button type="button" className={styles.step} aria-disabled={current >= last} onClick={forward}>
              <span className={styles.word}>{strings.next}</span>
              <ForwardIcon />
            </button>
          </li>
        </ul>
      )}
    </nav>
  );
}

function Size({
  label,
  options,
  limit,
  onChange,
}: NonNullable<PagerProps['sizes']> & Pick<PagerProps, 'limit'>) {
  const language = useLanguage();
  const [shown, choose] = useChosen(limit, onChange);
  return (
    <label className={styles.size}>
      {label}
      <select
        className={clsx(selectClass, styles.choice)}
        value={shown}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {options.map((size) => (
          <option key={size} value={size}>
            {formatNumber(size, language)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** First and last page and those around the present one, ascending; undefined where some are left out. */
function pagesAround(current: number, last: number): (number | undefined)[] {
  const near = Array.from({ length: 2 * REACH + 1 }, (_, index) => current - REACH + index);
  const pages = [...new Set([1, ...near, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return pages.flatMap((page, index) => (page - (pages[index - 1] ?? page) > 1 ? [undefined, page] : [page]));
}
