import { Gallery } from '#src/components/Gallery/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { nameIn } from '../nameIn.ts';
import type { FlashFile } from './types.ts';

/** Maps or images, each with what stands below it. */
export function Pictures({ heading, files }: { heading: string; files: readonly FlashFile[] }) {
  const shown = files.flatMap(({ id, file, caption }, index) =>
    file ? { id: id ?? index, src: file, caption: caption || nameIn(file) } : [],
  );
  return (
    shown.length > 0 && (
      <Panel heading={heading}>
        <Gallery photos={shown} isWhole />
      </Panel>
    )
  );
}
