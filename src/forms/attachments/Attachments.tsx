import { createContext, use, useEffect } from 'react';
import type { Client } from '#contracts/client.ts';
import { useApp } from '#src/core/AppContext.ts';
import { formatList } from '#src/i18n/format.ts';
import type { AroundProps } from '../defineForm.ts';
import type { InputKind, InputProps } from '../definition.ts';
import { useOpenForm } from '../FormContext.ts';
import { AttachmentsInput } from './AttachmentsInput.tsx';
import type { AttachedValue, FileFields } from './attached.ts';
import { openUploads } from './prepareFiles.ts';
import type { AttachmentCalls } from './sendFiles.ts';
import { type Uploads, useAttachedFiles, useUploads } from './useUploads.ts';

const UploadsContext = createContext<Uploads | undefined>(undefined);

interface AttachmentsProps extends AroundProps {
  /** How the files of this kind of record travel. */
  callsOf: (client: Client) => AttachmentCalls;
  /** Those of the record that is edited, where they are, for some hours. */
  stored: readonly { id: number; file: string }[] | undefined;
  /** @default one, `files`, for whatever can be attached */
  fields?: FileFields | undefined;
}

/** The files of a form, in its fields of the kind `attachments`: sent while it is written. It stands around the form. */
export function Attachments({ user, form, callsOf, stored, fields, children }: AttachmentsProps) {
  const { client } = useApp();
  const { actor } = useOpenForm();
  const uploads = useUploads({ user, form, calls: callsOf(client), stored, fields });
  useAttachedFiles(actor, uploads);
  useEffect(() => openUploads({ user, form }, uploads.actor), [user, form, uploads.actor]);
  return <UploadsContext value={uploads}>{children}</UploadsContext>;
}

/** Photos and documents. */
export const attachments: InputKind<readonly AttachedValue[]> = {
  draw: (props) => <FilesInput {...props} />,
  act: 'choose',
  describe: (files, { language }) =>
    formatList(
      files.map(({ name }) => name),
      language,
    ),
  isWide: true,
};

function FilesInput(props: InputProps<readonly AttachedValue[]>) {
  const uploads = use(UploadsContext);
  return uploads && <AttachmentsInput {...props} uploads={uploads} />;
}
