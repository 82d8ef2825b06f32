import type { ReactNode } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { globalEnumsEndpoint } from '#contracts/endpoints/domain.ts';
import { eruOwnersEndpoint } from '#contracts/endpoints/surge.ts';
import { countryLink } from '#src/app/placeLinks.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Card } from '#src/components/Card/index.tsx';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatDate, formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { CountryOf } from '../places.tsx';
import { PagedPanel } from './PagedPanel.tsx';
import { OWNERS_SHOWN, ownersInput, readyTypes } from './requests.ts';
import styles from './SurgeOverviewScreen.module.css';
import { surgeOverviewStrings } from './strings.ts';
import { usePaged } from './usePaged.ts';

type Owner = AnswerOf<typeof eruOwnersEndpoint>['results'][number];

/** Which National Societies have units, ready or away; of the types that are asked for, those that have one ready. */
export function ReadyUnits() {
  const strings = useStrings(surgeOverviewStrings);
  const { query, change, onPage } = usePaged('owners', OWNERS_SHOWN);
  const input = ownersInput(query);
  const types = readyTypes(query);
  const enums = useRequest(globalEnumsEndpoint, {});
  const owners = useRequest(eruOwnersEndpoint, input, { isPreserved: true });
  const choose = (chosen: readonly number[]) => change({ ready: chosen.join(','), owners_page: '' });
  return (
    <PagedPanel
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
            options={(enums.answer?.deployments_eru_type ?? []).map(({ key, value }) => ({
              value: key,
              label: value,
            }))}
            value={types}
            onChange={choose}
          />
        </Disclosure>
      }
      isFiltered={types.length > 0}
      page={owners}
      limit={OWNERS_SHOWN}
      offset={input.query.offset}
      onPage={onPage}
      pendingHeight="40rem"
    >
      {(rows) => (
        <div className={styles.owners}>
          {rows.map((owner) => (
            <OwnerCard key={owner.id} owner={owner} />
          ))}
        </div>
      )}
    </PagedPanel>
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
            {type_display}: {counted(plural(strings, 'units', units, language), units)}
          </li>
        ))}
      </Units>
      <Units heading={counted(plural(strings, 'awayErus', away.length, language), away.length)}>
        {away.map(({ id, type_display, deployed_to }) => (
          <li key={id} className={styles.raised}>
            {type_display}: <CountryOf country={deployed_to} />
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
