/** Of all that the build has written of `data/`: other content has other addresses. */
declare const __CONTENT_REVISION__: string;
/** What there is of it, for the head of the page. */
declare const __CONTENT_NAMES__: readonly string[];
