import { Panel } from '#src/components/Panel/index.tsx';
import type { Section } from './definition.ts';
import { Members } from './Members.tsx';
import styles from './RecordForm.module.css';
import { useIsShown, useSaid } from './useSaid.ts';

/** A panel of the form, while there is anything to fill in. */
export function FormSection({ section }: { section: Section }) {
  const heading = useSaid(section.heading);
  const intro = useSaid(section.intro);
  const { Before, After, Body } = section;
  const isShown = useIsShown(section);
  if (!isShown) return null;
  return (
    <Panel heading={heading}>
      {intro && <p className={styles.intro}>{intro}</p>}
      {Before && <Before />}
      {Body ? (
        <Body section={section} />
      ) : (
        <Members members={section.members} layout={section.layout} heading={heading}>
          {After && <After />}
        </Members>
      )}
    </Panel>
  );
}
