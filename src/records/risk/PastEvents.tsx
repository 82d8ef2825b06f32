import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { pastEmergenciesEndpoint } from '#contracts/emergencies/past.ts';
import { everything } from '#contracts/query.ts';
import { ScatterChart } from '#src/components/charts/ScatterChart.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { appealTotals, coverage } from '#src/domain/appeals.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { HAZARD_COLORS } from './hazards.ts';
import styles from './risk.module.css';
import { riskStrings } from './strings.ts';

type PastEmergency = AnswerOf<typeof pastEmergenciesEndpoint>['results'][number];

/** The types of disasters that come with the seasons, in the order of the legend. Source: facts of region pages, "Region risk watch". */
const SEASONAL_TYPES = new Map([
  [12, HAZARD_COLORS.FL],
  [27, '#23406a'],
  [4, HAZARD_COLORS.TC],
  [21, HAZARD_COLORS.FI],
  [20, HAZARD_COLORS.DR],
]);
const typeOf = ({ dtype }: PastEmergency) => dtype?.id ?? -1;

/** What struck a region before, by the time of the year, and how many people; the type of disaster stands in the address as `past`. */
export function PastEvents({ region }: { region: number }) {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  const navigate = useNavigate();
  const panelOf = usePanelOf();
  const { query, change } = useQueryState();
  const request = useRequest(pastEmergenciesEndpoint, everything({ region }));
  const known = useMemo(
    () => (request.answer?.results ?? []).filter((event) => SEASONAL_TYPES.has(typeOf(event))),
    [request.answer],
  );
  const types = [...SEASONAL_TYPES].flatMap(([id, color]) => {
    const label = known.find((event) => typeOf(event) === id)?.dtype?.name;
    return label ? [{ key: String(id), label, color }] : [];
  });
  const wanted = types.find(({ key }) => key === query.get('past'))?.key;
  const shown = wanted === undefined ? known : known.filter((event) => String(typeOf(event)) === wanted);
  return (
    <Panel
      heading={strings.past}
      filters={
        <div className={styles.inputs}>
          <SelectInput
            name="past"
            label={strings.hazard}
            placeholder={strings.allHazards}
            value={wanted ?? ''}
            options={types.map(({ key, label }) => ({ value: key, label }))}
            onChange={(value) => change({ past: value })}
          />
        </div>
      }
      {...panelOf(request, { isEmpty: known.length === 0, skeleton: <Skeleton height="24rem" /> })}
    >
      <ScatterChart
        title={strings.past}
        isTitleHidden
        description={strings.pastAbout}
        leadsAway
        onPick={(id) => navigate(pathTo('emergency', { emergencyId: Number(id) }))}
        data={{
          categoryLabel: strings.pastEvent,
          isAnyYear: true,
          groups: types,
          facts: [strings.hazard, strings.startDate],
          series: [
            { key: 'people', label: strings.affected },
            { key: 'requested', label: strings.requirements },
            { key: 'coverage', label: strings.coverage },
          ],
          rows: shown.map((event) => {
            const { id, name, dtype, disaster_start_date: date, num_affected, appeals } = event;
            const { requested, funded, targeted } = appealTotals(appeals);
            const covered = coverage(funded, requested);
            return {
              key: String(id),
              label: name ?? strings.event,
              date,
              group: String(typeOf(event)),
              facts: [dtype?.name ?? '', formatDate(date, language)],
              plainFacts: [dtype?.name, date?.slice(0, 10)],
              values: [
                num_affected ?? targeted,
                requested && Math.round(requested),
                covered && Math.round(covered),
              ],
            };
          }),
        }}
      />
    </Panel>
  );
}
