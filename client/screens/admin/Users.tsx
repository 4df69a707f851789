import { LoaderCircle, Plus, Scale, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { ROLES } from '../../../shared/auth.ts'
import emptyPatients from '../../art/empty-patients.svg'
import { Button } from '../../ui/Button.tsx'
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
import { ROLE_LABELS, RoleBadge } from './RoleBadge.tsx'
import { SaleDialog } from './SaleDialog.tsx'
import { type User, useUserList } from './userList.ts'
import { useUserChanges } from './useUserChanges.ts'

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }))

const FILTER_OPTIONS = [
  { value: 'all', label: 'All roles' },
  { value: 'patient', label: 'Patients' },
  { value: 'practitioner', label: 'Practitioners' },
  { value: 'unverified', label: 'Unverified practitioners' },
  { value: 'admin', label: 'Admins' },
  { value: 'none', label: 'No Role' },
] as const

const ORDER_OPTIONS = [
  { value: '-joined', label: 'Newest first' },
  { value: 'joined', label: 'Oldest first' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'email', label: 'Email, A to Z' },
  { value: '-email', label: 'Email, Z to A' },
] as const

/** Suspending and restoring ask for confirmation, a sale and an adjustment for input. */
type OpenDialog = { about: 'suspend' | 'restore' | 'sale' | 'adjust'; user: User }

type ActionsProps = {
  user: User
  changes: ReturnType<typeof useUserChanges>
  onOpen: (dialog: OpenDialog) => void
  onOpenChange: (open: boolean) => void
}

function Actions({ user, changes, onOpen, onOpenChange }: ActionsProps) {
  const { id, fullName, role, verified, suspendedAt } = user
  const busy = changes.busyWith === id
  return (
    <span className="flex flex-wrap items-center gap-2 cards:justify-end">
      <span className="flex items-center gap-1">
        <span className="w-38">
          <Select
            dense
            aria-label={`Assign role to ${fullName}`}
            placeholder="Assign role"
            value={null}
            disabled={busy}
            options={ROLE_OPTIONS}
            onOpenChange={onOpenChange}
            onChange={(next) => changes.giveRole(user, next)}
          />
        </span>
        <Menu
          label={`Actions for ${fullName}`}
          onOpenChange={onOpenChange}
          actions={[
            { label: 'Record a package sale', icon: Plus, onSelect: () => onOpen({ about: 'sale', user }) },
            { label: 'Adjust credits', icon: Scale, onSelect: () => onOpen({ about: 'adjust', user }) },
            suspendedAt
              ? {
                  label: 'Restore account',
                  icon: UserRoundCheck,
                  onSelect: () => onOpen({ about: 'restore', user }),
                }
              : {
                  label: 'Suspend account',
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
          aria-label={`Verify ${fullName}`}
          onClick={() => changes.verify.mutate({ userId: id })}
        >
          Verify
        </Button>
      )}
    </span>
  )
}

function Loading() {
  return (
    <Card role="status" className="flex items-center justify-center gap-3 p-16 text-ink-2">
      <LoaderCircle size={24} className="animate-spin" />
      Loading users
    </Card>
  )
}

export function Users() {
  const list = useUserList()
  const changes = useUserChanges()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const { pages } = list
  const [users, hold] = useHeld(list.users)

  const columns: Column<User>[] = [
    { key: 'name', title: 'Name', sorting: list.sorting('name'), cell: ({ fullName }) => fullName },
    {
      key: 'email',
      title: 'Email',
      sorting: list.sorting('email'),
      cell: ({ email }) => (
        <span className="min-w-0 text-ink-2">
          <Email>{email}</Email>
        </span>
      ),
    },
    {
      key: 'role',
      title: 'Role',
      cell: ({ role, verified, suspendedAt }) => (
        <RoleBadge role={role} verified={verified} suspended={suspendedAt !== null} />
      ),
    },
    {
      key: 'joined',
      title: 'Joined',
      sorting: list.sorting('joined'),
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatShortInstant(createdAt)}</span>,
    },
    {
      key: 'actions',
      title: 'Actions',
      cell: (user) => <Actions user={user} changes={changes} onOpen={setDialog} onOpenChange={hold} />,
    },
  ]

  return (
    <>
      <PageHeading title="User Management" subtitle="Manage user roles and permissions" />
      <div className="mt-6 mb-4 flex flex-wrap gap-3">
        <div className="min-w-64 flex-1 md:max-w-96">
          <SearchField label="Search name or email" value={list.q} onChange={list.search} />
        </div>
        <div className="w-60 max-md:flex-1">
          <Select
            aria-label="Filter by role"
            placeholder="All roles"
            value={list.role ?? 'all'}
            options={FILTER_OPTIONS}
            onChange={list.filter}
          />
        </div>
        <div className="min-w-48 flex-1 lg:hidden">
          <Select
            aria-label="Sort by"
            placeholder="Newest first"
            value={list.order}
            options={ORDER_OPTIONS}
            onChange={list.orderBy}
          />
        </div>
      </div>

      <LoadState query={pages} error="The users could not be loaded." loading={<Loading />} />
      {users?.length === 0 && (
        <EmptyCard art={emptyPatients} ground="water" title="No users found">
          No account matches this search. Try another part of the name or the e-mail.
        </EmptyCard>
      )}
      {users && users.length > 0 && (
        <Card
          aria-busy={pages.isPlaceholderData}
          className={`overflow-hidden ${pages.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <Table caption="Users" columns={columns} rows={users} keyOf={({ id }) => id} />
        </Card>
      )}
      <ShowMorePages of={pages} />

      {dialog?.about === 'sale' && <SaleDialog user={dialog.user} onClose={close} />}
      {dialog?.about === 'adjust' && <AdjustDialog user={dialog.user} onClose={close} />}
      <AlertDialog
        open={dialog?.about === 'suspend'}
        onClose={close}
        title="Suspend this account?"
        description={`${dialog?.user.fullName} is signed out at once, everywhere, and cannot sign in until you restore the account. No data is deleted.`}
        action="Suspend"
        busy={changes.suspend.isPending}
        onConfirm={() => dialog && changes.suspend.mutate({ userId: dialog.user.id }, { onSettled: close })}
      />
      <AlertDialog
        open={dialog?.about === 'restore'}
        onClose={close}
        title="Restore this account?"
        description={`${dialog?.user.fullName} can sign in again, with the same role and data as before.`}
        action="Restore"
        busy={changes.restore.isPending}
        onConfirm={() => dialog && changes.restore.mutate({ userId: dialog.user.id }, { onSettled: close })}
      />
    </>
  )
}
