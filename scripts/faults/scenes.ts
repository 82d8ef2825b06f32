import type { Page } from '@playwright/test';
import type { ErrorKey } from '#contracts/errors.ts';

/** A place in the app where the failure of a call is seen. */
export interface Scene {
  /** As the report calls it. */
  title: string;
  kind: 'read' | 'change';
  address: string;
  /** The call that fails. */
  call: string;
  /** What a reader does until it is made. */
  use?(page: Page): Promise<void>;
  isSignedIn?: boolean;
  /** What is no failure here. */
  except?: readonly ErrorKey[];
}

const PDF = {
  name: 'assessment.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

/** One a kind of call: what is read, what a form sends, what is uploaded. */
export const SCENES: readonly Scene[] = [
  {
    title: 'the list of emergencies',
    kind: 'read',
    address: '/emergencies/all',
    call: '/api/v2/event/',
  },
  {
    title: 'the form that signs in',
    kind: 'change',
    address: '/login',
    call: '/get_auth_token',
    async use(page) {
      await page.getByLabel('Email or username').fill('reader');
      await page.locator('[name="password"]').fill('a-password');
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    },
  },
  {
    title: 'a file of a field report',
    kind: 'change',
    address: '/field-reports/new?step=situation',
    call: '/api/v2/field-report-file/',
    isSignedIn: true,
    async use(page) {
      await page.locator('input[type="file"]').setInputFiles([PDF]);
    },
    // Without a connection a file waits for the next one.
    except: ['network'],
  },
];
