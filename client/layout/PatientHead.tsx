import { Link } from '@tanstack/react-router'
import { ChevronDown, Languages, MessageSquare, Phone, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { type Translate, utcDay } from '../../locales/translate.ts'
import { conditionText } from '../../shared/conditionText.ts'
import type { ProfileField } from '../../shared/forms.ts'
import { profileText } from '../../shared/formText.ts'
import { commas, onOneLine, semicolons } from '../../shared/listText.ts'
import { trpc } from '../app/trpc.ts'
import { useToday } from '../lib/today.ts'
import { useT } from '../locale/messages.tsx'
import { ageOn } from '../ui/age.ts'
import { buttonClass, LinkButton } from '../ui/Button.tsx'
import { formatInstant } from '../ui/format.ts'
import { Initials } from '../ui/Initials.tsx'
import { languageName } from '../ui/languageName.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { telephone } from '../ui/telephone.ts'

const FRAME = 'border-b border-line bg-surface md:sticky md:top-[calc(4rem+1px)] md:z-20 print:static'

type FactProps = { name: ReactNode; danger?: boolean; className?: string; children: ReactNode }

const Fact = ({ name, danger = false, className = '', children }: FactProps) => (
  <div className={`min-w-0 border-line lg:border-l lg:px-4 ${danger ? 'text-danger' : ''} ${className}`}>
    <dt className={`flex items-center gap-1.5 text-xs ${danger ? '' : 'text-ink-2'}`}>{name}</dt>
    <dd className={`text-sm leading-5 font-strong break-words ${danger ? '' : 'line-clamp-2'}`}>
      {children}
    </dd>
  </div>
)

/** Undecided answers, conditions by their names. */
const undecidedText = (answers: readonly { field: ProfileField; value: string }[], t: Translate) =>
  semicolons(
    t,
    answers.map(({ field, value }) => profileText(t, field, value).replace(/\.$/, '')),
  )

/**
 * The patient of a practitioner's page: name, age, facts for every decision, and the telephone. Stays in view while
 * scrolling; allergies are never folded.
 */
export function PatientHead({ patientId, as: Name = 'p' }: { patientId: string; as?: 'h1' | 'p' }) {
  const t = useT()
  const today = useToday()
  const [open, setOpen] = useState(false)
  const more = useId()
  const { data } = trpc.auth.patients.profile.useQuery({ patientId }, { meta: { silent: true } })
  if (!data) {
    return (
      <div className={FRAME}>
        <div className="content flex min-h-21 items-center">
          <Skeleton className="h-12 w-72 max-w-full" />
        </div>
      </div>
    )
  }
  const {
    fullName,
    dateOfBirth,
    allergies,
    currentMedications,
    emergencyContactName,
    phone,
    locale: reads,
  } = data
  const conditions = commas(
    t,
    data.conditions.map((condition) => conditionText(condition, t)),
  )
  const contact = commas(
    t,
    [emergencyContactName, data.emergencyContactPhone].filter((part) => part !== null),
  )
  return (
    <section className={FRAME} aria-label={t('app.page.patient')}>
      <div className="content flex min-h-21 flex-wrap items-center gap-x-4 gap-y-2 py-2.5 lg:flex-nowrap">
        <Initials name={fullName} className="size-12 text-base max-md:hidden" />
        <div className="min-w-0 flex-1 lg:max-w-60 lg:min-w-44 lg:flex-none">
          <Name className="font-display text-xl leading-tight font-title break-words">{fullName}</Name>
          {dateOfBirth && (
            <p className="text-xs text-ink-2">
              {t('care.patient.born', { age: ageOn(dateOfBirth, today), day: utcDay(dateOfBirth) })}
            </p>
          )}
          {reads && (
            <p className="flex items-center gap-1.5 text-xs text-ink-2">
              <Languages size={14} aria-hidden />
              {t('care.head.readsIn', { language: languageName(reads) })}
            </p>
          )}
        </div>
        <dl className="flex min-w-0 flex-wrap gap-x-5 gap-y-1 max-lg:order-last max-lg:basis-full lg:ml-auto lg:flex-nowrap lg:gap-0">
          <Fact
            danger={allergies !== null && allergies !== ''}
            name={
              <>
                {allergies && <TriangleAlert size={15} aria-hidden />}
                {t('account.field.allergies')}
              </>
            }
          >
            {allergies ? onOneLine(t, allergies) : t('care.strip.notAsked')}
          </Fact>
          {currentMedications && (
            <Fact name={t('care.head.takes')} className="max-md:hidden">
              {onOneLine(t, currentMedications)}
            </Fact>
          )}
          {conditions && (
            <Fact name={t('care.head.conditions')} className="max-md:hidden">
              {conditions}
            </Fact>
          )}
          {contact && (
            <Fact name={t('account.section.emergency')} className="hidden min-[80rem]:block">
              {contact}
            </Fact>
          )}
        </dl>
        <div className="flex shrink-0 items-center gap-2">
          {phone && (
            <a
              href={telephone(phone)}
              aria-label={t('care.head.call', { name: fullName, phone })}
              className={`${buttonClass('outline')} max-md:px-3`}
            >
              <Phone size={18} />
              <span className="max-md:sr-only">{phone}</span>
            </a>
          )}
          <LinkButton
            to="/practitioner/patients/$patientId/messages"
            params={{ patientId }}
            look="outline"
            className="px-3"
            aria-label={t('care.patient.message')}
          >
            <MessageSquare size={18} />
          </LinkButton>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={more}
            aria-label={t('care.head.more')}
            onClick={() => setOpen(!open)}
            className="-mr-2 flex size-tap items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
          >
            <ChevronDown
              size={20}
              className={`transition-transform duration-(--dur-1) ${open ? 'rotate-180' : ''}`}
            />
          </button>
        </div>
      </div>
      {data.undecided.length > 0 && (
        <div className="border-t border-line bg-warning-soft text-sm text-on-warning-soft">
          <Link
            to="/practitioner/patients/$patientId/forms"
            params={{ patientId }}
            className="content flex min-h-tap flex-wrap items-center gap-x-2 py-1.5 hover:underline"
          >
            <TriangleAlert size={15} aria-hidden />
            <span className="font-strong">{t('care.head.undecided')}</span>
            <span className="min-w-0 break-words max-md:line-clamp-2">
              {undecidedText(data.undecided, t)}
            </span>
          </Link>
        </div>
      )}
      <div id={more} hidden={!open} className="border-t border-line">
        <p className="content pt-3 text-xs text-ink-2">
          {t('care.patient.since', { day: formatInstant(data.addedAt) })}
        </p>
        <dl className="content grid max-h-[50dvh] gap-x-8 gap-y-3 overflow-y-auto py-4 text-sm md:grid-cols-2">
          {(
            [
              [t('account.field.currentMedications'), currentMedications],
              [t('care.head.conditions'), conditions],
              [t('account.field.medicalHistory'), data.medicalHistory],
              [t('account.field.phone'), phone],
              [t('account.section.emergency'), contact],
              [t('auth.field.email'), data.email],
            ] as const
          ).map(([name, text]) => (
            <div key={name}>
              <dt className="text-xs text-ink-3">{name}</dt>
              <dd className="break-words whitespace-pre-line">{text || '–'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
