import type { ReactNode } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { eruOwnersEndpoint } from '#contracts/surge/units.ts';
import { useEruTypeOptions } from '#src/choices/enumerations.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Card } from '#src/components/Card/index.tsx';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { countryLink } from '#src/core/placeLinks.ts';
import { numbersOf } from '#src/domain/listAddress.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { fill, fillNodes, plural } from '#src/i18n/fill.ts';
import { formatDate, formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import { CountryOf } from '../places.tsx';
import { unitOwners } from './lists.ts';
import styles from './SurgeOverviewScreen.module.css';
import { surgeOverviewStrings } from './strings.ts';

type Owner = AnswerOf<typeof eruOwnersEndpoint>['results'][number];

/** Which National Societies have units, ready or away; of the types that are asked for, those that have one ready. */
export function ReadyUnits() {
  const strings = useStrings(surgeOverviewStrings);
  const view = useList(unitOwners, { in: 'address', name: 'owners' });
  const types = numbersOf(view.draft.ready ?? '') ?? [];
  const { options = [], ...enumerations } = useEruTypeOptions();
  useFailureAlert({ error: enumerations.error, retry: enumerations.retry ?? (() => {}) });
  const choose = (chosen: readonly number[]) => view.change({ ready: chosen.join(',') });
  return (
    <ListPanel
      view={view}
      heading={strings.ready}
      actions={
        <Button variant="tertiary" disabled={types.length === 0} onClick={() => choose([])}>
          {strings.resetFilters}
        </Button>
      }
      filters={
        <Disclosure summary={strings.readyTypes} isInitiallyOpen={types.length > 0}>
          <CheckboxGroup
            name="ready"
            label={strings.readyTypes}
            isLabelHidden
            hasColumns
            options={options.map(({ value, label }) => ({ value: Number(value), label }))}
            value={types}
            onChange={choose}
          />
        </Disclosure>
      }
      pendingHeight="40rem"
    >
      {(rows) => (
        <div className={styles.owners}>
          {rows.map((owner) => (
            <OwnerCard key={owner.id} owner={owner} />
          ))}
        </div>
      )}
    </ListPanel>
  );
}

function OwnerCard({ owner: { national_society_country: society, updated_at, eru } }: { owner: Owner }) {
  const strings = useStrings(surgeOverviewStrings);
  const language = useLanguage();
  const ready = eru.filter(({ available }) => available);
  const away = eru.filter(({ deployed_to }) => deployed_to);
  const counted = (template: string, count: number) =>
    fill(template, { count: formatNumber(count, language) });
  return (
    <Card className={styles.owner}>
      <h3>
        <TextLink to={countryLink(society.id)}>{society.society_name || society.name || MISSING}</TextLink>
      </h3>
      <p className={styles.quiet}>{fill(strings.updatedAt, { date: formatDate(updated_at, language) })}</p>
      <Units heading={counted(plural(strings, 'readyErus', ready.length, language), ready.length)}>
        {ready.map(({ id, type_display, units = 0 }) => (
          <li key={id}>
            {fill(strings.ofType, {
              type: type_display,
              value: counted(plural(strings, 'units', units, language), units),
            })}
          </li>
        ))}
      </Units>
      <Units heading={counted(plural(strings, 'awayErus', away.length, language), away.length)}>
        {away.map(({ id, type_display, deployed_to }) => (
          <li key={id} className={styles.raised}>
            {fillNodes(strings.ofType, { type: type_display, value: <CountryOf country={deployed_to} /> })}
          </li>
        ))}
      </Units>
    </Card>
  );
}

function Units({ heading, children }: { heading: string; children: ReactNode[] }) {
  return (
    <div>
      <h4>{heading}</h4>
      {children.length > 0 && <ul>{children}</ul>}
    </div>
  );
}
