import { useState } from 'react';
import { aggregateEndpoint } from '#contracts/emergencies/figures.ts';
import { Button } from '#src/components/Button/index.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { monthsOf, overTime, valueIn, yearsUntil } from '#src/domain/overTime.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatCompact, formatMonthYear, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import moreStyles from './more.module.css';
import { homeMoreStrings } from './strings.ts';

const YEARS = 10;
const DREF = 0;
const EMERGENCY_APPEAL = 1;

const appealsInput = (atype: number, unit: 'year' | 'month', from: string) => ({
  query: {
    model_type: 'appeal' as const,
    unit,
    start_date: from,
    filter_atype: atype,
    sum_amount_funded: 'amount_funded' as const,
    sum_beneficiaries: 'num_beneficiaries' as const,
  },
});

/** Appeals counted by year, and for one year by month; a point of the chart tells its figures beside it. */
export function AppealsOverTime() {
  const strings = useStrings(homeMoreStrings);
  const language = useLanguage();
  const now = useNow();
  const thisYear = now.getUTCFullYear();
  const [picked, setPicked] = useState(`${thisYear}`);
  const [year, setYear] = useState<number>();
  const unit = year === undefined ? 'year' : 'month';
  const from = `${year ?? thisYear - YEARS}-01-01`;
  const drefs = useRequest(aggregateEndpoint, appealsInput(DREF, unit, from));
  const appeals = useRequest(aggregateEndpoint, appealsInput(EMERGENCY_APPEAL, unit, from));
  const spans = year === undefined ? yearsUntil(thisYear, YEARS + 1) : monthsOf(year);
  const both = [overTime(spans, drefs.answer ?? []), overTime(spans, appeals.answer ?? [])] as const;
  const labelOf = (span: string) => (year === undefined ? span : formatMonthYear(`${span}-01`));
  const current = spans.includes(picked) ? picked : (spans.at(year === undefined ? -1 : 0) ?? '');
  const failed = [drefs, appeals].find(({ error }) => error !== undefined);
  const heading = year === undefined ? strings.overYears : fill(strings.byMonth, { year });
  return (
    <Panel
      heading={heading}
      actions={
        year === undefined ? (
          <Button
            onClick={() => {
              setYear(Number(current));
              setPicked('');
            }}
          >
            {strings.viewMonthly}
          </Button>
        ) : (
          <Button
            onClick={() => {
              setYear(undefined);
              setPicked(String(year));
            }}
          >
            {strings.backToYearly}
          </Button>
        )
      }
      state={messageState({
        answer: drefs.answer && appeals.answer,
        error: failed?.error,
        isPending: drefs.isPending || appeals.isPending,
      })}
      error={{ message: strings.noChart }}
      onRetry={failed?.retry}
      skeleton={<Skeleton height={['50rem', '37rem', '31rem']} />}
    >
      <div className={moreStyles.time}>
        <LineChart
          title={heading}
          isTitleHidden
          description={strings.pickPoint}
          data={{
            categoryLabel: year === undefined ? strings.year : strings.month,
            series: [
              { key: 'drefs', label: strings.drefs },
              { key: 'appeals', label: strings.emergencyAppeals },
            ],
            rows: spans.map((span) => ({
              key: span.length === 4 ? `${span}-01-01` : `${span}-01`,
              label: labelOf(span),
              values: both.map((counts) => valueIn(counts, span, now)),
            })),
          }}
          picked={current.length === 4 ? `${current}-01-01` : `${current}-01`}
          onPick={(key) => setPicked(year === undefined ? key.slice(0, 4) : key.slice(0, 7))}
        />
        <section className={moreStyles.aside} aria-live="polite">
          <h3>{labelOf(current)}</h3>
          {(
            [
              [strings.emergencyAppeals, both[1]],
              [strings.drefs, both[0]],
            ] as const
          ).map(([label, counts]) => {
            const count = valueIn(counts, current, now);
            // Of no appeal the sums are none as well; of those that are there they may be missing.
            const { amount_funded, beneficiaries } = counts.get(current) ?? {
              amount_funded: count,
              beneficiaries: count,
            };
            return (
              <KeyFigures
                key={label}
                figures={[
                  { label, value: formatNumber(count, language) },
                  { label: strings.amountFunded, value: formatCompact(amount_funded, language) },
                  { label: strings.peopleTargeted, value: formatCompact(beneficiaries, language) },
                ]}
              />
            );
          })}
        </section>
      </div>
    </Panel>
  );
}
