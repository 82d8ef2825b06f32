import { aggregateEndpoint } from '#contracts/emergencies/figures.ts';
import type { Language } from '#contracts/languages.ts';
import { Button } from '#src/components/Button/index.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { monthsOf, overTime, valueIn, yearsUntil } from '#src/domain/overTime.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatCompact, formatNumber } from '#src/i18n/format.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './appealsOverTime.module.css';
import { appealsOverTimeStrings } from './strings.ts';

const YEARS = 10;
const DREF = 0;
const EMERGENCY_APPEAL = 1;

interface Place {
  country?: number;
  region?: number;
}

const appealsInput = (atype: number, unit: 'year' | 'month', from: string, of: Place) => ({
  query: {
    model_type: 'appeal' as const,
    unit,
    start_date: from,
    filter_atype: atype,
    sum_amount_funded: 'amount_funded' as const,
    sum_beneficiaries: 'num_beneficiaries' as const,
    ...of,
  },
});

/**
 * Appeals counted by year, and for one year by month; a point of the chart tells its figures beside it. The chosen year or month
 * stands in the address: `year=2026`, and for its months `month=2026-04`, or `month=all` before one is chosen.
 */
export function AppealsOverTime({ of = EVERYWHERE }: { of?: Place }) {
  const strings = useStrings(appealsOverTimeStrings);
  const language = useLanguage();
  const now = useNow();
  const { year, month, choose } = useChosen(now);
  const isMonthly = month !== undefined;
  const from = `${isMonthly ? year : now.getUTCFullYear() - YEARS}-01-01`;
  const unit = isMonthly ? 'month' : 'year';
  const drefs = useRequest(aggregateEndpoint, appealsInput(DREF, unit, from, of));
  const appeals = useRequest(aggregateEndpoint, appealsInput(EMERGENCY_APPEAL, unit, from, of));
  const spans = isMonthly ? monthsOf(year) : yearsUntil(now.getUTCFullYear(), YEARS + 1);
  const both = [overTime(spans, drefs.answer ?? []), overTime(spans, appeals.answer ?? [])] as const;
  const labelOf = (span: string, length: 'short' | 'long' = 'short') =>
    isMonthly ? monthName(span, language, length) : span;
  const current = month || (isMonthly ? `${year}-01` : String(year));
  const failed = [drefs, appeals].find(({ error }) => error !== undefined);
  const heading = isMonthly ? fill(strings.byMonth, { year }) : strings.overYears;
  return (
    <Panel
      heading={heading}
      actions={
        <Button onClick={() => choose({ year: String(year), month: isMonthly ? '' : ALL_MONTHS })}>
          {isMonthly ? strings.backToYearly : strings.viewMonthly}
        </Button>
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
      <div className={styles.time}>
        <LineChart
          title={heading}
          isTitleHidden
          description={strings.pickPoint}
          data={{
            categoryLabel: isMonthly ? strings.month : strings.year,
            series: [
              { key: 'drefs', label: strings.drefs },
              { key: 'appeals', label: strings.emergencyAppeals },
            ],
            rows: spans.map((span) => ({
              key: isMonthly ? `${span}-01` : `${span}-01-01`,
              label: labelOf(span),
              values: both.map((counts) => valueIn(counts, span, now)),
            })),
          }}
          picked={isMonthly ? `${current}-01` : `${current}-01-01`}
          onPick={(key) =>
            choose(isMonthly ? { month: key.slice(0, 7) } : { year: key.slice(0, 4), month: '' })
          }
        />
        <section className={styles.aside} aria-live="polite">
          <h3>{labelOf(current, 'long')}</h3>
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

const EVERYWHERE: Place = {};
const ALL_MONTHS = 'all';

/** The year that the address names, this one without; `month`: '' before one is chosen, undefined where years are shown. */
function useChosen(now: Date) {
  const { query, change } = useQueryState();
  const thisYear = now.getUTCFullYear();
  const year = Number(/^\d{4}$/.exec(query.get('year') ?? '')?.[0] ?? thisYear);
  const kept = year > thisYear || year < thisYear - YEARS ? thisYear : year;
  const asked = query.get('month') ?? '';
  const month = asked === ALL_MONTHS ? '' : monthsOf(kept).find((one) => one === asked);
  return { year: kept, month, choose: change };
}

/** A month (`2026-04`) as the reader's language calls it; long with its year. */
function monthName(month: string, language: Language, length: 'short' | 'long'): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  const year = length === 'long' ? ({ year: 'numeric' } as const) : {};
  return intl('DateTimeFormat', localeOf(language), { month: length, ...year, timeZone: 'UTC' }).format(day);
}
