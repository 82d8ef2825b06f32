import { type RefObject, use, useState } from 'react';
import { AppContext } from '#src/core/AppContext.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { directionOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { downloadBlob } from '../download.ts';
import { chartStrings } from './strings.ts';
import type { ChartProps } from './types.ts';

/** Hands what is drawn to the reader as a picture; what paints it comes only then, and may fail to. */
export function usePicture(
  { title, period, description = '', source, onPick }: ChartProps,
  drawn: RefObject<Element | null>,
) {
  const strings = useStrings(chartStrings);
  const language = useLanguage();
  // Charts stand alone too, in stories and benches.
  const app = use(AppContext);
  const [hasFailed, setFailed] = useState(false);
  async function take(element: Element) {
    const { pictureOf } = await import('./picture.ts');
    const now = app?.now() ?? new Date();
    const day = fill(strings.asOf, { date: formatDate(now, language) });
    const png = await pictureOf(element, {
      title,
      subtitle: period ? `${period} · ${day}` : day,
      // Of a chart that is picked from, it says how.
      description: onPick ? '' : description,
      source: typeof source === 'string' ? source : '',
      isRightToLeft: directionOf(language) === 'rtl',
    });
    downloadBlob(`${title}.png`, png);
  }
  return {
    hasFailed,
    take() {
      setFailed(false);
      if (drawn.current) take(drawn.current).catch(() => setFailed(true));
    },
  };
}
