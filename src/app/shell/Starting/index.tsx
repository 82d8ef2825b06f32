import { STARTING } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';

/** What `index.html` shows, for as long as the shell waits for the words of the reader's language. */
export function Starting() {
  return (
    <div className="starting">
      <span className="starting-ring" aria-hidden="true" />
      <span role="status">{STARTING[useLanguage()]}</span>
    </div>
  );
}
