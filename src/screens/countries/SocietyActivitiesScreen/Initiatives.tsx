import { Card } from '#src/components/Card/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { formatList, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Country } from '../CountryScreen/country.ts';
import styles from '../countries.module.css';
import { FEDERATION } from '../databank/sources.ts';
import { countrySocietyStrings } from './strings.ts';

/** What funds for the development of National Societies support. */
export function Initiatives({ initiatives }: Pick<Country, 'initiatives'>) {
  const strings = useStrings(countrySocietyStrings);
  const language = useLanguage();
  return (
    <Panel
      heading={strings.initiatives}
      footer={
        <TextLink to={FEDERATION.societyDevelopment} isExternal>
          {strings.initiativesSource}
        </TextLink>
      }
    >
      <p>{strings.initiativesAbout}</p>
      {initiatives.length === 0 ? (
        <p>{strings.noInitiatives}</p>
      ) : (
        <Grid preferredColumns={3}>
          {initiatives.map(({ id, title, fund_type, year, funding_period, allocation, categories }) => (
            <Card key={id} className={styles.card}>
              <h3>{title || fund_type}</h3>
              <DescriptionList
                items={[
                  { term: strings.fund, value: fund_type },
                  { term: strings.approved, value: year },
                  { term: strings.societyMonths, value: formatNumber(funding_period, language) },
                  { term: strings.allocation, value: formatNumber(allocation, language) },
                  { term: strings.categories, value: formatList([categories].flat(), language) },
                ]}
              />
            </Card>
          ))}
        </Grid>
      )}
    </Panel>
  );
}
