import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { parsed } from './parsed.ts';
import styles from './RichText.module.css';

/** Text of nothing but paragraphs, lists and stress (`hasPlainMarks`), made anew element by element. It needs no sanitiser. */
export function PlainMarks({ html }: { html: string }) {
  const body = useMemo(() => parsed(html), [html]);
  return (
    <div className={styles.richText} dir="auto">
      {childrenOf(body)}
    </div>
  );
}

const childrenOf = (element: Element): ReactNode[] =>
  [...element.childNodes].map((node, index) => {
    if (node instanceof Text) return node.data;
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no other name and never move
    return node instanceof Element ? <Fragment key={index}>{written(node)}</Fragment> : null;
  });

const written = (element: Element): ReactNode =>
  element.localName === 'br' ? <br /> : createElement(element.localName, null, ...childrenOf(element));
