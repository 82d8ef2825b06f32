import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Page } from '#src/components/Page/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { NewRecordForm, WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { useOwnCountry } from '#src/hooks/useOwnCountry.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { reportForm } from './form.tsx';
import { formStrings } from './strings.ts';
import { emptyReport } from './values.ts';

/** `/field-reports/new`: the form of a new report; the menu of early warnings opens it as one. */
export function NewFieldReportScreen() {
  const titles = useStrings(routeStrings);
  const country = useOwnCountry();
  const { state } = useLocation();
  const isEarlyWarning = (state as { earlyWarning?: boolean } | null)?.earlyWarning === true;
  return (
    <FormPage heading={titles.newFieldReport}>
      <NewRecordForm definition={reportForm} initial={emptyReport(isEarlyWarning, country)} />
    </FormPage>
  );
}

/** `/field-reports/{fieldReportId}/edit`: the same form over a report that is there. */
export function EditFieldReportScreen() {
  const titles = useStrings(routeStrings);
  const { fieldReportId } = useIds();
  return (
    <FormPage heading={titles.editFieldReport}>
      <WrittenRecordForm key={fieldReportId} definition={reportForm} id={fieldReportId} />
    </FormPage>
  );
}

function FormPage({ heading, children }: { heading: string; children: ReactNode }) {
  const strings = useStrings(formStrings);
  return (
    <Page
      heading={heading}
      breadcrumbs={[
        { label: strings.home, to: pathTo('home') },
        { label: strings.fieldReports, to: pathTo('fieldReports') },
        { label: heading },
      ]}
    >
      {children}
    </Page>
  );
}
