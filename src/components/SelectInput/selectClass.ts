import { inputClass } from '../FormField/classes.ts';
import styles from './SelectInput.module.css';

/** The look of the browser's own control. */
export const selectClass = `${inputClass} ${styles.select}`;
