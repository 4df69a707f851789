import { Eye, ListChecks, Save, SkipForward } from 'lucide-react'
import { utcDay } from '../../../locales/translate.ts'
import chamomile from '../../art/chamomile.svg'
import type { MyForm } from '../../lib/formDrafts.ts'
import { useT } from '../../locale/messages.tsx'
import { Art } from '../../ui/Art.tsx'
import { useWrittenLang } from '../../ui/writtenLang.ts'

type StartViewProps = { form: MyForm; parts: number; minutes: number }

/** The form's subject, duration and readers. */
export function StartView({ form: { title, from, dueOn, language }, parts, minutes }: StartViewProps) {
  const t = useT()
  const lines = [
    { icon: ListChecks, text: t('forms.start.parts', { parts, minutes }) },
    { icon: Save, text: t('forms.start.saved') },
    { icon: SkipForward, text: t('forms.start.leaveOut') },
    { icon: Eye, text: t('forms.start.readers', { from }) },
  ]
  return (
    <>
      <div className="-mx-5 -mt-6 mb-6 h-36 bg-ground-leaf p-4 md:mx-0 md:mt-0 md:h-44 md:rounded-lg">
        <Art src={chamomile} className="mx-auto size-full" />
      </div>
      <h1
        lang={useWrittenLang(language)}
        tabIndex={-1}
        className="font-display text-2xl font-title outline-none"
      >
        {title}
      </h1>
      <p className="mt-1 text-base text-ink-2">
        {dueOn ? t('forms.start.fromUntil', { from, day: utcDay(dueOn) }) : t('forms.start.from', { from })}
      </p>
      <ul className="mt-6 grid gap-3">
        {lines.map(({ icon: Icon, text }) => (
          <li key={text} className="flex gap-3.5 text-base text-pretty">
            <Icon size={20} aria-hidden className="mt-0.5 shrink-0 text-accent-text" />
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
