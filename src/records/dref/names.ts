import { DREF_STATUS, DREF_TYPE, type DrefStage } from '#rules/dref.ts';
import type { Chip } from '#src/components/Chip/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import type { drefStrings } from './strings.ts';

export type DrefWord = keyof typeof drefStrings.english;
type Words = Readonly<Record<DrefWord, string>>;

/** The words of types, by their keys in the API. */
export const TYPE_WORDS = {
  [DREF_TYPE.imminent]: 'imminent',
  [DREF_TYPE.assessment]: 'assessment',
  [DREF_TYPE.response]: 'response',
  [DREF_TYPE.loan]: 'loan',
} as const;

/** And of statuses. */
export const STATUS_WORDS = {
  [DREF_STATUS.draft]: 'draft',
  [DREF_STATUS.finalizing]: 'finalizing',
  [DREF_STATUS.finalized]: 'finalized',
  [DREF_STATUS.approved]: 'approved',
  [DREF_STATUS.failed]: 'failed',
} as const;

type Tone = NonNullable<Parameters<typeof Chip>[0]['variant']>;
const STATUS_TONES: Readonly<Record<number, Tone>> = {
  [DREF_STATUS.finalizing]: 'info',
  [DREF_STATUS.finalized]: 'warning',
  [DREF_STATUS.approved]: 'success',
  [DREF_STATUS.failed]: 'danger',
};
export const toneOfStatus = (status: number): Tone => STATUS_TONES[status] ?? 'neutral';

const wordOf = (words: Readonly<Record<number, DrefWord>>, key: number | null | undefined) =>
  words[key ?? -1];

export function typeName(type: number | null | undefined, strings: Words): string | undefined {
  const word = wordOf(TYPE_WORDS, type);
  return word && strings[word];
}

export function statusName(status: number, strings: Words): string | undefined {
  const word = wordOf(STATUS_WORDS, status);
  return word && strings[word];
}

/** `number`: of an operational update. */
export const stageName = (
  { stage, number }: { stage: DrefStage; number?: number | undefined },
  strings: Words,
) => fill(strings[stage], { number });
