/** Who may open a page, as the product specification says it in sections 2 and 6. */
export type Access =
  | 'anyone'
  | 'signed out'
  | 'signed in'
  | 'not guest'
  | 'approver'
  | 'PER admin'
  | 'admin'
  | 'admin, visible';

/** Every address of the specification, by who may open it. Written by hand: the route table is held against it. */
export const ADDRESSES: Record<Access, string> = {
  anyone: `/ /emergencies /emergencies/all /emergencies/1050/details /emergencies/1050/reports
    /emergencies/1050/activities /emergencies/1050/surge /emergencies/1050/additional-info-1
    /emergencies/1050/additional-info-2 /emergencies/1050/additional-info-3
    /emergencies/1050/additional-info/photos /emergencies/slug/floods /appeals/all /field-reports/all
    /field-reports/1 /alerts/all /three-w/projects /three-w/projects/all /three-w/projects/1
    /three-w/activities/all /three-w/activities/1 /risk-watch/seasonal /risk-watch/imminent
    /preparedness/global-summary /preparedness/global-performance /preparedness/resources-catalogue
    /preparedness/operational-learning /operational-learning /resources /search /cookie-policy
    /terms-and-conditions /chido-25 /deployed-personnels/all /deployed-erus/all
    /regions/1/operations /regions/1/three-w /regions/1/risk-watch/seasonal /regions/1/risk-watch/imminent
    /regions/1/preparedness /regions/1/profile /regions/1/additional-info
    /countries/123/ongoing-activities/emergencies /countries/123/ongoing-activities/three-w/activities
    /countries/123/ongoing-activities/three-w/projects /countries/123/ns-overview/activities
    /countries/123/ns-overview/context-and-structure /countries/123/ns-overview/strategic-priorities
    /countries/123/ns-overview/capacity /countries/123/ns-overview/partners /countries/123/profile/overview
    /countries/123/profile/previous-events /countries/123/profile/risk-watch /countries/123/additional-info
    /local-units/1
    /countries/123/ns-overview/per/4 /surge/overview /surge/operational-toolbox
    /surge/catalogue/overview /surge/catalogue/health /surge/catalogue/basecamp/eru-small`,
  'signed out': `/login /register /recover-account /recover-account/mira/c0de
    /resend-validation-email`,
  'signed in': `/account/details /account/notifications`,
  'not guest': `/account/my-forms/inbox /account/my-forms/field-report /account/my-forms/per
    /account/my-forms/dref /account/my-forms/three-w /three-w/projects/new /three-w/projects/1/edit /three-w/activities/new
    /three-w/activities/1/edit /local-units/new /local-units/upload /local-units/1/edit /field-reports/new
    /field-reports/1/edit /dref-applications/new
    /dref-applications/1/edit /dref-applications/1/export /dref-operational-updates/1/edit
    /dref-operational-updates/1/export /dref-final-reports/1/edit /dref-final-reports/1/export
    /countries/123/per/4/export /per-process/4/overview /per-process/4/assessment
    /per-process/4/prioritization /per-process/4/work-plan`,
  approver: `/account/approvals`,
  'PER admin': `/per-process/new`,
  admin: `/flash-updates/all /flash-updates/new /flash-updates/1/edit`,
  'admin, visible': `/flash-updates/1`,
};

const ALL: readonly Access[] = ['anyone', 'signed in', 'not guest', 'PER admin', 'admin', 'admin, visible'];
const MEMBER: readonly Access[] = ['anyone', 'signed in', 'not guest'];

/** What each role may open. A superuser is no federation admin by the rules of section 6. */
export const ROLES: Record<string, readonly Access[]> = {
  'signed out': ['anyone', 'signed out'],
  guest: ['anyone', 'signed in'],
  member: MEMBER,
  'per-admin': [...MEMBER, 'PER admin'],
  'ifrc-admin': ALL.filter((access) => access !== 'PER admin'),
  'region-admin': [...MEMBER, 'approver'],
  superuser: [...MEMBER, 'approver', 'PER admin'],
};

export type Ending = 'screen' | 'not found' | 'forbidden' | 'login' | 'home';

/** Where somebody of a role ends who opens an address. */
export function endingOf(role: string, access: Access): Ending {
  if (ROLES[role]?.includes(access)) return 'screen';
  if (access === 'signed out') return 'home';
  return role === 'signed out' && access !== 'admin, visible' ? 'login' : 'forbidden';
}
