import { useSelector } from '@xstate/react';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { selectIsRestoring, selectIsReviewing } from '#machines/form.ts';
import { Button } from '#src/components/Button/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { type Section, type Step, say } from './definition.ts';
import { filledIn } from './described.ts';
import { scopeAt, useOpenForm } from './FormContext.ts';
import styles from './RecordForm.module.css';
import { recordFormStrings } from './strings.ts';

/** What was entered, to be looked over before it is sent. */
export function ReviewDialog() {
  const strings = useStrings(recordFormStrings);
  const { actor, definition } = useOpenForm();
  const isOpen = useSelector(actor, selectIsReviewing);
  const { Review } = definition;
  if (!Review) return null;
  const leave = () => actor.send({ type: 'review.left' });
  return (
    <Dialog
      isOpen={isOpen}
      heading={strings.reviewHeading}
      onClose={leave}
      closesOnEscape
      footer={
        <>
          <Button onClick={leave}>{strings.reviewBack}</Button>
          <Button variant="primary" onClick={() => actor.send({ type: 'review.confirmed' })}>
            {strings.reviewSubmit}
          </Button>
        </>
      }
    >
      {isOpen && <Review />}
    </Dialog>
  );
}

/** What was filled in, section by section, for paper: inputs would cut long texts. It is there while the page is printed. */
export function PrintedForm() {
  const isPrinting = useIsPrinting();
  const { definition } = useOpenForm();
  if (!isPrinting) return null;
  return (
    <div className={styles.printed}>
      {definition.allSections.map((section) => (
        <FilledIn key={section.name} section={section}>
          {(heading, items) => (
            <section>
              <h2>{heading}</h2>
              {items}
            </section>
          )}
        </FilledIn>
      ))}
    </div>
  );
}

/** The same to be read on the screen, where the form cannot be changed. `above`: what is known of this form alone. */
export function ReadForm({ above }: { above?: ReactNode }) {
  const { actor, definition } = useOpenForm();
  const itemsOf = useFilledIn();
  // What it offers, and with it how what was chosen is called, comes in its own time.
  const isRestoring = useSelector(actor, selectIsRestoring);
  if (isRestoring) return null;
  return (
    <>
      {above}
      <div className={styles.read}>
        {definition.steps ? (
          definition.steps.map((step) => <ReadStep key={step.name} step={step} />)
        ) : (
          <ReadSections of={definition.allSections} />
        )}
        {definition.allSections.every((section) => itemsOf(section).length === 0) && (
          <MessageBlock state="empty" />
        )}
      </div>
    </>
  );
}

/** A step with anything in it, below its title. */
function ReadStep({ step: { title, sections } }: { step: Step }) {
  const { actor, words } = useOpenForm();
  const itemsOf = useFilledIn();
  const heading = useId();
  if (sections.every((section) => itemsOf(section).length === 0)) return null;
  return (
    <section aria-labelledby={heading} className={styles.read}>
      <h2 id={heading}>{say(title, words, scopeAt(actor, ''))}</h2>
      <ReadSections of={sections} headingLevel={3} />
    </section>
  );
}

function ReadSections({ of: sections, headingLevel }: { of: readonly Section[]; headingLevel?: 3 }) {
  return sections.map((section) => (
    <FilledIn key={section.name} section={section}>
      {(heading, items) => (
        <Panel heading={heading} headingLevel={headingLevel}>
          {items}
        </Panel>
      )}
    </FilledIn>
  ));
}

interface FilledInProps {
  section: Section;
  /** How it is laid out; not asked where nothing of it was filled in. */
  children: (heading: string, items: ReactNode) => ReactNode;
}

function FilledIn({ section, children }: FilledInProps) {
  const { actor, words } = useOpenForm();
  const items = useFilledIn()(section);
  if (items.length === 0) return null;
  return children(
    say(section.heading, words, scopeAt(actor, '')),
    <DescriptionList
      items={items.map(({ label, shortLabel, text }) => ({
        term: items.filter((other) => other.shortLabel === shortLabel).length > 1 ? label : shortLabel,
        value: text,
      }))}
    />,
  );
}

/** What was filled in of a section. */
function useFilledIn() {
  const { actor, words, options } = useOpenForm();
  const language = useLanguage();
  return ({ isShown, members }: Section) => {
    const scope = scopeAt(actor, '');
    return isShown(scope) ? filledIn(members, scope, { words, options, language }) : [];
  };
}

let printing = false;

/** Drawn before the browser looks at the page. */
function watchPrinting(onChange: () => void): () => void {
  const set = (now: boolean) => () => {
    printing = now;
    flushSync(onChange);
  };
  const [begin, end] = [set(true), set(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

const useIsPrinting = () => useSyncExternalStore(watchPrinting, () => printing);
