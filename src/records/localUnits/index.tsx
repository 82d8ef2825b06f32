import type { InputOf } from '#contracts/client.ts';
import type { AnswerOf, Endpoint, QueryOf } from '#contracts/defineEndpoint.ts';
import { WHOLE_LIST } from '#contracts/query.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Presentation } from '#src/components/Presentation/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { List } from '#src/lists/defineList.ts';
import { ExportButton } from '#src/lists/ExportButton.tsx';
import { Filters } from '#src/lists/Filters.tsx';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { listFile } from '#src/lists/listFile.ts';
import { useList } from '#src/lists/useList.ts';
import type { PublicLocalUnitRow } from '../localUnit/types.ts';
import { useLocalUnitRules } from '../localUnit/useLocalUnitRules.ts';
import styles from './LocalUnits.module.css';
import { localUnitList, publicLocalUnitList } from './list.ts';
import { localUnitsStrings } from './strings.ts';
import { UnitCounts } from './UnitCounts.tsx';
import { UNIT_MAP_PENDING, UnitMap } from './UnitMap.tsx';

/** The room that the whole panel takes while it comes. */
const HEIGHT = ['110rem', '92rem', '72rem'] as const;

interface OfCountry {
  country: { id: number; iso3?: string | null | undefined; society_name?: string | null | undefined };
}

/**
 * The local units of a country on a map and in a list, both with the filters of the address, and the whole as a file. Members of
 * the Movement see all that is theirs to see, others what is public.
 */
export function LocalUnits({ country }: OfCountry) {
  const { readsAll } = useLocalUnitRules();
  if (!country.iso3) return null;
  if (readsAll === undefined) return <Skeleton height={HEIGHT} />;
  const query = { country__iso3: country.iso3 };
  return readsAll ? (
    <Units list={localUnitList} query={query} country={country} />
  ) : (
    <Units list={publicLocalUnitList} query={query} country={country} isPublic />
  );
}

interface UnitsProps<E extends Endpoint, Word extends string> extends OfCountry {
  list: List<E, Word>;
  query: Partial<QueryOf<E>>;
  /** To be told that there is more for others. */
  isPublic?: boolean;
}

function Units<E extends Endpoint, Word extends string>({
  list,
  query,
  country,
  isPublic = false,
}: UnitsProps<E, Word>) {
  const strings = useStrings(localUnitsStrings);
  const { client } = useApp();
  const { mayWrite, mayUpload } = useLocalUnitRules();
  const view = useList(list, { in: 'address', name: 'units', query });
  const name = `${country.iso3?.toLowerCase()}-${list.file?.name}`;
  // Those of the list, all of them: the same filters and no page.
  const everywhere = { query: { ...view.query, limit: WHOLE_LIST, offset: undefined } };
  return (
    <ListPanel
      view={view}
      heading={strings.heading}
      actions={
        <div className={styles.actions}>
          {mayWrite({ country: country.id }) && (
            <ButtonLink to={pathTo('newLocalUnit', undefined, { country: country.id })}>
              {strings.add}
            </ButtonLink>
          )}
          {mayUpload({ country: country.id }) && (
            <ButtonLink
              to={pathTo('uploadLocalUnits', undefined, { country: country.id })}
              variant="secondary"
            >
              {strings.files}
            </ButtonLink>
          )}
          <ExportButton of={listFile(list, view, { client, name })} count={view.count ?? 0} />
        </div>
      }
      filters={<Filters view={view} />}
      before={
        <div className={styles.before}>
          {isPublic && <p>{strings.publicOnly}</p>}
          <WhenNear placeholder={UNIT_MAP_PENDING}>
            <Places endpoint={list.endpoint} input={everywhere as unknown as InputOf<E>} country={country} />
          </WhenNear>
        </div>
      }
      pendingHeight={HEIGHT}
    />
  );
}

/** The map of all that the filters leave, whichever page of the list is shown. */
function Places<E extends Endpoint>({
  endpoint,
  input,
  country,
}: OfCountry & { endpoint: E; input: InputOf<E> }) {
  const strings = useStrings(localUnitsStrings);
  const errorText = useErrorText();
  const request = useRequest(endpoint, input, { isPreserved: true });
  // Both lists have what a map needs.
  const { results } = (request.answer ?? {}) as Partial<
    Pick<AnswerOf<E> & { results: PublicLocalUnitRow[] }, 'results'>
  >;
  if (!results)
    return (
      <MessageBlock
        state={messageState(request)}
        message={request.error === undefined ? undefined : errorText(request.error)}
        onRetry={request.retry}
        skeleton={UNIT_MAP_PENDING}
      />
    );
  return (
    <Presentation
      heading={fill(strings.stage, { society: country.society_name ?? country.iso3 })}
      beside={<UnitCounts units={results} />}
      figures={<UnitCounts units={results} />}
    >
      <UnitMap title={strings.mapTitle} iso3={country.iso3} units={results} />
    </Presentation>
  );
}
