import { Button } from '#src/components/Button/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import styles from './Form.module.css';
import { activityFormStrings } from './strings.ts';
import { useOffered } from './useFormOptions.ts';
import { activitiesOf, emergencyOf, sectorsOf } from './values.ts';

interface ReviewProps {
  values: Readonly<Record<string, unknown>>;
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Whom to ask where an emergency names nobody. */
const IM_MAILBOX = 'im@ifrc.org';

/** Repeats the entry before it is sent. */
export function Review({ values, isOpen, onConfirm, onCancel }: ReviewProps) {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  const language = useLanguage();
  const { countries, societies, units, sectors, actions } = useOffered();
  const activities = activitiesOf(values);
  const unit = units.options?.find(({ id }) => id === values.deployed_eru)?.eru_owner;
  const leader =
    values.activity_lead === 'deployed_eru'
      ? unit?.national_society_country.society_name
      : societies.options?.find(({ id }) => id === values.reporting_ns)?.name;
  const email = emergencyOf(values)?.email ?? IM_MAILBOX;
  return (
    <Dialog
      isOpen={isOpen}
      heading={strings.reviewHeading}
      onClose={onCancel}
      closesOnEscape
      footer={
        <>
          <Button onClick={onCancel}>{strings.reviewBack}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {strings.reviewSubmit}
          </Button>
        </>
      }
    >
      <div className={styles.rows}>
        <p className={styles.sectorTitle}>{strings.reviewAsk}</p>
        <DescriptionList
          items={[
            { term: names.operation, value: emergencyOf(values)?.name },
            { term: strings.title, value: values.title as string },
            {
              term: names.country,
              value: countries.options?.find(({ id }) => id === values.country)?.name,
            },
            { term: names.startDate, value: formatDate(values.start_date as string, language) },
            { term: names.endDate, value: formatDate(values.end_date as string | undefined, language) },
            { term: strings.reviewWho, value: leader },
            ...sectorsOf(values).map((sector) => ({
              term: sectors.options?.find(({ id }) => id === sector)?.title ?? '',
              value:
                formatList(
                  activities
                    .filter((activity) => activity.sector === sector)
                    .map(
                      ({ action, custom_action }) =>
                        actions.options?.find(({ id }) => id === action)?.title ?? custom_action,
                    ),
                  language,
                ) || strings.reviewNone,
            })),
          ]}
        />
        <p className={styles.hint}>
          <TextLink to={`mailto:${email}`} isExternal>
            {fill(strings.reviewContact, { email })}
          </TextLink>
        </p>
      </div>
    </Dialog>
  );
}
