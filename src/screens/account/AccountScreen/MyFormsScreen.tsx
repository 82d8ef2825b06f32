import { Outlet } from 'react-router';
import { TabList } from '#src/components/TabList/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';

/** All of them in one, and the forms one may have entered, by route. */
const FORMS = ['myInbox', 'myFieldReports', 'myPerForms', 'myDrefForms', 'myThreeWForms'] as const;

/** `/account/my-forms`: the frame of one's forms, a tab each kind. */
export function MyFormsScreen() {
  const titles = useStrings(routeStrings);
  return (
    <>
      <TabList
        label={titles.myForms}
        variant="secondary"
        tabs={FORMS.map((name) => ({ to: pathTo(name), label: titles[name] }))}
      />
      <Outlet />
    </>
  );
}
