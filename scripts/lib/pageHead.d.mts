import type { HtmlTag } from '@rsbuild/core';

/** The parts that the build writes into `src/index.html`: what runs and is painted before any other file has come. */
export function pageHead(define: Readonly<Record<string, string>>): HtmlTag[];
