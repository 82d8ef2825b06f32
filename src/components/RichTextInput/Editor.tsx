import { EditorContent, type Editor as Tiptap, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { inputClass } from '../FormField/index.tsx';
import { Icon } from '../icons.tsx';
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

/** Each on the grid of the icons; letters stand for what is done to letters. */
const SIGNS = {
  bold: <Icon path="M7 5h6a3.5 3.5 0 0 1 0 7H7V5ZM7 12h7a3.5 3.5 0 0 1 0 7H7v-7Z" />,
  italic: <Icon path="M10 5h7M7 19h7M14 5l-4 14" />,
  heading: <Icon path="M6 5v14M18 5v14M6 12h12" />,
  bulletList: <Icon path="M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1" />,
  orderedList: (
    <Icon path="M10 6.5h10M10 12h10M10 17.5h10M4 5.5l1.5-1v4.5M4 15.2c.5-1 2.5-1 2.5.4 0 1.2-2.5 1.9-2.5 3.4h2.5" />
  ),
  undo: <Icon path="M8.5 5 4.5 9l4 4M4.5 9H14a5.25 5.25 0 0 1 0 10.5h-3" />,
  redo: <Icon path="M15.5 5l4 4-4 4M19.5 9H10a5.25 5.25 0 0 0 0 10.5h3" />,
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
          {SIGNS[key]}
        </button>
      ))}
    </div>
  );
}
