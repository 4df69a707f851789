import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react'
import { CONDITIONS, type Condition } from '../../../shared/conditions.ts'
import { type AnswerOption, type FormItem, MAX_STRING, MOST_OPTIONS } from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { textOrder } from '../../ui/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import { DragHandle } from './DragHandle.tsx'
import { changeItem, moved, renameOption } from './draftItems.ts'
import { useEditing } from './editing.ts'
import { useReorder } from './useReorder.ts'

/** The answers of a choice: Enter adds one, several pasted lines are several. */
export function OptionsEditor({ item }: { item: FormItem }) {
  const t = useT()
  const { edit } = useEditing()
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const focusAt = useRef<number | null>(null)
  const options = item.answerOption ?? []
  const set = (change: (options: AnswerOption[]) => AnswerOption[]) =>
    edit((items) =>
      changeItem(items, item.linkId, (one) => ({ ...one, answerOption: change(one.answerOption ?? []) })),
    )
  const reorder = useReorder({
    list,
    length: options.length,
    nameOf: (index) => options[index]?.valueString ?? '',
    onMove: (from, to) => set((before) => moved(before, from, to)),
  })
  useEffect(() => {
    if (focusAt.current === null) return
    list.current?.children[focusAt.current]?.querySelector('input')?.focus()
    focusAt.current = null
  })

  const add = (after: number, words: string[] = ['']) => {
    const room = MOST_OPTIONS - options.length
    const added = words.slice(0, room).map((valueString) => ({ valueString }))
    if (added.length === 0) return
    focusAt.current = after + added.length
    set((before) => before.toSpliced(after + 1, 0, ...added))
  }
  const remove = (index: number) => {
    focusAt.current = Math.max(0, index - 1)
    set((before) => before.toSpliced(index, 1))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(index)
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && options.length > 1) {
      event.preventDefault()
      remove(index)
    }
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/[\n\r]+/)
      .map((line) => line.trim().slice(0, MAX_STRING))
      .filter(Boolean)
    if (lines.length < 2) return
    event.preventDefault()
    const isEmpty = options[index]?.valueString === ''
    add(index, lines)
    if (isEmpty) set((before) => before.toSpliced(index, 1))
  }
  const asksConditions = item.profile === 'conditions'
  /** What an answer can mean for the safety check. */
  const safety = useMemo(() => {
    const order = textOrder()
    const conditions = (asksConditions ? CONDITIONS : []).map((value) => ({
      value,
      label: t(`auth.condition.${value}`),
    }))
    return [
      { value: '' as const, label: t('forms.edit.noSafety') },
      ...conditions.sort((a, b) => order(a.label, b.label)),
    ]
  }, [asksConditions, t])
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-moved`}>
      <legend className="mb-1.5 text-sm font-strong">{t('forms.edit.answers')}</legend>
      <ol
        ref={list}
        className="divide-y divide-line rounded-md border border-line-strong bg-surface empty:hidden"
      >
        {options.map(({ valueString, condition }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no name of their own, and may be the same
            key={index}
            className={`px-1 first:rounded-t-md last:rounded-b-md ${reorder.lifted === index ? 'lift-2 bg-raised' : ''}`}
          >
            <div className={`flex items-center ${asksConditions ? 'flex-wrap' : ''}`}>
              <DragHandle
                label={t('forms.edit.moveAnswer', { number: index + 1 })}
                {...reorder.handle(index)}
              />
              <input
                aria-label={t('forms.edit.answerNumber', { number: index + 1 })}
                value={valueString}
                maxLength={MAX_STRING}
                autoComplete="off"
                onChange={({ target }) =>
                  edit((items) => renameOption(items, item.linkId, index, target.value))
                }
                onKeyDown={(event) => press(event, index)}
                onPaste={(event) => paste(event, index)}
                className="h-tap min-w-0 flex-1 rounded-sm bg-transparent px-1.5 text-base text-ink"
              />
              {asksConditions && (
                <span className="order-last w-full pb-1.5 pl-9 md:order-none md:w-60 md:py-0.5 md:pl-0">
                  <PlainSelect<Condition | ''>
                    aria-label={t('forms.edit.safetyOf', { answer: valueString })}
                    value={condition ?? ''}
                    options={safety}
                    onChange={(code) =>
                      set((before) => before.with(index, { valueString, ...(code && { condition: code }) }))
                    }
                  />
                </span>
              )}
              <IconButton
                icon={X}
                look="danger"
                label={t('forms.edit.removeAnswer', { answer: valueString || String(index + 1) })}
                onClick={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p id={`${id}-moved`} aria-live="assertive" className="sr-only">
        {reorder.announced}
      </p>
      {options.length < MOST_OPTIONS && (
        <Button look="plain" size="tight" className="mt-1 -ml-3" onClick={() => add(options.length - 1)}>
          <Plus size={18} />
          {t('forms.edit.addAnswer')}
        </Button>
      )}
    </fieldset>
  )
}
