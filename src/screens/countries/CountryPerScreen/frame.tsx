import { Facts } from '#src/components/Facts/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { countryStrings } from '../strings.ts';
import type { Process, useCyclePage } from './process.ts';
import { countryPerStrings } from './strings.ts';

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
      fill(cycle, { number: formatNumber(process?.assessment_number, language) }),
    list: country?.name ? { to, label: country.name } : undefined,
    missing: { text: strings.notFound, back: strings.back, to },
    description: (process: Process) => <CycleFacts process={process} />,
  };
}

/** Where it stands, how and when it was assessed, and whom to ask. */
function CycleFacts({ process }: { process: Process }) {
  const strings = useStrings(countryPerStrings);
  const { focal } = useStrings(countryStrings);
  const language = useLanguage();
  const { phase_display, type_of_assessment_details: type, date_of_assessment, updated_at } = process;
  const { ns_focal_point_name: name, ns_focal_point_email: email } = process;
  return (
    <Facts
      items={[
        { key: 'phase', fact: phase_display },
        { key: 'type', fact: type?.name },
        {
          key: 'date',
          fact: date_of_assessment && fill(strings.began, { date: formatDate(date_of_assessment, language) }),
        },
        {
          key: 'focal',
          fact: (name || email) && (
            <>
              {focal}:{' '}
              {email ? (
                <TextLink to={`mailto:${email}`} isExternal>
                  {name || email}
                </TextLink>
              ) : (
                name
              )}
            </>
          ),
        },
        { key: 'updated', fact: fill(strings.updated, { date: formatDate(updated_at, language) }) },
      ]}
    />
  );
}
