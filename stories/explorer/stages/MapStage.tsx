import { Suspense, use } from 'react';
import { type Actor, assign } from 'xstate';
import type { worldMapMachine } from '#machines/worldMap.ts';
import { WorldMap } from '#src/components/WorldMap/index.tsx';
import { Driven } from './drivenActors.tsx';
import styles from './stages.module.css';

let code: Promise<typeof import('#src/components/WorldMap/drawMap.ts')> | undefined;

function drawingCode() {
  code ??= import('#src/components/WorldMap/drawMap.ts');
  return code;
}

/** The map of the app. It comes near when the explorer says so, and draws with the real code where an example stands for it. */
export function MapStage({ actor }: { actor: Actor<typeof worldMapMachine> }) {
  return (
    <div className={styles.page}>
      <Suspense fallback={null}>
        <DrivenMap actor={actor} />
      </Suspense>
    </div>
  );
}

function DrivenMap({ actor }: { actor: Actor<typeof worldMapMachine> }) {
  const { drawMap } = use(drawingCode());
  return (
    <Driven actor={actor as never} unheard={['neared']} actions={{ keepMap: assign({ map: () => drawMap }) }}>
      <WorldMap
        title="People in need"
        source="Example figures"
        points={[
          { id: 'NPL', label: 'Nepal', longitude: 84, latitude: 28, value: 20_000, category: 'flood' },
        ]}
        categories={[{ key: 'flood', label: 'Flood', color: '#1f6fb2' }]}
        valueLabel="People"
        formatValue={String}
        renderPopup={(id) => <p>More about {id}.</p>}
      />
    </Driven>
  );
}
