import { shallowEqual, useSelector } from '@xstate/react';
import { useLocation } from 'react-router';
import { selectForeign, selectOwn } from '#machines/outbox.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { recordFormStrings } from '#src/forms/strings.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { outboxOf } from '../../outbox.ts';
import styles from './OutboxList.module.css';

/** Says on every page what was submitted in this browser and is not sent yet, as long as that is so. */
export function OutboxList() {
  const strings = useStrings(recordFormStrings);
  const language = useLanguage();
  const { pathname } = useLocation();
  const outbox = outboxOf(useApp());
  const all = useSelector(outbox, selectOwn, shallowEqual);
  const foreign = useSelector(outbox, selectForeign);
  // A form says itself that it waits.
  const own = all.filter(({ address }) => address.split('?')[0] !== pathname);
  return (
    <div className={styles.region}>
      {own.length > 0 && (
        <Banner variant="warning">
          {fill(plural(strings, 'outboxOwn', own.length, language), { count: own.length })}
          <ul className={styles.forms}>
            {own.map(({ id, title, address }) => (
              <li key={id}>
                <TextLink to={address} dir="auto">
                  {title || strings.outboxUntitled}
                </TextLink>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {foreign > 0 && (
        <Banner>{fill(plural(strings, 'outboxForeign', foreign, language), { count: foreign })}</Banner>
      )}
    </div>
  );
}
