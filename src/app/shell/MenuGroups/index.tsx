import { TextLink } from '#src/components/TextLink/index.tsx';
import { addressOf } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { MenuGroup } from '../menus/menus.ts';
import styles from './MenuGroups.module.css';
import { menuGroupStrings } from './strings.ts';

/** What a menu holds: its links in groups, each with a line on what is there. */
export function MenuGroups({ groups, onPick }: { groups: readonly MenuGroup[]; onPick: () => void }) {
  const strings = useStrings(menuGroupStrings);
  const titles = useStrings(routeStrings);
  return (
    <div className={styles.groups}>
      {groups.map(({ heading, text, links }) => (
        <section key={heading} className={styles.group}>
          <h2>{strings[heading]}</h2>
          <p>{strings[text]}</p>
          <ul>
            {links.map((link) =>
              'href' in link ? (
                <li key={link.label}>
                  <TextLink to={link.href} isExternal onClick={onPick}>
                    {strings[link.label]}
                  </TextLink>
                </li>
              ) : (
                <li key={link.label ?? link.route}>
                  <TextLink to={addressOf(link.route, {})} state={link.state} onClick={onPick}>
                    {link.label ? strings[link.label] : titles[link.route]}
                  </TextLink>
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
