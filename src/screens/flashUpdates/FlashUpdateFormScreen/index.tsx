import type { ReactNode } from 'react';
import { Page } from '#src/components/Page/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { NewRecordForm, WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { flashForm } from './form.tsx';
import { flashFormStrings } from './strings.ts';
import { emptyFlash } from './values.ts';

/** `/flash-updates/new`: the form of a new update, of which whoever writes it is the originator. */
export function NewFlashUpdateScreen() {
  const routes = useStrings(routeStrings);
  const { profile } = useAuth();
  const originator = {
    name: [profile?.first_name, profile?.last_name].filter(Boolean).join(' '),
    title: profile?.profile?.position ?? undefined,
    email: profile?.email ?? undefined,
    phone: profile?.profile?.phone_number ?? undefined,
  };
  return (
    <FormPage heading={routes.newFlashUpdate}>
      <NewRecordForm definition={flashForm} initial={emptyFlash(originator)} />
    </FormPage>
  );
}

/** `/flash-updates/{flashUpdateId}/edit`: the same form over an update that is there. */
export function EditFlashUpdateScreen() {
  const routes = useStrings(routeStrings);
  const { flashUpdateId } = useIds();
  return (
    <FormPage heading={routes.editFlashUpdate}>
      <WrittenRecordForm key={flashUpdateId} definition={flashForm} id={flashUpdateId} />
    </FormPage>
  );
}

function FormPage({ heading, children }: { heading: string; children: ReactNode }) {
  const strings = useStrings(flashFormStrings);
  const routes = useStrings(routeStrings);
  return (
    <Page
      heading={heading}
      description={strings.intro}
      breadcrumbs={[
        { label: strings.home, to: pathTo('home') },
        { label: routes.flashUpdates, to: pathTo('flashUpdates') },
        { label: heading },
      ]}
    >
      {children}
    </Page>
  );
}
