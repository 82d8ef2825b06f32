import { useStrings } from '#src/i18n/StringsContext.ts';
import { contactTypeStrings } from './strings.ts';

/** As the API spells them: of field reports, and in short of emergencies. */
const TYPES: Readonly<Record<string, keyof typeof contactTypeStrings.english>> = {
  Originator: 'originator',
  NationalSociety: 'nationalSociety',
  NatSoc: 'nationalSociety',
  Federation: 'federation',
  Media: 'media',
};

/** Says in the reader's language what a contact is there for; editors may have written something of their own. */
export function useContactType() {
  const strings = useStrings(contactTypeStrings);
  return (ctype: string) => {
    const type = TYPES[ctype];
    return type ? strings[type] : ctype;
  };
}
