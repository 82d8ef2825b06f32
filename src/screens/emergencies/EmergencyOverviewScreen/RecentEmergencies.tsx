import { useState } from 'react';
import { pathTo } from '#src/app/links.ts';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import type { RequestView } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { EmergencyTable } from '../EmergencyTable/index.tsx';
import { PAGE_SIZE } from './requests.ts';
import { emergencyOverviewStrings } from './strings.ts';
import type { Emergencies } from './types.ts';

/** The emergencies of the last 30 days, newest first, some at a time. */
export function RecentEmergencies({ request }: { request: RequestView<Emergencies> }) {
  const strings = useStrings(emergencyOverviewStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const [offset, setOffset] = useState(0);
  const emergencies = request.answer?.results ?? [];
  const heading = fill(strings.table, { count: formatNumber(request.answer?.count, language) });
  return (
    <Panel
      heading={heading}
      actions={<TextLink to={pathTo('emergencies')}>{strings.viewAllEmergencies}</TextLink>}
      state={messageState(request, { isEmpty: emergencies.length === 0 })}
      error={{ message: errorText(request.error) }}
      onRetry={request.retry}
      skeleton={<Skeleton height="26rem" />}
      footer={
        <Pager
          of={heading}
          count={emergencies.length}
          limit={PAGE_SIZE}
          offset={offset}
          onChange={setOffset}
        />
      }
    >
      <EmergencyTable caption={heading} emergencies={emergencies.slice(offset, offset + PAGE_SIZE)} />
    </Panel>
  );
}
