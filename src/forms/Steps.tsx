import { useSelector } from '@xstate/react';
import { selectErrors, selectIsLocked, selectMistakes, selectSeen, selectStep } from '#machines/form.ts';
import { Tabs } from '#src/components/Tabs/index.tsx';
import { fill, plural } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Step } from './definition.ts';
import { say } from './definition.ts';
import { scopeAt, useOpenForm } from './FormContext.ts';
import { Sections } from './Sections.tsx';
import { recordFormStrings } from './strings.ts';

/** The steps of a form, each marked as done or wrong, and the sections of the one that is open. */
export function Steps({ steps: all }: { steps: readonly Step[] }) {
  const strings = useStrings(recordFormStrings);
  const language = useLanguage();
  const { actor, definition, words } = useOpenForm();
  const shown = useSelector(
    actor,
    ({ context: { values, facts } }) => definition.stepsIn(values, facts),
    isAlike,
  );
  const steps = all.filter(({ name }) => shown.includes(name));
  const selected = useSelector(actor, selectStep);
  const isLocked = useSelector(actor, selectIsLocked);
  const titles = useSelector(
    actor,
    () => steps.map(({ title }) => say(title, words, scopeAt(actor, ''))),
    isAlike,
  );
  const marks = useMarks(steps);
  // One that has nothing to fill in any more gives way to the one before it.
  const before = all.slice(0, all.findIndex(({ name }) => name === selected) + 1);
  const step = steps.findLast((one) => before.includes(one)) ?? steps[0];
  if (!step) return null;
  return (
    <Tabs
      label={strings.steps}
      variant="step"
      selected={step.name}
      onSelect={(name) => actor.send({ type: 'step.chosen', step: name })}
      tabs={steps.map(({ name }, index) => {
        const mark = marks[index];
        return {
          key: name,
          label: titles[index],
          isDisabled: isLocked,
          mark:
            mark === 'done'
              ? { kind: 'done', label: strings.stepDone }
              : typeof mark === 'number'
                ? {
                    kind: 'invalid',
                    label: fill(plural(strings, 'errorsIn', mark, language), { count: mark }),
                  }
                : undefined,
        };
      })}
    >
      <Sections of={step.sections} />
    </Tabs>
  );
}

/** Of each step how many of its fields are told to be wrong; that it is done once it was left and nothing is wrong in it. */
function useMarks(steps: readonly Step[]): readonly (number | 'done' | undefined)[] {
  const { actor, definition } = useOpenForm();
  return useSelector(
    actor,
    (snapshot) => {
      const countIn = (errors: Readonly<Record<string, string>>, name: string) =>
        Object.keys(errors).filter((path) => definition.stepOf(path) === name).length;
      const { values, facts } = snapshot.context;
      return steps.map(({ name, isDone }) => {
        const wrong = countIn(selectErrors(snapshot), name);
        if (wrong > 0) return wrong;
        const isSeen = selectSeen(snapshot).includes(name) && countIn(selectMistakes(snapshot), name) === 0;
        return (isDone?.({ values, row: values, facts }) ?? isSeen) ? 'done' : undefined;
      });
    },
    isAlike,
  );
}

const isAlike = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);
