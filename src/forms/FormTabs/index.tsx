import { TabList } from '#src/components/TabList/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { threeWTabsStrings } from './strings.ts';

/** Above both forms of 3W: whoever came to the wrong one changes over. */
export function FormTabs() {
  const strings = useStrings(threeWTabsStrings);
  return (
    <TabList
      label={strings.tabs}
      tabs={[
        { to: pathTo('newProject'), label: strings.project },
        { to: pathTo('newActivity'), label: strings.activity },
      ]}
    />
  );
}
