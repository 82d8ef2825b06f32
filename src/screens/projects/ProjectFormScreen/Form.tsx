import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { useNavigate } from 'react-router-dom';
import { selectErrors, selectIsLocked, selectValues } from '#machines/form.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { rowClass } from '#src/components/FormField/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { problemsOf } from '#src/forms/problems.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { useErrorTexts } from '#src/forms/useErrorTexts.ts';
import { useRecordForm } from '#src/forms/useRecordForm.ts';
import { useOwnCountry } from '#src/hooks/useOwnCountry.ts';
import styles from '../../../forms/RecordForm.module.css';
import type { Project } from '../types.ts';
import { actOf, FieldRow, labelOf, useProjectWords } from './FieldRow.tsx';
import { FIELDS, fieldNamed, fieldNames, SECTIONS } from './fields.ts';
import { projectKind } from './kind.ts';
import { ProjectConflict } from './ProjectConflict.tsx';
import projectStyles from './ProjectForm.module.css';
import { projectErrorStrings } from './strings.ts';
import { useProjectOptions } from './useProjectOptions.ts';
import {
  consequencesOf,
  contradictionsIn,
  copyOf,
  emptyProject,
  errorsIn,
  errorsOf,
  newProject,
  valuesOf,
} from './values.ts';
import { Years } from './Years.tsx';

interface FormProps {
  user: number;
  /** The project that is changed; missing for a new one. */
  project?: Project | undefined;
  /** What a new one begins as a copy of. */
  original?: Project | undefined;
  /** Of a new one: the reporting National Society, where the link to the form named it. */
  society?: number | undefined;
}

/** The form of a project, in the frame that all forms of records share. */
export function Form({ user, project, original, society }: FormProps) {
  const strings = useProjectWords();
  const errorText = useErrorTexts(projectErrorStrings);
  const ownCountry = useOwnCountry();
  const initial = project
    ? valuesOf(project)
    : original
      ? { ...emptyProject, ...copyOf(original) }
      : newProject({ society, country: ownCountry });
  const actor = useRecordForm({
    user,
    id: project?.id,
    copyOf: original?.id,
    initial,
    version: project?.modified_at,
    kind: () => projectKind,
    validate: errorsIn,
    errorsOf: (error, values) => errorsOf(problemsOf(error), values),
  });
  const values = useSelector(actor, selectValues);
  const found = useSelector(actor, selectErrors);
  const isLocked = useSelector(actor, selectIsLocked);
  // What cannot be true together is told at once; what is missing, when it is submitted.
  const errors = { ...contradictionsIn(values), ...found };
  const sectors = [values.primary_sector, values.secondary_sectors ?? []].flat() as number[];
  const options = useProjectOptions(values.project_country as number | undefined, sectors, project);
  const onSaved = useOnSaved(project !== undefined);
  const change = (name: string, value: unknown) =>
    actor.send({ type: 'changed', patch: consequencesOf(name, value, values) });

  return (
    <RecordForm
      actor={actor}
      fieldNames={fieldNames(values)}
      describeError={(name, message) => {
        const field = fieldNamed(name, values);
        return {
          label: field && labelOf(field, strings, values),
          message: errorText(message, field && actOf(field.kind)),
        };
      }}
      failed={strings.failed}
      onSaved={(record) => onSaved(record as Project)}
      conflict={<ProjectConflict actor={actor} initial={initial} options={options} />}
      buttons={
        <ButtonLink
          to={project ? pathTo('project', { projectId: project.id }) : pathTo('projects')}
          variant="secondary"
        >
          {strings.cancel}
        </ButtonLink>
      }
    >
      <div>
        {SECTIONS.map(({ section, hint }) => (
          <Panel key={section} heading={strings[section]}>
            {hint && <p className={projectStyles.hint}>{strings[hint]}</p>}
            <div className={clsx(section === 'sectionPeople' ? projectStyles.people : styles.grid, rowClass)}>
              {FIELDS.filter((field) => field.section === section).map((field) => (
                <FieldRow
                  key={field.name}
                  field={field}
                  values={values}
                  error={errors[field.name]}
                  isLocked={isLocked}
                  options={options}
                  onChange={change}
                />
              ))}
            </div>
            {section === 'sectionPeople' && values.isAnnual === true && (
              <Years
                values={values}
                errors={errors}
                isLocked={isLocked}
                options={options}
                onChange={change}
                onPatch={(patch) => actor.send({ type: 'changed', patch })}
              />
            )}
          </Panel>
        ))}
      </div>
    </RecordForm>
  );
}

/** Says that the project is saved and leads to it. */
function useOnSaved(isUpdate: boolean) {
  const strings = useProjectWords();
  const { alerts } = useApp().actors;
  const navigate = useNavigate();
  return ({ id }: Project) => {
    alerts.send({
      type: 'alert.added',
      alert: {
        name: `project-${id}`,
        variant: 'success',
        title: isUpdate ? strings.updated : strings.created,
      },
    });
    navigate(pathTo('project', { projectId: id }));
  };
}
