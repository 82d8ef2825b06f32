import { Fragment } from 'react';
import { TextLink } from '../TextLink/index.tsx';

/** An address to write to. It breaks at its signs where it has to: elsewhere a line would end within a word. */
export function MailLink({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <TextLink to={`mailto:${address}`} isExternal>
      <bdi dir="ltr">
        {name}
        {domain && (
          <>
            @
            {domain.split('.').map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is told by its place
              <Fragment key={index}>
                <wbr />
                {index > 0 && '.'}
                {part}
              </Fragment>
            ))}
          </>
        )}
      </bdi>
    </TextLink>
  );
}
