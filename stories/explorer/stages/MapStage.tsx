import { use } from 'react';
import { type Actor, assign } from 'xstate';
import type { worldMapMachine } from '#machines/worldMap.ts';
import { type Geometry, loadGeometry } from '#src/components/WorldMap/geometry.ts';
import { WorldMap } from '#src/components/WorldMap/index.tsx';
import type { StartMap } from '#src/components/WorldMap/movingMap.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Driven } from './drivenActors.tsx';
import styles from './stages.module.css';
import { stageStrings } from './strings.ts';

interface Code {
  geometry: Geometry;
  startMap: StartMap;
}

let code: Promise<Code> | undefined;

function drawingCode() {
  code ??= Promise.all([
    loadGeometry({ focus: [], places: [], provincesOf: [] }, new AbortController().signal),
    import('#src/components/WorldMap/movingMap.ts'),
  ]).then(([geometry, { startMap }]) => ({ geometry, startMap }));
  return code;
}

/** The map of the app. It comes near when the explorer says so, and draws with the real code where an example stands for it. */
export function MapStage({ actor }: { actor: Actor<typeof worldMapMachine> }) {
  const strings = useStrings(stageStrings);
  const { geometry, startMap } = use(drawingCode());
  return (
    <div className={styles.page}>
      <Driven
        actor={actor as never}
        unheard={['neared']}
        actions={{
          keepPicture: assign({ picture: () => geometry }),
          keepMap: assign({ map: () => startMap }),
        }}
      >
        <WorldMap
          title={strings.peopleInNeed}
          source={strings.exampleFigures}
          points={[
            { id: 'NPL', label: 'Nepal', longitude: 84, latitude: 28, value: 20_000, category: 'flood' },
          ]}
          categories={[{ key: 'flood', label: strings.flood, color: '#1f6fb2' }]}
          valueLabel={strings.people}
          formatValue={String}
          renderPopup={(id) => <p>{fill(strings.moreAbout, { id })}</p>}
        />
      </Driven>
    </div>
  );
}
