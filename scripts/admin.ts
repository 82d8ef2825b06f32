import { parseArgs } from 'node:util';
import { readConfig } from '#provider/config.ts';
import { createMailer } from '#provider/mail/mailer.ts';
import { makeAdministrator } from '#provider/security/administrator.ts';
import { openDatabase } from '#provider/startup/database.ts';
import { fillRecords } from '#provider/startup/records.ts';

/**
 * Makes an administrator in the configured database (DATABASE_URL, else GO_DATA_DIR): a production begins without one. With
 * the embedded engine the service has to be stopped meanwhile: it alone may open its files.
 */
try {
  const { values } = parseArgs({ options: { email: { type: 'string', default: '' } } });
  if (!values.email) throw new Error('Say whose: npm run admin -- --email you@example.org');
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    await fillRecords(db, config);
    const link = await makeAdministrator(
      {
        db,
        mailer: createMailer(config, (line) => console.log(line)),
        product: config.title,
        isDemoOpen: false,
        publicUrl: () => config.publicUrl || `http://${config.host}:${config.port}`,
        report: (line) => console.warn(line),
      },
      values.email,
    );
    console.log(
      `${values.email} is an administrator. Within an hour, and once, a password is chosen at:\n${link}`,
    );
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
