import { type CSSProperties, createElement, Fragment, type ReactNode, useMemo } from 'react';
import sanitizeHtml from 'sanitize-html';
import { allowedStyle, SANITISE_RULES } from '#src/domain/sanitise.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { type HeadingLevel, headingLevels } from './headingLevels.ts';
import { parsed } from './parsed.ts';
import styles from './RichText.module.css';
import { richTextStrings } from './strings.ts';

const TAGS: ReadonlySet<string> = new Set(SANITISE_RULES.allowedTags);
const ATTRIBUTES: Readonly<Partial<Record<string, readonly string[]>>> = SANITISE_RULES.allowedAttributes;
/** Between these a parser keeps blanks that mean nothing, and of which React complains. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);
const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** What an embedded page of another site may do; any other frame may do nothing. */
const FRAME_RIGHTS = 'allow-scripts allow-same-origin allow-popups';

interface RichContentProps {
  html: string;
  headingLevel: HeadingLevel;
}

/**
 * Sanitised rich text. What the sanitiser lets through is read by a parser that runs and fetches nothing, and made anew
 * element by element: no text of anybody's is ever taken for HTML by the page itself, so that what a parser makes of it
 * the second time (mutation) has no effect.
 */
export function RichContent({ html, headingLevel }: RichContentProps) {
  const words = { ...useStrings(richTextStrings), opensNewTab: useStrings(commonStrings).opensNewTab };
  const body = useMemo(() => parsed(sanitizeHtml(html, SANITISE_RULES)), [html]);
  const levels = useMemo(
    () =>
      headingLevels(
        [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => Number(localName[1])),
        headingLevel,
      ),
    [body, headingLevel],
  );
  return (
    <div className={styles.richText} dir="auto">
      {childrenOf(body, { words, levels, tables: [...body.querySelectorAll('table')] })}
    </div>
  );
}

interface Writing {
  words: Record<'table' | 'frame' | 'frameOfText' | 'opensNewTab', string>;
  levels: ReadonlyMap<number, HeadingLevel>;
  tables: readonly Element[];
}

function childrenOf(element: Element, writing: Writing): ReactNode[] {
  const skipsBlanks = WITHOUT_TEXT.has(element.localName);
  return [...element.childNodes].map((node, index) => {
    if (node instanceof Text) return skipsBlanks && node.data.trim() === '' ? null : node.data;
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no other name and never move
    return node instanceof Element ? <Fragment key={index}>{write(node, writing)}</Fragment> : null;
  });
}

/** An element as the page shows it. The rules are asked a second time: the first parser may have read it otherwise. */
function write(element: Element, writing: Writing): ReactNode {
  const { localName: tag, namespaceURI } = element;
  // None of its shapes is allowed, so there is nothing in it to be drawn.
  if (namespaceURI === SVG && tag === 'svg') return <svg aria-hidden="true" className={styles.empty} />;
  if (namespaceURI !== HTML || !TAGS.has(tag)) return childrenOf(element, writing);
  const properties = propertiesOf(element);
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  if (tag === 'img') return <Picture properties={properties} />;
  if (tag === 'iframe') return <Frame properties={properties} words={writing.words} />;
  const children = childrenOf(element, writing);
  if (tag === 'a')
    return (
      <Anchor properties={properties} opensNewTab={writing.words.opensNewTab}>
        {children}
      </Anchor>
    );
  if (tag === 'table') {
    const number = writing.tables.indexOf(element) + 1;
    // A keyboard scrolls only what it can reach.
    const frame = { role: 'group', className: styles.scroll, tabIndex: 0 };
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role, group, takes one
      <div {...frame} aria-label={fill(writing.words.table, { number })}>
        <table>{children}</table>
      </div>
    );
  }
  const level = /^h[1-6]$/.test(tag) ? writing.levels.get(Number(tag[1])) : undefined;
  return createElement(level ? `h${level}` : tag, properties, ...children);
}

interface Properties {
  style?: CSSProperties;
  src?: string;
  href?: string;
  width?: string;
  height?: string;
  alt?: string;
  frameBorder?: string;
}

/** The allowed attributes of an element in React's words. */
function propertiesOf(element: Element): Properties {
  const properties: Record<string, unknown> = {};
  for (const name of ATTRIBUTES[element.localName] ?? []) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    if (name === 'style') properties.style = styleOf(element as HTMLElement);
    else properties[name === 'frameborder' ? 'frameBorder' : name] = value;
  }
  return properties;
}

function styleOf({ style, localName }: HTMLElement): CSSProperties {
  const allowed = allowedStyle(localName, (name) => style.getPropertyValue(name));
  return Object.fromEntries(Object.entries(allowed).map(([name, value]) => [camelCase(name), value]));
}

function camelCase(name: string) {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Fetched when it comes near, within a room that is kept for it. */
function Picture({ properties: { alt = '', ...properties } }: { properties: Properties }) {
  const hasSize = properties.width !== undefined || properties.height !== undefined;
  if (!properties.src) return null;
  return (
    <img
      {...properties}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={hasSize ? undefined : styles.unsized}
    />
  );
}

function Frame({ properties, words }: { properties: Properties; words: Writing['words'] }) {
  const address = addressOf(properties.src);
  if (!address) return null;
  const isOther = /^https?:$/.test(address.protocol) && address.origin !== window.location.origin;
  return (
    <iframe
      {...properties}
      title={address.host ? fill(words.frame, { host: address.host }) : words.frameOfText}
      // A frame of our own origin with both rights could take its sandbox off.
      sandbox={isOther ? FRAME_RIGHTS : ''}
      loading="lazy"
      referrerPolicy="no-referrer"
      allowFullScreen={isOther}
    />
  );
}

/** A link. One that leads to another site opens in a new tab, says so, and lends it nothing of ours. */
function Anchor({
  properties,
  opensNewTab,
  children,
}: {
  properties: Properties;
  opensNewTab: string;
  children: ReactNode[];
}) {
  const { href, style } = properties;
  if (href === undefined) return <span style={style}>{children}</span>;
  if (addressOf(href)?.origin === window.location.origin) {
    return (
      <a href={href} style={style} rel="nofollow">
        {children}
      </a>
    );
  }
  return (
    <a href={href} style={style} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="visually-hidden"> {opensNewTab}</span>
    </a>
  );
}

/** Undefined for what is no address. */
function addressOf(address: string | undefined): URL | undefined {
  return address && URL.canParse(address, window.location.href)
    ? new URL(address, window.location.href)
    : undefined;
}
