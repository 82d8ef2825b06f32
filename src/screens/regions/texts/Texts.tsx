import { Panel } from '#src/components/Panel/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import { TranslationNotice } from '#src/components/TranslationNotice/index.tsx';
import { hasText } from '#src/domain/richText.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { type Region, useRegion } from '../RegionScreen/region.ts';
import { regionStrings } from '../strings.ts';

type Text = Region['profile_snippets'][number];

/** Those with something to read. */
export const readable = (texts: readonly Text[]) =>
  texts.filter(({ snippet }) => snippet && hasText(snippet));

/** What editors wrote for a tab, each text under its title. */
export function Texts({ of }: { of: readonly Text[] }) {
  const strings = useStrings(regionStrings);
  const region = useRegion();
  return readable(of).map(({ id, title, snippet, translation_module_original_language: original }) => (
    <Panel key={id} heading={title?.trim() || strings.more}>
      {/* Of the region's own language the page's head warns already. */}
      {original !== region.translation_module_original_language && <TranslationNotice original={original} />}
      <RichText html={snippet} />
    </Panel>
  ));
}
