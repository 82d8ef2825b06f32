import { AGE_BANDS, type Counted } from '#contracts/countries/databank.ts';
import { StackedBarChart } from '#src/components/charts/BarChart.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { sumOf } from '#src/domain/appeals.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { formatCompact } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useCountry } from '../CountryScreen/country.ts';
import styles from '../countries.module.css';
import { type Databank, useDatabank } from '../databank/request.ts';
import { fdrsPage } from '../databank/sources.ts';
import { useFigure } from '../databank/useFigure.ts';
import { countryStrings } from '../strings.ts';
import { countryContextStrings } from './strings.ts';

const SKELETON = <Skeleton height={['40rem', '24rem', '14rem']} />;

/** The National Society in figures, each with the year that it is of. `isBrief`: without women and men by age. */
export function Indicators({ isBrief = false }: { isBrief?: boolean }) {
  const strings = useStrings(countryContextStrings);
  const { bankNone } = useStrings(countryStrings);
  const panelOf = usePanelOf();
  const { fdrs } = useCountry();
  const { request, isNone } = useDatabank();
  if (isNone)
    return (
      <Panel heading={strings.contextIndicators}>
        <MessageBlock state="empty" message={bankNone} />
      </Panel>
    );
  return (
    <Panel
      heading={strings.contextIndicators}
      {...panelOf(request, { skeleton: SKELETON })}
      footer={
        <TextLink to={fdrsPage(fdrs)} isExternal>
          {strings.fdrs}
        </TextLink>
      }
    >
      {request.answer && <Figures databank={request.answer} isBrief={isBrief} />}
    </Panel>
  );
}

function Figures({ databank, isBrief }: { databank: Databank; isBrief: boolean }) {
  const strings = useStrings(countryContextStrings);
  const language = useLanguage();
  const figure = useFigure();
  const compact = (value: number) => formatCompact(value, language);
  const youth = sumOf([
    databank.fdrs_volunteer_age_6_12,
    databank.fdrs_volunteer_age_13_17,
    databank.fdrs_volunteer_age_18_29,
    databank.fdrs_staff_age_18_29,
  ]);
  return (
    <div className={styles.stack}>
      <KeyFigures
        figures={[
          { label: strings.founded, value: databank.founded_date || strings.noData },
          figure(strings.volunteers, databank.fdrs_volunteer_total, {
            year: databank.fdrs_volunteer_data_year,
          }),
          figure(strings.staff, databank.fdrs_staff_total, { year: databank.fdrs_staff_data_year }),
          figure(strings.youth, youth, { year: databank.fdrs_volunteer_data_year }),
          figure(strings.branches, databank.fdrs_branches, { year: databank.fdrs_branches_data_year }),
          figure(strings.firstAid, databank.fdrs_trained_in_first_aid, {
            year: databank.fdrs_trained_in_first_aid_data_year,
          }),
          figure(strings.income, databank.fdrs_income, {
            year: databank.fdrs_income_data_year,
            format: compact,
          }),
          figure(strings.expenditures, databank.fdrs_expenditures, {
            year: databank.fdrs_expenditures_data_year,
            format: compact,
          }),
        ]}
      />
      {!isBrief && (
        <Grid>
          <ByAge databank={databank} who="volunteer" title={strings.volunteersByAge} />
          <ByAge databank={databank} who="staff" title={strings.staffByAge} />
        </Grid>
      )}
    </div>
  );
}

/** Women and men by age, the oldest first, for who asks. */
function ByAge({ databank, who, title }: { databank: Databank; who: Counted; title: string }) {
  const strings = useStrings(countryContextStrings);
  const rows = AGE_BANDS[who]
    .map((band) => ({
      key: band,
      label: band === '80' ? '80+' : band.replace('_', '–'),
      values: (['female', 'male'] as const).map(
        (sex) => databank[`fdrs_${sex}_${who}_age_${band}` as keyof Databank] as number | null | undefined,
      ),
    }))
    .reverse();
  const isTold = rows.some(({ values }) => values.some((value) => typeof value === 'number'));
  return (
    <Disclosure isLazy summary={title}>
      {isTold ? (
        <StackedBarChart
          title={title}
          isTitleHidden
          data={{
            categoryLabel: strings.age,
            series: [
              { key: 'female', label: strings.female },
              { key: 'male', label: strings.male },
            ],
            rows,
          }}
        />
      ) : (
        <p>{strings.noAges}</p>
      )}
    </Disclosure>
  );
}
