import { useState } from 'react';
import { severityHistoryEndpoint } from '#contracts/emergencies/page.ts';
import { everything } from '#contracts/query.ts';
import { globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useNear } from '#src/components/WhenNear/useNear.ts';
import { pathTo } from '#src/core/links.ts';
import { type Step, timelineOf } from '#src/domain/timeline.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Emergency } from '../EmergencyScreen/index.tsx';
import styles from './EmergencyDetailsScreen.module.css';
import { emergencyDetailsStrings } from './strings.ts';

/** So many of the newest steps are shown at first. */
const SHOWN = 8;

/** What happened so far: beginning, severity, field reports and appeals, newest first. */
export function Timeline({ emergency }: { emergency: Emergency }) {
  const strings = useStrings(emergencyDetailsStrings);
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  // Further down than most read.
  const [isNear, near] = useNear();
  const history = useRequest(
    severityHistoryEndpoint,
    isNear ? everything({ event: emergency.id }) : undefined,
  );
  useFailureAlert(history);
  // A backend that does not know the filter answers with those of all emergencies.
  const severities = (history.answer?.results ?? []).filter(({ event }) => event === emergency.id);
  const steps = timelineOf(emergency, severities, useNow());
  return (
    <Panel heading={strings.timeline}>
      <ol ref={near} className={styles.timeline}>
        {(isWhole ? steps : steps.slice(0, SHOWN)).map((step) => (
          <li key={step.key} data-kind={step.kind}>
            <time dateTime={step.at}>{formatDate(step.at, language)}</time>
            <span>
              <StepText step={step} />
            </span>
          </li>
        ))}
      </ol>
      {steps.length > SHOWN && !isWhole && (
        <Button variant="tertiary" onClick={() => setWhole(true)}>
          {fill(strings.showAllSteps, { count: formatNumber(steps.length, language) })}
        </Button>
      )}
    </Panel>
  );
}

function StepText({ step }: { step: Step }) {
  const strings = useStrings(emergencyDetailsStrings);
  const language = useLanguage();
  const enums = useRequest(globalEnumsEndpoint, NOTHING);
  useFailureAlert(enums);
  switch (step.kind) {
    case 'began':
      return strings.began;
    case 'severity':
      return fill(strings.severitySet, {
        level: enums.answer?.api_alert_level?.find(({ key }) => key === step.level)?.value ?? '--',
      });
    case 'report':
      return <TextLink to={pathTo('fieldReport', { fieldReportId: step.id })}>{step.title}</TextLink>;
    case 'appealStarted':
      return fill(strings.appealStarted, { ...step, amount: formatNumber(step.amount, language) });
    case 'appealEnded':
      return fill(strings.appealEnded, { ...step });
  }
}

const NOTHING = {};
