/** Class names of a CSS Module; a name that the file lacks is undefined at run time. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** The address at which the build serves the file. */
declare module '*.svg?url' {
  const address: string;
  export default address;
}

/** A file as text. */
declare module '*?raw' {
  const text: string;
  export default text;
}
