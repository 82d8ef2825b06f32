import { useSelector } from '@xstate/react';
import { selectIsSignedIn } from '#machines/auth.ts';
import { Menu } from '#src/components/Menu/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { printPage } from '#src/core/printPage.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { queryWithColumns } from './listPlace.ts';

interface ShareMenuProps {
  api: string;
  /** Those that are shown, where they are not the list's own. */
  columns?: string | undefined;
}

/** Copies what reproduces the list: its address, the call of the API behind it, and that call as a line for a shell. */
export function ShareMenu({ api, columns }: ShareMenuProps) {
  const strings = useStrings(recordListStrings);
  const language = useLanguage();
  const { alerts, auth } = useApp().actors;
  const isSignedIn = useSelector(auth, selectIsSignedIn);

  async function copy(text: string) {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    alerts.send({
      type: 'alert.added',
      alert: {
        name: 'copied',
        variant: isCopied ? 'success' : 'danger',
        title: isCopied ? strings.copied : strings.notCopied,
        // Whoever may not use the clipboard takes it from here.
        description: text,
      },
    });
  }

  // A real token has no place in something that is passed on.
  const headers = [
    `Accept-Language: ${language}`,
    ...(isSignedIn ? ['Authorization: Token YOUR_TOKEN'] : []),
  ];
  const curl = ['curl', ...headers.map((header) => `-H '${header}'`), `'${api.replaceAll("'", '%27')}'`].join(
    ' ',
  );
  return (
    <Menu
      label={strings.share}
      align="end"
      items={[
        {
          key: 'link',
          label: strings.copyLink,
          onPick: () => void copy(addressWithColumns(window.location.href, columns)),
        },
        { key: 'api', label: strings.copyApi, onPick: () => void copy(api) },
        { key: 'print', label: strings.print, onPick: () => void printPage() },
        { key: 'curl', label: strings.copyCurl, onPick: () => void copy(curl) },
      ]}
    />
  );
}

/** Whoever opens it sees the same columns, also those that this browser alone remembers. */
function addressWithColumns(address: string, columns: string | undefined) {
  const url = new URL(address);
  url.search = queryWithColumns(url.search, columns);
  return url.href;
}
