import { useMemo } from 'react';
import { perComponentsEndpoint } from '#contracts/per/questions.ts';
import { everything } from '#contracts/query.ts';
import { byNumber, componentName } from '#src/domain/perComponents.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import type { Options } from './options.ts';

const EVERYTHING = everything();

/** Components of Preparedness for Effective Response, by their numbers. */
export function usePerComponentOptions(): Options {
  const { answer, ...request } = useRequest(perComponentsEndpoint, EVERYTHING);
  const options = useMemo(
    () =>
      answer?.results
        .toSorted(byNumber)
        .map((component) => ({ value: String(component.id), label: componentName(component) })),
    [answer],
  );
  return { ...request, options };
}
