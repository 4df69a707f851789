import type { LinkProps } from '@tanstack/react-router'
import {
  HardDrive,
  Link2,
  type LucideIcon,
  MailWarning,
  Package,
  ShoppingBag,
  UserCheck,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { ClinicWaits } from '../../../shared/now.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { SOFT_TONES, type Tone } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import { formatFullMoment, formatInstant } from '../../ui/format.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { Band } from './Band.tsx'
import { Call } from './Call.tsx'

const HOUR = 60 * 60 * 1000

type LineProps = { icon: LucideIcon; tone: Tone; title: string; children?: ReactNode; action?: ReactNode }

function Line({ icon: Icon, tone, title, children, action }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-line py-2.5">
      <span className={`flex size-9 shrink-0 items-center justify-center rounded-full ${SOFT_TONES[tone]}`}>
        <Icon size={18} aria-hidden />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-strong">{title}</p>
        {children && <p className="text-ink-2">{children}</p>}
      </div>
      {action}
    </li>
  )
}

/** An unreviewed critical result: hours and who is responsible, never a patient or a value. */
function Urgent({ urgent }: { urgent: NonNullable<ClinicWaits['urgent']> }) {
  const t = useT()
  const { count, since, practitioners, phone } = urgent
  const hours = Math.floor((Date.now() - Date.parse(since)) / HOUR)
  return (
    <Band
      title={<Clinical>{(t) => t('now.clinic.urgent', { count, hours })}</Clinical>}
      actions={
        phone ? (
          <Call number={phone} as="call" filled />
        ) : (
          <LinkButton to="/admin/practitioner-patients" look="outline">
            {t('now.clinic.assignments')}
          </LinkButton>
        )
      }
    >
      <p className="text-base text-pretty">
        {t('now.clinic.since', { at: formatFullMoment(since) })}{' '}
        {practitioners.length > 0
          ? t('now.clinic.responsible', { count, names: practitioners })
          : t('now.clinic.nobody', { count })}
      </p>
    </Band>
  )
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000)

/** What needs an admin's attention; nothing without any. */
export function ClinicWaiting({ clinic }: { clinic: ClinicWaits }) {
  const t = useT()
  const { urgent, verify, backup, stock, mails, orders, withoutRole, withoutPractitioner } = clinic
  const link = (label: string, to: LinkProps['to'], search?: object) => (
    <LinkButton {...({ to, search } as { to: '/admin' })} look="outline" size="dense">
      {label}
    </LinkButton>
  )
  const stockNames = stock && [
    ...(stock.out.length > 0 ? [t('now.clinic.stock.out', { names: stock.out })] : []),
    ...(stock.low.length > 0
      ? [
          t('now.clinic.stock.low', {
            names: stock.low.map((one) => t('now.clinic.stock.left', { name: one.name, stock: one.stock })),
          }),
        ]
      : []),
  ]
  const lines = [
    verify && (
      <Line
        key="verify"
        icon={UserCheck}
        tone="warning"
        title={t('now.clinic.verify', { count: verify.count })}
        action={link(t('now.clinic.verify.action'), '/admin/users', { role: 'unverified' })}
      >
        {t('now.clinic.names', { names: verify.names, more: verify.count - verify.names.length })}
      </Line>
    ),
    backup && (
      <Line
        key="backup"
        icon={HardDrive}
        tone="danger"
        title={
          backup.lastAt
            ? t('admin.backup.last', { day: formatInstant(backup.lastAt) })
            : t('admin.backup.none')
        }
      >
        {backup.full ? (
          <Rich
            id="admin.backup.full"
            values={{
              needed: megabytes(backup.full.needed ?? 0),
              free: megabytes(backup.full.free),
              code: (text) => <code>{text}</code>,
            }}
          />
        ) : (
          <Rich id="admin.backup.text" values={{ code: (text) => <code>{text}</code> }} />
        )}
      </Line>
    ),
    mails && (
      <Line
        key="mails"
        icon={MailWarning}
        tone="danger"
        title={t('now.clinic.mails', { count: mails.count })}
      >
        {t('now.clinic.mails.since', { at: formatFullMoment(mails.since) })}
      </Line>
    ),
    withoutRole > 0 && (
      <Line
        key="role"
        icon={UserRound}
        tone="warning"
        title={t('now.clinic.withoutRole', { count: withoutRole })}
        action={link(t('now.clinic.assign'), '/admin/users')}
      />
    ),
    stock && (
      <Line
        key="stock"
        icon={Package}
        tone="warning"
        title={t('now.clinic.stock', { count: stock.count })}
        action={link(t('now.clinic.stock.action'), '/admin/products')}
      >
        {stockNames?.join(' ')}
      </Line>
    ),
    orders && (
      <Line
        key="orders"
        icon={ShoppingBag}
        tone="neutral"
        title={t('now.clinic.orders', { count: orders.count })}
        action={link(t('now.clinic.orders.action'), '/admin/orders', { status: 'pending' })}
      >
        {t('now.clinic.orders.since', { day: formatInstant(orders.since) })}
      </Line>
    ),
    withoutPractitioner > 0 && (
      <Line
        key="practitioner"
        icon={Link2}
        tone="neutral"
        title={t('now.clinic.withoutPractitioner', { count: withoutPractitioner })}
        action={link(t('now.clinic.assign'), '/admin/users', { role: 'withoutPractitioner' })}
      />
    ),
  ].filter(Boolean)
  return (
    <>
      {urgent && <Urgent urgent={urgent} />}
      {lines.length > 0 && (
        <SectionCard title={t('now.clinic.title')} className="px-5 pt-4 pb-1.5">
          <ul className="mt-3">{lines}</ul>
        </SectionCard>
      )}
    </>
  )
}
