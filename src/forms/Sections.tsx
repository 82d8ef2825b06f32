import { useDeferredValue } from 'react';
import type { Section } from './definition.ts';
import { FormSection } from './FormSection.tsx';
import styles from './RecordForm.module.css';

/** More than fit on the first screen. */
const FIRST = 3;

/**
 * The sections of a form or of one of its steps. Of a long form the first ones are there at once and can be typed into; the
 * others are made right after, between the keys, so that opening it holds up nobody on a slow phone.
 */
export function Sections({ of: sections }: { of: readonly Section[] }) {
  const isWhole = useDeferredValue(true, sections.length <= FIRST);
  const shown = isWhole ? sections : sections.slice(0, FIRST);
  return (
    <>
      {shown.map((section) => (
        <FormSection key={section.name} section={section} />
      ))}
      {/* What stands below does not jump through the window. */}
      {!isWhole && <div className={styles.coming} />}
    </>
  );
}
