import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { idOf } from '#rules/ids.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { NewRecordForm, WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { FormTabs } from '#src/forms/FormTabs/index.tsx';
import { useOwnCountry } from '#src/hooks/useOwnCountry.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { Project } from '../ActivityScreen/types.ts';
import { activityForm } from './form.tsx';
import { namedInput } from './requests.ts';
import { activityFormStrings } from './strings.ts';
import { copyOf, type EmergencyOption, emptyProject, projectFor } from './values.ts';

/**
 * `/three-w/activities/new`: the form of a new record; with `?from={id}` it begins as a copy, with `?event={id}` as one for that
 * emergency.
 */
export function NewActivityScreen() {
  const [query] = useSearchParams();
  const from = idOf(query.get('from'));
  const named = namedInput(query);
  return (
    <FormPage of="newActivity">
      <FormTabs />
      {from ? (
        <WrittenRecordForm
          key={from}
          definition={activityForm}
          id={from}
          copyOf={copyOf}
          aboveOf={(project: Project) => <CopyBanner title={project.title} />}
        />
      ) : (
        <New key={named?.path.id} input={named} />
      )}
    </FormPage>
  );
}

/** `/three-w/activities/{activityId}/edit`: the same form over a record that is there. */
export function EditActivityScreen() {
  const { activityId } = useIds();
  return (
    <FormPage of="editActivity">
      <WrittenRecordForm key={activityId} definition={activityForm} id={activityId} />
    </FormPage>
  );
}

function FormPage({ of, children }: { of: 'newActivity' | 'editActivity'; children: ReactNode }) {
  const strings = useStrings(activityFormStrings);
  const titles = useStrings(routeStrings);
  const heading = titles[of];
  return (
    <Page
      heading={heading}
      description={strings.intro}
      breadcrumbs={[
        { label: titles.home, to: pathTo('home') },
        { label: titles.activities, to: pathTo('activities') },
        { label: heading },
      ]}
    >
      {children}
    </Page>
  );
}

/** For the emergency that is asked for; where that one is not to be had, the choice is left to the writer. */
function New({ input }: { input: ReturnType<typeof namedInput> }) {
  const country = useOwnCountry();
  const request = useRequest(emergencyEndpoint, input);
  const emergency = request.answer;
  const initial = useMemo(
    () => (emergency ? projectFor(optionOf(emergency)) : emptyProject(country)),
    [emergency, country],
  );
  if (input && !emergency && request.error === undefined) return <Skeleton height="40rem" />;
  return <NewRecordForm definition={activityForm} initial={initial} />;
}

const optionOf = ({
  id,
  name,
  countries,
  emergency_response_contact_email: email,
}: AnswerOf<typeof emergencyEndpoint>): EmergencyOption => ({
  id,
  name: name ?? '',
  email: email ?? undefined,
  countries: countries.map((country) => country.id),
});

function CopyBanner({ title }: { title: string }) {
  const strings = useStrings(activityFormStrings);
  return <Banner>{fill(strings.copied, { title })}</Banner>;
}
