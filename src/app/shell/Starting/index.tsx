import { Logo } from '#src/components/Logo/index.tsx';
import { STARTING } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';

/** What `index.html` shows, for as long as the shell waits for the words of the reader's language. */
export function Starting({ title }: { title: string }) {
  return (
    <>
      <div className="starting-bar">
        <div className="starting-brand">
          <Logo title={title} />
        </div>
      </div>
      <div className="starting">
        <span className="starting-ring" aria-hidden="true" />
        <span role="status">{STARTING[useLanguage()]}</span>
      </div>
    </>
  );
}
