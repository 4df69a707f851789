import {
  CalendarDays,
  FilePen,
  type LucideIcon,
  MessageSquare,
  NotebookText,
  PackageOpen,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useLive } from '../../app/useLive.ts'
import { useOnline } from '../../app/useOnline.ts'
import { intl, Rich, useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { clinic } from '../../ui/clinic.ts'
import { supplyLine } from './ownSupply.ts'
import { useReorder, useSupply } from './useSupply.ts'

type TodayLineProps = {
  icon: LucideIcon
  children: ReactNode
  /** One button or link: plain, or outlined if it costs money. */
  action?: ReactNode
  urgent?: boolean
}

/** A task of the day below the doses. */
function TodayLine({ icon: Icon, children, action, urgent = false }: TodayLineProps) {
  return (
    <li className="flex min-h-14 gap-3.5 border-t border-line py-1.5 first:border-t-0 max-md:flex-wrap max-md:pt-3.5 max-md:pb-1 md:items-center">
      <span
        className={`flex w-6 shrink-0 justify-center max-md:mt-px ${urgent ? 'text-warning' : 'text-ink-3'}`}
      >
        <Icon size={20} />
      </span>
      <p className="min-w-0 flex-1 text-sm">{children}</p>
      {action && (
        <div
          className={`max-md:basis-full ${urgent ? 'max-md:mb-2 max-md:ml-9.5' : 'max-md:-mt-2 max-md:ml-6.5 md:-mr-3'}`}
        >
          {action}
        </div>
      )}
    </li>
  )
}

const formatAppointment = (at: string) =>
  intl.formatDate(at, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    timeZone: clinic.timeZone,
  })

const subject = (text: ReactNode) => <span className="font-strong">{text}</span>
/** The first product that runs out within days, with a button that adds the need to the cart. */
function SupplyLine({ today }: { today: string }) {
  const online = useOnline()
  const utils = trpc.useUtils()
  const supply = useSupply(today)
  const { reorder, busy } = useReorder()
  const reload = () => void utils.shop.supply.invalidate()
  useLive(trpc.shop.onChange, reload, supply.data?.some(({ onItsWay }) => onItsWay > 0) ?? false)
  const line = online && supply.data ? supplyLine(supply.data, today) : null
  if (!line) return null
  const { product, text, orderable } = line
  return (
    <TodayLine
      icon={PackageOpen}
      urgent
      action={
        orderable && (
          <Button look="outline" busy={busy} onClick={() => void reorder(product)}>
            <Rich id="plans.line.reorder" values={{ name: product.name }} />
          </Button>
        )
      }
    >
      <Rich id="plans.line.supply" values={{ subject, name: product.name, text }} />
    </TodayLine>
  )
}

/** The strip above has the unread ones. */
function MessagesLine() {
  const online = useOnline()
  const threads = trpc.messages.threads.useQuery(undefined, { meta: { silent: true } })
  const first = threads.data?.find(({ closed }) => !closed)
  if (!online || !first) return null
  const { id, fullName } = first.with
  return (
    <TodayLine
      icon={MessageSquare}
      action={
        <LinkButton to="/messages/$userId" params={{ userId: id }} look="plain" size="tight">
          <Rich id="plans.line.write" values={{ name: fullName }} />
        </LinkButton>
      }
    >
      <Rich id="plans.line.noMessages" values={{ subject, name: fullName }} />
    </TodayLine>
  )
}

/** The next confirmed appointment, in the clinic's time. */
function AppointmentsLine() {
  const mine = trpc.appointments.mine.useQuery(undefined, { meta: { silent: true } })
  const next = mine.data?.find(({ state, until }) => state === 'confirmed' && Date.parse(until) > Date.now())
  return (
    <TodayLine
      icon={CalendarDays}
      action={
        <LinkButton to="/appointments" look="plain" size="tight">
          <Rich id="plans.line.openAppointments" />
        </LinkButton>
      }
    >
      {next ? (
        <Rich id="plans.line.appointment" values={{ subject, at: formatAppointment(next.at) }} />
      ) : (
        <Rich id="plans.line.noAppointment" values={{ subject }} />
      )}
    </TodayLine>
  )
}

/** Documents to sign; nothing without any. */
function DocumentsLine() {
  const mine = trpc.consents.mine.useQuery(undefined, { meta: { silent: true } })
  const count = mine.data?.filter(({ state }) => state === 'asked').length ?? 0
  if (count === 0) return null
  return (
    <TodayLine
      icon={FilePen}
      action={
        <LinkButton to="/documents" look="plain" size="tight">
          <Rich id="plans.line.openDocuments" />
        </LinkButton>
      }
    >
      <Rich id="plans.line.documents" values={{ subject, count }} />
    </TodayLine>
  )
}

/** Today's other tasks, one line each. Add further lines here; the link to the record comes last. */
export function TodayLines({ today }: { today: string }) {
  const t = useT()
  return (
    <ul aria-label={t('plans.line.label')} className="border-t border-line px-5 py-1.5 md:px-6">
      <SupplyLine today={today} />
      <MessagesLine />
      <AppointmentsLine />
      <DocumentsLine />
      <TodayLine
        icon={NotebookText}
        action={
          <LinkButton to="/record" look="plain" size="tight">
            <Rich id="plans.line.openRecord" />
          </LinkButton>
        }
      >
        <Rich id="plans.line.record" values={{ subject }} />
      </TodayLine>
    </ul>
  )
}
