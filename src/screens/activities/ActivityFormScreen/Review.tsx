import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useFormOptions, useFromValues } from '#src/forms/FormContext.ts';
import { namesIn } from '#src/forms/kinds.tsx';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import styles from './ActivityForm.module.css';
import { activityFormStrings } from './strings.ts';
import { type ActivityOptions, titleIn } from './useActivityOptions.ts';
import { type EmergencyProjectValues, sectorsOf } from './values.ts';

/** Whom to ask where an emergency names nobody. */
const IM_MAILBOX = 'im@ifrc.org';

/** Repeats the entry in short before it is sent. */
export function Review() {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  const language = useLanguage();
  const values = useFromValues((whole: EmergencyProjectValues) => whole);
  const { countries, societies, units, sectors, actions } = useFormOptions<ActivityOptions>();
  const { event, country, activities = [] } = values;
  const [leader, led] =
    values.activity_lead === 'deployed_eru' ? [values.deployed_eru, units] : [values.reporting_ns, societies];
  const email = event?.email ?? IM_MAILBOX;
  const doneIn = (sector: number) =>
    activities.flatMap(({ sector: of, action, custom_action }) =>
      of === sector ? [action === undefined ? (custom_action ?? '') : titleIn(actions, action)] : [],
    );
  return (
    <div className={styles.parts}>
      <p className={styles.review}>{strings.reviewAsk}</p>
      <DescriptionList
        items={[
          { term: names.operation, value: event?.name },
          { term: strings.title, value: values.title },
          { term: names.country, value: country !== undefined && namesIn(countries, country, language) },
          { term: names.startDate, value: formatDate(values.start_date, language) },
          { term: names.endDate, value: formatDate(values.end_date, language) },
          { term: strings.reviewWho, value: leader !== undefined && namesIn(led, leader, language) },
          ...sectorsOf(values).map((sector) => ({
            term: titleIn(sectors, sector),
            value: formatList(doneIn(sector), language) || strings.reviewNone,
          })),
        ]}
      />
      <p className={styles.hint}>
        <TextLink to={`mailto:${email}`} isExternal>
          {fill(strings.reviewContact, { email })}
        </TextLink>
      </p>
    </div>
  );
}
