import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import { VALIDATOR } from '#provider/database/schema/localUnits.ts';
import {
  auth_token,
  external_token,
  local_unit_validator,
  user,
  user_country,
  user_role,
} from '#provider/database/schema.ts';
import { isOfDomain } from '#rules/roles.ts';
import { hashToken } from './tokens.ts';

/** Whoever makes a call, with everything that permissions ask. `countries`: of the profile and assigned, without repeats. */
export interface SignedInUser {
  id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  is_superuser: boolean;
  /** By flag, or by an e-mail address of the federation's domain. */
  is_ifrc_admin: boolean;
  limit_access_to_guest: boolean;
  is_admin_for_countries: number[];
  is_admin_for_regions: number[];
  is_per_admin_for_countries: number[];
  is_per_admin_for_regions: number[];
  is_dref_coordinator_for_regions: number[];
  countries: number[];
  local_unit_country_validators: { country: number; local_unit_types: number[] }[];
  local_unit_region_validators: { region: number; local_unit_types: number[] }[];
  local_unit_global_validators: number[];
  profile: { country: number | null; org_type: string };
}

type UserRow = Omit<
  SignedInUser,
  | 'is_admin_for_countries'
  | 'is_admin_for_regions'
  | 'is_per_admin_for_countries'
  | 'is_per_admin_for_regions'
  | 'is_dref_coordinator_for_regions'
  | 'local_unit_country_validators'
  | 'local_unit_region_validators'
  | 'local_unit_global_validators'
> & {
  roles: { role: string; scope_id: number }[];
  validates: { level: number; scope_id: number; local_unit_types: number[] }[];
};

/** A user, and until when the token names them: a moment in ms. */
export interface Session {
  user: SignedInUser;
  expiresAt: number;
}

/**
 * Of a token that is valid now, in one query; undefined for all others, inactive users among them. Addresses of
 * `federationDomain` make federation admins; without one nobody is by address. For calls that only read (`isRead`), tokens for
 * programs count too: whoever finds one can change nothing.
 */
export async function findSession(
  db: Database,
  token: string,
  federationDomain = '',
  { isRead = false } = {},
): Promise<Session | undefined> {
  const holder = sql`
        select ${auth_token.user_id}, ${auth_token.expires_at} from ${auth_token}
        where ${auth_token.token_hash} = ${hashToken(token)} and ${auth_token.expires_at} > now()
        union all
        select ${external_token.user_id}, ${external_token.expires_at} from ${external_token}
        where ${isRead} and ${external_token.token_hash} = ${hashToken(token)}
          and ${external_token.expires_at} > now() and not ${external_token.is_disabled}`;
  const found = await findHolder(db, holder, federationDomain);
  return found && { user: found.user, expiresAt: Number(found.expires_ms) };
}

/** The same by id; undefined for an inactive user. */
export async function findUserById(
  db: Database,
  id: number,
  federationDomain = '',
): Promise<SignedInUser | undefined> {
  const found = await findHolder(
    db,
    sql`select ${id}::integer as user_id, null::timestamptz as expires_at`,
    federationDomain,
  );
  return found?.user;
}

async function findHolder(db: Database, holder: SQL, federationDomain: string) {
  const [found] = await rowsOf<UserRow & { expires_ms: number | null }>(
    db,
    sql`
      select ${user.id}, ${user.username}, ${user.email}, ${user.first_name}, ${user.last_name}, ${user.is_superuser},
        ${user.is_ifrc_admin}, ${user.limit_access_to_guest},
        (select coalesce(jsonb_agg(distinct c.id), '[]') from (
          select ${user.country_id} as id where ${user.country_id} is not null
          union select ${user_country.country_id} from ${user_country} where ${user_country.user_id} = ${user.id}
        ) c) as countries,
        (select coalesce(jsonb_agg(jsonb_build_object('role', ${user_role.role}, 'scope_id', ${user_role.scope_id})
            order by ${user_role.scope_id}), '[]')
          from ${user_role} where ${user_role.user_id} = ${user.id}) as roles,
        (select coalesce(jsonb_agg(jsonb_build_object('level', v.level, 'scope_id', v.scope_id,
            'local_unit_types', v.types) order by v.level, v.scope_id), '[]')
          from ${local_unit_validator} v where v.user_id = ${user.id}) as validates,
        jsonb_build_object('country', ${user.country_id}, 'org_type', ${user.org_type}) as profile,
        (extract(epoch from holder.expires_at) * 1000)::double precision as expires_ms
      from (${holder}) holder join ${user} on ${user.id} = holder.user_id
      where ${user.is_active}`,
  );
  if (!found) return undefined;
  const { expires_ms, ...row } = found;
  const is_ifrc_admin = row.is_ifrc_admin || isOfDomain(row.email, federationDomain);
  return { user: withScopes({ ...row, is_ifrc_admin }), expires_ms };
}

function withScopes({ roles, validates, ...row }: UserRow): SignedInUser {
  const scopes = (wanted: string) =>
    roles.filter(({ role }) => role === wanted).map(({ scope_id }) => scope_id);
  return {
    ...row,
    is_admin_for_countries: scopes('country_admin'),
    is_admin_for_regions: scopes('region_admin'),
    is_per_admin_for_countries: scopes('per_country_admin'),
    is_per_admin_for_regions: scopes('per_region_admin'),
    is_dref_coordinator_for_regions: scopes('dref_region_coordinator'),
    local_unit_country_validators: validates
      .filter(({ level }) => level === VALIDATOR.local)
      .map(({ scope_id: country, local_unit_types }) => ({ country, local_unit_types })),
    local_unit_region_validators: validates
      .filter(({ level }) => level === VALIDATOR.regional)
      .map(({ scope_id: region, local_unit_types }) => ({ region, local_unit_types })),
    local_unit_global_validators: validates
      .filter(({ level }) => level === VALIDATOR.global)
      .flatMap(({ local_unit_types }) => local_unit_types),
  };
}
