import { useState } from 'react';
import { perAreasEndpoint } from '#contracts/per/options.ts';
import { perComponentsEndpoint } from '#contracts/per/questions.ts';
import { everything } from '#contracts/query.ts';
import { componentName } from '#src/choices/per.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './preparedness.module.css';
import { AREA_RESOURCES } from './resources.ts';
import { preparednessStrings } from './strings.ts';

const EVERYTHING = everything();

/** `/preparedness/resources-catalogue`: the components of PER by their areas, and where to read on. */
export function ResourcesCatalogueScreen() {
  const strings = useStrings(preparednessStrings);
  const panelOf = usePanelOf();
  const areas = useRequest(perAreasEndpoint, EVERYTHING);
  const components = useRequest(perComponentsEndpoint, EVERYTHING);
  const [word, setWord] = useState('');
  const found = (components.answer?.results ?? []).filter((component) =>
    componentName(component).toLowerCase().includes(word.trim().toLowerCase()),
  );
  const request = areas.error === undefined ? (areas.answer ? components : areas) : areas;
  return (
    <Panel
      heading={strings.catalogue}
      filters={
        <SearchInput name="component" label={strings.searchComponents} value={word} onChange={setWord} />
      }
      {...panelOf(request, { skeleton: <Skeleton height="60rem" /> })}
    >
      <p>{strings.catalogueText}</p>
      <div className={styles.areas}>
        {(areas.answer?.results ?? []).map(({ id, area_num = id, title }) => (
          <Area
            key={id}
            number={area_num}
            title={title ?? ''}
            components={found.filter(({ area }) => area === area_num)}
          />
        ))}
      </div>
      {found.length === 0 && <p role="status">{strings.noComponents}</p>}
    </Panel>
  );
}

interface AreaProps {
  number: number;
  title: string;
  components: readonly Parameters<typeof componentName>[0][];
}

function Area({ number, title, components }: AreaProps) {
  const strings = useStrings(preparednessStrings);
  if (components.length === 0) return null;
  const about = {
    1: strings.area_1,
    2: strings.area_2,
    3: strings.area_3,
    4: strings.area_4,
    5: strings.area_5,
  };
  return (
    <section>
      <h3>{title}</h3>
      <p>{about[number as keyof typeof about]}</p>
      <ul className={styles.components}>
        {components.map((component) => (
          <li key={componentName(component)}>{componentName(component)}</li>
        ))}
      </ul>
      <h4>{strings.resources}</h4>
      <ul className={styles.components}>
        {(AREA_RESOURCES[number] ?? []).map(({ name, address }) => (
          <li key={address}>
            <TextLink to={address} isExternal={address.startsWith('http')}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
