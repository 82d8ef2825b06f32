import { EditorContent, type Editor as Tiptap, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { inputClass } from '../FormField/index.tsx';
import styles from './RichTextInput.module.css';
import { richTextInputStrings } from './strings.ts';

interface EditorProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  label: string;
  name: string;
  value: string;
  onChange: (html: string) => void;
  isReadOnly?: boolean | undefined;
}

/** Code blocks and links to scripts have no place in a report; what is left, the sanitiser lets through. */
const extensions = [
  StarterKit.configure({
    codeBlock: false,
    heading: { levels: [3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https'] },
  }),
];

const htmlOf = (editor: Tiptap) => (editor.isEmpty ? '' : editor.getHTML());

/** The editor itself. */
export function Editor({ label, name, value, onChange, isReadOnly = false, ...ids }: EditorProps) {
  const attributes = {
    id: ids.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'data-name': name,
    dir: 'auto',
    class: `${inputClass} ${styles.text}`,
    ...(ids['aria-describedby'] && { 'aria-describedby': ids['aria-describedby'] }),
    ...(ids['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(ids['aria-required'] && { 'aria-required': 'true' }),
  };
  const editor = useEditor({
    extensions,
    content: value,
    editable: !isReadOnly,
    // Its few rules stand in our style sheet: the page's policy allows no style elements.
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  });
  useEffect(() => {
    // Hidden for a while, an editor is thrown away; a new one is on its way with the next drawing.
    if (editor.isDestroyed) return;
    if (editor.isEditable === isReadOnly) editor.setEditable(!isReadOnly, false);
    // Changed from outside: a draft was restored or discarded.
    if (value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, isReadOnly]);
  return (
    <div>
      {!isReadOnly && <Toolbar editor={editor} label={label} />}
      <EditorContent editor={editor} />
    </div>
  );
}

const TOOLS = [
  { key: 'bold', run: (editor: Tiptap) => editor.chain().focus().toggleBold().run(), is: ['bold'] },
  { key: 'italic', run: (editor: Tiptap) => editor.chain().focus().toggleItalic().run(), is: ['italic'] },
  {
    key: 'heading',
    run: (editor: Tiptap) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    is: ['heading', { level: 3 }],
  },
  {
    key: 'bulletList',
    run: (editor: Tiptap) => editor.chain().focus().toggleBulletList().run(),
    is: ['bulletList'],
  },
  {
    key: 'orderedList',
    run: (editor: Tiptap) => editor.chain().focus().toggleOrderedList().run(),
    is: ['orderedList'],
  },
  { key: 'undo', run: (editor: Tiptap) => editor.chain().focus().undo().run(), is: undefined },
  { key: 'redo', run: (editor: Tiptap) => editor.chain().focus().redo().run(), is: undefined },
] as const;

const SIGNS = {
  bold: 'B',
  italic: 'I',
  heading: 'H',
  bulletList: '•',
  orderedList: '1.',
  undo: '↶',
  redo: '↷',
} as const;

function Toolbar({ editor, label }: { editor: Tiptap; label: string }) {
  const strings = useStrings(richTextInputStrings);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      TOOLS.map(({ is }) => (is ? current.isActive(is[0], is[1] ?? {}) : undefined)),
  });
  return (
    <div role="toolbar" aria-label={fill(strings.formatting, { label })} className={styles.tools}>
      {TOOLS.map(({ key, run }, index) => (
        <button
          key={key}
          type="button"
          className={styles.tool}
          data-tool={key}
          aria-label={strings[key]}
          title={strings[key]}
          aria-pressed={active[index]}
          onClick={() => run(editor)}
        >
          <span aria-hidden="true">{SIGNS[key]}</span>
        </button>
      ))}
    </div>
  );
}
