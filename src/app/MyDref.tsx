import { lazyComponent } from '#src/components/lazyPart.tsx';
import { MyDrefScreen } from '#src/screens/account/MyDrefScreen/index.tsx';

export { prefetchDrefs } from '#src/screens/account/MyDrefScreen/index.tsx';

/** The template follows from the form, which is of another area. */
const TemplateDialog = lazyComponent(
  async () => (await import('#src/screens/dref/excel/TemplateDialog/index.tsx')).TemplateDialog,
);

/** `/account/my-forms/dref`, with the template of an application. */
export const MyDref = () => <MyDrefScreen TemplateDialog={TemplateDialog} />;
