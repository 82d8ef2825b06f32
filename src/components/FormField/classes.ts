import styles from './FormField.module.css';

/** Of a grid of fields: what is beside each other stands in line. */
export const rowClass = styles.row;

/** The look of inputs of one line. */
export const inputClass = styles.input;
