import { plainParagraphs } from '#src/domain/plainText.ts';
import { estimateLines, hasPlainMarks, hasText } from '#src/domain/richText.ts';
import { isOnPhone } from '../isOnPhone.ts';
import { lazyPart, Part } from '../lazyPart.tsx';
import { Skeleton } from '../Skeleton/index.tsx';
import type { HeadingLevel } from './headingLevels.ts';
import { PlainMarks } from './PlainMarks.tsx';
import styles from './RichText.module.css';

const content = lazyPart(async () => (await import('#src/components/RichText/RichContent.tsx')).RichContent);

interface RichTextProps {
  html: string | null | undefined;
  /** The level of the highest heading in the text; the others follow without a gap. `@default` 3 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Text with markup that somebody wrote in an editor, made safe: see `RichContent`. Nothing is shown unsanitised: until the
 * sanitiser is there lines keep the room, and without it the words stand alone. What holds nothing to be made safe is there at
 * once. Nothing where nothing would be seen.
 */
export function RichText({ html, headingLevel = 3 }: RichTextProps) {
  if (!html || !hasText(html)) return null;
  if (hasPlainMarks(html)) return <PlainMarks html={html} />;
  return (
    <Part
      of={content}
      props={{ html, headingLevel }}
      pending={<Lines count={estimateLines(html, isOnPhone() ? 'phone' : 'wide')} />}
      failed={() => <Words html={html} />}
    />
  );
}

function Lines({ count }: { count: number }) {
  return (
    <div className={styles.lines} aria-busy="true">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
        <Skeleton key={line} height="1em" width={line === count - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}

function Words({ html }: { html: string }) {
  return (
    <div className={styles.richText} dir="auto">
      {plainParagraphs(html).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
