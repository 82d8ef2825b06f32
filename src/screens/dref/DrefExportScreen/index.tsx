import { useActorRef, useSelector } from '@xstate/react';
import clsx from 'clsx';
import { Fragment } from 'react';
import { useParams } from 'react-router';
import { drefEndpoint, drefReportEndpoint, drefUpdateEndpoint } from '#contracts/dref/record.ts';
import { printImagesMachine, selectIsReady } from '#machines/printImages.ts';
import { DREF_STATUS, type DrefStage, drefRules } from '#rules/dref.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Chip } from '#src/components/Chip/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { drefFieldStrings } from '#src/records/dref/fields/strings.ts';
import { stageName, statusName, toneOfStatus } from '#src/records/dref/names.ts';
import { drefFormPath } from '#src/records/dref/paths.ts';
import { drefStrings } from '#src/records/dref/strings.ts';
import { PrintActions, PrintReady, PrintSheet } from '#src/records/PrintSheet/index.tsx';
import { RecordFrame } from '#src/records/RecordPage/RecordFrame.tsx';
import { type RecordView, useRecord } from '#src/records/useRecord.ts';
import type { About, DrefPaper } from './about.ts';
import styles from './DrefExportScreen.module.css';
import { imagesOf } from './imagesOf.ts';
import { PdfAction } from './PdfAction.tsx';
import { Picture, PrintImages } from './Picture.tsx';
import { wordOf } from './parts.tsx';
import { SECTIONS } from './sections.tsx';
import { drefExportStrings } from './strings.ts';
import { useSectorNames } from './useSectorNames.ts';

export { prefetchStage } from '../prefetchStage.ts';

/** `/dref-applications/{drefId}/export`, and the same of an operational update and of a final report: one of them on A4. */
export function DrefExportScreen() {
  const { drefId, opsUpdateId, finalReportId } = useIds();
  const names = Object.keys(useParams());
  if (names.includes('opsUpdateId')) return <OfUpdate id={opsUpdateId} />;
  if (names.includes('finalReportId')) return <OfReport id={finalReportId} />;
  return <OfApplication id={drefId} />;
}

interface Of {
  id: number | undefined;
}
const OfApplication = ({ id }: Of) => <Export stage="application" view={useRecord(drefEndpoint, id)} />;
const OfUpdate = ({ id }: Of) => <Export stage="update" view={useRecord(drefUpdateEndpoint, id)} />;
const OfReport = ({ id }: Of) => <Export stage="report" view={useRecord(drefReportEndpoint, id)} />;

type Read = DrefPaper & { id: number; status: number };

/** A stage of a DREF as it is handed around: what it says in the order of the field, on sheets of its own. */
function Export({ stage, view }: { stage: DrefStage; view: RecordView<Read> }) {
  const strings = useStrings(drefExportStrings);
  const titles = useStrings(routeStrings);
  const { profile } = useAuth();
  const { answer: record } = view;
  const list = { to: pathTo('myDrefForms'), label: titles.myDrefForms };
  // Who can change nothing of it, as of an approved one, is led back to where it was found.
  const backFrom = (its: Read) =>
    drefRules.edit(profile, its)
      ? { to: drefFormPath({ stage, id: its.id }), label: strings.edit }
      : { to: list.to, label: strings.back };
  return (
    <>
      <RecordFrame
        view={view}
        heading={(its) => its?.title || strings.heading}
        isPaper
        list={list}
        missing={{ text: strings.notFound, back: strings.back }}
        description={(its) => <Kind stage={stage} record={its} />}
        actions={(its) => (
          <PrintActions isReady={!!its} back={its && backFrom(its)}>
            {its && <PdfAction stage={stage} id={its.id} />}
          </PrintActions>
        )}
        sections={(its) => <Sheet stage={stage} record={its} />}
      />
      {/* There is nothing to wait for where there is nothing to see. */}
      {!record && !view.isPending && <PrintReady />}
    </>
  );
}

function Kind({ stage, record }: { stage: DrefStage; record: Read }) {
  const strings = useStrings(drefExportStrings);
  const words = useStrings(drefStrings);
  const number = record.operational_update_number ?? undefined;
  return (
    <span className={styles.kind}>
      {[strings.dref, stageName({ stage, number }, words)].join(' · ')}
      <Chip variant={toneOfStatus(record.status)}>{statusName(record.status, words)}</Chip>
    </span>
  );
}

function Sheet({ stage, record }: { stage: DrefStage; record: Read }) {
  const strings = useStrings(drefExportStrings);
  const names = useStrings(drefFieldStrings);
  const words = useStrings(drefStrings);
  const language = useLanguage();
  const images = useActorRef(printImagesMachine, { input: { images: imagesOf({ stage, record }) } });
  const isReady = useSelector(images, selectIsReady);
  const sectors = useSectorNames(record);
  const about: About = {
    stage,
    record,
    words: { ...words, ...names, ...strings },
    language,
    sectors: sectors.names,
  };
  const cover = record.cover_image_file;
  return (
    <PrintImages value={images}>
      <PrintSheet path={window.location.pathname}>
        <div className={styles.paper}>
          {record.status !== DREF_STATUS.approved && <Banner variant="warning">{strings.notApproved}</Banner>}
          {cover?.file && (
            <Picture
              image={cover.file}
              name={cover.caption || names.cover_image_file}
              caption={cover.caption}
            />
          )}
          {SECTIONS.map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
            <Section key={index} section={section} about={about} />
          ))}
          <p>
            <TextLink to={pathTo('emergencies')}>{strings.onGo}</TextLink>
          </p>
        </div>
      </PrintSheet>
      {isReady && !sectors.isPending && <PrintReady />}
    </PrintImages>
  );
}

function Section({ section, about }: { section: (typeof SECTIONS)[number]; about: About }) {
  const { heading, stages, parts, isOnNewPage } = section;
  if (stages && !stages.includes(about.stage)) return null;
  const drawn = parts.map((part) => part(about));
  if (!drawn.some(Boolean)) return null;
  const title = heading && wordOf(heading, about);
  return (
    <section className={clsx(styles.section, isOnNewPage && styles.newPage)} aria-label={title}>
      {title && <h2>{title}</h2>}
      {drawn.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
        <Fragment key={index}>{part}</Fragment>
      ))}
    </section>
  );
}
