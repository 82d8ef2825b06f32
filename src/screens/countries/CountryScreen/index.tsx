import { Outlet } from 'react-router';
import { countryEndpoint } from '#contracts/countries/record.ts';
import { countrySnippetsEndpoint } from '#contracts/countries/society.ts';
import { can } from '#rules/permissions.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Facts, FactsSkeleton } from '#src/components/Facts/index.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TabList } from '#src/components/TabList/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { editorsAddress } from '#src/core/editors.ts';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { regionLink } from '#src/core/placeLinks.ts';
import { printPage } from '#src/core/printPage.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { NotFoundScreen } from '#src/records/NotFoundScreen/index.tsx';
import { PrintActions } from '#src/records/PrintSheet/index.tsx';
import { type Framed, RecordFrame } from '#src/records/RecordPage/RecordFrame.tsx';
import { useRecord } from '#src/records/useRecord.ts';
import { snippetsInput } from '../snippets.ts';
import { countryStrings } from '../strings.ts';
import styles from './CountryScreen.module.css';
import { type Country, CountryContext } from './country.ts';
import { useHelp } from './help.ts';
import { usePages, useSections } from './tabs.ts';

const Profile = lazyComponent(async () => (await import('./Profile.tsx')).Profile);

/** In the address of a country: its profile for paper, in place of what its tabs show. */
const [PRINT, PROFILE] = ['print', 'profile'];
const profilePath = (countryId: number) => pathTo('countryProfileOverview', { countryId });

/** `/countries/{countryId}`: the frame of a country, with its region, its National Society and its tabs. */
export function CountryScreen() {
  const strings = useStrings(countryStrings);
  const titles = useStrings(routeStrings);
  const { countryId } = useIds();
  const isForPrint = useQueryState().query.get(PRINT) === PROFILE;
  const view = useRecord(countryEndpoint, countryId);
  const { answer } = view;
  // Offices and clusters of the list of countries have no pages of their own: those have no code.
  if (view.isMissing || (answer && !answer.iso3)) return <NotFoundScreen />;
  const region = answer?.regions_details;
  return (
    // A country is no text that somebody wrote in one language.
    <RecordFrame<Country & Framed>
      view={view}
      heading={(country) => country?.name ?? titles.country}
      hasShortName
      list={region ? { to: regionLink(region.id), label: region.region_name } : undefined}
      description={(country) => <CountryFacts country={country} />}
      descriptionSkeleton={<FactsSkeleton />}
      // What its id is enough for stands there at once: it would move what is below.
      actions={(country) =>
        isForPrint
          ? country && (
              <PrintActions back={{ to: profilePath(country.id), label: strings.backToCountry }} isReady />
            )
          : countryId !== undefined && <Actions id={countryId} />
      }
      skeleton={<Outline />}
      sections={(country) => (
        <>
          {!isForPrint && (
            <div className={styles.tabs}>
              <Tabs country={country} />
            </div>
          )}
          <CountryContext value={country}>{isForPrint ? <Profile /> : <Outlet />}</CountryContext>
        </>
      )}
    />
  );
}

function Tabs({ country }: { country: Country }) {
  const strings = useStrings(countryStrings);
  const snippets = useRequest(countrySnippetsEndpoint, snippetsInput(country.id));
  // Without them a section may be missing.
  useFailureAlert(snippets);
  const hasMore =
    Boolean(country.additional_tab_name) ||
    country.links.length > 0 ||
    country.contacts.length > 0 ||
    (snippets.answer?.count ?? 0) > 0;
  const pages = usePages(country);
  return (
    <>
      <TabList label={strings.tabs} tabs={useSections(country, hasMore)} />
      {pages.length > 1 && <TabList label={strings.parts} tabs={pages} variant="secondary" />}
    </>
  );
}

/** Where it is, and who is there. */
function CountryFacts({ country: { regions_details, society_name, iso3 } }: { country: Country }) {
  return (
    <Facts
      items={[
        {
          key: 'region',
          fact: regions_details && (
            <TextLink to={regionLink(regions_details.id)}>{regions_details.region_name}</TextLink>
          ),
        },
        { key: 'society', fact: society_name },
        { key: 'code', fact: iso3 && <bdi>{iso3}</bdi> },
      ]}
    />
  );
}

/** Print, and for those who may the editors' site. */
function Actions({ id }: { id: number }) {
  const strings = useStrings(countryStrings);
  const { config } = useApp();
  const { profile } = useAuth();
  const editors = editorsAddress(config, id, 'country');
  const help = useHelp();
  return (
    <>
      <Button onClick={() => void printPage()}>{strings.print}</Button>
      <ButtonLink to={`${profilePath(id)}?${PRINT}=${PROFILE}`} variant="secondary">
        {strings.printProfile}
      </ButtonLink>
      {editors && can.write(profile) && (
        <ButtonLink to={editors} isExternal variant="secondary">
          {strings.edit}
        </ButtonLink>
      )}
      {help && (
        <TextLink to={help} isExternal>
          {strings.help}
        </TextLink>
      )}
    </>
  );
}

/** The tabs and the panels that come. */
function Outline() {
  return (
    <div className={styles.outline}>
      <Skeleton height="2.75rem" />
      <Skeleton height="2.25rem" />
      <Skeleton height="9rem" />
      <Skeleton height="17rem" />
      <Skeleton height="17rem" />
    </div>
  );
}
