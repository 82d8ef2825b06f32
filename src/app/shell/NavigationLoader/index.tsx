import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { selectIsFading, selectIsVisible } from '#machines/navigation.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { shellStrings } from '../strings.ts';
import styles from './NavigationLoader.module.css';

/** A line over the page while a route loads; fast loads show nothing. */
export function NavigationLoader() {
  const strings = useStrings(shellStrings);
  const { navigation } = useApp().actors;
  const isVisible = useSelector(navigation, selectIsVisible);
  const isFading = useSelector(navigation, selectIsFading);
  return (
    <div role="status" className={clsx(isVisible && styles.loader, isFading && styles.fading)}>
      {isVisible && !isFading && <span className="visually-hidden">{strings.loading}</span>}
    </div>
  );
}
