import type { DREF_CONTACTS } from '#contracts/dref/fields.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import type { About } from './about.ts';

/** Somebody who can be asked: name, job title, e-mail, phone; undefined where nothing of it is known. */
export function contactsOf(contact: (typeof DREF_CONTACTS)[number], { record }: About) {
  const known = [
    record[`${contact}_name`],
    record[`${contact}_title`],
    record[`${contact}_email`],
    record[`${contact}_phone_number`],
  ];
  const [name, title, email, phone] = known;
  if (!known.some(Boolean)) return undefined;
  const parts = [
    name,
    title,
    email && (
      <TextLink key="email" to={`mailto:${email}`} isExternal>
        {email}
      </TextLink>
    ),
    phone && <bdi key="phone">{phone}</bdi>,
  ].filter(Boolean);
  return parts.flatMap((part, index) => (index > 0 ? [', ', part] : [part]));
}
