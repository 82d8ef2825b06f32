/** What explains an answer that does not fit its contract: in one file of the app, which is fetched when one comes. */
export { describeIssue, misfitsOf } from './misfit.ts';
export { readableRows } from './readableRows.ts';
