import { useApp } from '#src/core/AppContext.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { shellStrings } from '../strings.ts';
import styles from './EnvironmentBanner.module.css';

/** Says outside production where one is, and that the data is for demonstration. */
export function EnvironmentBanner() {
  const strings = useStrings(shellStrings);
  const { environment } = useApp().config;
  if (environment === 'production') return null;
  const names: Record<string, string> = {
    development: strings.environment_development,
    staging: strings.environment_staging,
    testing: strings.environment_testing,
  };
  return (
    <aside className={styles.banner} aria-label={names[environment] ?? environment}>
      <strong>{names[environment] ?? environment}</strong> <span>{strings.demonstration}</span>
    </aside>
  );
}
