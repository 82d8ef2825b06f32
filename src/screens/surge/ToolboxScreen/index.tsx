import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { fetchToolbox } from '#src/content/operationalToolbox/areas.ts';
import { findSteps, PERIODS } from '#src/content/operationalToolbox/find.ts';
import type { ToolboxArea } from '#src/content/schema.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ClearFilters } from '#src/lists/ClearFilters.tsx';
import { useListState } from '#src/lists/useListState.ts';
import { FetchedContent } from '../FetchedContent.tsx';
import { Feedback } from './Feedback.tsx';
import { operationalToolboxStrings } from './strings.ts';
import { Timeline } from './Timeline.tsx';
import styles from './ToolboxScreen.module.css';

const FILTERS = ['q', 'area', 'when'];
const NAVIGATION = ['navigateFolder', 'navigateStep', 'navigateBar', 'navigateLogin'] as const;

/** `/surge/operational-toolbox`: what is done when in the first months of a response, and with which tools. */
export function ToolboxScreen() {
  const strings = useStrings(operationalToolboxStrings);
  const { partLost } = useStrings(commonStrings);
  const language = useLanguage();
  return (
    <>
      <Panel heading={strings.heading}>
        <div className={styles.about}>
          <p className={styles.subtitle}>{strings.subtitle}</p>
          <Disclosure summary={strings.about} isInitiallyOpen>
            <div className={styles.text}>
              <p>{strings.aboutText}</p>
              <h3>{strings.navigate}</h3>
              <ul>
                {NAVIGATION.map((key) => (
                  <li key={key}>{strings[key]}</li>
                ))}
              </ul>
            </div>
          </Disclosure>
        </div>
      </Panel>
      <FetchedContent load={() => fetchToolbox(language)} lost={partLost}>
        {(areas) => <Steps all={areas} />}
      </FetchedContent>
      <Feedback />
    </>
  );
}

/** The timeline, or those parts of it that are looked for. The filters stand in the address. */
function Steps({ all }: { all: readonly ToolboxArea[] }) {
  const strings = useStrings(operationalToolboxStrings);
  const language = useLanguage();
  const { draft, send } = useListState({ in: 'address', filters: FILTERS });
  const change = (values: Record<string, string>) => send({ type: 'filters.changed', values });
  const { q: words = '', area = '', when = '' } = draft;
  const times = ['before', ...PERIODS] as const;
  const areas = findSteps(all, { words, area, when: times.find((time) => time === when) }, language);
  const count = areas.reduce((sum, { steps, preDisaster }) => sum + steps.length + preDisaster.length, 0);
  return (
    <Panel
      heading={strings.timeline}
      filters={
        <div className={styles.filters}>
          <SearchInput name="q" label={strings.search} value={words} onChange={(q) => change({ q })} />
          <SelectInput
            name="area"
            label={strings.area}
            placeholder={strings.allAreas}
            value={area}
            options={all.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(value) => change({ area: value })}
          />
          <SelectInput
            name="when"
            label={strings.when}
            placeholder={strings.anyTime}
            value={when}
            options={times.map((time) => ({ value: time, label: strings[time] }))}
            onChange={(value) => change({ when: value })}
          />
          <ClearFilters
            isFiltered={Boolean(words || area || when)}
            onClear={() => change({ q: '', area: '', when: '' })}
          />
        </div>
      }
    >
      <p role="status" className={styles.count}>
        {fill(plural(strings, 'shown', count, language), { count: formatNumber(count, language) })}
      </p>
      {areas.length === 0 ? <MessageBlock state="filteredEmpty" /> : <Timeline areas={areas} />}
    </Panel>
  );
}
