import { useState } from 'react';

/**
 * For a live region of something that was there before it: its first text is no news, each other one is. Undefined: for now
 * there is nothing to say.
 */
export function useNews(text: string | undefined): string {
  const [first, setFirst] = useState(text);
  const [isNews, setNews] = useState(false);
  if (first === undefined && text !== undefined) setFirst(text);
  if (first !== undefined && text !== first && !isNews) setNews(true);
  return isNews ? (text ?? '') : '';
}
