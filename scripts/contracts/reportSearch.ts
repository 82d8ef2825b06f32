/** Leaves of the endpoints those that have all words of a search somewhere in them: in their path, fields, states or screens. */
export const REPORT_SEARCH = `<p><label for="search">Search paths, fields, states and screens</label>
<input type="search" id="search"> <span role="status" id="found"></span></p>`;

/** On paper everything is unfolded. */
export const REPORT_SCRIPT = `
const all = [...document.querySelectorAll('.endpoint')].map((part) => [part, part.textContent.toLowerCase()]);
document.getElementById('search').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase().split(/\\s+/);
  let found = 0;
  for (const [part, text] of all) {
    part.hidden = !words.every((word) => text.includes(word));
    if (!part.hidden) found += 1;
  }
  document.getElementById('found').textContent = target.value.trim() && found + ' of ' + all.length;
});
addEventListener('beforeprint', () => {
  for (const part of document.querySelectorAll('details')) part.open = true;
});
`;
