import { formOf } from '#src/forms/definition.ts';
import type { ProfileFields } from '../DetailsScreen/profileFields.ts';
import type { Registration } from '../RegisterScreen/validate.ts';
import { country, line, type Organizations, organization, organizationType } from './kinds.tsx';
import { accountFormStrings } from './strings.ts';

// Either form has all of these but the two that it calls by the API's names.
const { field } = formOf<Registration & ProfileFields, Organizations>()(accountFormStrings);

interface PersonForm {
  type: 'organization_type' | 'org_type';
  name: 'organization' | 'org';
  lengths: { name: number; text: number };
  /** Of the city and the organization; names and the country are always. */
  isRequired: boolean;
}

/** Who somebody is, where, and for which organization: as an account is asked for, and as it is changed later. */
export const personFields = ({ type, name, lengths, isRequired }: PersonForm) => ({
  person: [
    field('first_name', line('given-name'), 'firstName', { limit: lengths.name, isRequired: true }),
    field('last_name', line('family-name'), 'lastName', { limit: lengths.name, isRequired: true }),
    field('country', country, 'country', { isRequired: true }),
    field('city', line('address-level2'), 'city', { limit: lengths.text, isRequired }),
  ],
  organization: [
    field(type, organizationType, 'organizationType', { isRequired }),
    field(name, organization(type), 'organization', { limit: lengths.text, isRequired }),
  ],
  work: [
    field('department', line(), 'department', { limit: lengths.text }),
    field('position', line('organization-title'), 'position', { limit: lengths.text }),
    field('phone_number', line('tel', 'tel'), 'phoneNumber', { limit: lengths.text }),
  ],
});
