import { Panel } from '#src/components/Panel/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { AppealFigures } from '#src/records/operations/AppealFigures.tsx';
import { PrintSheet } from '#src/records/PrintSheet/index.tsx';
import { Indicators as SocietyIndicators } from '../CountryContextScreen/Indicators.tsx';
import { Climate, Indicators, Population } from '../CountryOverviewScreen/index.tsx';
import { useDatabank } from '../databank/request.ts';
import { countryStrings } from '../strings.ts';
import styles from './CountryScreen.module.css';
import { useCountry } from './country.ts';

/** A country on two sheets of A4: its people on a map; what runs there, its National Society and its climate. */
export function Profile() {
  const strings = useStrings(countryStrings);
  const { id } = useCountry();
  const { answer: databank } = useDatabank().request;
  return (
    <PrintSheet path={pathTo('country', { countryId: id })}>
      <div className={styles.profile}>
        {databank && (
          <>
            <Indicators databank={databank} />
            <Population databank={databank} />
          </>
        )}
      </div>
      <div className={styles.profile}>
        <Panel heading={strings.activeNow}>
          <AppealFigures of={{ country: id }} />
        </Panel>
        <SocietyIndicators isBrief />
        {databank && <Climate databank={databank} isCompact />}
      </div>
    </PrintSheet>
  );
}
