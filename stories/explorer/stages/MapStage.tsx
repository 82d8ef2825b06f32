import { use } from 'react';
import { type Actor, assign } from 'xstate';
import type { worldMapMachine } from '#machines/worldMap.ts';
import { WorldMap } from '#src/components/WorldMap/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Driven } from './drivenActors.tsx';
import styles from './stages.module.css';
import { stageStrings } from './strings.ts';

let code: Promise<typeof import('#src/components/WorldMap/drawMap.ts')> | undefined;

function drawingCode() {
  code ??= import('#src/components/WorldMap/drawMap.ts');
  return code;
}

/** The map of the app. It comes near when the explorer says so, and draws with the real code where an example stands for it. */
export function MapStage({ actor }: { actor: Actor<typeof worldMapMachine> }) {
  const strings = useStrings(stageStrings);
  const { drawMap } = use(drawingCode());
  return (
    <div className={styles.page}>
      <Driven
        actor={actor as never}
        unheard={['neared']}
        actions={{ keepMap: assign({ map: () => drawMap }) }}
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
