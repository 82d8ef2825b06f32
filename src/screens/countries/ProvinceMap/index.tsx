import type { ReactNode } from 'react';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { messageState } from '#src/domain/messageState.ts';
import { pointOf } from '#src/domain/pointOf.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatCompact, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useCountry } from '../CountryScreen/country.ts';
import { countryStrings } from '../strings.ts';
import { useProvinces } from '../useProvinces.ts';
import { stepsUpTo } from './steps.ts';

export const PROVINCES_PENDING = <Skeleton height={['29rem', '29.5rem', '38rem']} />;

/** Light to dark, as many as there are steps at most. */
const COLORS = ['#a7b3c0', '#8796a8', '#67788d', '#344b67'] as const;
/** Of the country that is looked at, so that it stands out of its neighbours. */
const COUNTRY = '#f0dcc4';
const RADIUS = 10;

interface ProvinceMapProps {
  title: string;
  source: string;
  /** What is counted. */
  valueLabel: string;
  /** By the id of the province. */
  values: ReadonlyMap<number, number>;
  /** More about a province, for its popup. */
  renderPopup: (id: number) => ReactNode;
}

/** Figures of the provinces of the open country, each province in the colour of its step; the same as a table. */
export function ProvinceMap({ title, source, valueLabel, values, renderPopup }: ProvinceMapProps) {
  const strings = useStrings(countryStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { config } = useApp();
  const { iso3 } = useCountry();
  const provinces = useProvinces();
  // For the names of its neighbours.
  const { answer: names, ...naming } = useRequest(countriesEndpoint, countriesInput);
  useFailureAlert(naming);
  if (!provinces.answer)
    return (
      <MessageBlock
        state={messageState(provinces)}
        message={provinces.error === undefined ? undefined : errorText(provinces.error)}
        onRetry={provinces.retry}
        skeleton={PROVINCES_PENDING}
      />
    );
  const most = Math.max(1, ...values.values());
  const steps = stepsUpTo(most);
  const codes = iso3 ? [iso3] : [];
  const compact = (count: number) => formatCompact(count, language);
  /** Of the step that begins with `from` and ends before `next`. */
  const labelOf = (from: number, next: number | undefined) => {
    if (next === undefined)
      return from === most ? compact(from) : fill(strings.from, { count: compact(from) });
    return next === from + 1 ? compact(from) : `${compact(from)}–${compact(next)}`;
  };
  return (
    <WorldMap
      pending={PROVINCES_PENDING}
      title={title}
      source={source}
      valueLabel={valueLabel}
      formatValue={(value) => formatNumber(value, language)}
      styleUrl={config.mapStyleUrl || undefined}
      focus={codes}
      countries={codes.map((code) => ({ iso3: code, color: COUNTRY }))}
      names={names?.results}
      categoriesTitle={valueLabel}
      categories={steps.map((from, index) => ({
        key: String(from),
        color: COLORS[index + COLORS.length - steps.length] ?? COLORS[3],
        label: labelOf(from, steps[index + 1]),
      }))}
      points={provinces.answer.results.flatMap(({ id, name, code, centroid }) => {
        const value = values.get(id);
        const point = pointOf(centroid);
        if (value === undefined || !point) return [];
        const category = String(steps.findLast((from) => value >= from) ?? steps[0]);
        return [{ id: String(id), label: name, ...point, area: code, value, radius: RADIUS, category }];
      })}
      renderPopup={(id) => renderPopup(Number(id))}
    />
  );
}
