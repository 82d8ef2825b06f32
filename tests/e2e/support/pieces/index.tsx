import '#src/styles/index.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '#contracts/languages.ts';
import { BarChart, StackedBarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { PieChart } from '#src/components/charts/PieChart.tsx';
import type { ChartData } from '#src/components/charts/types.ts';
import { RichText } from '#src/components/RichText/index.tsx';
import { directionOf } from '#src/i18n/languages.ts';
import { StringsContext } from '#src/i18n/StringsContext.ts';

function show(content: ReactNode) {
  createRoot(document.getElementById('root') as HTMLElement).render(<StrictMode>{content}</StrictMode>);
}

/** Shows rich texts as the app does, by the real bundle, each in an element of its own. */
function showRichTexts(texts: readonly string[]) {
  show(
    texts.map((html, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: texts are told by their place
      <section key={index} id={`text-${index}`}>
        <RichText html={html} />
      </section>
    )),
  );
}

const SERIES = ['DREF', 'Emergency appeals', 'Other'].map((label) => ({ key: label, label }));

function dataOf(labels: readonly string[], series: number): ChartData {
  return {
    categoryLabel: 'Category',
    series: SERIES.slice(0, series),
    rows: labels.map((label, row) => ({
      key: label,
      label: label.slice(0, 10),
      values: SERIES.slice(0, series).map((_, index) => 1500 - 200 * row + 90 * index),
    })),
  };
}

/** Shows one chart of each kind, in a language's direction. */
function showCharts(language: Language) {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const types = ['Flood', 'Cyclone', 'Epidemic', 'Fire', 'Drought'];
  const years = Array.from({ length: 6 }, (_, year) => `${2021 + year}-01-01`);
  show(
    <StringsContext value={{ language, useNamespace: ({ english }) => english }}>
      <main>
        <h1>Charts</h1>
        <BarChart title="Bars" headingLevel={2} data={dataOf(types, 1)} />
        <StackedBarChart title="Stacked bars" headingLevel={2} data={dataOf(types, 3)} />
        <LineChart
          title="Lines"
          headingLevel={2}
          data={dataOf(years, 2)}
          onPick={() => {}}
          picked="2023-01-01"
        />
        <PieChart title="Shares" headingLevel={2} data={dataOf(types, 1)} source="Source: GO" />
      </main>
    </StringsContext>,
  );
}

Object.assign(window, { showRichTexts, showCharts });
