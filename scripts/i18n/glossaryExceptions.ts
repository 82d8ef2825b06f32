/** Texts that rightly say a term of the glossary by other words, each with the reason. */
export const GLOSSARY_EXCEPTIONS: readonly { term: string; keys: readonly string[]; reason: string }[] = [];
