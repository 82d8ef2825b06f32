/** Of all that the build has written of `data/`: other content has other addresses. */
declare const __CONTENT_REVISION__: string;
