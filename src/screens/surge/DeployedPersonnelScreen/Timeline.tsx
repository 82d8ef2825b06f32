import type { CSSProperties } from 'react';
import type { personnelEndpoint } from '#contracts/surge/deployments.ts';
import { English } from '#src/components/English/index.tsx';
import { barOf, byPosition, placeIn, type Span, spanOf } from '#src/domain/missionSpans.ts';
import { missionAt } from '#src/domain/missions.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { formatDate, MISSING } from '#src/i18n/format.ts';
import { formatMonthYear } from '#src/i18n/plainDates.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { RowOf } from '#src/lists/defineList.ts';
import { asSociety } from '../links.ts';
import { CountryOf, EmergencyOf } from '../places.tsx';
import { deploymentStrings } from '../strings.ts';
import styles from './Timeline.module.css';

type Person = RowOf<typeof personnelEndpoint>;

interface TimelineProps {
  people: readonly Person[];
  /** Names are not for everybody. */
  mayName: boolean;
}

/** Most months that have room for their names. */
const NAMED_MONTHS = 8;

/** Who is where until when: a lane a person by position, over the months. What its bars show is said beside each. */
export function Timeline({ people, mayName }: TimelineProps) {
  const strings = useStrings(deploymentStrings);
  const now = useNow();
  const span = spanOf(people);
  const today = span && placeIn(span, now.getTime());
  return (
    <div className={styles.timeline}>
      {span && <Months span={span} today={today} word={strings.today} />}
      <ol className={styles.positions}>
        {byPosition(people).map(({ role, missions }) => (
          <li key={role}>
            <h2>{role ? <English where="untranslated">{role}</English> : MISSING}</h2>
            <ol className={styles.lanes}>
              {missions.map((person) => (
                <Lane key={person.id} person={person} span={span} now={now} mayName={mayName} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface MonthsProps {
  span: Span;
  today: number | undefined;
  word: string;
}

/** The months above the bars, a line each behind them, and today. */
function Months({ span, today, word }: MonthsProps) {
  const each = Math.ceil(span.months.length / NAMED_MONTHS);
  return (
    <div className={styles.months} aria-hidden="true">
      {span.months.map((month, index) => (
        <span key={month} style={at(placeIn(span, month))}>
          {index % each === 0 && formatMonthYear(new Date(month))}
        </span>
      ))}
      {today !== undefined && today >= 0 && today <= 1 && (
        <span className={styles.today} style={at(today)}>
          {word}
        </span>
      )}
    </div>
  );
}

interface LaneProps extends Pick<TimelineProps, 'mayName'> {
  person: Person;
  span: Span | undefined;
  now: Date;
}

function Lane({ person, span, now, mayName }: LaneProps) {
  const language = useLanguage();
  const { name, start_date, end_date, country_from, deployment } = person;
  const bar = span && barOf(span, person);
  return (
    <li className={styles.lane}>
      <div className={styles.who}>
        {mayName && name && <strong>{name}</strong>}
        <CountryOf country={asSociety(country_from)} />
        <EmergencyOf event={deployment.event_deployed_to} />
        <span className={styles.when}>
          {formatDate(start_date, language)} – {formatDate(end_date, language)}
        </span>
      </div>
      <div className={styles.track} aria-hidden="true">
        {bar && (
          <div
            className={styles.bar}
            data-mission={missionAt(person, now) ?? 'over'}
            style={{ ...at(bar.at), inlineSize: `${bar.length * 100}%` }}
          />
        )}
      </div>
    </li>
  );
}

const at = (share: number): CSSProperties => ({ insetInlineStart: `${share * 100}%` });
