/** What a link draws to fetch a page ahead in the way of React Router's own server: it is never asked to. */
const PREFETCHED = /React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/;

/**
 * A loader: what of React Router nobody needs can be left out. Names for developers' tools, given after a part is made, hold it in
 * the build, and so does that a part is made by a call of React.
 */
export default function pureRouter(source) {
  return source
    .replace(PREFETCHED, 'null')
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '/*#__PURE__*/ ');
}
