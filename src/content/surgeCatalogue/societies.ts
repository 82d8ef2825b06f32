import societies from '../data/surgeCatalogue/societies.json';
import type { Translated } from '../schema.ts';

/** The National Societies that the catalogue names as providers of services. */
export const SOCIETIES: Readonly<Record<keyof typeof societies, Translated>> = societies;
