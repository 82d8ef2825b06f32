interface TabTitles {
  tab_one_title?: string | undefined;
  tab_two_title?: string | null | undefined;
  tab_three_title?: string | null | undefined;
}

export interface AdditionalTab {
  number: 1 | 2 | 3;
  title: string;
  /** The last part of its address: the title in small letters, blanks as hyphens. */
  tabId: string;
}

const NUMBERS = [1, 2, 3] as const;

/**
 * The additional tabs of an emergency: those that have a text. `fallback` names one without a title of its own.
 * Source: screen facts of emergencies, 5.
 */
export function additionalTabs(
  { tab_one_title, tab_two_title, tab_three_title }: TabTitles,
  snippets: readonly { tab?: number | undefined }[],
  fallback: (number: number) => string,
): AdditionalTab[] {
  const titles = [tab_one_title, tab_two_title, tab_three_title];
  return NUMBERS.filter((number) => snippets.some(({ tab = 1 }) => tab === number)).map((number) => {
    const title = titles[number - 1]?.trim() || fallback(number);
    return { number, title, tabId: tabIdOf(title) };
  });
}

const tabIdOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
