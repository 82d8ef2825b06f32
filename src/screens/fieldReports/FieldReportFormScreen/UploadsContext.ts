import { createContext } from 'react';
import type { Uploads } from '#src/forms/attachments/useUploads.ts';

/** The uploads of the form; missing where the service takes no files. */
export const UploadsContext = createContext<Uploads | undefined>(undefined);
