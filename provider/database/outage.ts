/** Why the database cannot serve now though nothing is wrong with what it was asked: out of reach, or out of room. */
export type Outage = 'unreachable' | 'full';

/** Source: PostgreSQL, appendix A; Node.js and libuv, common system errors. */
const CODES: Readonly<Record<Outage, RegExp>> = {
  // Connection lost or refused (class 08), too many of them, shut down or starting, or a server that may not write (any more).
  unreachable:
    /^(08\w{3}|53300|57P0[123]|25006|ECONN\w+|E(HOST|NET)\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/,
  full: /^(53100|ENOSPC|EDQUOT|EFBIG)$/,
};
/** What the driver says of itself has no code. */
const DRIVER_SAYS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Which outage an error tells of, whatever it is wrapped in; undefined for any other failure. */
export function outageOf(error: unknown): Outage | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && CODES.full.test(code)) return 'full';
    if ((typeof code === 'string' && CODES.unreachable.test(code)) || DRIVER_SAYS.test(cause.message))
      return 'unreachable';
  }
  return undefined;
}
