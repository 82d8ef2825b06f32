import { useMemo } from 'react';
import { perComponentsEndpoint } from '#contracts/per/questions.ts';
import { everything } from '#contracts/query.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import type { Options } from './options.ts';

const EVERYTHING = everything();

interface Component {
  component_num?: number | null | undefined;
  component_letter?: string | null | undefined;
  title?: string | null | undefined;
}

/** A component as people know it: "14 A: Community-based preparedness". */
export const componentName = ({ component_num, component_letter, title }: Component): string =>
  [[component_num, component_letter].filter(Boolean).join(' '), title].filter(Boolean).join(': ');

/** Components of Preparedness for Effective Response, by their numbers. */
export function usePerComponentOptions(): Options {
  const { answer, ...request } = useRequest(perComponentsEndpoint, EVERYTHING);
  const options = useMemo(
    () =>
      answer?.results.map((component) => ({ value: String(component.id), label: componentName(component) })),
    [answer],
  );
  return { ...request, options };
}
