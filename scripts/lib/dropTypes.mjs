import { withoutProperties } from './sourceParts.mjs';

/** A loader of the web build: leaves the `types: {…}` out of machines, which XState reads for the compiler alone. */
export default function dropTypes(source) {
  return withoutProperties(source, TYPES);
}

const TYPES = /\btypes: (?=\{)/;
