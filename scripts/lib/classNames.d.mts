/** The name of a class in the build. Throws where two files would share a name. */
export function classNameOf(context: { resourcePath: string }, template: string, name: string): string;
