import { HandCoins, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import valerian from '../../art/valerian.svg'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { money } from '../../ui/money.ts'
import { PageHeading } from '../../ui/Page.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { PackageForm } from './PackageForm.tsx'
import { type CreditPackage, usePackages, usePackagesChanged } from './packages.ts'
import { SaleDialog } from './SaleDialog.tsx'

const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3'

type PackageCardProps = { item: CreditPackage; onEdit: () => void; onDelete: () => void }

function PackageCard({ item, onEdit, onDelete }: PackageCardProps) {
  const t = useT()
  const { name, priceCents, credits, isActive, description } = item
  return (
    <Card as="li" className="flex flex-col p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg font-strong break-words">{name}</h2>
        <Badge tone={isActive ? 'success' : 'neutral'}>
          {t(isActive ? 'admin.packages.active' : 'admin.packages.inactive')}
        </Badge>
      </div>
      <p className="mt-2 text-xl font-figure">{money(priceCents)}</p>
      <p className="mt-1 flex items-center gap-2 text-warm">
        <Coin />
        <span className="text-sm text-ink-2">{t('credits.count', { count: credits })}</span>
      </p>
      {description && <p className="mt-2 text-sm text-ink-2">{description}</p>}
      <div className="mt-auto flex gap-2 pt-4">
        <Button look="outline" size="dense" aria-label={t('admin.editNamed', { name })} onClick={onEdit}>
          <Pencil size={16} />
          {t('admin.edit')}
        </Button>
        <Button
          look="danger-plain"
          size="dense"
          aria-label={t('admin.deleteNamed', { name })}
          onClick={onDelete}
        >
          <Trash2 size={16} />
          {t('admin.delete')}
        </Button>
      </div>
    </Card>
  )
}

type Editing = 'new' | CreditPackage

export function CreditPackages() {
  const t = useT()
  const packages = usePackages()
  const changed = usePackagesChanged()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [selling, setSelling] = useState(false)
  const [deleting, setDeleting] = useState<CreditPackage | null>(null)
  const remove = trpc.admin.packages.delete.useMutation({
    meta: { errorTitle: t('admin.packages.notDeleted'), success: [t('admin.packages.deleted')] },
    onSuccess: () => changed(),
    onSettled: () => setDeleting(null),
  })
  return (
    <>
      <PageHeading
        title={t('app.page.packages')}
        subtitle={t('admin.packages.subtitle')}
        action={
          <div className="flex flex-wrap gap-3">
            <Button look="outline" onClick={() => setSelling(true)}>
              <HandCoins size={18} />
              {t('admin.sale.title')}
            </Button>
            <Button onClick={() => setEditing('new')}>
              <Plus size={18} />
              {t('admin.packages.add')}
            </Button>
          </div>
        }
      />
      <div className="mt-6">
        <LoadState
          query={packages}
          error={t('credits.packages.failed')}
          loading={
            <Skeletons className={GRID} bars={['h-48 rounded-lg', 'h-48 rounded-lg', 'h-48 rounded-lg']} />
          }
        />
        {packages.data?.length === 0 && (
          <EmptyCard art={valerian} ground="honey" title={t('admin.packages.none.title')}>
            {t('admin.packages.none.text')}
          </EmptyCard>
        )}
        <ul aria-label={t('admin.packages.list')} className={GRID}>
          {packages.data?.map((item) => (
            <PackageCard
              key={item.id}
              item={item}
              onEdit={() => setEditing(item)}
              onDelete={() => setDeleting(item)}
            />
          ))}
        </ul>
      </div>
      {editing && (
        <PackageForm {...(editing !== 'new' && { saved: editing })} onClose={() => setEditing(null)} />
      )}
      {selling && <SaleDialog onClose={() => setSelling(false)} />}
      <AlertDialog
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t('admin.packages.delete.title')}
        description={t('admin.packages.delete.text')}
        action={t('admin.delete')}
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate({ id: deleting.id })}
      />
    </>
  )
}
