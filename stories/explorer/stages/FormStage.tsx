import { useMemo } from 'react';
import type { Actor } from 'xstate';
import type { formMachine } from '#machines/form.ts';
import { AppContext, useApp } from '#src/core/AppContext.ts';
import { createRequests } from '#src/core/requests.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { reportForm } from '#src/screens/fieldReports/FieldReportFormScreen/form.tsx';
import { emptyReport } from '#src/screens/fieldReports/FieldReportFormScreen/values.ts';
import { Driven } from './drivenActors.tsx';
import { stageStrings } from './strings.ts';
import { Window } from './Window.tsx';

/** The form of a field report. The lists that it offers never come: only the form itself is driven. */
export function FormStage({ actor }: { actor: Actor<typeof formMachine> }) {
  const strings = useStrings(stageStrings);
  const app = useApp();
  const withoutLists = useMemo(() => {
    const client = { call: () => new Promise<never>(() => {}) };
    return { ...app, requests: createRequests(client, () => ({ language: app.language, token: undefined })) };
  }, [app]);
  return (
    <Window title={strings.formPage}>
      <AppContext value={withoutLists}>
        <Driven actor={actor as never} unheard={['connection.restored']}>
          <RecordForm
            definition={reportForm}
            user={1}
            slot={{ draft: 'driven' }}
            initial={emptyReport(false)}
            onSaved={() => {}}
          />
        </Driven>
      </AppContext>
    </Window>
  );
}
