import { TextLink } from '../TextLink/index.tsx';

/** An address to write to. It breaks at its sign where it has to: elsewhere a line would end within a word. */
export function MailLink({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <TextLink to={`mailto:${address}`} isExternal>
      <bdi dir="ltr">
        {name}
        {domain && (
          <>
            @<wbr />
            {domain}
          </>
        )}
      </bdi>
    </TextLink>
  );
}
