import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#contracts/languages.ts';
import { instant, linkTo, mayLinkTo, momentOfWriting, partOf } from './columns.ts';
import { event } from './emergency.ts';
import { country, region } from './geography.ts';
import { disaster_type } from './taxonomy.ts';

/** A person who can sign in. Names are matched without regard to case. `password_hash` is scrypt, see `security/passwords.ts`. */
export const user = pgTable(
  'app_user',
  {
    id: serial().primaryKey(),
    username: varchar({ length: 150 }).notNull(),
    email: varchar({ length: 254 }).notNull(),
    first_name: varchar({ length: 150 }).notNull().default(''),
    last_name: varchar({ length: 150 }).notNull().default(''),
    password_hash: text().notNull(),
    /** False until the address is confirmed and, outside the allowed domains, an administrator has agreed. */
    is_active: boolean().notNull().default(true),
    /** The address is known to be the owner's. */
    is_verified: boolean().notNull().default(true),
    /** Since when somebody who has confirmed their address waits for an administrator to let them in; null for all others. */
    awaits_approval_since: instant('awaits_approval_since'),
    /** Why someone outside the allowed domains asks for access. */
    justification: varchar({ length: 255 }).notNull().default(''),
    /** Of the mails they get: the language they registered in. */
    language: varchar({ length: 2, enum: LANGUAGES }).notNull().default('en'),
    is_superuser: boolean().notNull().default(false),
    is_ifrc_admin: boolean().notNull().default(false),
    limit_access_to_guest: boolean().notNull().default(false),
    created_at: momentOfWriting('created_at'),
    country_id: mayLinkTo(() => country.id),
    city: varchar({ length: 100 }),
    org: varchar({ length: 100 }).notNull().default(''),
    org_type: varchar({ length: 4 }).notNull().default('OTHR'),
    /**
     * What the owner says their country and kind of organization are, until an administrator confirms it; null when nothing waits.
     * Only `country_id` and `org_type` open records and allow visibilities.
     */
    asked_country_id: mayLinkTo(() => country.id),
    asked_org_type: varchar({ length: 4 }),
    department: varchar({ length: 100 }),
    position: varchar({ length: 100 }),
    phone_number: varchar({ length: 100 }),
  },
  (table) => [
    uniqueIndex('app_user_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('app_user_email_key').on(sql`lower(${table.email})`),
  ],
);

export const USER_ROLES = [
  'country_admin',
  'region_admin',
  'per_country_admin',
  'per_region_admin',
  'dref_region_coordinator',
] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** What a user administers: `scope_id` is a country or a region, as the role's name says. */
export const user_role = pgTable(
  'user_role',
  {
    user_id: partOf(() => user.id),
    role: varchar({ length: 30, enum: USER_ROLES }).notNull(),
    scope_id: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.role, table.scope_id] })],
);

/** Countries whose IFRC-and-NS records a user sees besides those of their profile. */
export const user_country = pgTable(
  'user_country',
  {
    user_id: partOf(() => user.id),
    country_id: linkTo(() => country.id),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.country_id] })],
);

/** Only a hash of the token is kept: a copy of the database signs nobody in. */
export const auth_token = pgTable(
  'auth_token',
  {
    token_hash: varchar({ length: 64 }).primaryKey(),
    user_id: partOf(() => user.id),
    /** Where the session was opened, hashed with its owner: see `placeOf` in `security/signIn.ts`. */
    opened_at_place: varchar({ length: 64 }),
    created_at: momentOfWriting('created_at'),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.user_id)],
);

/** What somebody entered who registered for an address that waits for its confirmation: columns of `app_user`. */
export type PendingRegistration = Partial<Omit<typeof user.$inferSelect, 'id' | 'email' | 'username'>>;

/** Of the links in mails: confirm an address, let a newcomer in, choose a new password, confirm a profile. */
export const LINK_PURPOSES = ['verify', 'approve', 'recover', 'profile'] as const;

/**
 * A link that was mailed, as a hash; it is deleted when it is used. Without a user nobody was mailed: asking for an address
 * that is not known writes a row too, so that it takes as long.
 */
export const account_link = pgTable(
  'account_link',
  {
    token_hash: varchar({ length: 64 }).primaryKey(),
    purpose: varchar({ length: 10, enum: LINK_PURPOSES }).notNull(),
    user_id: integer().references(() => user.id, { onDelete: 'cascade' }),
    /** To confirm: of a second registration for an address; null for the first, which the account itself has. */
    registration: jsonb().$type<PendingRegistration>(),
    created_at: momentOfWriting('created_at'),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.user_id), index().on(table.expires_at)],
);

/** A key for programs that read in a user's name, as a hash. */
export const external_token = pgTable(
  'external_token',
  {
    id: serial().primaryKey(),
    user_id: partOf(() => user.id),
    title: varchar({ length: 255 }).notNull(),
    token_hash: varchar({ length: 64 }).notNull().unique(),
    created_at: momentOfWriting('created_at'),
    expires_at: instant('expires_at').notNull(),
    is_disabled: boolean().notNull().default(false),
  },
  (table) => [index().on(table.user_id)],
);

/** Alerts of hazards that a user wants mails of. Lists hold ids; empty places mean the whole world. */
export const alert_subscription = pgTable(
  'alert_subscription',
  {
    id: serial().primaryKey(),
    user_id: partOf(() => user.id),
    title: varchar({ length: 255 }).notNull(),
    hazard_types: jsonb().$type<number[]>().notNull(),
    countries: jsonb().$type<number[]>().notNull(),
    regions: jsonb().$type<number[]>().notNull(),
    /** At most so many mails; null for all. */
    alert_per_day: smallint(),
    created_at: momentOfWriting('created_at'),
    updated_at: momentOfWriting('updated_at'),
  },
  (table) => [index().on(table.user_id)],
);

/** E-mail domains whose owners need nobody's consent to register. */
export const domain_whitelist = pgTable('domain_whitelist', {
  id: serial().primaryKey(),
  domain_name: varchar({ length: 200 }).notNull().unique(),
  description: text(),
  is_active: boolean().notNull().default(true),
});

/** Failed sign-ins, counted per account and per address; in the database because several processes may share it. */
export const login_attempt = pgTable(
  'login_attempt',
  {
    id: serial().primaryKey(),
    subject: varchar({ length: 300 }).notNull(),
    attempted_at: momentOfWriting('attempted_at'),
  },
  (table) => [index().on(table.subject, table.attempted_at)],
);

/** What a user follows. `rtype` says which of the columns counts (8 event, 4 country, 5 region, 6 disaster type). */
export const subscription = pgTable(
  'subscription',
  {
    id: serial().primaryKey(),
    user_id: partOf(() => user.id),
    rtype: smallint().notNull(),
    stype: smallint().notNull().default(0),
    country_id: mayLinkTo(() => country.id),
    region_id: smallint().references(() => region.id),
    event_id: integer().references(() => event.id, { onDelete: 'cascade' }),
    dtype_id: mayLinkTo(() => disaster_type.id),
    lookup_id: varchar({ length: 20 }),
  },
  (table) => [index().on(table.user_id)],
);
