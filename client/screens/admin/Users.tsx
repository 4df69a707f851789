import { FileUp, Link2, LoaderCircle, MailPlus, Plus, Scale, UserRoundCheck, UserRoundX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { MessageId } from '../../../locales/messages.ts'
import { ROLES } from '../../../shared/auth.ts'
import emptyPatients from '../../art/empty-patients.svg'
import { useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { Email } from '../../ui/Email.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatShortInstant } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { useHeld } from '../../ui/useHeld.ts'
import { AdjustDialog } from './AdjustDialog.tsx'
import { CsvButton } from './CsvButton.tsx'
import { OpenInvites } from './OpenInvites.tsx'
import { RoleBadge } from './RoleBadge.tsx'
import { SaleDialog } from './SaleDialog.tsx'
import { FILTERS, type User, useUserList } from './userList.ts'
import { useUserChanges } from './useUserChanges.ts'

const InviteDialog = lazy(async () => ({ default: (await import('./InviteDialog.tsx')).InviteDialog }))
const AssignDialog = lazy(async () => ({ default: (await import('./AssignDialog.tsx')).AssignDialog }))

const ORDERS = {
  '-joined': 'admin.users.order.newest',
  joined: 'admin.users.order.oldest',
  name: 'admin.users.order.name',
  '-name': 'admin.users.order.nameBackwards',
  email: 'admin.users.order.email',
  '-email': 'admin.users.order.emailBackwards',
} as const satisfies Record<string, MessageId>

/** Suspending and restoring ask for confirmation, the others for input. */
type OpenDialog = { about: 'suspend' | 'restore' | 'sale' | 'adjust' | 'assign'; user: User }

type ActionsProps = {
  user: User
  changes: ReturnType<typeof useUserChanges>
  onOpen: (dialog: OpenDialog) => void
  onOpenChange: (open: boolean) => void
}

function Actions({ user, changes, onOpen, onOpenChange }: ActionsProps) {
  const t = useT()
  const { id, fullName, role, verified, suspendedAt } = user
  const busy = changes.busyWith === id
  return (
    <span className="flex flex-wrap items-center gap-2 cards:justify-end">
      <span className="flex items-center gap-1">
        <span className="w-38">
          <Select
            dense
            aria-label={t('admin.users.assignRoleTo', { name: fullName })}
            placeholder={t('admin.users.assignRole')}
            value={null}
            disabled={busy}
            options={ROLES.map((value) => ({ value, label: t(`admin.role.${value}`) }))}
            onOpenChange={onOpenChange}
            onChange={(next) => changes.giveRole(user, next)}
          />
        </span>
        <Menu
          label={t('admin.users.actionsFor', { name: fullName })}
          onOpenChange={onOpenChange}
          actions={[
            role === 'patient' && {
              label: t('admin.users.assign.menu'),
              icon: Link2,
              onSelect: () => onOpen({ about: 'assign', user }),
            },
            { label: t('admin.sale.title'), icon: Plus, onSelect: () => onOpen({ about: 'sale', user }) },
            {
              label: t('admin.adjustCredits.title'),
              icon: Scale,
              onSelect: () => onOpen({ about: 'adjust', user }),
            },
            suspendedAt
              ? {
                  label: t('admin.users.restore.menu'),
                  icon: UserRoundCheck,
                  onSelect: () => onOpen({ about: 'restore', user }),
                }
              : {
                  label: t('admin.users.suspend.menu'),
                  icon: UserRoundX,
                  danger: true,
                  onSelect: () => onOpen({ about: 'suspend', user }),
                },
          ]}
        />
      </span>
      {role === 'practitioner' && verified === false && (
        <Button
          look="soft"
          size="dense"
          busy={busy}
          aria-label={t('admin.users.verifyNamed', { name: fullName })}
          onClick={() => changes.verify.mutate({ userId: id })}
        >
          {t('admin.users.verify')}
        </Button>
      )}
    </span>
  )
}

function Loading() {
  return (
    <Card role="status" className="flex items-center justify-center gap-3 p-16 text-ink-2">
      <LoaderCircle size={24} className="animate-spin" />
      {useT()('admin.users.loading')}
    </Card>
  )
}

export function Users() {
  const t = useT()
  const list = useUserList()
  const changes = useUserChanges()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [inviting, setInviting] = useState(false)
  const close = () => setDialog(null)
  const { pages } = list
  const [users, hold] = useHeld(list.users)

  const columns: Column<User>[] = [
    { key: 'name', title: t('admin.name'), sorting: list.sorting('name'), cell: ({ fullName }) => fullName },
    {
      key: 'email',
      title: t('admin.users.column.email'),
      sorting: list.sorting('email'),
      cell: ({ email }) => (
        <span className="min-w-0 text-ink-2">
          <Email>{email}</Email>
        </span>
      ),
    },
    {
      key: 'role',
      title: t('admin.users.column.role'),
      cell: ({ role, verified, suspendedAt }) => (
        <RoleBadge role={role} verified={verified} suspended={suspendedAt !== null} />
      ),
    },
    {
      key: 'joined',
      title: t('admin.users.column.joined'),
      sorting: list.sorting('joined'),
      cell: ({ createdAt }) => <span className="lg:whitespace-nowrap">{formatShortInstant(createdAt)}</span>,
    },
    {
      key: 'actions',
      title: t('admin.actions'),
      cell: (user) => <Actions user={user} changes={changes} onOpen={setDialog} onOpenChange={hold} />,
    },
  ]

  return (
    <div className="group/users">
      <PageHeading
        title={t('app.page.users')}
        subtitle={t('admin.users.subtitle')}
        action={
          <div className="flex flex-wrap gap-3">
            <LinkButton look="outline" to="/admin/import" search={{ kind: 'patients' }}>
              <FileUp size={18} aria-hidden />
              {t('admin.import')}
            </LinkButton>
            <CsvButton kind="users" filters={list.filters} />
            <Button onClick={() => setInviting(true)}>
              <MailPlus size={18} aria-hidden />
              {t('admin.invite.title')}
            </Button>
          </div>
        }
      />
      <div className="mt-6 mb-4 flex flex-wrap gap-3">
        <div className="min-w-64 flex-1 md:max-w-96">
          <SearchField label={t('admin.users.search')} value={list.q} onChange={list.search} />
        </div>
        <div className="w-60 max-md:flex-1">
          <Select
            aria-label={t('admin.users.filterByRole')}
            placeholder={t('admin.users.filter.all')}
            value={list.role ?? 'all'}
            options={FILTERS.map((value) => ({ value, label: t(`admin.users.filter.${value}`) }))}
            onChange={list.filter}
          />
        </div>
        <div className="min-w-48 flex-1 lg:not-group-has-data-cards/users:hidden">
          <Select
            aria-label={t('admin.users.sortBy')}
            placeholder={t('admin.users.order.newest')}
            value={list.order}
            options={Object.entries(ORDERS).map(([value, id]) => ({ value, label: t(id) }))}
            onChange={list.orderBy}
          />
        </div>
      </div>

      <LoadState query={pages} error={t('admin.users.failed')} loading={<Loading />} />
      {users?.length === 0 && (
        <EmptyCard art={emptyPatients} ground="water" title={t('admin.users.none.title')}>
          {t('admin.users.none.text')}
        </EmptyCard>
      )}
      {users && users.length > 0 && (
        <Card
          aria-busy={pages.isPlaceholderData}
          className={`overflow-hidden ${pages.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <Table caption={t('admin.users.list')} columns={columns} rows={users} keyOf={({ id }) => id} />
        </Card>
      )}
      <ShowMorePages of={pages} />
      <OpenInvites />

      <Suspense>
        {inviting && <InviteDialog onClose={() => setInviting(false)} />}
        {dialog?.about === 'assign' && <AssignDialog user={dialog.user} onClose={close} />}
      </Suspense>
      {dialog?.about === 'sale' && <SaleDialog user={dialog.user} onClose={close} />}
      {dialog?.about === 'adjust' && <AdjustDialog user={dialog.user} onClose={close} />}
      <AlertDialog
        open={dialog?.about === 'suspend'}
        onClose={close}
        title={t('admin.users.suspend.title')}
        description={dialog && t('admin.users.suspend.text', { name: dialog.user.fullName })}
        action={t('admin.users.suspend.action')}
        busy={changes.suspend.isPending}
        onConfirm={() => dialog && changes.suspend.mutate({ userId: dialog.user.id }, { onSettled: close })}
      />
      <AlertDialog
        open={dialog?.about === 'restore'}
        onClose={close}
        title={t('admin.users.restore.title')}
        description={dialog && t('admin.users.restore.text', { name: dialog.user.fullName })}
        action={t('admin.users.restore.action')}
        busy={changes.restore.isPending}
        onConfirm={() => dialog && changes.restore.mutate({ userId: dialog.user.id }, { onSettled: close })}
      />
    </div>
  )
}
