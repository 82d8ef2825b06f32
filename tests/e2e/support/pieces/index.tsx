import '#src/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RichText } from '#src/components/RichText/index.tsx';

/** Shows rich texts as the app does, by the real bundle, each in an element of its own. */
function showRichTexts(texts: readonly string[]) {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      {texts.map((html, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts are told by their place
        <section key={index} id={`text-${index}`}>
          <RichText html={html} />
        </section>
      ))}
    </StrictMode>,
  );
}

Object.assign(window, { showRichTexts });
