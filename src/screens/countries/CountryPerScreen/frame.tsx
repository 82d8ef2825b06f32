import { Facts } from '#src/components/Facts/index.tsx';
import { MailLink } from '#src/components/MailLink/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { phaseName } from '#src/records/per/phaseName.ts';
import { perStrings } from '#src/records/per/strings.ts';
import { countryStrings } from '../strings.ts';
import type { Process, useCyclePage } from './process.ts';
import { countryPerStrings } from './strings.ts';

/** The room of its facts: a line each on a phone. */
const FACTS_ROOM = <Skeleton height={['8.5rem', '1lh', '1lh']} width="20ch" />;

/** What both pages of a cycle have around their sections. */
export function useCycleFrame({
  countryId,
  country,
}: Pick<ReturnType<typeof useCyclePage>, 'countryId' | 'country'>) {
  const strings = useStrings(countryPerStrings);
  const { cycle } = useStrings(countryStrings);
  const language = useLanguage();
  const to = countryId === undefined ? pathTo('home') : pathTo('countryCapacity', { countryId });
  return {
    heading: (process: Process | undefined) =>
      process ? fill(cycle, { number: formatNumber(process.assessment_number, language) }) : strings.cycle,
    list: country?.name ? { to, label: country.name } : undefined,
    missing: { text: strings.notFound, back: strings.back, to },
    description: (process: Process) => <CycleFacts process={process} />,
    descriptionSkeleton: FACTS_ROOM,
  };
}

/** Where it stands, how and when it was assessed, and whom to ask. */
function CycleFacts({ process }: { process: Process }) {
  const strings = useStrings(countryPerStrings);
  const { focal } = useStrings(countryStrings);
  const language = useLanguage();
  const words = useStrings(perStrings);
  const { type_of_assessment_details: type, date_of_assessment, updated_at } = process;
  const { ns_focal_point_name: name, ns_focal_point_email: email } = process;
  return (
    <Facts
      items={[
        { key: 'phase', fact: phaseName(process, words) },
        { key: 'type', fact: type?.name },
        {
          key: 'date',
          fact: date_of_assessment && fill(strings.began, { date: formatDate(date_of_assessment, language) }),
        },
        {
          key: 'focal',
          fact: (name || email) && (
            <>
              {focal}: {name && <bdi>{name}</bdi>} {email && <MailLink address={email} />}
            </>
          ),
        },
        { key: 'updated', fact: fill(strings.updated, { date: formatDate(updated_at, language) }) },
      ]}
    />
  );
}
