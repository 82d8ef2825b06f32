import { useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { perAreasEndpoint } from '#contracts/per/options.ts';
import { perComponentsEndpoint } from '#contracts/per/questions.ts';
import type { Options } from '#src/choices/options.ts';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { English } from '#src/components/English/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { partsOf } from '#src/domain/listAddress.ts';
import { byNumber, componentName } from '#src/domain/perComponents.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { filtersOf, search } from '#src/lists/filter.ts';
import { OpenFilters } from '#src/lists/OpenFilters.tsx';
import { useFilters } from '#src/lists/useList.ts';
import styles from './preparedness.module.css';
import { CATALOGUE_INPUT } from './requests.ts';
import { AREA_RESOURCES } from './resources.ts';
import { type PreparednessWord, preparednessStrings } from './strings.ts';

type Component = AnswerOf<typeof perComponentsEndpoint>['results'][number];

/** The page has all components, and keeps them by these itself: the API is asked for nothing more. */
const filter = filtersOf<{ area: number[]; search: string }, PreparednessWord>();
const catalogueFilters = {
  words: [preparednessStrings],
  filters: {
    area: filter.numbers('area', {
      kind: 'choice',
      isMultiple: true,
      label: 'area',
      useOptions: useAreaOptions,
    }),
    search: filter.text('search', search),
  },
};

function useAreaOptions(): Options {
  const { answer, ...request } = useRequest(perAreasEndpoint, CATALOGUE_INPUT);
  const options = useMemo(
    () =>
      answer?.results.map(({ id, area_num = id, title }) => ({
        value: String(area_num),
        label: title ?? '',
      })),
    [answer],
  );
  return { ...request, options };
}

/** `/preparedness/resources-catalogue`: the components of PER by their areas, what to ask about them, and where to read on. */
export function ResourcesCatalogueScreen() {
  const strings = useStrings(preparednessStrings);
  const panelOf = usePanelOf();
  const areas = useRequest(perAreasEndpoint, CATALOGUE_INPUT);
  const components = useRequest(perComponentsEndpoint, CATALOGUE_INPUT);
  const view = useFilters(catalogueFilters, { in: 'address' });
  const wanted = partsOf(view.values.area ?? '');
  const word = (view.values.search ?? '').trim().toLowerCase();
  const found = (components.answer?.results ?? [])
    .filter(
      (component) =>
        componentName(component).toLowerCase().includes(word) &&
        (wanted.length === 0 || wanted.includes(String(component.area))),
    )
    .sort(byNumber);
  const request = areas.answer ? components : areas;
  return (
    <Panel heading={strings.catalogue} {...panelOf(request, { skeleton: <Skeleton height="60rem" /> })}>
      <div className={styles.areas}>
        <p>{strings.catalogueText}</p>
        <OpenFilters view={view} />
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
  components: readonly Component[];
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
    <section className={styles.area}>
      <h3>{title}</h3>
      <p>{about[number as keyof typeof about]}</p>
      <div className={styles.parts}>
        <ul className={styles.components}>
          {components.map((component) => (
            <li key={component.id}>
              <Questions component={component} />
            </li>
          ))}
        </ul>
        <div>
          <h4>{strings.resources}</h4>
          <ul className={styles.links}>
            {(AREA_RESOURCES[number] ?? []).map(({ name, address }) => (
              <li key={address}>
                <TextLink to={address} isExternal={address.startsWith('http')}>
                  <English>{name}</English>
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** What a component is, and what to ask of it with each consideration in mind; its name alone where nobody wrote more. */
function Questions({ component }: { component: Component }) {
  const strings = useStrings(preparednessStrings);
  const notes = [
    { heading: strings.epidemic, html: component.epi_considerations_guidance },
    { heading: strings.climate, html: component.climate_environmental_considerations_guidance },
    { heading: strings.urban, html: component.urban_considerations_guidance },
    { heading: strings.migration, html: component.migration_considerations_guidance },
  ].filter(({ html }) => html?.trim());
  const name = componentName(component);
  if (!component.description && notes.length === 0) return name;
  return (
    <Disclosure isLazy summary={name}>
      {component.description && <RichText html={component.description} />}
      {notes.map(({ heading, html }) => (
        <div key={heading}>
          <h5>{heading}</h5>
          <RichText html={html ?? ''} />
        </div>
      ))}
    </Disclosure>
  );
}
