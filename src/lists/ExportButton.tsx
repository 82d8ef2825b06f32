import { lazyPart, Part } from '#src/components/lazyPart.tsx';
import type { CsvExport, ExportButtonProps } from './csvExport.ts';
import { ExportFormats, type ExportFormatsProps } from './ExportFormats.tsx';
import styles from './lists.module.css';

/** What makes the file comes once the list is drawn: until then nothing can be pressed, as long as there are no rows. */
const exporting = lazyPart(async () => (await import('./Exporting.tsx')).Exporting);

/** Downloads the whole list as CSV or for Excel. */
export const ExportButton = <Row,>({ of, count }: ExportButtonProps<Row>) => (
  <Part
    of={exporting}
    props={{ of: of as CsvExport<unknown>, count }}
    pending={<Waiting />}
    failed={(retry) => <Waiting onPick={retry} />}
  />
);

/** `onPick`: asks for the code again, where it did not come. */
const Waiting = ({ onPick }: Pick<ExportFormatsProps, 'onPick'>) => (
  <div className={styles.export}>
    <ExportFormats isDisabled={!onPick} onPick={onPick} />
  </div>
);
