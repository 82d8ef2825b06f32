import type { InputOf } from '#contracts/client.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { unreadableRows } from '#contracts/leftOut.ts';
import { Card } from '#src/components/Card/index.tsx';
import { English } from '#src/components/English/index.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Pictogram } from '#src/components/Pictogram/index.tsx';
import { ProgressBar } from '#src/components/ProgressBar/index.tsx';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { appealTotals, coverage } from '#src/domain/appeals.ts';
import { disasterPictogram } from '#src/domain/disasterPictograms.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatCompact, formatDate, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './operations.module.css';
import { operationStrings } from './strings.ts';

// Only members see it: its code comes when one is there.
const FollowButton = lazyComponent(
  async () => (await import('#src/records/FollowButton/index.tsx')).FollowButton,
);

type Emergency = AnswerOf<typeof emergenciesEndpoint>['results'][number];

interface HighlightedOperationsProps {
  /** Which emergencies. */
  input: InputOf<typeof emergenciesEndpoint>;
  /** `@default` that they are highlighted */
  heading?: string;
  /** Where all of them are. `@default` those of the world */
  all?: { to: string; label: string };
}

/** Emergencies that are put forward, each with its people and its money. */
export function HighlightedOperations({ input, heading, all }: HighlightedOperationsProps) {
  const strings = useStrings(operationStrings);
  const errorText = useErrorText();
  const highlighted = useRequest(emergenciesEndpoint, input);
  const emergencies = highlighted.answer?.results ?? [];
  return (
    <Panel
      heading={heading ?? strings.highlighted}
      actions={<TextLink to={all?.to ?? pathTo('emergencies')}>{all?.label ?? strings.viewAll}</TextLink>}
      state={messageState(highlighted, { isEmpty: emergencies.length === 0 })}
      unreadable={unreadableRows(highlighted.answer)}
      error={{ message: errorText(highlighted.error) }}
      onRetry={highlighted.retry}
      skeleton={
        <div className={styles.cards}>
          {PLACEHOLDERS.map((key) => (
            <Skeleton key={key} height="13rem" />
          ))}
        </div>
      }
    >
      <ul className={styles.cards}>
        {emergencies.map((emergency) => (
          <li key={emergency.id}>
            <Operation emergency={emergency} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const PLACEHOLDERS = [...'123456'];

function Operation({ emergency }: { emergency: Emergency }) {
  const strings = useStrings(operationStrings);
  const language = useLanguage();
  const { isSignedIn } = useAuth();
  const totals = appealTotals(emergency.appeals);
  const covered = coverage(totals.funded, totals.requested);
  return (
    <Card className={styles.card}>
      <div className={styles.operation}>
        <h3>
          <TextLink to={pathTo('emergency', { emergencyId: emergency.id })}>
            <English where="untranslated">{emergency.name ?? '--'}</English>
          </TextLink>
        </h3>
        <p className={styles.meta}>
          <span>
            <SeverityBadge
              level={emergency.ifrc_severity_level}
              text={emergency.ifrc_severity_level_display}
            />
          </span>
          {emergency.dtype?.name && (
            <span>
              <Pictogram of={disasterPictogram(emergency.dtype.id)} />
              {emergency.dtype.name}
            </span>
          )}
          <span>{whereOf(emergency, strings)}</span>
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{strings.targetedPopulation}</dt>
            <dd>{formatCompact(totals.targeted, language)}</dd>
          </div>
          <div>
            <dt>{strings.fundingRequirements}</dt>
            <dd>{formatCompact(totals.requested, language)}</dd>
          </div>
        </dl>
        <ProgressBar
          value={covered}
          label={fill(strings.funded, { percent: formatPercent(covered, language) })}
        />
        <div className={styles.foot}>
          <p className={styles.updated}>
            {fill(strings.lastUpdated, { date: formatDate(emergency.updated_at, language) })}
          </p>
          {isSignedIn && <FollowButton emergencyId={emergency.id} name={emergency.name ?? ''} size="sm" />}
        </div>
      </div>
    </Card>
  );
}

function whereOf({ countries }: Emergency, strings: { multipleCountries: string; noCountry: string }) {
  if (countries.length > 1) return strings.multipleCountries;
  return countries[0]?.name ?? strings.noCountry;
}
