import { personnelEndpoint } from '#contracts/surge/deployments.ts';
import { English } from '#src/components/English/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { teamOf } from '#src/domain/team.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './EmergencySurgeScreen.module.css';
import { teamInput } from './requests.ts';
import { emergencySurgeStrings } from './strings.ts';

/** Who works with whom: the people of the response from those who lead down, by position and by who sent them. */
export function Organigram({ event }: { event: number }) {
  const strings = useStrings(emergencySurgeStrings);
  const errorText = useErrorText();
  const people = useRequest(personnelEndpoint, teamInput(event, useNow()));
  const levels = teamOf(people.answer?.results ?? []);
  if (people.answer && levels.length === 0) return null;
  return (
    <Panel
      heading={strings.organigram}
      state={messageState(people)}
      error={{ message: errorText(people.error) }}
      onRetry={people.retry}
    >
      <ol className={styles.team}>
        {levels.map(({ level, positions }) => (
          <li key={level}>
            <h3>{strings[level]}</h3>
            <ul>
              {positions.map(({ role, people: own }) => (
                <li key={role} className={styles.position}>
                  <strong>
                    <English where="untranslated">{role}</English>
                  </strong>
                  {own.map(({ id, name, country_from }) => (
                    <span key={id}>{[name, country_from?.name].filter(Boolean).join(' · ') || '--'}</span>
                  ))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
