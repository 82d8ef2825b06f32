import { enrichCsf, formatCsf, loadCsf } from 'storybook/internal/csf-tools';

/** Hands what a file of stories says above itself and above a story to the storybook, which shows it beside the controls. */
export default async function notesLoader(source) {
  const done = this.async();
  try {
    const stories = loadCsf(source, {
      fileName: this.resourcePath,
      makeTitle: (title) => title ?? '',
    }).parse();
    await enrichCsf(stories, stories, { disableSource: true });
    done(null, formatCsf(stories, { sourceMaps: false }, source));
  } catch (error) {
    done(error);
  }
}
