import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { AverageRisks } from '#src/records/risk/AverageRisks.tsx';
import { ImminentEvents } from '#src/records/risk/ImminentEvents/index.tsx';
import { MonthlyRisks } from '#src/records/risk/MonthlyRisks.tsx';
import { ReturnPeriods } from '#src/records/risk/ReturnPeriods.tsx';
import { riskStrings } from '#src/records/risk/strings.ts';
import { useCountry } from '../CountryScreen/country.ts';

// A list with all that belongs to one, below four maps and charts.
const EarlyActions = lazyComponent(
  async () => (await import('#src/records/risk/EarlyActions.tsx')).EarlyActions,
);

const PROTOCOLS = 'https://www.ifrc.org/appeals';

/** `/countries/{countryId}/profile/risk-watch`: what is near, and what threatens a country through the year. */
export function CountryRiskScreen() {
  const strings = useStrings(riskStrings);
  const { iso3 } = useCountry();
  // A country without a code has no page.
  if (!iso3) return null;
  return (
    <>
      <ImminentEvents where={{ iso3: iso3.toLowerCase() }} around={{ focus: [iso3] }} />
      <MonthlyRisks iso3={iso3} />
      <AverageRisks iso3={iso3} />
      <ReturnPeriods iso3={iso3} />
      <EarlyActions
        iso3={iso3}
        pending={
          <Panel heading={fill(strings.early, { count: undefined })}>
            <Skeleton height={['70rem', '60rem', '24rem']} />
          </Panel>
        }
      />
      <Panel heading={strings.protocols}>
        <p>
          {strings.protocolsAbout}{' '}
          <TextLink to={PROTOCOLS} isExternal>
            {strings.protocolsLink}
          </TextLink>
        </p>
      </Panel>
    </>
  );
}
