import { TextLink } from '#src/components/TextLink/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useApp } from '../../AppContext.ts';
import { pathTo } from '../../links.ts';
import { shellStrings } from '../strings.ts';
import styles from './Footer.module.css';

/** What the product is, whose it is, and which version runs. */
export function Footer() {
  const strings = useStrings(shellStrings);
  const { title, version } = useApp().config;
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p>{fill(strings.about, { title })}</p>
        <nav aria-label={strings.footerNavigation}>
          <TextLink to={pathTo('cookiePolicy')}>{strings.cookiePolicy}</TextLink>
        </nav>
        <p>{fill(strings.copyright, { year: new Date().getFullYear(), title, version })}</p>
      </div>
    </footer>
  );
}
