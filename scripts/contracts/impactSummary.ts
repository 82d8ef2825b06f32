import type { Impact } from './impact.ts';

/** What would become of the app without a field, in a sentence: screens that cannot read an answer without it break, others show less. */
export function impactInWords(found: readonly Impact[]): string {
  const broken = found.filter(({ without }) => without === 'refused');
  const breaking = addressesOf(broken, () => true);
  const showing = addressesOf(found, ({ files }) => files.length > 0);
  const promises = new Set(found.flatMap((impact) => impact.promises));
  const dropping = `dropping it breaks ${counted(promises, 'promise')} and ${counted(breaking, 'screen')}`;
  if (broken.length > 0) return `D${dropping.slice(1)}; ${counted(showing, 'screen')} show it.`;
  const rest = showing.size > 0 ? `; ${counted(showing, 'screen')} show it, and would be without it` : '';
  return `It may be missing, the app reads on: ${dropping}${rest}.`;
}

type ScreenUse = Impact['screens'][number];

const addressesOf = (impacts: readonly Impact[], wanted: (screen: ScreenUse) => boolean) =>
  new Set(impacts.flatMap(({ screens }) => screens.filter(wanted).map(({ address }) => address)));

const counted = ({ size }: ReadonlySet<string>, what: string) =>
  `${size || 'no'} ${what}${size > 1 ? 's' : ''}`;
