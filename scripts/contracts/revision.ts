import { execFileSync } from 'node:child_process';
import { ROOT } from '#scripts/i18n/strings.ts';

/** Which version of the project something was done with. */
export interface Revision {
  /** The git commit. */
  version: string;
  branch: string;
  /** Where the run of a CI system is seen. */
  buildUrl?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Git = (...args: string[]) => string;

/** Where CI systems say which branch they build: they check out a commit without one. A pull request's own branch goes first. */
const BRANCHES = [
  'GIT_BRANCH',
  'GITHUB_HEAD_REF',
  'GITHUB_REF_NAME',
  'CI_COMMIT_REF_NAME',
  'BRANCH_NAME',
  'CIRCLE_BRANCH',
  'BUILDKITE_BRANCH',
  'BITBUCKET_BRANCH',
  'BUILD_SOURCEBRANCHNAME',
  'TRAVIS_BRANCH',
  'DRONE_BRANCH',
] as const;

const BUILDS = [
  'CI_JOB_URL',
  'BUILD_URL',
  'CIRCLE_BUILD_URL',
  'BUILDKITE_BUILD_URL',
  'TRAVIS_JOB_WEB_URL',
] as const;

const inProject: Git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/** The commit and branch that are checked out. Throws on a branch that nobody names, and where files differ from the commit. */
export function revisionOf(environment: Environment, git: Git = inProject): Revision {
  const changed = git('status', '--porcelain', '--untracked-files=no').trimEnd().split('\n').filter(Boolean);
  if (changed.length > 0) {
    throw new Error(
      `The working tree is changed, so that no commit says what it holds: commit first. ${changed
        .slice(0, 5)
        .map((line) => line.slice(3))
        .join(', ')}`,
    );
  }
  const named = BRANCHES.map((name) => environment[name]).find(Boolean);
  const branch = (named ?? git('rev-parse', '--abbrev-ref', 'HEAD').trim()).replace(
    /^(refs\/heads|origin)\//,
    '',
  );
  if (branch === 'HEAD') {
    throw new Error('No branch is checked out: set GIT_BRANCH to the name of the one that is built.');
  }
  return { version: git('rev-parse', 'HEAD').trim(), branch, buildUrl: buildOf(environment) };
}

function buildOf(environment: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = environment;
  if (server && repository && run) return `${server}/${repository}/actions/runs/${run}`;
  return BUILDS.map((name) => environment[name]).find(Boolean);
}
