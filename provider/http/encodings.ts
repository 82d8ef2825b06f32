import { constants } from 'node:zlib';

/** How answers are compressed, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Smaller answers gain nothing from compression. In bytes. */
export const COMPRESSION_THRESHOLD = 1_024;

/** The best qualities take longer than they spare on the way. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
