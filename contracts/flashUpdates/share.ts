import { defineEndpoint } from '../defineEndpoint.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import { id, ids } from '../schemas/formFields.ts';
import { Writer } from '../schemas/history.ts';
import { LanguageCode, like, Moment, WebAddress } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aDonor, aFederationAdmin, aFlashUpdate, anUnsharedUpdate, idOf } from './states.ts';

/** To whom: donors by themselves and whole groups. */
const Receivers = z.object({
  flash_update: id(FORM_ERRORS.required),
  donors: ids(),
  donor_groups: ids(),
});
const given = [aFlashUpdate, aDonor, aFederationAdmin] as const;
const toADonor = {
  flash_update: fromState('id', aFlashUpdate[1].id),
  donors: [fromState('donor', aDonor[1].donor)],
};
const toNobodyKnown = { flash_update: fromState('id', aFlashUpdate[1].id), donors: [999_999_999] };

/**
 * Mails an update to donors, each of them once, in their language. To send it again, do it again. Errors: `server` 400 for donors
 * that there are not, 401, 403, and of our own API for nobody chosen: the real one answers 201 and mails nobody. Source: GO API,
 * `api_v2_share_flash_update_create`.
 */
export const shareFlashUpdateEndpoint = defineEndpoint({
  title: 'the sharing of a flash update',
  method: 'POST',
  path: '/api/v2/share-flash-update/',
  token: 'required',
  changes: ['flashUpdateShare'],
  body: Receivers,
  answer: z.object({
    id: z.int(),
    flash_update: z.int(),
    donors: z.optional(z.array(z.int())),
    donor_groups: z.optional(z.array(z.int())),
    created_at: Moment,
  }),
  interactions: [
    { given, isSignedIn: true, body: { ...toADonor, donor_groups: [] }, status: 201 },
    { title: 'with a donor that there is not', given, isSignedIn: true, body: toNobodyKnown, status: 400 },
    {
      title: 'with nobody',
      given,
      isSignedIn: true,
      body: { flash_update: fromState('id', aFlashUpdate[1].id) },
      status: 400,
      extension: 'strictness',
    },
    { ...withoutToken, given: [aFlashUpdate, aDonor], body: toADonor },
  ],
});

/** Somebody whom an update is mailed to, with the language of their mail. */
const Receiver = z.object({
  name: z.string(),
  email: like(z.string(), 'donor@example.org'),
  language: LanguageCode,
});

/**
 * What sharing would send, without sending it: to whom, and the mail in each of their languages, with a link that
 * opens nothing. Errors as of sharing. An addition of ours.
 */
export const previewFlashShareEndpoint = defineEndpoint({
  title: 'what the sharing of a flash update would send',
  method: 'POST',
  path: '/api/v2/share-flash-update/preview/',
  extension: 'flashUpdates',
  token: 'required',
  body: Receivers,
  answer: z.object({
    receivers: z.array(Receiver),
    mails: z.array(z.object({ language: LanguageCode, subject: z.string(), text: z.string() })),
  }),
  interactions: [
    { given, isSignedIn: true, body: toADonor },
    { title: 'with a donor that there is not', given, isSignedIn: true, body: toNobodyKnown, status: 400 },
    { ...withoutToken, given: [aFlashUpdate, aDonor], body: toADonor },
  ],
});

const missing = missingRecord('flash update');

/** Who got an update and when, the newest first. Errors: `server` 401, 403, 404. The real API keeps it to itself. */
export const flashSharesEndpoint = defineEndpoint({
  title: 'who got a flash update',
  path: '/api/v2/flash-update/{id}/shares/',
  extension: 'flashUpdates',
  token: 'required',
  touches: ['flashUpdate', 'flashUpdateShare'],
  answer: z.array(
    z.object({
      id: z.int(),
      /** `secretariat`: by itself, when it was saved. */
      kind: z.enum(['donors', 'secretariat']),
      created_at: Moment,
      created_by_details: z.nullable(Writer),
      donors: z.array(z.int()),
      donor_groups: z.array(z.int()),
      mails: z.array(z.extend(Receiver, { id: z.int(), sent_at: z.nullable(Moment) })),
    }),
  ),
  interactions: [
    {
      given: [['a flash update was shared', aFlashUpdate[1]], aFederationAdmin],
      isSignedIn: true,
      path: idOf(aFlashUpdate),
    },
    {
      title: 'that nobody has got',
      given: [anUnsharedUpdate, aFederationAdmin],
      isSignedIn: true,
      path: idOf(anUnsharedUpdate),
      isEmpty: true,
    },
    { ...withoutToken, given: [aFlashUpdate], path: idOf(aFlashUpdate) },
    { ...missing, given: [aFederationAdmin, ...(missing.given ?? [])], isSignedIn: true },
  ],
});

/**
 * An update as a document to send or print: `pending` while it is made (ask again), then `ready` with its address. The real
 * API makes a PDF; our own a page that prints. Errors: `server` 401, 403, 404. Source: GO API, `api_v2_export_flash_update_retrieve`.
 */
export const exportFlashUpdateEndpoint = defineEndpoint({
  title: 'the document of a flash update',
  path: '/api/v2/export-flash-update/{id}/',
  token: 'required',
  answer: z.object({ status: like(z.string(), 'ready'), url: z.nullable(WebAddress) }),
  interactions: [
    {
      given: [aFlashUpdate, aFederationAdmin],
      isSignedIn: true,
      path: idOf(aFlashUpdate),
      extension: 'strictness',
    },
    { ...withoutToken, given: [aFlashUpdate], path: idOf(aFlashUpdate) },
    { ...missing, given: [aFederationAdmin, ...(missing.given ?? [])], isSignedIn: true },
  ],
});
