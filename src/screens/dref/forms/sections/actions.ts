import type { DrefStage } from '#rules/dref.ts';
import type { Section } from '#src/forms/definition.ts';
import { yesNo } from '#src/forms/kinds.tsx';
import { fieldsIn, forImminent, section, titledList } from './builder.ts';

/** What is done already, by whom, and what is needed. */
export function actions(stage: DrefStage): Section[] {
  const { field, words, answer, date, file } = fieldsIn(stage);
  const isOfApplication = stage === 'application';
  const isReport = stage === 'report';
  return [
    ...(isReport
      ? [
          section('conducted', 'currentActions', [
            answer('has_national_society_conducted'),
            words('national_society_conducted_description'),
          ]),
        ]
      : [
          section('nsActions', 'currentActions', [
            field(
              'did_national_society',
              yesNo(),
              forImminent('startedAnticipatory', 'did_national_society'),
            ),
            date('ns_respond_date'),
            ...(stage === 'update' ? [file('photos_file')] : []),
            titledList(stage, 'national_society_actions', 'actionDescription', 'national_society_actions'),
          ]),
        ]),
    section('movement', 'movementActions', [words('ifrc'), words('partner_national_society'), words('icrc')]),
    section('others', 'otherActors', [
      answer('government_requested_assistance'),
      ...(isOfApplication ? [date('government_requested_assistance_date')] : []),
      words('national_authorities'),
      words('un_or_other_actor'),
      answer('is_there_major_coordination_mechanism'),
      words('major_coordination_mechanism'),
    ]),
    section('needs', forImminent('anticipatedNeeds', 'needs_identified'), [
      ...(isReport ? [] : [file('assessment_report')]),
      titledList(
        stage,
        'needs_identified',
        'needDescription',
        forImminent('anticipatedNeeds', 'needs_identified'),
      ),
      ...(isReport ? [] : [words('identified_gaps')]),
    ]),
  ];
}
