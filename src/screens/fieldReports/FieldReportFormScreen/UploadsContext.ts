import { createContext } from 'react';
import type { Uploads } from '../../recordForm/attachments/uploads.ts';

/** The uploads of the form; missing where the service takes no files. */
export const UploadsContext = createContext<Uploads | undefined>(undefined);
