import type { Actor, AnyStateMachine } from 'xstate';
import { ConnectivityBanner } from '#src/app/shell/ConnectivityBanner/index.tsx';
import { CookieBanner } from '#src/app/shell/CookieBanner/index.tsx';
import { NavigationLoader } from '#src/app/shell/NavigationLoader/index.tsx';
import { SearchBox } from '#src/app/shell/SearchBox/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { Stage } from '../Explorer.tsx';
import { AlertStage } from './AlertStage.tsx';
import { AlertsStage } from './AlertsStage.tsx';
import { AppStage } from './AppStage.tsx';
import { AuthStage } from './AuthStage.tsx';
import { ConfirmStage } from './ConfirmStage.tsx';
import { DisclosureStage } from './DisclosureStage.tsx';
import { DrefProcessStage, DrefRecordStage } from './DrefStage.tsx';
import { Driven } from './drivenActors.tsx';
import { ExportStage } from './ExportStage.tsx';
import { FormStage } from './FormStage.tsx';
import { LanguageStage } from './LanguageStage.tsx';
import { LazyPartStage } from './LazyPartStage.tsx';
import { LearningSummaryStage } from './LearningStage.tsx';
import { ListStage } from './ListStage.tsx';
import { MapStage } from './MapStage.tsx';
import { MenuStage } from './MenuStage.tsx';
import { ModalStage } from './ModalStage.tsx';
import { PerProcessStage } from './PerStage.tsx';
import { RequestStage } from './RequestStage.tsx';
import { SelectStage } from './SelectStage.tsx';
import { ServerDocumentStage } from './ServerDocumentStage.tsx';
import { SubmissionStage } from './SubmissionStage.tsx';
import styles from './stages.module.css';
import { stageStrings } from './strings.ts';
import { TooltipStage } from './TooltipStage.tsx';
import { UploadStage } from './UploadStage.tsx';

interface StageProps {
  actor: Actor<AnyStateMachine>;
}

/** Words of a stage in the reader's language. */
function Words({ of }: { of: keyof typeof stageStrings.english }) {
  return useStrings(stageStrings)[of];
}

/** The components that stand beside their machines, by the machine's name. */
export const STAGES: Readonly<Record<string, Stage>> = {
  alert: AlertStage as Stage,
  alerts: AlertsStage as Stage,
  auth: AuthStage as Stage,
  confirm: ConfirmStage as Stage,
  disclosure: DisclosureStage as Stage,
  drefProcess: DrefProcessStage as Stage,
  drefRecord: DrefRecordStage as Stage,
  dropdownMenu: MenuStage as Stage,
  export: ExportStage as Stage,
  form: FormStage as Stage,
  language: LanguageStage as Stage,
  lazyPart: LazyPartStage as Stage,
  learningSummary: LearningSummaryStage as Stage,
  listState: ListStage as Stage,
  modal: ModalStage as Stage,
  perProcess: PerProcessStage as Stage,
  request: RequestStage as Stage,
  select: SelectStage as Stage,
  serverDocument: ServerDocumentStage as Stage,
  tooltip: TooltipStage as Stage,
  upload: UploadStage as Stage,
  submission: SubmissionStage as Stage,
  worldMap: MapStage as Stage,
  connectivity: ({ actor }: StageProps) => (
    <AppStage name="connectivity" actor={actor}>
      <ConnectivityBanner />
    </AppStage>
  ),
  cookieBanner: ({ actor }: StageProps) => (
    <AppStage name="cookieBanner" actor={actor}>
      <Button size="sm" onClick={() => actor.send({ type: 'withdraw' })}>
        <Words of="withdraw" />
      </Button>
      <CookieBanner />
    </AppStage>
  ),
  navigation: ({ actor }: StageProps) => (
    <AppStage name="navigation" actor={actor}>
      <p>
        <Words of="loaderAbove" />
      </p>
      <NavigationLoader />
    </AppStage>
  ),
  search: ({ actor }: StageProps) => (
    <Driven actor={actor}>
      <div className={styles.page}>
        <SearchBox />
      </div>
    </Driven>
  ),
};
