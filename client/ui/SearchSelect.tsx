import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { useT } from '../locale/messages.tsx'
import { type FieldControl, useFieldControl } from './Field.tsx'

export type Found = {
  id: string
  title: string
  note: string
  /** A warning about this choice, which the caller renders. */
  warning?: string
}

type SearchSelectProps = Partial<FieldControl> & {
  /** Without a visible label. */
  'aria-label'?: string
  value: Found | null
  onChange: (value: Found | null) => void
  /** The matches, searched by the caller. */
  found: readonly Found[]
  onSearch: (search: string) => void
  searching: boolean
  placeholder: string
  ref?: Ref<HTMLInputElement>
}

/** A combobox for lists too long to show. */
export function SearchSelect({
  value,
  onChange,
  found,
  onSearch,
  searching,
  placeholder,
  ...control
}: SearchSelectProps) {
  const t = useT()
  const status = searching ? t('app.search.running') : found.length === 0 ? t('app.search.none') : null
  return (
    <Base.Root<Found>
      items={found}
      filter={null}
      value={value}
      onValueChange={onChange}
      itemToStringLabel={({ title }) => title}
      isItemEqualToValue={(item, chosen) => item.id === chosen.id}
      // Only typed text is a search, not the text that a choice writes into the field.
      onInputValueChange={(text, { reason }) => onSearch(reason === 'input-change' ? text : '')}
    >
      <Base.InputGroup className="relative">
        <Base.Input
          {...useFieldControl()}
          {...control}
          placeholder={placeholder}
          className="h-tap w-full rounded-md border border-line-strong bg-surface pr-11 pl-4 text-base text-ink aria-invalid:border-2 aria-invalid:border-danger"
        />
        <Base.Trigger
          aria-label={t('app.search.showList')}
          className="absolute top-0 right-0 flex size-tap items-center justify-center text-ink-2"
        >
          <ChevronDown size={18} />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup
            aria-busy={searching}
            className="lift-2 max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-md border border-line bg-raised p-1.5 transition-opacity duration-(--dur-1) data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Base.Status className="text-sm text-ink-2">
              {status && <span className="block px-3 py-2.5">{status}</span>}
            </Base.Status>
            <Base.List className="outline-none">
              {(item: Found) => (
                <Base.Item
                  key={item.id}
                  value={item}
                  className="flex min-h-tap cursor-default items-center justify-between gap-4 rounded-sm px-3 py-1.5 text-sm outline-none data-highlighted:bg-accent-soft data-highlighted:text-on-accent-soft"
                >
                  <span className="min-w-0">
                    <span className="block font-strong">{item.title}</span>
                    <span className="block truncate text-xs">{item.note}</span>
                  </span>
                  <Base.ItemIndicator>
                    <Check size={18} />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
