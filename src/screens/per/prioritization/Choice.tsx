import { useState } from 'react';
import { selectRemoved } from '#machines/form.ts';
import type { FormRow } from '#machines/formValues.ts';
import { Checkbox } from '#src/components/Checkbox/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { TextArea } from '#src/components/TextArea/index.tsx';
import {
  useFormChange,
  useFormValue,
  useFromValues,
  useIsFormLocked,
  useOpenForm,
} from '#src/forms/FormContext.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ComponentAnswers } from '../assessment/Answers.tsx';
import type { Component } from '../assessment/catalogue.ts';
import { useRatingName } from '../assessment/useRatingName.ts';
import { assessedAt } from '../assessment/values.ts';
import { usePrioritizationView } from './PrioritizationContext.ts';
import styles from './prioritization.module.css';
import { perPrioritizationStrings } from './strings.ts';
import { answeredOf, inOrder, keyOf, ORDERS, type Order, type PrioritizationValues } from './values.ts';

/** Every component with what was found of it, to be chosen, in the order that the reader wants. */
export function Choice() {
  const strings = useStrings(perPrioritizationStrings);
  const language = useLanguage();
  const { catalogue, assessed } = usePrioritizationView();
  const [order, setOrder] = useState<Order>('component');
  const count = useFromValues<PrioritizationValues, number>(
    ({ prioritized_action_responses: rows = [] }) => rows.length,
  );
  const ratingOf = ({ path }: Component) =>
    catalogue.ratings.find(({ id }) => id === assessedAt(assessed, path)?.rating)?.value ?? 0;
  const components = inOrder(
    catalogue.areas.flatMap((area) => area.components),
    order,
    { values: assessed, ratingOf },
  );
  return (
    <div className={styles.choice} data-field="prioritized_action_responses">
      <div className={styles.head}>
        <SelectInput
          name="order"
          label={strings.order}
          placeholder={strings.order_component}
          value={order === 'component' ? '' : order}
          options={ORDERS.slice(1).map((one) => ({ value: one, label: strings[`order_${one}`] }))}
          onChange={(chosen) => setOrder(ORDERS.find((one) => one === chosen) ?? 'component')}
        />
        <p role="status" className={styles.count}>
          {fill(strings.chosenCount, { count: formatNumber(count, language) })}
        </p>
      </div>
      <ul className={styles.list}>
        {components.map((component) => (
          <li key={component.id} className={styles.row}>
            <ComponentChoice component={component} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const LIST = 'prioritized_action_responses';

function ComponentChoice({ component }: { component: Component }) {
  const strings = useStrings(perPrioritizationStrings);
  const language = useLanguage();
  const { actor } = useOpenForm();
  const { catalogue, assessed } = usePrioritizationView();
  const ratingName = useRatingName(catalogue);
  const change = useFormChange();
  const isLocked = useIsFormLocked();
  const key = keyOf(component.id);
  const path = `${LIST}.${key}`;
  const isChosen = useFromValues<PrioritizationValues, boolean>(
    ({ prioritized_action_responses: rows = [] }) => rows.some((row) => row.key === key),
  );
  const justification = useFormValue<string>(`${path}.justification_text`);
  const name = fill(strings.componentTitle, { number: component.number, title: component.title });
  function choose(isOn: boolean) {
    const removed = selectRemoved(actor.getSnapshot());
    if (!isOn) actor.send({ type: 'row.removed', list: LIST, key });
    // The reason that went with it comes back with it.
    else if (removed?.list === LIST && removed.row.key === key) actor.send({ type: 'row.restored' });
    else actor.send({ type: 'row.added', list: LIST, row: { key, component: component.id } as FormRow });
  }
  return (
    <>
      <Checkbox
        name={path}
        label={name}
        description={fill(strings.facts, {
          rating: ratingName(assessedAt(assessed, component.path)?.rating),
          count: formatNumber(answeredOf(component, assessed), language),
        })}
        isChecked={isChosen}
        disabled={isLocked}
        onChange={choose}
      />
      {isChosen && (
        <div data-field={`${path}.justification_text`}>
          <TextArea
            name={`${path}.justification_text`}
            label={fill(strings.justificationOf, { component: name })}
            shortLabel={strings.justification}
            rows={2}
            value={justification ?? ''}
            disabled={isLocked}
            onChange={(text) => change({ [`${path}.justification_text`]: text || undefined })}
          />
        </div>
      )}
      <Disclosure summary={strings.answers} isLazy>
        <ComponentAnswers component={component} values={assessed} catalogue={catalogue} />
      </Disclosure>
    </>
  );
}
