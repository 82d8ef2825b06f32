import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import { deleteProjectEndpoint, projectEndpoint } from '#contracts/projects/record.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

/** Says how often each path was asked for. */
function counted() {
  const asked: Record<string, number> = {};
  const project = { ...exampleAnswer(projectEndpoint), id: 5 };
  const page = (results: unknown[]) => ({ count: results.length, next: null, previous: null, results });
  const json = (path: string, answer: unknown) => ({
    get json() {
      asked[path] = (asked[path] ?? 0) + 1;
      return answer;
    },
  });
  return {
    asked,
    answers: () => ({
      '/api/v2/country/': json('countries', exampleAnswer(countriesEndpoint)),
      '/api/v2/project/': json('projects', page(asked.deleted ? [] : [project])),
      '/api/v2/project/5/': asked.deleted ? json('gone', undefined) : json('project', project),
    }),
  };
}

function Projects({ label }: { label: string }) {
  const { answer } = useRequest(projectsEndpoint, { query: { limit: 10 } });
  return (
    <output aria-label={label}>{answer ? `${answer.results.length} of ${answer.count}` : 'none yet'}</output>
  );
}

function Countries() {
  const { answer } = useRequest(countriesEndpoint, countriesInput);
  return answer ? <p>Countries are there</p> : null;
}

function Deletion({ onAsked }: { onAsked: () => void }) {
  const { answer } = useRequest(projectEndpoint, { path: { id: 5 } });
  const { submit } = useMutation(deleteProjectEndpoint);
  return (
    <button
      type="button"
      disabled={!answer}
      onClick={() => {
        onAsked();
        submit({ path: { id: 5 } });
      }}
    >
      Delete
    </button>
  );
}

it('shows in one panel what was changed in another, and asks no more for what was deleted', async () => {
  const user = userEvent.setup();
  const { asked, answers } = counted();
  await renderScreen(
    <>
      <Projects label="List" />
      <Projects label="Figures" />
      <Deletion
        onAsked={() => {
          asked.deleted = 1;
        }}
      />
    </>,
    answers,
  );
  expect((await screen.findAllByText('1 of 1')).length).toBe(2);
  expect(asked.projects).toBe(1);
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  await waitFor(() => expect(remove.disabled).toBe(false));
  await user.click(remove);

  expect((await screen.findAllByText('0 of 0')).length).toBe(2);
  // Once for both; of the deleted one there is the call that deleted it, and no more.
  expect(asked).toMatchObject({ projects: 2, project: 1, gone: 1 });
});

function Pages() {
  const [page, setPage] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPage(page + 1)}>
        Next page
      </button>
      {page % 2 === 0 && <Countries key={page} />}
      {page === 2 && <Countries />}
    </>
  );
}

it('asks for the countries once a visit, whoever shows them and whenever', async () => {
  const user = userEvent.setup();
  const { asked, answers } = counted();
  await renderScreen(<Pages />, answers);
  await screen.findByText('Countries are there');
  const next = screen.getByRole('button', { name: 'Next page' });
  await user.click(next);
  expect(screen.queryByText('Countries are there')).toBeNull();
  await user.click(next);

  expect(screen.getAllByText('Countries are there')).toHaveLength(2);
  expect(asked.countries).toBe(1);
});
