import { useParams } from 'react-router-dom';
import { emergencyEndpoint } from '#contracts/endpoints/emergencyRecord.ts';
import { pathTo } from '#src/app/links.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { AppealTable } from '../EmergencyDetailsScreen/AppealTable.tsx';
import { Contacts } from '../EmergencyDetailsScreen/Contacts.tsx';
import { EditorsFigures, Overview, Situation } from '../EmergencyDetailsScreen/index.tsx';
import { ReportFigures } from '../EmergencyDetailsScreen/ReportFigures.tsx';
import { Funding } from '../EmergencyScreen/Funding.tsx';
import { emergencyInput } from '../EmergencyScreen/requests.ts';
import styles from './EmergencyPrintScreen.module.css';
import { emergencyPrintStrings } from './strings.ts';

/** `/emergencies/{emergencyId}/print`: an emergency on A4, to hand around. */
export function EmergencyPrintScreen() {
  const strings = useStrings(emergencyPrintStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { emergencyId = '' } = useParams();
  const request = useRequest(emergencyEndpoint, emergencyInput({ emergencyId }));
  const emergency = request.answer;
  const address = window.location.origin + pathTo('emergency', { emergencyId });
  return (
    <Page
      heading={emergency?.name ?? strings.heading}
      description={
        emergency ? (
          emergency.countries.map(({ name }) => name).join(' · ')
        ) : (
          <Skeleton height="1lh" width="16ch" />
        )
      }
      actions={
        <span className={styles.actions}>
          <ButtonLink to={pathTo('emergency', { emergencyId })} variant="secondary">
            {strings.back}
          </ButtonLink>
          <Button variant="primary" disabled={!emergency} onClick={() => window.print()}>
            {strings.print}
          </Button>
        </span>
      }
      info={<Funding request={request} />}
    >
      {emergency ? (
        <div className={styles.sheet}>
          <EditorsFigures emergency={emergency} />
          <Overview emergency={emergency} />
          <Situation emergency={emergency} />
          <ReportFigures emergency={emergency} />
          <AppealTable appeals={emergency.appeals} />
          <Contacts contacts={emergency.contacts} />
          <p className={styles.imprint}>
            {fill(strings.printedOn, { address, date: formatDate(new Date(), language) })}
          </p>
        </div>
      ) : (
        <MessageBlock
          state={messageState(request)}
          message={request.error === undefined ? undefined : errorText(request.error)}
          onRetry={request.retry}
          skeleton={<Skeleton height="80rem" />}
        />
      )}
    </Page>
  );
}
